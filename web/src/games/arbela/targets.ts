/** What can be clicked: legal actions as places on the field, and clicks as actions. */
import type { Prompt } from "../../wire.ts";
import { asked, named, parts, wordOf } from "../../board/names.ts";
import { footed } from "./pointing.ts";
import type { Board, Stack, View } from "./types.ts";

/** Verbs whose word is a Section (or the Reserve). */
const SECTION_VERBS = new Set([
  "station",
  "into",
  "order",
  "ride",
  "place",
  "activate",
  "step",
  "fire",
  "attack",
  "flank",
  "fire-first",
  "withdraw",
  "retreat-to",
  "occupy",
]);
const UNIT_VERBS = new Set(["lay", "use", "send", "shoot", "fight", "advance", "bring"]);
const LEADER_VERBS = new Set(["lead", "give-up", "bring-leader"]);
const FACING_VERBS = new Set(["turn", "face", "look"]);

/** The name of what an action is done with: a Section, a card, a leader, the Reserve; or null. */
export function nameOf(action: string): string | null {
  const { verb, word } = parts(action);
  if (SECTION_VERBS.has(verb)) return word === "reserve" ? "place:reserve" : `section:${word}`;
  if (UNIT_VERBS.has(verb)) return `unit:${word}`;
  if (LEADER_VERBS.has(verb)) return `leader:${word}`;
  return null;
}

/** The way an action turns a card, or null. */
export function facingOf(action: string): string | null {
  const { verb, word } = parts(action);
  return FACING_VERBS.has(verb) ? word : null;
}

/** Whether an action is done in a tray rather than on the field. */
export function inTray(action: string): boolean {
  const { verb, word } = parts(action);
  return verb === "bring" || verb === "bring-leader" || (SECTION_VERBS.has(verb) && word === "reserve");
}

/** The Section that a unit lies in, as far as the reader knows. */
export function whereIs(view: View, unit: string): string | null {
  for (const [name, { stack, among }] of Object.entries(view.sections)) {
    if (stack.some((card) => card?.unit === unit) || among.includes(unit)) return name;
  }
  return null;
}

/** The attack that a unit makes from a Flank Area. */
export function flankAttack(view: View, unit: string): number | null {
  return view.attacks.find((attack) => attack.unit === unit)?.flank ?? null;
}

/** Whether an action has an arrow beside the card. A unit that comes from a flank may not lie there yet. */
export function hasArrow(action: string): boolean {
  return facingOf(action) !== null && parts(action).verb !== "look";
}

/**
 * Whether a phone gets a button for an action as well: for a card of the Reserve that does not lie
 * under the field, and for a turn, whose arrows may be crowded.
 */
export function needsButton(action: string): boolean {
  return inTray(action) ? !footed.value : hasArrow(action);
}

/** Names an action touches, for the shell: none if it has no place that can be seen. */
export function namesOf(action: string, view: View): string[] {
  if (hasArrow(action)) return [`facing:${parts(action).word}`];
  const name = nameOf(action);
  if (name === null) return [];
  const { domain, word } = named(name);
  if (inTray(action)) return [name];
  if (domain === "unit" && whereIs(view, word) === null && flankAttack(view, word) === null) return [];
  if (domain === "leader" && !(view.leaders[word] ?? "").includes("-")) return [];
  return [name];
}

/** The units that can be chosen on the field. */
export function litUnits(legal: readonly string[]): Set<string> {
  return new Set(legal.flatMap((action) => (UNIT_VERBS.has(parts(action).verb) && !inTray(action) ? [parts(action).word] : [])));
}

/** The Sections that a name points at; bare words count too. */
export function litSections(name: string, view: View): string[] {
  const word = wordOf(name);
  return [word, whereIs(view, word), view.leaders[word]].filter((place): place is string => typeof place === "string");
}

/** Verbs whose outcome is a matter of dice, so that the table gives odds. */
const ODDS = new Set(["fire", "fire-first", "fire-back", "shoot", "attack", "fight"]);

export function hasOdds(action: string): boolean {
  return ODDS.has(parts(action).verb);
}

/** Where an action is done on the field: `section:B-C`, `flank:0` or `facing:north`; or null. */
export function placeOf(action: string, prompt: Prompt | null, view: View): string | null {
  if (inTray(action)) return null;
  const facing = facingOf(action);
  if (facing !== null) return askedSection(prompt, view) === null ? null : `facing:${facing}`;
  const name = nameOf(action);
  if (name === null) return null;
  const { domain, word } = named(name);
  if (domain === "section") return name;
  if (domain === "leader") {
    const place = view.leaders[word] ?? "";
    return place.includes("-") ? `section:${place}` : null;
  }
  const area = flankAttack(view, word);
  if (area !== null) return `flank:${area}`;
  const section = whereIs(view, word);
  return section === null ? null : `section:${section}`;
}

/** The Section that a question is about. */
export function askedSection(prompt: Prompt | null, view: View): string | null {
  const unit = asked(prompt, "unit");
  const leader = asked(prompt, "leader");
  const place = leader === null ? null : (view.leaders[leader] ?? null);
  return asked(prompt, "section") ?? (unit === null ? null : whereIs(view, unit)) ?? (place?.includes("-") ? place : null);
}

/** What each question asks for, by verb and what the verb names. */
const QUESTIONS: Record<string, string> = {
  "place-elephant": "station",
  "place-skirmisher": "station",
  "place-parmenion": "station",
  into: "into",
  "leader-into": "into",
  "leader-order": "order",
  "extra-orders": "order",
  ride: "ride",
  "place-leader": "place",
  activate: "activate",
  withdrawal: "withdraw",
  "choose-retreat": "retreat-to",
  "defender-advance": "occupy",
  "lay-top": "lay",
  "lay-next": "lay",
  "use-unit": "use",
  "send-back": "send",
  "choose-shock": "fight",
  "defend-by-fire": "shoot",
  advance: "advance",
  "leader-movement": "lead",
  "lose-order": "give-up",
};

/** The action that a click on an unlit Section would have been, so that the table can say why not. */
export function wouldBe(
  section: string,
  unit: string | null,
  prompt: Prompt | null,
  view: View,
  board: Board,
  seat: number | null,
): string | null {
  if (!prompt) return null;
  const here = view.sections[section];
  if (prompt.key === "unit-turn") return unitTurn(section, here, prompt, board, seat);
  const verb = QUESTIONS[prompt.key];
  if (verb === undefined) return null;
  if (SECTION_VERBS.has(verb)) return `${verb} ${section}`;
  if (LEADER_VERBS.has(verb)) {
    const leader = here?.leaders[0];
    return leader === undefined ? null : `${verb} ${leader}`;
  }
  const named = unit ?? here?.stack.find((card) => card !== null)?.unit;
  return named === undefined ? null : `${verb} ${named}`;
}

function unitTurn(section: string, here: Stack | undefined, prompt: Prompt, board: Board, seat: number | null): string {
  if (here?.side === undefined || here.side === null || here.side === seat) return `step ${section}`;
  const acting = board.units.find(({ name }) => name === asked(prompt, "unit"));
  return acting?.range ? `fire ${section}` : `attack ${section}`;
}
