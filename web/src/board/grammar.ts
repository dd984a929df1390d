/** Which words belong to which domain: what the server tells of a game's verbs and events. */
import type { EventInfo, PromptInfo } from "../wire.ts";
import type { Grammar } from "./module.ts";
import { parts } from "./names.ts";

/** The domain of a verb's first word; null where it has none. */
export function domainOf(verb: string, grammar: Grammar): string | null {
  return grammar.verbs[verb]?.[0] ?? null;
}

/** What an action is about: its first word as a name, `domain:word`; null where it has none. */
export function subjectOf(action: string, grammar: Grammar): string | null {
  const { verb, word } = parts(action);
  const domain = domainOf(verb, grammar);
  return domain === null ? null : `${domain}:${word}`;
}

/** Whether the question can be answered by a verb. */
export function accepts(prompt: PromptInfo | null, verb: string): boolean {
  return prompt?.verbs.includes(verb) === true;
}

/** Everything that an event names, as `domain:word`. What a reader may not see is not named. */
export function namesIn(event: EventInfo, grammar: Grammar): string[] {
  return Object.entries(grammar.kinds[event.kind] ?? {}).flatMap(([field, domain]) => {
    const value = event[field];
    const words = Array.isArray(value) ? value : [value];
    return words.flatMap((word) => (typeof word === "string" ? [`${domain}:${word}`] : []));
  });
}
