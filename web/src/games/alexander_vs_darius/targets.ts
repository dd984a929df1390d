/** What can be pressed: legal actions as places of the map, and marches as lines of steps. */
import type { Grammar } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { keyOf } from "./places.ts";
import type { Board } from "./types.ts";

/** Verbs that have a sheet of their own: numbers, or who goes. */
const COUNTED: ReadonlySet<string> = new Set(["hit", "lose", "sink", "field", "hit-leader", "spare-leader"]);
const GATHERED: ReadonlySet<string> = new Set(["pick", "drop", "pick-leader", "drop-leader"]);

export function isCounted(action: string): boolean {
  return COUNTED.has(parts(action).verb);
}

export function isGathered(action: string): boolean {
  return GATHERED.has(parts(action).verb);
}

/** The words of an action with their domains. */
export function wordsOf(action: string, grammar: Grammar): { domain: string; word: string }[] {
  const [verb = "", ...words] = action.split(" ");
  const domains = grammar.verbs[verb] ?? [];
  return words.map((word, at) => ({ domain: domains[at] ?? "", word }));
}

/** The places that an action names, in its order. */
export function placesOf(action: string, grammar: Grammar, board: Board): string[] {
  return wordsOf(action, grammar).flatMap(({ domain, word }) => keyOf(domain, word, board) ?? []);
}

/** The unit or class that an action names. */
export function unitOf(action: string, grammar: Grammar): string | null {
  return wordsOf(action, grammar).find(({ domain }) => domain === "unit" || domain === "class")?.word ?? null;
}

/** Everything that can be done on the map. */
export interface Doings {
  /** By place: what can be done there. */
  sites: ReadonlyMap<string, string[]>;
  /** By place where something begins: by which actions it leads to which other place. */
  ways: ReadonlyMap<string, ReadonlyMap<string, string[]>>;
}

export function doingsOf(legal: readonly string[], grammar: Grammar, board: Board): Doings {
  const sites = new Map<string, string[]>();
  const ways = new Map<string, Map<string, string[]>>();
  for (const action of legal) {
    if (isCounted(action) || isGathered(action)) continue;
    const [from, to] = placesOf(action, grammar, board);
    if (from === undefined) continue;
    if (to === undefined) sites.set(from, [...(sites.get(from) ?? []), action]);
    else {
      const there = ways.get(from) ?? new Map<string, string[]>();
      ways.set(from, there.set(to, [...(there.get(to) ?? []), action]));
    }
  }
  return { sites, ways };
}

/** Names that an action touches, for the shell; none if it gets a button in the prompt. */
export function namesOf(action: string, grammar: Grammar, board: Board): string[] {
  if (isCounted(action) || isGathered(action)) return [`choice:${parts(action).verb}`];
  return placesOf(action, grammar, board);
}

/** Whether a name, or a bare word of a lesson, points at a place. */
export function isNamed(key: string, lit: readonly string[]): boolean {
  return lit.includes(key) || lit.includes(key.slice(key.indexOf(":") + 1));
}
