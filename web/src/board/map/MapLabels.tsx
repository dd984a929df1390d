/** The names on the map. Each is shown as soon as it can be read. */
import { LEGIBLE, LINE } from "../../../maps/measures.mjs";
import { round } from "../plane.ts";
import type { MapShapes, LabelShape } from "./shapes.ts";
import { fitted } from "./naming.ts";

/** No name is shown larger than so many pixels. */
const LARGEST = 24;
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
  /** Pixels a unit. */
  scale: number;
}

export function MapLabels({ map, language, nameOf, scale }: MapLabelsProps) {
  const things: Named[] = [...map.areas, ...map.points, ...map.things];
  const places = map.areas.length + map.points.length;
  return (
    <g class="map-labels" aria-hidden="true">
      {shownAt(map, language, scale).map(({ label, size, at }) => {
        const thing = things[at];
        if (!thing) return null;
        const key = `${thing.domain}:${thing.word}`;
        const caps = map.caps.includes(label.style);
        return (
          <Name
            key={key}
            label={label}
            size={size}
            name={nameOf(thing)}
            language={language}
            caps={caps}
            of={at < places ? key : undefined}
          />
        );
      })}
    </g>
  );
}

/** The names that are shown at a scale: how large, in units, and of which thing. */
export function shownAt(map: MapShapes, language: string, scale: number): { label: LabelShape; size: number; at: number }[] {
  if (scale < map.small.until) {
    // They keep their size on the screen.
    return inLanguage(map.small.labels, language).map((label) => ({
      label,
      at: label.at,
      size: Math.min(label.size, (label.size * map.small.scale) / scale),
    }));
  }
  return labelsOf(map, language).flatMap((label, at) => {
    const size = sizeAt(label, scale);
    return size === null ? [] : [{ label, at, size }];
  });
}

/** What there is in a language; in the first one where it has none of its own. */
function inLanguage<T>(rows: Record<string, T[]>, language: string): readonly T[] {
  return rows[language.split("-")[0] ?? ""] ?? Object.values(rows)[0] ?? [];
}

/** The places of all names in a language. */
export function labelsOf(map: MapShapes, language: string): readonly LabelShape[] {
  return inLanguage(map.labels, language);
}

/** How large a name is written, in units; null where it could not be read. */
export function sizeAt({ size, most = size }: LabelShape, scale: number): number | null {
  const least = LEGIBLE / scale;
  if (most < least - 1e-6) return null;
  return Math.min(Math.max(size, least), Math.max(least, LARGEST / scale));
}

interface NameProps {
  label: LabelShape;
  size: number;
  name: string;
  language: string;
  caps: boolean;
  /** The key of the place that it names. */
  of: string | undefined;
}

function Name({ label, size, name, language, caps, of }: NameProps) {
  const { x, y, angle, style, lead } = label;
  const { lines, widths, share } = fitted(label, name, language);
  const grown = size / label.size;
  const base = language.startsWith("ja") ? BASE.ja : caps ? BASE.caps : BASE.plain;
  return (
    <g class={`map-name map-name-${style} ${caps ? "map-caps" : ""}`} data-name-of={of}>
      {lead && <path class="map-lead" d={`M${lead[0]} ${lead[1]}L${lead[2]} ${lead[3]}`} />}
      <text font-size={round(size * share)} text-anchor="middle" transform={`translate(${x} ${y})${angle ? ` rotate(${angle})` : ""}`}>
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
