/** Sentences for readers who do not see the board. */
import type { Texts } from "./module.ts";

/** Languages that put nothing between two sentences. */
const WITHOUT_BLANKS = new Set(["ja", "zh"]);

/** Sentences one after the other, as the language writes them. */
export function told(sentences: readonly string[], texts: Texts): string {
  return sentences.join(WITHOUT_BLANKS.has(texts.language.split("-")[0] ?? "") ? "" : " ");
}

/** What can be done at a place, in words. */
export function offered(actions: readonly string[], texts: Texts): string {
  return texts.list(actions.map((action) => texts.action(action)));
}
