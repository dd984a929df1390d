/** Hits and the like that a player deals out: every way to do it, and the one that costs least. */
import { parts } from "../../board/names.ts";
import { lineOf } from "../../live/lines.ts";
import { isWorn, kindOf } from "./places.ts";
import { isCounted } from "./targets.ts";
import type { Board, Counts, Gathered, Pieces, View } from "./types.ts";

export interface Allotment {
  /** By class, nation or leader. */
  counts: Counts;
  line: string;
}

/** Verbs that answer the same question. */
function groupOf(step: string): string {
  const { verb } = parts(step);
  return verb === "hit-leader" || verb === "spare-leader" ? "hit" : verb;
}

/** All ways to deal out what is asked about, up to where something else is asked; none until they are known. */
export function allotmentsOf(ways: readonly (readonly string[])[]): Allotment[] {
  const found = new Map<string, Allotment>();
  for (const way of ways) {
    const first = way[0];
    if (first === undefined || !isCounted(first)) continue;
    const end = way.findIndex((step) => groupOf(step) !== groupOf(first));
    const own = end === -1 ? way : way.slice(0, end);
    found.set(lineOf(own), { counts: countsOf(own), line: lineOf(own) });
  }
  return [...found.values()];
}

function countsOf(way: readonly string[]): Counts {
  const counts: Counts = {};
  for (const step of way) {
    const [verb = "", word = "", count = "0"] = step.split(" ");
    counts[word] = verb === "hit-leader" ? 1 : verb === "spare-leader" ? 0 : Number(count);
  }
  return counts;
}

/**
 * The same with those who are not asked about because nobody else is left: of so many hits that are `due`
 * what a way leaves over falls on all leaders whom it does not name, and on the classes that it does not.
 */
export function completed(all: readonly Allotment[], due: number, host: Pick<Gathered, "classes" | "leaders">): Allotment[] {
  return all.map(({ counts, line }) => {
    const whole = { ...counts };
    let rest = due - Object.values(counts).reduce((sum, count) => sum + count, 0);
    for (const leader of host.leaders) {
      if (rest <= 0 || leader in counts) continue;
      whole[leader] = 1;
      rest -= 1;
    }
    for (const [word, most] of Object.entries(host.classes)) {
      if (rest <= 0 || word in counts) continue;
      whole[word] = Math.min(rest, most);
      rest -= whole[word];
    }
    return { counts: whole, line };
  });
}

/** Who of the reader's is hit in a battle on land. */
export function hostIn({ battle, field, areas }: Pick<View, "battle" | "field" | "areas">, seat: number | null): Pieces | null {
  if (battle?.kind !== "land" || battle.area === null) return null;
  const attacks = (battle.attacker === "macedon") === (seat === 0);
  return (attacks ? field : areas[battle.area])?.stack ?? null;
}

/** What a hit on a class is worth to its owner: nothing is lost of a fresh unit with two sides. */
export function worthOf(word: string, board: Board): number {
  const unit = board.units[kindOf(word)];
  if (!unit) return word in board.leaders ? LEADER : 1;
  const strength = 7 - unit.value + unit.price;
  return unit.hits === 2 && !isWorn(word) ? strength / 4 : strength;
}

const LEADER = 40;

/** The way that costs least; for units that are to fight, the one that fields most. */
export function bestOf(allotments: readonly Allotment[], board: Board, verb: string): Allotment | undefined {
  const sign = verb === "field" ? -1 : 1;
  const cost = ({ counts }: Allotment): number =>
    sign * Object.entries(counts).reduce((sum, [word, count]) => sum + count * worthOf(word, board), 0);
  return allotments.reduce<Allotment | undefined>((best, one) => (!best || cost(one) < cost(best) ? one : best), undefined);
}

/** The next number of a class, up or down, with the others as near as can be to what they were. */
export function stepped(allotments: readonly Allotment[], now: Counts, word: string, by: 1 | -1): Allotment | undefined {
  const beyond = allotments.filter(({ counts }) => ((counts[word] ?? 0) - (now[word] ?? 0)) * by > 0);
  const far = ({ counts }: Allotment): number => {
    const words = new Set([...Object.keys(counts), ...Object.keys(now)]);
    const others = [...words].reduce((sum, one) => sum + Math.abs((counts[one] ?? 0) - (now[one] ?? 0)), 0);
    return 1000 * Math.abs((counts[word] ?? 0) - (now[word] ?? 0)) + others;
  };
  return beyond.reduce<Allotment | undefined>((best, one) => (!best || far(one) < far(best) ? one : best), undefined);
}
