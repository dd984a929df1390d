/** What a line of steps is called: who goes, where to, and whether he stays outside. */
import type { Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";

/** What a force does at the end of its way, besides halting where it stands. */
const ENDS = ["enter", "attack-rhodes", "land"];

/** Null for lines that are no march and no voyage. A march that goes over water says so. */
export function lineWords(line: readonly string[], texts: Pick<Texts, "t">): string | null {
  const [verb = "", who = "", points = ""] = (line[0] ?? "").split(" ");
  const to = line.findLast((step) => ["go", "sail"].includes(parts(step).verb));
  if (to === undefined || !["march", "embark", "set-sail"].includes(verb)) return null;
  const end = line.map((step) => parts(step).verb).findLast((one) => ENDS.includes(one)) ?? "halt";
  const space = `space:${parts(to).word}`;
  if (verb === "set-sail") return texts.t("board-line-sail", { fleet: `fleet:${who}`, space, end });
  if (verb === "embark") return texts.t("board-line-embark", { army: `army:${who}`, space, end });
  const by = line.some((step) => parts(step).verb === "sail") ? "sea" : "land";
  return texts.t("board-line-march", { army: `army:${who}`, space, points: Number(points), by, end });
}
