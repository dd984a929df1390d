/** What is asked once more before it is done, because it cannot be taken back. */
import type { Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { heldIn, type Scene } from "./targets.ts";

/** Whoever presses a card to see what it does should not lose it: one that cannot be played now is thrown away by that. */
export function confirmed(action: string, legal: readonly string[], scene: Scene, texts: Pick<Texts, "t">): string | null {
  const { verb, word } = parts(action);
  if (verb !== "discard" || !legal.includes("keep-cards")) return null;
  const isPlayable = legal.some((one) => one !== action && heldIn(one, "card", scene) === word);
  return isPlayable ? null : texts.t("board-confirm-discard", { card: `card:${word}` });
}
