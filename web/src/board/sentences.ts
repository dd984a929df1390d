/** Sentences one after the other, as the language writes them. */
import type { Texts } from "./module.ts";

/** Languages that put nothing between two sentences. */
const WITHOUT_BLANKS = new Set(["ja", "zh"]);

export function told(sentences: readonly string[], texts: Texts): string {
  return sentences.join(WITHOUT_BLANKS.has(texts.language.split("-")[0] ?? "") ? "" : " ");
}
