/** Lines: actions that are done one after the other, written with a semicolon between them. */
import type { WayStepInfo } from "../wire.ts";

/** The actions of a line. A single action is a line too. */
export function stepsOf(line: string): string[] {
  return line.split("; ");
}

export function lineOf(steps: readonly string[]): string {
  return steps.join("; ");
}

export function firstStep(line: string): string {
  return stepsOf(line)[0] ?? line;
}

export function isLong(line: string): boolean {
  return line.includes("; ");
}

/** All ways to the end of a choice, each with all its actions, the short ones first. */
export function endingWays(steps: readonly WayStepInfo[]): string[][] {
  const before: string[][] = [];
  for (const { action, after = -1 } of steps) before.push([...(before[after] ?? []), action]);
  return before.filter((_, number) => steps[number]?.ends === true);
}

/** How many steps these ways have in common from the first on. */
export function commonSteps(ways: readonly (readonly string[])[]): number {
  const [first, ...others] = ways;
  if (first === undefined) return 0;
  const differs = first.findIndex((step, at) => others.some((other) => other[at] !== step));
  return differs === -1 ? Math.min(...ways.map((way) => way.length)) : differs;
}

/**
 * The steps of a line that every way takes which is as short and comes to the same: beyond them it
 * must be asked. `goal` is the step that says where the line leads.
 */
export function sureSteps(ways: readonly (readonly string[])[], line: string, goal: string): string[] {
  const steps = stepsOf(line);
  const at = steps.indexOf(goal);
  const whole = ways.some((way) => lineOf(way) === line);
  const alike = ways.filter((way) => way[at] === goal && (!whole || way.length === steps.length));
  return steps.slice(0, Math.max(1, Math.min(steps.length, commonSteps(alike))));
}

/** The shortest ways to a goal. */
export function waysTo(ways: readonly (readonly string[])[], goal: string, isLast: (way: readonly string[]) => boolean): string[][] {
  const there = ways.filter((way) => way.includes(goal));
  const best = there.some(isLast) ? there.filter(isLast) : there;
  const least = Math.min(...best.map((way) => way.length));
  return best.filter((way) => way.length === least).map((way) => [...way]);
}

/** The step of a line that says where it leads: the last one that has a place. */
export function goalOf(steps: readonly string[], hasPlace: (action: string) => boolean): string {
  return steps.findLast(hasPlace) ?? steps.at(-1) ?? "";
}
