/** What lies on the map besides counters: treasuries, sieges, markers of provinces, lines of communication. */
import { courseOf } from "../../board/map/states.ts";
import { rowHeight, STACK_ROW } from "../../board/map/stacks.ts";
import { drawingOf, lineOf, type MapShapes } from "../../board/map/shapes.ts";
import { round, type Box, type Spot } from "../../board/plane.ts";
import { GLYPHS } from "./glyphs.ts";
import { provinceKey, spaceKey } from "./places.ts";
import type { View } from "./types.ts";

interface LayerProps {
  map: MapShapes;
  scale: number;
  view: View;
}

/** Drawing units a unit of what is drawn at the size of counters. */
function sizeAt(scale: number): number {
  return Math.round((rowHeight(scale) / STACK_ROW / scale) * 1000) / 1000;
}

/** What the coins and the sieges take up. */
export function fixedOn({ map, scale, view }: LayerProps): Box[] {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  const box = (at: Spot, [left, top, right, bottom]: readonly [number, number, number, number]): Box => ({
    left: at.x + left * size,
    top: at.y + top * size,
    right: at.x + right * size,
    bottom: at.y + bottom * size,
  });
  const coins = Object.values(view.treasuries).flatMap(({ at, army }) => {
    const spot = at === null || army ? undefined : place.get(spaceKey(at));
    return spot ? [box(spot, [-11, 8, 11, 20])] : [];
  });
  const sieges = Object.keys(view.sieges).flatMap((space) => {
    const spot = place.get(spaceKey(space));
    return spot ? [box(spot, [11, -10, 49, 14])] : [];
  });
  return [...coins, ...sieges];
}

/** At each Treasure City two coins: dark for those that are there. A bar: it is shut. */
export function Treasuries({ map, scale, view }: LayerProps) {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  return (
    <g class="cq-treasuries" aria-hidden="true">
      {Object.entries(view.treasuries).map(([word, { level, shut, at, army }]) => {
        const spot = at === null || army ? undefined : place.get(spaceKey(at));
        if (!spot) return null;
        return (
          <g key={word} data-treasury={word} transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${size}) translate(0 14)`}>
            {[0, 1].map((coin) => (
              <circle key={coin} class={coin < level ? "cq-coin" : "cq-coin cq-spent"} cx={coin * 11 - 5.5} cy="0" r="4.6" />
            ))}
            {shut && <path class="cq-shut" d="M-13 0H13" />}
          </g>
        );
      })}
    </g>
  );
}

/** A ladder and the points that a siege has so far. */
export function Sieges({ map, scale, view }: LayerProps) {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  return (
    <g class="cq-sieges" aria-hidden="true">
      {Object.entries(view.sieges).map(([space, { points }]) => {
        const at = place.get(spaceKey(space));
        if (!at) return null;
        return (
          <g key={space} data-siege={space} transform={`translate(${round(at.x)} ${round(at.y)}) scale(${size}) translate(14 2)`}>
            <rect x="-2" y="-11" width="36" height="22" rx="11" />
            <path d={GLYPHS.siege} fill-rule="evenodd" transform="translate(2 -7.5) scale(0.62)" />
            <text x="25" y="5.4">
              {points}
            </text>
          </g>
        );
      })}
    </g>
  );
}

const MARKERS = ["revolt", "devastated", "drought", "weather"] as const;

/** What lies on a province: revolt, devastation, drought, bad weather. */
export function Markers({ map, scale, view }: LayerProps) {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  return (
    <g class="cq-markers" aria-hidden="true">
      {Object.entries(view.provinces).map(([word, province]) => {
        const shown = MARKERS.filter((name) => province[name]);
        const at = place.get(provinceKey(word));
        if (!at || shown.length === 0) return null;
        return (
          <g key={word} transform={`translate(${round(at.x)} ${round(at.y)}) scale(${size}) translate(${-12 * shown.length} -12)`}>
            {shown.map((name, n) => (
              <g key={name} class={`cq-marker cq-marker-${name}`} data-marker={`${name} ${word}`} transform={`translate(${24 * n} 0)`}>
                <circle cx="12" cy="12" r="11.5" />
                <path d={GLYPHS[name]} fill-rule="evenodd" transform="translate(4.2 4.2) scale(0.65)" />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** Cities that Alexander has founded. */
export function Alexandrias({ map, scale, view }: LayerProps) {
  const { place } = drawingOf(map);
  const size = sizeAt(scale);
  return (
    <g class="cq-alexandrias" aria-hidden="true">
      {view.alexandrias.map((space) => {
        const at = place.get(spaceKey(space));
        return (
          at && (
            <g key={space} transform={`translate(${round(at.x)} ${round(at.y)}) scale(${size}) translate(-24 -10)`}>
              <path d={GLYPHS.city} fill-rule="evenodd" transform="scale(0.7)" />
            </g>
          )
        );
      })}
    </g>
  );
}

/** The cheapest line from an army to a treasury. */
export function Line({ map, path }: { map: MapShapes; path: readonly string[] }) {
  const spots = courseOf(drawingOf(map), path.map(spaceKey));
  const end = spots.at(-1);
  if (!end) return null;
  return (
    <g class="cq-line" aria-hidden="true">
      <path d={lineOf(spots)} />
      <circle cx={round(end.x)} cy={round(end.y)} r="13" />
    </g>
  );
}
