/** What is printed on the territories: forts, homes, food and currency. */
import { rowHeight, STACK_ROW, stackLayout } from "../../board/map/stacks.ts";
import { drawingOf, type MapShapes } from "../../board/map/shapes.ts";
import type { SeatLook } from "../../board/module.ts";
import { round } from "../../board/plane.ts";
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

export function Resources({ map, board, view, seats, scale }: ResourcesProps) {
  const size = rowHeight(scale) / STACK_ROW / scale;
  const { place } = drawingOf(map);
  const watched = watchedForts(view, board);
  return (
    <g class="fc-resources" aria-hidden="true">
      {board.maps[view.map].territories.map((word) => {
        const at = place.get(`territory:${word}`);
        const data = board.maps[view.map].data[word];
        const here = view.territories[word];
        if (!at || !data) return null;
        const signs = signsOf(data);
        if (signs.length === 0) return null;
        const stack = here && stackOf(word, here, seats, 0);
        const down = stack ? (stackLayout(stack).height + 1) / 2 : 0;
        return (
          <g
            key={word}
            transform={`translate(${round(at.x)} ${round(at.y)}) scale(${Math.round(size * 1000) / 1000}) translate(${(-signs.length * STEP) / 2} ${round(down - SIZE / 2)})`}
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
        );
      })}
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
