/** The names on the map. Each is shown as soon as it can be read. */
import { LINE } from "../../../maps/measures.mjs";
import { round } from "../plane.ts";
import type { Written } from "./crowding.ts";
import { fitted } from "./naming.ts";
import type { MapShapes } from "./shapes.ts";

/** From the middle of a line to its base, in ems. */
const BASE = { caps: 0.325, plain: 0.27, ja: 0.36 };

export interface Named {
  domain: string;
  word: string;
}

interface MapLabelsProps {
  map: MapShapes;
  language: string;
  nameOf(thing: Named): string;
  written: readonly Written[];
}

export function MapLabels({ map, language, nameOf, written }: MapLabelsProps) {
  const things: Named[] = [...map.areas, ...map.points, ...map.things];
  const places = map.areas.length + map.points.length;
  return (
    <g class="map-labels" aria-hidden="true">
      {written.map((one) => {
        const { label, at } = one;
        const thing = things[at];
        if (!thing) return null;
        const key = `${thing.domain}:${thing.word}`;
        const caps = map.caps.includes(label.style);
        return <Name key={key} written={one} name={nameOf(thing)} language={language} caps={caps} of={at < places ? key : undefined} />;
      })}
    </g>
  );
}

interface NameProps {
  written: Written;
  name: string;
  language: string;
  caps: boolean;
  /** The key of the place that it names. */
  of: string | undefined;
}

function Name({ written: { label, size, x, y }, name, language, caps, of }: NameProps) {
  const { angle, style, lead } = label;
  const [aside, below] = [x - label.x, y - label.y];
  const { lines, widths, share } = fitted(label, name, language);
  const grown = size / label.size;
  const base = language.startsWith("ja") ? BASE.ja : caps ? BASE.caps : BASE.plain;
  return (
    <g class={`map-name map-name-${style} ${caps ? "map-caps" : ""}`} data-name-of={of}>
      {lead && <path class="map-lead" d={`M${round((lead[0] ?? 0) + aside)} ${round((lead[1] ?? 0) + below)}L${lead[2]} ${lead[3]}`} />}
      <text
        font-size={round(size * share)}
        text-anchor="middle"
        transform={`translate(${round(x)} ${round(y)})${angle ? ` rotate(${angle})` : ""}`}
      >
        {lines.map((line, at) => (
          <tspan
            key={at}
            x="0"
            y={round(((at - (lines.length - 1) / 2) * LINE + base * share) * size)}
            textLength={round((widths[at] ?? 0) * grown)}
            lengthAdjust="spacing"
          >
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
