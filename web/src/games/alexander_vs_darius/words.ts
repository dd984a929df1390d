/** What a line of steps is called: where it begins and where it ends. */
import type { Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";

export function lineWords(line: readonly string[], texts: Texts): string {
  const [first = ""] = line;
  const { verb, word } = parts(first);
  const to = line.findLast((step) => parts(step).verb === "go");
  if (verb === "march" && to !== undefined) {
    const mark = line.includes("mark") ? "yes" : "no";
    return texts.t("board-march-line", { from: `area:${word}`, to: `area:${parts(to).word}`, mark });
  }
  return texts.action(first);
}
