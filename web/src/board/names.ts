/** Names of things on a board, written `domain:word`, and actions, written `verb word`. */
import type { PromptInfo } from "../wire.ts";

/** A name taken apart; a bare word has no domain. */
export interface Named {
  domain: string;
  word: string;
}

export function named(name: string): Named {
  const colon = name.indexOf(":");
  return { domain: name.slice(0, Math.max(0, colon)), word: name.slice(colon + 1) };
}

export function wordOf(name: string): string {
  return named(name).word;
}

/** An action's verb and its first word. */
export function parts(action: string): { verb: string; word: string } {
  const [verb = "", word = ""] = action.split(" ");
  return { verb, word };
}

/** The word that a parameter of the question names, or null. */
export function asked(prompt: PromptInfo | null, parameter: string): string | null {
  const value = prompt?.params[parameter];
  return typeof value === "string" ? wordOf(value) : null;
}
