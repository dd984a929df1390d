/** What lies on the map besides counters: markers, cities with their walls, costs of a march, lines of supply. */
import type { Passing } from "../../board/map/MapFrame.tsx";
import { rowHeight, STACK_ROW } from "../../board/map/stacks.ts";
import { drawingOf, lineOf, type MapShapes } from "../../board/map/shapes.ts";
import type { SeatLook } from "../../board/module.ts";
import { round, type Box, type Spot } from "../../board/plane.ts";
import { markPath } from "../../look/marks.tsx";
import { costBoxes, type Priced } from "./costs.ts";
import { GLYPHS } from "./glyphs.ts";
import { lookOf } from "./looks.ts";
import { areaKey } from "./places.ts";
import type { Board, Target, View } from "./types.ts";

interface LayerProps {
  map: MapShapes;
  scale: number;
}

/** Drawing units a unit of what is drawn at the size of counters. */
function sizeAt(scale: number): number {
  return Math.round((rowHeight(scale) / STACK_ROW / scale) * 1000) / 1000;
}

/** Whose an area is: its owner's mark on a flag, where no counter of his stands. */
export function Flags({ map, scale, board, view, seats }: LayerProps & { board: Board; view: View; seats: readonly SeatLook[] }) {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  return (
    <g class="avd-flags" aria-hidden="true">
      {Object.keys(board.areas).map((word) => {
        const here = view.areas[word];
        const at = place.get(areaKey(word));
        const look = lookOf(here?.marker ?? null, seats);
        if (!here || !at || !look || here.holder === here.marker) return null;
        // Under somebody else's counter it stands a little lower.
        const down = here.holder === null ? 0 : 19;
        return (
          <g
            key={word}
            class={`avd-flag colour-${look.colour}`}
            data-flag={word}
            transform={`translate(${round(at.x)} ${round(at.y)}) scale(${size}) translate(-8 ${down - 8})`}
          >
            <path d={markPath(look.mark)} fill-rule="evenodd" transform="scale(0.667)" />
          </g>
        );
      })}
    </g>
  );
}

/** What flags and the strength of walls take up: names stand beside them. */
export function marksOn({ map, scale, board, view }: LayerProps & { board: Board; view: View }): Box[] {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  const round = (at: Spot, down: number, reach: number): Box => {
    const [far, y] = [reach * size, at.y + down * size];
    return { left: at.x - far, top: y - far, right: at.x + far, bottom: y + far };
  };
  const flags = Object.entries(view.areas).flatMap(([word, here]) => {
    const at = place.get(areaKey(word));
    return at && here.marker !== null && here.holder !== here.marker ? [round(at, here.holder === null ? 0 : 19, FLAG)] : [];
  });
  const walls = Object.entries(board.cities).flatMap(([word, { area }]) => {
    const at = place.get(`city:${word}`);
    const here = view.areas[area];
    return at && here && (scale >= WHOLE || here.hits > 0 || here.besieged) ? [round(at, 15, ENDURANCE)] : [];
  });
  return [...flags, ...walls];
}

/** So far a flag and a number reach from their middle. */
const FLAG = 6;
const ENDURANCE = 5;

/** Below this scale, which shows the whole map, the strength of walls is not written. */
const WHOLE = 0.36;

/** How much of a city's walls stands, where it was hit, and who lies before it. */
export function Walls({ map, scale, board, view }: LayerProps & { board: Board; view: View }) {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  return (
    <g class="avd-walls" aria-hidden="true">
      {Object.entries(board.cities).map(([word, { area, endurance }]) => {
        const at = place.get(`city:${word}`);
        const here = view.areas[area];
        if (!at || !here) return null;
        const hit = here.hits > 0;
        if (scale < WHOLE && !hit && !here.besieged) return null;
        return (
          <g key={word} transform={`translate(${round(at.x)} ${round(at.y)}) scale(${size})`}>
            {here.besieged && (
              <g class="avd-siege" transform="translate(7 -19) scale(0.75)">
                <circle cx="12" cy="12" r="14" />
                <path d={GLYPHS.siege} fill-rule="evenodd" />
              </g>
            )}
            <text class={`avd-endurance ${hit ? "avd-hit" : ""}`} x="0" y="20">
              {hit ? `${endurance - here.hits}/${endurance}` : endurance}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** On each target of a march: its points; swords where enemies stand. Names go out of their way. */
export function costsOn(map: MapShapes, targets: readonly [string, Target][]): Passing {
  const { place } = drawingOf(map);
  const priced = targets.flatMap(([word, { cost, attack }]) => {
    const middle = place.get(areaKey(word));
    return middle ? [{ word, cost, attack, middle }] : [];
  });
  return {
    boxes: (scale, taken, counters) =>
      costBoxes(
        priced.map(({ middle, attack }): Priced => [middle, attack]),
        sizeAt(scale),
        taken,
        counters,
      ),
    drawn: (scale, boxes) => (
      <g class="avd-costs" aria-hidden="true">
        {priced.map(({ word, cost, attack }, at) => {
          const box = boxes[at];
          return box && <Cost key={word} word={word} cost={cost} attack={attack} box={box} size={sizeAt(scale)} />;
        })}
      </g>
    ),
  };
}

function Cost({ word, cost, attack, box, size }: Pick<Target, "cost" | "attack"> & { word: string; box: Box; size: number }) {
  const width = (box.right - box.left) / size;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return (
    <g data-cost={word} data-name-of={areaKey(word)} transform={`translate(${round(x)} ${round(y)}) scale(${size})`}>
      <rect x={round(-width / 2)} y="-10" width={round(width)} height="20" rx="10" />
      {attack && <path d={GLYPHS.battle} fill-rule="evenodd" transform="translate(-15 -7.5) scale(0.62)" />}
      <text x={attack ? 9 : 0} y="5.4">
        {cost}
      </text>
    </g>
  );
}

/** The line that feeds an army, from its source on. */
export function SupplyLine({ map, line }: { map: MapShapes; line: readonly string[] }) {
  const { place } = drawingOf(map);
  const spots = line.flatMap((word) => place.get(areaKey(word)) ?? []);
  const source = spots[0];
  if (!source) return null;
  return (
    <g class="avd-supply" aria-hidden="true">
      <path d={lineOf(spots)} />
      <circle cx={round(source.x)} cy={round(source.y)} r="13" />
    </g>
  );
}
