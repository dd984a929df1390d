/** Armies as counters: a row a kind, with those that can still act upright and those that are spent on their side. */
import type { SeatLook } from "../../board/module.ts";
import type { Stack, StackGroup } from "../../board/map/stacks.ts";
import { GLYPHS } from "./glyphs.ts";
import type { Board, Garrison, Ranks, View } from "./types.ts";

export const KINDS = ["infantry", "cavalry"] as const;
export type Kind = (typeof KINDS)[number];

/** What a unit of a kind counts in battle. */
export const STRENGTH: Record<Kind, number> = { infantry: 1, cavalry: 2 };

export function countOf(ranks: Ranks): number {
  return ranks.reduce((sum, count) => sum + count, 0);
}

export function unitsOf({ infantry, cavalry }: Pick<Garrison, Kind>): number {
  return countOf(infantry) + countOf(cavalry);
}

export function strengthOf(here: Pick<Garrison, Kind>): number {
  return KINDS.reduce((sum, kind) => sum + STRENGTH[kind] * countOf(here[kind]), 0);
}

/** A kind's units: fresh ones first, then those with actions left, then the spent ones, turned. */
function groupsOf(kind: Kind, [spent, one, two, fresh]: Ranks): StackGroup[] {
  const path = GLYPHS[kind];
  return [
    { path, count: fresh },
    { path, count: two, sparks: 2 },
    { path, count: one, sparks: 1 },
    { path, count: spent, turned: true },
  ].filter(({ count }) => count > 0);
}

/** The counter of a territory; null where nothing stands and nobody owns anything. */
export function stackOf(word: string, here: Garrison, seats: readonly SeatLook[], raised: number): Stack | null {
  const look = typeof here.owner === "number" ? (seats[here.owner] ?? null) : null;
  if (unitsOf(here) === 0 && !look) return null;
  return { place: `territory:${word}`, look, rows: KINDS.map((kind) => groupsOf(kind, here[kind])), raised };
}

/** Whether two garrisons look alike. */
export function sameGarrison(one: Garrison | undefined, other: Garrison | undefined): boolean {
  if (!one || !other) return one === other;
  return one.owner === other.owner && KINDS.every((kind) => one[kind].every((count, at) => count === other[kind][at]));
}

/** What a defender adds here at most: +4 at his home, +2 in a great fort, else +1. */
export function bonusOf(word: string, view: View, board: Board): number {
  const data = board.maps[view.map].data[word];
  const owner = view.territories[word]?.owner;
  const faction = typeof owner === "number" ? view.seats[owner]?.faction : null;
  if (data?.home != null && data.home === faction) return BONUS.home;
  if (data?.fort === "great") return BONUS.great;
  return typeof owner === "number" ? BONUS.any : 0;
}

const BONUS = { any: 1, great: 2, home: 4 };
