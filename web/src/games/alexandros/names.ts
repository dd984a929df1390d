/** Where the names of lands can be written without touching a symbol, a guard or a wall. */
import { HALF, ROW, type Lattice, type Side, type Space } from "./lattice.ts";

/** A name's place: where it begins and ends, and its base line. */
export interface Band {
  region: string;
  left: number;
  right: number;
  base: number;
  /** The spaces that it is written across. */
  spaces: number[];
}

/**
 * In a row of triangles the middle of an upright one lies low and that of a hanging one lies high.
 * So letters just above the row's lower line pass under the symbols of hanging triangles, and only
 * upright ones must be open; letters just below the upper line, the other way round.
 */
const BANDS = [
  { low: true, base: 0.885, height: 0.78 },
  { low: false, base: 0.3, height: 0.22 },
];

/** Half the width that a symbol with its guard takes up, in half sides. */
const SYMBOL = 0.78;

/** The height of the letters, in drawing units. */
const LETTER = 15;

const made = new WeakMap<Lattice, Band[]>();

/** The best place for each region's name: long, and near the region's middle. */
export function bandsOf(lattice: Lattice): Band[] {
  let bands = made.get(lattice);
  if (!bands) {
    bands = placed(lattice);
    made.set(lattice, bands);
  }
  return bands;
}

function placed(lattice: Lattice): Band[] {
  const regions = new Map<string, Space[]>();
  for (const space of lattice.spaces) {
    regions.set(space.region, [...(regions.get(space.region) ?? []), space]);
  }
  return [...regions].map(([region, spaces]) => bandOf(region, spaces));
}

function bandOf(region: string, spaces: readonly Space[]): Band {
  const middle = spaces.reduce((sum, { centre }) => sum + centre.y, 0) / spaces.length;
  const rows = new Map<number, Space[]>();
  for (const space of spaces) {
    const row = Math.floor(space.centre.y / ROW);
    rows.set(row, [...(rows.get(row) ?? []), space]);
  }
  const wanted = (region.length + 1) * 0.42;
  let best: Band = { region, left: 0, right: 0, base: 0, spaces: [] };
  let highest = -Infinity;
  for (const [row, members] of rows) {
    for (const band of BANDS) {
      const base = (row + band.base) * ROW;
      for (const [left, right] of gaps(members, band)) {
        const worth = Math.min(right - left, wanted) - (0.25 * Math.abs(base - middle)) / ROW;
        if (worth <= highest) continue;
        highest = worth;
        const across = members.filter(({ centre }) => centre.x > left * HALF && centre.x < right * HALF);
        best = { region, left: left * HALF, right: right * HALF, base, spaces: across.map(({ index }) => index) };
      }
    }
  }
  return best;
}

/** The free stretches of a band, in half sides. */
function gaps(members: readonly Space[], band: { low: boolean; height: number }): [number, number][] {
  const row = [...members].sort((one, other) => one.centre.x - other.centre.x);
  const first = row[0];
  const last = row.at(-1);
  if (!first || !last) return [];
  const reach = (space: Space): number => (space.up ? band.height : 1 - band.height);
  const end = last.centre.x / HALF + reach(last) - 0.15;
  const found: [number, number][] = [];
  let from = first.centre.x / HALF - reach(first) + 0.15;
  for (const space of row) {
    if (space.symbol === null || space.up !== band.low) continue;
    const at = space.centre.x / HALF;
    if (at - SYMBOL > from) found.push([from, at - SYMBOL]);
    from = Math.max(from, at + SYMBOL);
  }
  if (end > from) found.push([from, end]);
  return found;
}

/** Whether a wall on a side would run through a name: only slanted sides do. */
export function crosses(side: Side, band: Band): boolean {
  const [top, bottom] = side.a.y < side.b.y ? [side.a, side.b] : [side.b, side.a];
  const height = band.base - LETTER / 2;
  if (height <= top.y || height >= bottom.y) return false;
  const x = top.x + ((bottom.x - top.x) * (height - top.y)) / (bottom.y - top.y);
  return x > band.left && x < band.right;
}
