/** What is asked once more before it is done, because it cannot be taken back. */
import type { Scene, Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { inTray } from "./targets.ts";
import type { Board, View } from "./types.ts";

/** A free deployment is settled when its player is ready: what could still be laid is named. */
export function confirmed(action: string, legal: readonly string[], { view }: Scene<View, Board>, texts: Texts): string | null {
  if (action === "line-and-ready") return texts.t("board-ready-historical");
  if (action !== "ready") return null;
  const left = legal.filter((one) => parts(one).verb.startsWith("pick-up") && inTray(one, view)).length;
  return left === 0 ? null : texts.t("board-ready-left", { count: left });
}
