/** What is printed on the territories: forts, homes, food and currency. */
import { stackSize } from "../../board/map/settling.ts";
import { stackLayout } from "../../board/map/stacks.ts";
import { drawingOf, type MapShapes } from "../../board/map/shapes.ts";
import type { SeatLook } from "../../board/module.ts";
import { round, type Box, type Spot } from "../../board/plane.ts";
import { stackOf } from "./armies.ts";
import { GLYPHS, type GlyphName } from "./glyphs.ts";
import { watchedForts } from "./standing.ts";
import type { Board, TerritoryData, View } from "./types.ts";

/** How wide an icon is, of a row of 20, and how large it is drawn. */
const STEP = 19;
const SIZE = 18;

interface ResourcesProps {
  map: MapShapes;
  board: Board;
  view: View;
  seats: readonly SeatLook[];
  scale: number;
}

/** A territory with something printed on it: where its signs begin, in units of a counter from its middle. */
interface Printed {
  word: string;
  at: Spot;
  signs: GlyphName[];
  left: number;
  top: number;
}

function printedOn({ map, board, view, seats }: Omit<ResourcesProps, "scale">): Printed[] {
  const { place } = drawingOf(map);
  const { territories, data } = board.maps[view.map];
  return territories.flatMap((word): Printed[] => {
    const at = place.get(`territory:${word}`);
    const printed = data[word];
    const signs = printed ? signsOf(printed) : [];
    if (!at || signs.length === 0) return [];
    const here = view.territories[word];
    const stack = here && stackOf(word, here, seats, 0);
    const down = stack ? (stackLayout(stack).height + 1) / 2 : 0;
    return [{ word, at, signs, left: (-signs.length * STEP) / 2, top: down - SIZE / 2 }];
  });
}

/** What all that is printed takes up. */
export function boxesOf({ scale, ...scene }: ResourcesProps): Box[] {
  const size = stackSize(scale);
  return printedOn(scene).map(({ at, signs, left, top }) => ({
    left: at.x + left * size,
    top: at.y + top * size,
    right: at.x + (left + signs.length * STEP) * size,
    bottom: at.y + (top + SIZE) * size,
  }));
}

export function Resources({ scale, ...scene }: ResourcesProps) {
  const size = stackSize(scale);
  const watched = watchedForts(scene.view, scene.board);
  return (
    <g class="fc-resources" aria-hidden="true">
      {printedOn(scene).map(({ word, at, signs, left, top }) => (
        <g
          key={word}
          transform={`translate(${round(at.x)} ${round(at.y)}) scale(${Math.round(size * 1000) / 1000}) translate(${left} ${round(top)})`}
        >
          {signs.map((sign, index) => (
            <g key={sign} transform={`translate(${index * STEP + (STEP - SIZE) / 2} 0)`}>
              {watched.has(word) && (sign === "fort" || sign === "great") && (
                <circle class="fc-watched" cx={SIZE / 2} cy={SIZE / 2} r={SIZE / 2 + 1.5} />
              )}
              <path class={`fc-sign fc-sign-${sign}`} d={GLYPHS[sign]} fill-rule="evenodd" transform={`scale(${SIZE / 24})`} />
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

/** What is printed on a territory, in the order in which it is drawn. */
export function signsOf({ fort, home, food, currency }: TerritoryData): GlyphName[] {
  return [
    ...(home !== null ? (["home"] as const) : []),
    ...(fort === "fort" ? (["fort"] as const) : fort === "great" ? (["great"] as const) : []),
    ...Array.from({ length: food }, () => "food" as const),
    ...Array.from({ length: currency }, () => "currency" as const),
  ];
}
