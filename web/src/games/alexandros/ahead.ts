/** What an action would lead to, in sentences: before it is done. */
import { told } from "../../board/sentences.ts";
import type { Foreseen, Scene, Texts } from "../../board/module.ts";
import type { EventInfo } from "../../wire.ts";
import { cardsInWords } from "./labels.ts";
import { QUIET } from "./story.ts";
import type { Board, View } from "./types.ts";

/** Kinds that are told together, in a sentence of their own below. */
const SUMMED: ReadonlySet<string> = new Set([
  ...QUIET,
  "card-taken-to-move",
  "special-move",
  "alexander-heads",
  "taxes-levied",
  "points-scored",
  "province-held",
  "guard-removed",
  "take-over-begins",
  "guard-taken-back",
  "red-walls-used",
  "province-split",
  "turn-begins",
  "game-ends",
]);

export function aheadOf({ view, events }: Foreseen<View>, now: Scene<View, Board>, seat: number | null, texts: Texts): string[] {
  const of = (kind: string): EventInfo[] => events.filter((event) => event.kind === kind);
  const sentences = [
    ...march(of, view, now.view, texts),
    ...settling(of, now.view, seat, texts),
    ...taking(of, view, texts),
    ...levy(of, seat, texts),
  ];
  const others = events.filter(({ kind }) => !SUMMED.has(kind)).map((event) => texts.event(event));
  return [...sentences, ...others];
}

type Found = (kind: string) => EventInfo[];

/** “To the lyre at B16, two sides away. Three new walls, 17 left.” */
function march(of: Found, then: View, now: View, texts: Texts): string[] {
  const heads = of("alexander-heads").map((event) => texts.event(event));
  const [marches] = of("alexander-marches");
  const built = of("wall-placed").length;
  const reused = of("wall-reused").length;
  if (!marches && built + reused === 0) return heads;
  const walls =
    built + reused === 0
      ? texts.t("board-ahead-routes", { sides: Number(marches?.["sides"] ?? 0) })
      : texts.t("board-ahead-walls", {
          built,
          reused,
          black: then.black,
          red: now.red === then.red ? 0 : then.red,
          reds: now.red - then.red,
        });
  const borders = of("province-split").map((split) =>
    texts.t("board-ahead-border", { value: Number(split["value"]), other: Number(split["other_value"]) }),
  );
  return [...heads, walls, ...borders];
}

/** “You hold the province, worth 5, with one guard on the horse; it costs lyre and temple.” */
function settling(of: Found, now: View, seat: number | null, texts: Texts): string[] {
  const removed = [...of("take-over-begins"), ...of("guard-removed")].map((event) => texts.event(event));
  const begun = of("province-held").length > 0 ? [] : [...of("occupation-begins"), ...of("take-over-begins")];
  return [
    ...removed,
    ...begun.map(({ province, value }) => {
      const needs = now.provinces.find(({ name }) => name === province)?.needs ?? {};
      return texts.t("board-ahead-settle", { value: Number(value), needs: cardsInWords(needs, texts) });
    }),
    ...of("province-held").map((held) => {
      const cards = of("card-paid").map(({ symbol }) => texts.word("symbol", String(symbol)));
      return texts.t("board-ahead-held", {
        who: held["seat"] === seat ? "you" : "other",
        guards: Number(held["guards"]),
        value: Number(held["value"]),
        cards: cards.length,
        paid: texts.list(cards),
      });
    }),
  ];
}

/** What becomes of a province from which a guard is taken back. */
function taking(of: Found, then: View, texts: Texts): string[] {
  return of("guard-taken-back").flatMap(({ province: name }) => {
    const province = then.provinces.find((one) => one.name === name);
    if (!province) return [];
    return [texts.t("board-take-back", { guards: province.guards, province: `province:${province.name}`, value: province.value })];
  });
}

/** “You +0, Antigonus +5.” The sums that come of it stand at the seats. */
function levy(of: Found, seat: number | null, texts: Texts): string[] {
  const scored = of("points-scored");
  if (scored.length === 0) return [];
  const gains = scored.map((event) =>
    texts.t("board-ahead-gain", {
      seat: `seat:${String(event["seat"])}`,
      who: event["seat"] === seat ? "you" : "other",
      points: Number(event["points"]),
      total: Number(event["total"]),
    }),
  );
  const ends = of("game-ends").map((event) => texts.event(event));
  return [texts.list(gains), told(ends, texts)].filter((sentence) => sentence !== "");
}
