/** The lobby's picture: an engraved map with Alexander's way on it. Decoration only. */
import { t } from "../texts/language.ts";
import { HEIGHT, LAND, RIVERS, STOPS, WAY, WIDTH } from "./atlas.ts";

/** Widths of the lines that follow the coast out to sea, the farthest first. */
const RIPPLES = [15, 10, 5.5];

export function Atlas() {
  return (
    <svg class="atlas" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <rect class="atlas-sea" width={WIDTH} height={HEIGHT} />
      {RIPPLES.map((width) => (
        <g key={width}>
          <path class="atlas-ripple" d={LAND} stroke-width={width} />
          <path class="atlas-gap" d={LAND} stroke-width={width - 1.1} />
        </g>
      ))}
      <path class="atlas-land" d={LAND} />
      <path class="atlas-river" d={RIVERS} />
      <path class="atlas-way" d={WAY} />
      {STOPS.map(({ name, x, y }) => (
        <g key={name}>
          <circle class="atlas-stop" cx={x} cy={y} r="3.6" />
          <text class="atlas-name" x={x + 8} y={y + (name === "tyre" ? 16 : -7)}>
            {t(`atlas-${name}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}
