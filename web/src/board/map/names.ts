/** Which names can be read at a scale, and how large they are written then. */
import { LEGIBLE } from "../../../maps/measures.mjs";
import type { LabelShape, MapShapes } from "./shapes.ts";

/** No name is shown larger than so many pixels. */
const LARGEST = 24;

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
