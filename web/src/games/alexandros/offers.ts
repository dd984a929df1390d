/** How several things that a place stands for are offered: in few words, for the panel says the rest. */
import { firstStep } from "../../live/lines.ts";
import type { Offer, Texts } from "../../board/module.ts";
import type { PreviewInfo } from "../../wire.ts";
import { allotmentsOf } from "./allotments.ts";

/** Ways to settle a province; or a march, by the card that it is made with where several lead there. */
export function offersOf(lines: readonly string[], previewOf: (line: string) => PreviewInfo | undefined, texts: Texts): Offer[] {
  const allotments = allotmentsOf(lines, previewOf, texts);
  if (allotments) return allotments;
  const [only] = lines;
  if (only !== undefined && lines.length === 1) return [{ line: only, words: texts.t("board-offer-do") }];
  return lines.map((line) => ({ line, words: texts.action(firstStep(line)) }));
}
