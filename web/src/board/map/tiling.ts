/** Lines in groups by where they lie: what is outside the window costs nothing to draw. */
import type { Spot } from "../plane.ts";

/** The side of a tile, in units. */
const TILE = 480;

/** Things in groups, one for each tile that a spot of theirs lies in. */
export function tiled<T>(things: readonly T[], spotOf: (thing: T) => Spot | undefined): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const { x, y } = spotOf(thing) ?? { x: 0, y: 0 };
    const key = `${Math.floor(x / TILE)} ${Math.floor(y / TILE)}`;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups.values()];
}

/** A path of many lines as several paths, a tile each. */
export function tiledPath(path: string): string[] {
  const lines = path.split("M").slice(1);
  return tiled(lines, (line) => {
    const [x = 0, y = 0] = (/^(-?\d+) ?(-?\d+)/.exec(line) ?? []).slice(1).map(Number);
    return { x, y };
  }).map((group) => `M${group.join("M")}`);
}

/** Numbers that come in fours, the first two of which are a spot, in groups. */
export function tiledStrokes(numbers: readonly number[]): number[][] {
  const strokes: number[][] = [];
  for (let at = 0; at + 3 < numbers.length; at += 4) strokes.push(numbers.slice(at, at + 4));
  return tiled(strokes, ([x = 0, y = 0]) => ({ x, y })).map((group) => group.flat());
}
