/** Marches and boardings as lines of steps: who stays behind, the way, and what is done at its end. */
import { lineOf } from "../../live/lines.ts";
import { isFoot } from "./places.ts";
import type { Counts, Gathered, MarchData, Target } from "./types.ts";

/** Who goes, as the reader has chosen. */
export interface Going {
  classes: Counts;
  leaders: readonly string[];
}

export function unitsOf(classes: Counts): number {
  return Object.values(classes).reduce((sum, count) => sum + count, 0);
}

/** The steps that leave behind everybody who was gathered and does not go. */
export function dropsOf(all: Gathered, going: Going): string[] {
  const units = Object.entries(all.classes).flatMap(([word, count]) => {
    const left = count - (going.classes[word] ?? 0);
    return left > 0 ? [`drop ${word} ${left}`] : [];
  });
  return [...units, ...all.leaders.filter((leader) => !going.leaders.includes(leader)).map((leader) => `drop-leader ${leader}`)];
}

/** The points of those who go: the slowest of them decides. */
export function pointsOf({ points, light }: MarchData, going: Going): number {
  const foot = Object.entries(going.classes).some(([word, count]) => count > 0 && isFoot(word));
  return foot ? points : light;
}

/** The targets that those who go can come to. */
export function targetsOf(march: MarchData, going: Going): [string, Target][] {
  const points = pointsOf(march, going);
  return Object.entries(march.targets).filter(([, { cost }]) => cost <= points);
}

/** Whether a marker can be set where a march ends. */
export function canMark(march: MarchData, going: Going, target: Target): boolean {
  return target.mark !== null && !target.attack && target.cost + target.mark <= pointsOf(march, going);
}

/** From an area to another by the cheapest way: an attack is fought where it ends, else the army halts. */
export function marchLine(from: string, march: MarchData, going: Going, target: Target, mark: boolean): string {
  const end = target.attack ? [] : mark && canMark(march, going, target) ? ["mark", "halt"] : ["halt"];
  return lineOf([`march ${from}`, ...dropsOf(march, going), ...target.way.map((area) => `go ${area}`), ...end]);
}

/** All who were gathered and still go, aboard the ships of a sea. */
export function boardingLine(from: string, sea: string, all: Gathered, going: Going): string {
  const drops = dropsOf(all, going);
  return lineOf([`embark ${from} ${sea}`, ...drops, "load"]);
}

/** The steps from the army under way to the one that is wanted: each class and each leader at most once. */
export function changesOf(now: Gathered, wanted: Going): string[] {
  const words = new Set([...Object.keys(now.classes), ...Object.keys(wanted.classes)]);
  const units = [...words].flatMap((word) => {
    const by = (wanted.classes[word] ?? 0) - (now.classes[word] ?? 0);
    if (by === 0) return [];
    return [by > 0 ? `pick ${word} ${by}` : `drop ${word} ${-by}`];
  });
  const joined = wanted.leaders.filter((leader) => !now.leaders.includes(leader)).map((leader) => `pick-leader ${leader}`);
  const left = now.leaders.filter((leader) => !wanted.leaders.includes(leader)).map((leader) => `drop-leader ${leader}`);
  // Leaders first who join, last who leave: their units must be led meanwhile.
  const order = [...units].sort((one, other) => Number(one.startsWith("pick")) - Number(other.startsWith("pick")));
  return [...joined, ...order, ...left];
}
