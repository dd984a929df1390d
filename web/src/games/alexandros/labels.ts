/** What places are called, for readers who do not see the map. */
import { offered, told } from "../../board/sentences.ts";
import type { Texts } from "../../board/module.ts";
import type { Target } from "../../board/targets.ts";
import type { Lattice, Side, Space } from "./lattice.ts";
import { provinceAt } from "./targets.ts";
import type { Cards, View } from "./types.ts";

/** Cards as words: “2 lyre and 1 horse”. */
export function cardsInWords(cards: Cards, texts: Texts): string {
  const items = Object.entries(cards).map(([symbol, count]) => texts.t("board-map-count", { symbol: `symbol:${symbol}`, count }));
  return items.length > 0 ? texts.list(items) : texts.t("board-map-none");
}

/** What a lit place offers, and where it lies. */
export function targetLabel(target: Target, view: View, lattice: Lattice, texts: Texts): string {
  const what = offered(target.actions, texts);
  switch (target.domain) {
    case "province": {
      const space = lattice.space.get(target.word);
      const province = space && provinceAt(view, space);
      if (!space || !province) return what;
      return texts.t("board-map-target-province", {
        what,
        value: province.value,
        needs: cardsInWords(province.needs, texts),
      });
    }
    case "side": {
      const side = lattice.side.get(target.word);
      if (!side) return what;
      return texts.t("board-map-target-side", {
        way: wayOf(side, view.alexander),
        region: regionAt(side.spaces, lattice),
        wall: side.name in view.walls ? "old" : "new",
      });
    }
    case "space":
      // A guard or a card is asked for there.
      return target.actions.length > 1 ? texts.t("board-map-target-asked", { space: `space:${target.word}` }) : what;
    default:
      return what;
  }
}

function regionAt(spaces: readonly number[], lattice: Lattice): string {
  return `region:${lattice.spaces[spaces[0] ?? -1]?.region ?? ""}`;
}

/** Which of the six ways a side leads from the point where Alexander stands. */
export function wayOf(side: Side, from: string): string {
  const [a, b] = side.ends[1] === from ? [side.b, side.a] : [side.a, side.b];
  const across = b.x > a.x ? "east" : "west";
  if (Math.abs(b.y - a.y) < 1) return across;
  return `${b.y > a.y ? "south" : "north"}-${across}`;
}

/** Everything about one space: what it shows, who holds it, what walls it in. */
export function spaceLabel(space: Space, view: View, lattice: Lattice, texts: Texts): string {
  const province = provinceAt(view, space);
  const guard = view.guards[space.name];
  const walls = lattice.sides.filter((side) => side.spaces.includes(space.index) && side.name in view.walls);
  const sentences = [
    texts.t("board-map-space", {
      region: `region:${space.region}`,
      symbol: space.symbol === null ? "open" : `symbol:${space.symbol}`,
    }),
  ];
  if (guard !== undefined) sentences.push(texts.t("board-map-guard", { seat: `seat:${guard}` }));
  if (space.points.includes(view.alexander)) sentences.push(texts.t("board-map-alexander"));
  if (walls.length > 0) {
    const ways = walls.map((side) => texts.t(`board-map-edge-${edgeOf(side, space)}`));
    sentences.push(texts.t("board-map-walls", { count: walls.length, ways: texts.list(ways) }));
  }
  if (province) {
    sentences.push(
      texts.t("board-map-province", {
        holder: province.holder === null ? "nobody" : `seat:${province.holder}`,
        value: province.value,
        needs: cardsInWords(province.needs, texts),
      }),
    );
  }
  return told(sentences, texts);
}

/** Which of a triangle's sides this is. */
function edgeOf(side: Side, space: Space): string {
  if (Math.abs(side.a.y - side.b.y) < 1) return space.up ? "south" : "north";
  return side.middle.x < space.centre.x ? "west" : "east";
}
