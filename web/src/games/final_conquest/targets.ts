/** What can be clicked: legal actions as territories, cards and numbers. */
import type { Grammar } from "../../board/module.ts";
import { parts } from "../../board/names.ts";

const TERRITORY = "territory";

/** The words of an action with their domains. */
function wordsOf(action: string, grammar: Grammar): { domain: string; word: string }[] {
  const [verb = "", ...words] = action.split(" ");
  const domains = grammar.verbs[verb] ?? [];
  return words.map((word, at) => ({ domain: domains[at] ?? "", word }));
}

/** The territories that an action names. */
export function territoriesOf(action: string, grammar: Grammar): string[] {
  return wordsOf(action, grammar).flatMap(({ domain, word }) => (domain === TERRITORY ? [word] : []));
}

/** A march of an army: where from and where to; null for anything else. */
export function marchOf(action: string, grammar: Grammar): { from: string; to: string } | null {
  const [from, to] = territoriesOf(action, grammar);
  return from !== undefined && to !== undefined ? { from, to } : null;
}

/** The one territory at which an action is done; null where it is about none or about a march. */
export function siteOf(action: string, grammar: Grammar): string | null {
  const [site, other] = territoriesOf(action, grammar);
  return site !== undefined && other === undefined ? site : null;
}

export function heroOf(action: string, grammar: Grammar): string | null {
  return wordsOf(action, grammar).find(({ domain }) => domain === "hero")?.word ?? null;
}

/** Verbs that are answered with numbers, in a chooser of their own. */
export const COUNTED: ReadonlySet<string> = new Set(["with", "worn", "lose", "recover", "bid", "pay"]);

/** The numbers of an answer. */
export function numbersOf(action: string): number[] {
  return action
    .split(" ")
    .slice(1)
    .map(Number)
    .filter((value) => Number.isFinite(value));
}

export function isCounted(action: string): boolean {
  return COUNTED.has(parts(action).verb);
}

/** Everything that can be done on the map. */
export interface Doings {
  /** By territory: what can be done there. */
  sites: ReadonlyMap<string, string[]>;
  /** By territory that an army stands in: where it can go, and by which action. */
  marches: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function doingsOf(legal: readonly string[], grammar: Grammar): Doings {
  const sites = new Map<string, string[]>();
  const marches = new Map<string, Map<string, string>>();
  for (const action of legal) {
    const march = marchOf(action, grammar);
    const site = siteOf(action, grammar);
    if (march) marches.set(march.from, (marches.get(march.from) ?? new Map<string, string>()).set(march.to, action));
    else if (site !== null) sites.set(site, [...(sites.get(site) ?? []), action]);
  }
  return { sites, marches };
}

/** Names an action touches, for the shell; none if it gets a button. */
export function namesOf(action: string, grammar: Grammar): string[] {
  const { verb } = parts(action);
  if (isCounted(action)) return [`choice:${verb}`];
  const hero = heroOf(action, grammar);
  return [...territoriesOf(action, grammar).map((word) => `${TERRITORY}:${word}`), ...(hero === null ? [] : [`hero:${hero}`])];
}

/** The territories that a name points at: itself, or a bare word of a lesson. */
export function isNamed(word: string, lit: readonly string[]): boolean {
  return lit.includes(`${TERRITORY}:${word}`) || lit.includes(word);
}
