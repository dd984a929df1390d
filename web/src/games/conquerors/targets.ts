/** What can be pressed: legal actions, and ways of several steps, as places of the map. */
import type { Grammar } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { keyOf } from "./places.ts";
import type { Board, View } from "./types.ts";

export interface Scene {
  grammar: Grammar;
  board: Board;
  view: View;
}

/** The words of an action with their domains. */
export function wordsOf(action: string, grammar: Grammar): { domain: string; word: string }[] {
  const [verb = "", ...words] = action.split(" ");
  const domains = grammar.verbs[verb] ?? [];
  return words.map((word, at) => ({ domain: domains[at] ?? "", word }));
}

/** The places that an action names, in its order. */
export function placesOf(action: string, { grammar, board, view }: Scene): string[] {
  return wordsOf(action, grammar).flatMap(({ domain, word }) => keyOf(domain, word, board, view) ?? []);
}

export const HELD = ["card", "leader"] as const;
type Held = (typeof HELD)[number];

/** A card or leader in the reader's hand that an action names; a card also by one of its uses. */
export function heldIn(action: string, domain: Held, { grammar, board, view }: Scene): string | null {
  const hand = (domain === "card" ? view.cards.hand : view.leaders.hand) ?? [];
  for (const { domain: of, word } of wordsOf(action, grammar)) {
    if (of === domain && hand.includes(word)) return word;
    const card = domain === "card" && of === "use" && hand.find((one) => board.cards[one]?.uses.some(({ use }) => use === word));
    if (card) return card;
  }
  return null;
}

/** By place what can be done there: single actions, or lines of several that lead to it by the fewest steps. */
export function sitesOf(legal: readonly string[], ways: readonly (readonly string[])[], scene: Scene): ReadonlyMap<string, string[]> {
  const sites = new Map<string, string[]>();
  for (const action of legal) {
    const key = placesOf(action, scene).at(-1);
    if (key !== undefined) sites.set(key, [...(sites.get(key) ?? []), action]);
  }
  for (const [key, lines] of farOf(ways, scene)) if (!sites.has(key)) sites.set(key, lines);
  return sites;
}

/** Lines by the place that they lead to; of those that differ in numbers alone the first, which spends least. */
function farOf(ways: readonly (readonly string[])[], scene: Scene): Map<string, string[]> {
  const found = new Map<string, { steps: number; lines: Map<string, string> }>();
  for (const way of ways) {
    const key = way.flatMap((action) => placesOf(action, scene)).at(-1);
    if (way.length < 2 || key === undefined) continue;
    const known = found.get(key);
    const there = known && known.steps <= way.length ? known : { steps: way.length, lines: new Map<string, string>() };
    found.set(key, there);
    const alike = way.map((action) => action.replace(/ \d+/g, "")).join("; ");
    if (there.steps === way.length && !there.lines.has(alike)) there.lines.set(alike, way.join("; "));
  }
  return new Map([...found].map(([key, { lines }]) => [key, [...lines.values()]]));
}

/** Names that an action touches, for the shell; none if it gets a button in the prompt. */
export function namesOf(action: string, scene: Scene): string[] {
  const held = HELD.flatMap((domain) => {
    const word = heldIn(action, domain, scene);
    return word === null ? [] : [`${domain}:${word}`];
  });
  return [...held, ...placesOf(action, scene).slice(-1)];
}

/** What dice decide at once: a finger is shown its odds first. */
const THROWN: ReadonlySet<string> = new Set([
  "avoid",
  "evade",
  "accept-fight",
  "intercept",
  "intercept-at-sea",
  "ambush",
  "assault",
  "demand",
  "stand",
  "roll",
]);

export function isThrown(action: string): boolean {
  return THROWN.has(parts(action).verb);
}
