/** What a choice is called whose usual words leave something out, and what a line of steps is called. */
import type { Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import type { Board } from "./types.ts";

/** What a force does at the end of its way, besides halting where it stands. */
const ENDS = ["enter", "attack-rhodes", "land"];

/** Who leads in a battle is chosen by his rating. */
export function leadWords(action: string, { leaders }: Pick<Board, "leaders">, texts: Pick<Texts, "t">): string | null {
  const { verb, word } = parts(action);
  const leader = leaders[word];
  return verb === "lead" && leader ? texts.t("board-lead", { leader: `leader:${word}`, battle: leader.battle }) : null;
}

/** Who goes, where to, and whether he stays outside. Null for lines that are no march and no voyage. A march that goes over water says so. */
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
