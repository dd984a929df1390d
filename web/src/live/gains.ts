/** What a choice has brought each seat, by the numbers that stand beside the names. */
import type { GameModule } from "../board/module.ts";
import type { Standing } from "./standing.ts";

export interface Gains {
  /** The number of the choice. */
  n: number;
  /** By seat: how much more it has than before. */
  by: number[];
}

/** How the scores differ between two standings of a table; null where none does. */
export function gainsBetween(module: GameModule | null, before: Standing | null, after: Standing): Gains | null {
  const views = [before?.view ?? null, after.view];
  if (!module?.score || views.includes(null)) return null;
  const [old = [], now = []] = views.map((view) => after.table.seats.map(({ seat }) => module.score?.(view, seat) ?? 0));
  const by = now.map((value, seat) => value - (old[seat] ?? value));
  return by.some((value) => value !== 0) ? { n: after.n, by } : null;
}
