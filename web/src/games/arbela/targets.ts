/** What can be clicked: legal actions as places on the field, and clicks as actions. */
import type { PromptInfo } from "../../wire.ts";
import { subjectOf } from "../../board/grammar.ts";
import type { Grammar } from "../../board/module.ts";
import { asked, named, parts, wordOf } from "../../board/names.ts";
import { footed } from "./pointing.ts";
import type { Stack, View } from "./types.ts";

/** The name of what an action is done with: a Section, a card, a leader, the Reserve; or null. */
export function nameOf(action: string, grammar: Grammar): string | null {
  if (action === PUT_BACK) return `place:${RESERVE}`;
  const { domain, word } = named(subjectOf(action, grammar) ?? "");
  switch (domain) {
    case "section":
    case "place":
      return word === RESERVE ? `place:${RESERVE}` : `section:${word}`;
    case "unit":
    case "leader":
      return `${domain}:${word}`;
    default:
      return null;
  }
}

const RESERVE = "reserve";
const PUT_BACK = "put-back";
/** What is in hand stays where it is. */
export const LET_GO = "let-go";

/** The way an action turns a card, or null. */
export function facingOf(action: string, grammar: Grammar): string | null {
  const { domain, word } = named(subjectOf(action, grammar) ?? "");
  return domain === "facing" ? word : null;
}

/** Verbs that bring something from the Reserve. */
const BRINGING = new Set(["bring", "bring-leader"]);

/** Whether an action is done in a tray rather than on the field. */
export function inTray(action: string, view: View): boolean {
  const { verb, word } = parts(action);
  if (verb === "pick-up") return view.reserves.some((cards) => cards.some(({ unit }) => unit === word));
  if (verb === "pick-up-leader") return view.leaders[word] === RESERVE;
  return BRINGING.has(verb) || word === RESERVE || verb === PUT_BACK;
}

/**
 * What a press on a Section means where its cards can be picked up one by one or all together: all
 * of them, unless it is a single card. Single cards are pressed in the fan, leaders by themselves.
 */
export function pressed(actions: string[], here: Stack | undefined): string[] {
  const whole = actions.find((action) => parts(action).verb === "pick-up-stack");
  const several = here !== undefined && here.stack.length + here.leaders.length > 1;
  return whole !== undefined && several ? [whole] : actions;
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
export function hasArrow(action: string, grammar: Grammar): boolean {
  return facingOf(action, grammar) !== null && parts(action).verb !== "look";
}

/**
 * Whether a phone gets a button for an action as well: for a card of the Reserve that does not lie
 * under the field, and for a turn, whose arrows may be crowded.
 */
export function needsButton(action: string, view: View, grammar: Grammar): boolean {
  return inTray(action, view) ? !footed.value : hasArrow(action, grammar);
}

/** Names an action touches, for the shell: none if it has no place that can be seen. */
export function namesOf(action: string, view: View, grammar: Grammar): string[] {
  if (hasArrow(action, grammar)) return [`facing:${parts(action).word}`];
  const name = nameOf(action, grammar);
  if (name === null) return [];
  const { domain, word } = named(name);
  if (inTray(action, view)) return [name];
  if (domain === "unit" && whereIs(view, word) === null && flankAttack(view, word) === null) return [];
  if (domain === "leader" && !(view.leaders[word] ?? "").includes("-")) return [];
  return [name];
}

/** The units that can be chosen on the field. */
export function litUnits(legal: readonly string[], view: View, grammar: Grammar): Set<string> {
  const names = legal.flatMap((action) => (inTray(action, view) ? [] : (nameOf(action, grammar) ?? [])));
  return new Set(names.flatMap((name) => (named(name).domain === "unit" ? [wordOf(name)] : [])));
}

/** The Sections that a name points at; bare words count too. */
export function litSections(name: string, view: View): string[] {
  const word = wordOf(name);
  return [word, whereIs(view, word), view.leaders[word]].filter((place): place is string => typeof place === "string");
}

/** Where an action is done on the field: `section:B-C`, `flank:0` or `facing:north`; or null. */
export function placeOf(action: string, prompt: PromptInfo | null, view: View, grammar: Grammar): string | null {
  if (inTray(action, view)) return null;
  const facing = facingOf(action, grammar);
  if (facing !== null) return askedSection(prompt, view) === null ? null : `facing:${facing}`;
  const name = nameOf(action, grammar);
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
export function askedSection(prompt: PromptInfo | null, view: View): string | null {
  const unit = asked(prompt, "unit");
  const leader = asked(prompt, "leader");
  const place = leader === null ? null : (view.leaders[leader] ?? null);
  return asked(prompt, "section") ?? (unit === null ? null : whereIs(view, unit)) ?? (place?.includes("-") ? place : null);
}
