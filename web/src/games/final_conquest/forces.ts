/** How many units go: what can be chosen for a march, as the engine's ways tell it. */
import { lineOf } from "../../live/lines.ts";
import type { Kind } from "./armies.ts";
import { numbersOf } from "./targets.ts";

export type Force = Record<Kind, number>;

export interface ForceOption extends Force {
  /** What is done when it is chosen: an action or a line. */
  line: string;
}

/** The forces that a march can be made with; empty until the ways are known. */
export function forcesOf(ways: readonly (readonly string[])[], march: string): ForceOption[] {
  const found = new Map<string, ForceOption>();
  for (const way of ways) {
    if (way[0] !== march) continue;
    const chosen = way[1] ?? "";
    if (!chosen.startsWith("with ")) continue;
    const line = lineOf(way.slice(0, 2));
    if (!found.has(line)) found.set(line, optionOf(chosen, line));
  }
  return [...found.values()];
}

/** The same where the question has been asked already. */
export function optionsOf(legal: readonly string[], verb: string): ForceOption[] {
  return legal.filter((action) => action.startsWith(`${verb} `)).map((action) => optionOf(action, action));
}

function optionOf(action: string, line: string): ForceOption {
  const [infantry = 0, cavalry = 0] = numbersOf(action);
  return { infantry, cavalry, line };
}

/** The choice that takes most units along. */
export function largest(options: readonly ForceOption[]): ForceOption | undefined {
  return options.reduce<ForceOption | undefined>((best, one) => (!best || sizeOf(one) > sizeOf(best) ? one : best), undefined);
}

function sizeOf({ infantry, cavalry }: Force): number {
  return 100 * (infantry + cavalry) + cavalry;
}

export function findForce(options: readonly ForceOption[], { infantry, cavalry }: Force): ForceOption | undefined {
  return options.find((one) => one.infantry === infantry && one.cavalry === cavalry);
}

/** The next number of a kind that can be chosen, up or down, with the other kind as near as can be to what it was. */
export function stepped(options: readonly ForceOption[], now: Force, kind: Kind, by: 1 | -1): ForceOption | undefined {
  const other: Kind = kind === "infantry" ? "cavalry" : "infantry";
  const beyond = options.filter((one) => (one[kind] - now[kind]) * by > 0);
  return beyond.reduce<ForceOption | undefined>((best, one) => {
    if (!best) return one;
    const [far, least] = [Math.abs(one[kind] - now[kind]), Math.abs(best[kind] - now[kind])];
    if (far !== least) return far < least ? one : best;
    return Math.abs(one[other] - now[other]) < Math.abs(best[other] - now[other]) ? one : best;
  }, undefined);
}
