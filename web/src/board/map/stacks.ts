/** How the pieces of an area are laid out: an owner's mark, and a row for each kind of piece. */
import type { SeatLook } from "../module.ts";
import type { Spot } from "../plane.ts";

/** Pieces of one kind and one state. */
export interface StackGroup {
  /** What it is, in a box of 24 by 24. */
  path: string;
  count: number;
  /** It lies on its side: it has done what it could. */
  turned?: boolean;
  /** So many small marks: it may do so much more. */
  sparks?: number;
}

export interface Stack {
  /** The key of the place that it stands on. */
  place: string;
  /** Where on it or beside it, if not in its middle; what is pressed there is its place. */
  at?: Spot;
  /** Whose it is; null: nobody's. */
  look: SeatLook | null;
  rows: readonly (readonly StackGroup[])[];
  /** It was chosen, and is held above the map. */
  lifted?: boolean;
  /** It is only thought of. */
  ghost?: boolean;
  /** By how many rows it stands above the middle of its place, so that something has room below. */
  raised?: number;
}

export interface LaidGroup extends StackGroup {
  x: number;
  y: number;
}

export interface StackLayout {
  width: number;
  height: number;
  groups: LaidGroup[];
  /** The middle of the mark; null without one. */
  mark: { x: number; y: number } | null;
}

/** A row is 20 high; a glyph and a digit take so much room in it. */
export const STACK_ROW = 20;
export const GLYPH = 17;
const DIGIT = 9;
const MARK = 19;
const EDGE = 3;

/** Where everything stands, in units of which a row has 20, from the upper left corner on. */
export function stackLayout({ rows, look }: Pick<Stack, "rows" | "look">): StackLayout {
  const full = rows.map((row) => row.filter(({ count }) => count > 0)).filter((row) => row.length > 0);
  const left = look ? MARK : 0;
  const groups: LaidGroup[] = [];
  let width = left;
  full.forEach((row, at) => {
    let x = left + EDGE;
    for (const group of row) {
      groups.push({ ...group, x, y: EDGE / 2 + at * STACK_ROW });
      x += groupWidth(group);
    }
    width = Math.max(width, x);
  });
  const height = Math.max(1, full.length) * STACK_ROW + EDGE;
  return { width: width + EDGE, height, groups, mark: look ? { x: EDGE / 2 + MARK / 2, y: height / 2 } : null };
}

function groupWidth({ count }: StackGroup): number {
  return GLYPH + DIGIT * String(count).length + 3;
}

/** How high a row of pieces is on the screen, in pixels: it grows with the map, and can always be read. */
export function rowHeight(scale: number): number {
  return Math.max(12.5, Math.min(24, 44 * scale));
}
