/**
 * Aims: what a press on a Section means while those who could reach it are still to be chosen. Of all
 * ways to the end of the choice, one line for each thing that can be done there, the least first.
 */
import type { Named } from "../../board/names.ts";
import { parts } from "../../board/names.ts";
import type { Target } from "../../board/targets.ts";
import { lineOf } from "../../live/lines.ts";
import { asWished, isAsked } from "./company.tsx";
import { purposeOf, type Purpose } from "./purposes.ts";
import type { View } from "./types.ts";

export interface Aim {
  /** All the actions that lead there. */
  line: string;
  /** The Section where something is done. */
  place: string;
  purpose: Purpose;
  /** The Section that is activated, and the unit that is chosen; empty where that is settled. */
  who: string;
  unit: string | null;
  deed: string | null;
  /** The Sections that are gone through, the last being where the unit is in the end, or shoots and attacks from. */
  path: string[];
  /** The way it faces in the end; null where that is not known. */
  facing: string | null;
  /** Whether it is said on the way how it faces. */
  turns: boolean;
  /** What it costs: how much the deed has in it, and how long the way is. */
  cost: number;
}

/** How many parts a deed has: the least that reaches a place is meant. */
const PARTS: Record<string, number> = { "move-fire": 2, "move-shock": 2, "move-fire-shock": 3 };

/** Verbs by which it is said who acts, and by which something is aimed at. */
const CHOOSING = new Set(["activate", "use"]);
const AIMED: ReadonlySet<string> = new Set(["step", "withdraw", "fire", "fire-first", "attack", "flank"]);

/** The aim of a way; null where it leads to no Section. `front`: the way a unit faces that acts already. */
export function aimOf(way: readonly string[], view: View, front: string | null = null): Aim | null {
  const facing = facingAtFirst(way, view) ?? front;
  const turns = way.some((step) => parts(step).verb === "turn");
  const aim: Aim = { line: lineOf(way), place: "", purpose: "act", who: "", unit: null, deed: null, path: [], facing, turns, cost: 0 };
  const who: string[] = [];
  for (const step of way) {
    const { verb, word } = parts(step);
    if (CHOOSING.has(verb)) who.push(word);
    if (verb === "use") aim.unit = word;
    else if (verb === "declare") aim.deed = word;
    else if (verb === "turn") aim.facing = word;
    else if (verb === "step") aim.path.push(word);
    if (!AIMED.has(verb)) continue;
    aim.place = word;
    aim.purpose = purposeOf(step);
  }
  if (!aim.place.includes("-")) return null;
  aim.who = who.join(" ");
  aim.cost = costOf(way, aim, facing);
  return aim;
}

/** The way that the units of the Section face which is activated. */
function facingAtFirst(way: readonly string[], view: View): string | null {
  const { verb, word } = parts(way[0] ?? "");
  return verb === "activate" ? (view.sections[word]?.facing ?? null) : null;
}

/** Parts of the deed before steps, steps before turns, and straight on before a step aside. */
function costOf(way: readonly string[], aim: Aim, front: string | null): number {
  const turns = way.filter((step) => parts(step).verb === "turn");
  const turned = turns.filter((step) => parts(step).word !== front).length;
  return (PARTS[aim.deed ?? ""] ?? 1) * 10_000 + aim.path.length * 100 + turned * 10 + turns.length;
}

/** All aims, the least first; of ways that differ only in what is asked later, one: as the reader wishes, if that is known. */
export function aimsOf(ways: readonly (readonly string[])[], view: View, front: string | null = null): Aim[] {
  const found = new Map<string, Aim>();
  for (const way of wishedFirst(ways)) {
    if (!way.some((step) => AIMED.has(parts(step).verb))) continue;
    const aim = aimOf(way, view, front);
    if (aim === null) continue;
    const from = aim.purpose === "move" ? "" : (aim.path.at(-1) ?? "");
    const key = [aim.place, aim.purpose, aim.who, aim.deed, from, aim.purpose === "move" ? aim.facing : ""].join("|");
    const known = found.get(key);
    if (known === undefined || aim.cost < known.cost) found.set(key, aim);
  }
  return [...found.values()].sort((one, other) => one.cost - other.cost);
}

function wishedFirst(ways: readonly (readonly string[])[]): (readonly string[])[] {
  return [...ways.filter(asWished), ...ways.filter((way) => !asWished(way))];
}

/**
 * What a press means: for each who could act and each thing that could be done the least; attacks of
 * the same cost from several Sections are told apart.
 */
export function meantBy(aims: readonly Aim[]): Aim[] {
  const least = new Map<string, number>();
  const found: Aim[] = [];
  for (const aim of aims) {
    const doing = `${aim.who} ${aim.purpose}`;
    const cost = least.get(doing);
    const apart = aim.purpose === "attack" && cost === aim.cost;
    if (cost !== undefined && !apart) continue;
    least.set(doing, aim.cost);
    found.push(aim);
  }
  return found;
}

/** The aims that differ from one only in the way the unit faces in the end: one for each. */
export function facingsOf(aim: Aim, aims: readonly Aim[]): Aim[] {
  if (aim.purpose !== "move") return [];
  const alike = aims.filter(
    (one) => one.purpose === "move" && one.place === aim.place && one.who === aim.who && one.deed === aim.deed && one.facing !== null,
  );
  return alike.length > 1 ? alike : [];
}

/** Places that take several steps, each with the lines that a press on it means. */
export function farPlaces(aims: readonly Aim[], near: ReadonlySet<string>): Target[] {
  const places = [...new Set(aims.map(({ place }) => place))].filter((place) => !near.has(`section:${place}`));
  return places.map((place) => {
    const meant = meantBy(aims.filter((aim) => aim.place === place));
    const name: Named = { domain: "section", word: place };
    return { key: `section:${place}`, ...name, actions: meant.map(({ line }) => line), far: true };
  });
}

/**
 * Whether nothing but moving is left to the unit that acts: then a press on the next Section means to
 * go there and stay, as it does for a Section farther off.
 */
export function onlyMoves(ways: readonly (readonly string[])[]): boolean {
  const moving = new Set(["step", "turn", "done", "at", "go-along", "remain"]);
  return ways.length > 0 && ways.every((way) => way.every((step) => moving.has(parts(step).verb)));
}

/** Ways that take the same steps as a line, but for what is asked on the way and was not answered beforehand. */
export function asMeant(ways: readonly (readonly string[])[], line: readonly string[]): string[][] {
  const same = (step: string, at: number): boolean => {
    const own = line[at];
    return own === undefined || own === step || (isAsked(own) && isAsked(step));
  };
  const alike = ways.filter((way) => way.every(same)).map((way) => [...way]);
  const wished = alike.filter(asWished);
  // A line that was chosen against what is usual is gone as it stands.
  return asWished(line) && wished.length > 0 ? wished : alike;
}
