/** What a line of steps is called: who goes, where to, and whether he stays outside. */
import type { Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";

/** What a force does at the end of its way, besides halting where it stands. */
const ENDS = ["enter", "attack-rhodes", "land"];

/** Null for lines that are no march and no voyage. */
export function lineWords(line: readonly string[], texts: Pick<Texts, "t">): string | null {
  const [verb = "", who = "", points = ""] = (line[0] ?? "").split(" ");
  const to = line.findLast((step) => ["go", "sail"].includes(parts(step).verb));
  if (to === undefined || !["march", "set-sail"].includes(verb)) return null;
  const end = line.map((step) => parts(step).verb).findLast((one) => ENDS.includes(one)) ?? "halt";
  const space = `space:${parts(to).word}`;
  return verb === "march"
    ? texts.t("board-line-march", { army: `army:${who}`, space, points: Number(points), end })
    : texts.t("board-line-sail", { fleet: `fleet:${who}`, space, end });
}
