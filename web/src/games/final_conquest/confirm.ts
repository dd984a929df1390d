/** What is asked once more before it is done, because it cannot be taken back. */
import type { Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";

/** The first action ends the planning phase: forts that could still recruit are named. */
export function confirmed(action: string, legal: readonly string[], texts: Texts): string | null {
  const { verb } = parts(action);
  if (verb !== "attack" && verb !== "end-turn") return null;
  const forts = new Set(legal.filter((one) => parts(one).verb.startsWith("recruit-")).map((one) => parts(one).word));
  return forts.size === 0 ? null : texts.t("board-confirm-recruits", { count: forts.size, verb });
}
