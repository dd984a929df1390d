/** What stands where, in words, for readers who do not see the field. */
import { offered, told } from "../../board/sentences.ts";
import type { Texts } from "../../board/module.ts";
import type { Target } from "../../board/targets.ts";
import { isLong, stepsOf } from "../../live/lines.ts";
import { aimOf } from "./aims.ts";
import { parts } from "../../board/names.ts";
import { shortcutWords } from "./shortcuts.ts";
import type { Board, FieldCard, View } from "./types.ts";

/** A card in words: its name, its hits, and whether it is disrupted or face-down. */
export function cardLabel(card: FieldCard | null, texts: Texts): string {
  if (!card) return texts.t("board-unknown-card");
  const notes = [
    ...(card.hits > 0 ? [texts.t("board-with-hits", { hits: card.hits })] : []),
    ...(card.disrupted ? [texts.t("board-disrupted")] : []),
    ...(card.face_up ? [] : [texts.t("board-face-down")]),
  ];
  const name = texts.word("unit", card.unit);
  return notes.length > 0 ? texts.t("board-card-notes", { name, notes: texts.list(notes) }) : name;
}

/** A Section with everything in it. */
export function sectionLabel(section: string, view: View, board: Board, texts: Texts): string {
  const here = view.sections[section];
  const name = texts.word("section", section);
  if (!here) return texts.t("board-section-empty", { name });
  const cards = [...here.stack.map((card) => cardLabel(card, texts)), ...here.leaders.map((leader) => texts.word("leader", leader))];
  const side = here.side ?? board.leaders.find((leader) => here.leaders.includes(leader.name))?.side ?? 0;
  const notes = [
    texts.t("board-section-cards", { name, seat: texts.word("seat", String(side)), cards: texts.list(cards) }),
    ...(here.facing !== null && here.side !== null ? [texts.t("board-section-facing", { facing: `facing:${here.facing}` })] : []),
    ...(here.engaged ? [texts.t("board-section-engaged")] : []),
    ...(view.orders[section] ? [texts.t(`board-section-${view.orders[section]}`)] : []),
  ];
  return told(notes, texts);
}

/** A line of actions by what it comes to: who does which deed, and where. */
export function lineWords(line: readonly string[], view: View, texts: Texts): string {
  const short = shortcutWords(line, texts);
  if (short !== null) return short;
  const aim = aimOf(line, view);
  if (aim === null) return texts.action(line.join("; "));
  const deed = texts.word("deed", aim.deed ?? (aim.purpose === "move" ? "move" : "move-shock"));
  const place = texts.word("section", aim.place);
  const goal = line.find((step) => parts(step).word === aim.place && parts(step).verb !== "step" && parts(step).verb !== "activate");
  const from = aim.path.at(-1);
  const words =
    aim.purpose === "move"
      ? texts.t("board-line-move", { deed, place, facing: aim.facing === null || !aim.turns ? "none" : `facing:${aim.facing}` })
      : texts.t("board-line-goal", { deed, goal: texts.action(goal ?? ""), from: from === undefined ? "none" : `section:${from}` });
  const who = whoActs(line, aim.unit, view);
  return who === null ? words : texts.t("board-line-of", { who, words });
}

/** The unit that a line chooses, or the only one of the Section that it activates, or else that Section. */
function whoActs(line: readonly string[], unit: string | null, view: View): string | null {
  if (unit !== null) return `unit:${unit}`;
  const { verb, word } = parts(line[0] ?? "");
  if (verb !== "activate") return null;
  const [top, ...others] = view.sections[word]?.stack ?? [];
  return top && others.length === 0 ? `unit:${top.unit}` : `section:${word}`;
}

/** What a lit place offers, and what stands there. */
export function targetLabel(target: Target, view: View, board: Board, texts: Texts): string {
  const far = target.actions.filter(isLong).map((line) => lineWords(stepsOf(line), view, texts));
  const what = far.length > 0 ? texts.list(far) : offered(target.actions, texts);
  return target.domain === "section" ? texts.t("board-target", { what, place: sectionLabel(target.word, view, board, texts) }) : what;
}

/** A unit on its way round the flank, and what can be done with it. */
export function riderLabel(unit: string, target: Target | undefined, texts: Texts): string {
  const name = texts.word("unit", unit);
  return target ? texts.t("board-target", { what: offered(target.actions, texts), place: name }) : name;
}
