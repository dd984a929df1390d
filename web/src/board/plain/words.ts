/** Words for what only the game knows: its own texts where it has them, else the notation made readable. */
import { readable } from "../../texts/readable.ts";
import type { Grammar, Texts } from "../module.ts";

/** What a part of the view is called: the text `view-<key>` of the game, a word of its, or the key. */
export function nameOfPart(key: string, grammar: Grammar, texts: Texts): string {
  const text = `view-${key.replaceAll("_", "-")}`;
  if (texts.has(text)) return texts.t(text);
  const word = wordInView(key, grammar, texts);
  return word === key ? readable(key) : word;
}

/** A word as the game says it, if one domain alone has it; else the word. */
export function wordInView(word: string, grammar: Grammar, texts: Texts): string {
  const domains = Object.entries(grammar.domains).filter(([, words]) => words.includes(word));
  const [only] = domains;
  return domains.length === 1 && only ? texts.word(only[0], word) : word;
}

/** Actions by verb, in the order in which the verbs come. */
export function byVerb(actions: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const action of actions) {
    const verb = action.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), action]);
  }
  return groups;
}
