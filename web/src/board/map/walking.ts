/** Walking over a map by arrow keys, so that no place is ever left out. */
import type { Spot } from "../plane.ts";
import { toward, type Direction } from "../roving.ts";

const DIRECTIONS: readonly Direction[] = ["left", "right", "up", "down"];

export type Steps<T> = ReadonlyMap<T, Readonly<Partial<Record<Direction, T>>>>;

/**
 * Where each arrow key leads from each place: to the nearest place in that direction. A place that
 * no key would lead to is put in the way of a step that passes it.
 */
export function stepsOver<T extends Spot>(places: readonly T[]): Steps<T> {
  const steps = new Map<T, Partial<Record<Direction, T>>>();
  for (const place of places) {
    const row: Partial<Record<Direction, T>> = {};
    for (const direction of DIRECTIONS) {
      const next = toward(places, place, direction);
      if (next) row[direction] = next;
    }
    steps.set(place, row);
  }
  for (const lost of unreached(places, steps)) include(lost, places, steps);
  return steps;
}

/** Places that cannot be walked to from the first one. */
export function unreached<T>(places: readonly T[], steps: Steps<T>): T[] {
  const seen = new Set<T>(places.slice(0, 1));
  for (const place of seen) for (const next of Object.values(steps.get(place) ?? {})) seen.add(next);
  return places.filter((place) => !seen.has(place));
}

/** Lead to a lost place on the way from one neighbour to another that can still be reached then. */
function include<T extends Spot>(lost: T, places: readonly T[], steps: Map<T, Partial<Record<Direction, T>>>): void {
  const before = unreached(places, steps).length;
  const near = [...places].filter((place) => place !== lost).sort((one, other) => distance(one, lost) - distance(other, lost));
  for (const from of near) {
    for (const direction of DIRECTIONS) {
      const row = steps.get(from);
      if (!row || toward([lost], from, direction) === null) continue;
      const old = row[direction];
      row[direction] = lost;
      if (unreached(places, steps).length < before) return;
      if (old) row[direction] = old;
      else delete row[direction];
    }
  }
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
