/** What an action that is pointed at would do on the field, to be drawn before it is done. */
import type { PromptInfo } from "../../wire.ts";
import { domainOf } from "../../board/grammar.ts";
import type { Grammar } from "../../board/module.ts";
import { asked, parts } from "../../board/names.ts";
import { isLong, stepsOf } from "../../live/lines.ts";
import { aimOf } from "./aims.ts";
import { purposeOf } from "./purposes.ts";
import { askedSection, whereIs } from "./targets.ts";
import type { View } from "./types.ts";

/** A place on the field: a Section's name, `flank:0`, or `reserve`. */
export type Place = string;

export type Intent =
  /** A unit or leader goes from one place to another. */
  | { kind: "move"; unit: string | null; from: Place; to: Place; facing?: string | null; passing?: boolean }
  /** A unit shoots. */
  | { kind: "shot"; unit: string; from: Place; to: Place }
  /** A unit attacks, or round a flank. */
  | { kind: "attack"; unit: string; from: Place; to: Place; flank: boolean }
  /** A unit turns where it stands. */
  | { kind: "turn"; unit: string | null; from: Place; facing: string }
  /** A unit is chosen: show how far it reaches. */
  | { kind: "look"; unit: string | null; from: Place };

/** What an action, or each part of a line of them, would do; nothing where nothing is pointed at. */
export function intentsOf(line: string | null, prompt: PromptInfo | null, view: View, grammar: Grammar): Intent[] {
  if (line !== null && isLong(line)) return courseOf(stepsOf(line), prompt, view);
  const only = intentOf(line, prompt, view, grammar);
  return only === null ? [] : [only];
}

/** Section by Section to where a line leads, and what is done there. */
function courseOf(steps: readonly string[], prompt: PromptInfo | null, view: View): Intent[] {
  const aim = aimOf(steps, view);
  if (aim === null) return [];
  const [first] = steps;
  const { verb, word } = parts(first ?? "");
  const start = verb === "activate" ? word : (placeOf(verb === "use" ? word : null, view) ?? askedSection(prompt, view));
  if (start === null) return [];
  const unit = aim.unit ?? asked(prompt, "unit") ?? view.sections[start]?.stack[0]?.unit ?? null;
  const stops = aim.purpose === "move" && aim.path.at(-1) !== aim.place ? [...aim.path, aim.place] : aim.path;
  const last = stops.at(-1);
  const found: Intent[] = stops.map((to, at) => {
    const passing = to !== last || at < stops.length - 1;
    return { kind: "move", unit, from: stops[at - 1] ?? start, to, facing: passing ? null : aim.facing, passing };
  });
  if (aim.purpose === "move" || unit === null) return found;
  const from = last ?? start;
  if (aim.purpose === "fire") return [...found, { kind: "shot", unit, from, to: aim.place }];
  return [...found, { kind: "attack", unit, from, to: aim.place, flank: aim.purpose === "flank" }];
}

export function intentOf(action: string | null, prompt: PromptInfo | null, view: View, grammar: Grammar): Intent | null {
  if (action === null) return null;
  const { verb, word } = parts(action);
  const unit = asked(prompt, "unit");
  const from = placeOf(unit ?? asked(prompt, "leader"), view);
  const domain = domainOf(verb, grammar);
  if (domain === "facing") {
    const section = askedSection(prompt, view);
    return section === null ? null : { kind: "turn", unit, from: section, facing: word };
  }
  if (domain === "section" || domain === "place") {
    const purpose = purposeOf(action);
    const stack = prompt?.key === "put-stack" ? asked(prompt, "section") : null;
    if (stack !== null && purpose === "move") return { kind: "move", unit: null, from: stack, to: word };
    if (purpose === "move") return from === null ? null : { kind: "move", unit, from, to: word };
    if (purpose === "fire") return unit === null || from === null ? null : { kind: "shot", unit, from, to: word };
  }
  switch (verb) {
    case "attack":
    case "flank":
      return unit === null || from === null ? null : { kind: "attack", unit, from, to: word, flank: verb === "flank" };
    case "fire-back": {
      const target = asked(prompt, "section");
      return unit === null || from === null || target === null ? null : { kind: "shot", unit, from, to: target };
    }
    case "shoot": {
      const target = placeOf(word, view);
      return unit === null || from === null || target === null ? null : { kind: "shot", unit, from, to: target };
    }
    case "fight":
      return attackOf(word, view);
    case "charge": {
      const target = placeOf(asked(prompt, "rider"), view);
      return unit === null || from === null || target === null ? null : { kind: "attack", unit, from, to: target, flank: false };
    }
    case "advance":
      return advanceOf(word, prompt, view);
    case "use":
    case "send": {
      const place = placeOf(word, view);
      return place === null ? null : { kind: "look", unit: word, from: place };
    }
    case "activate":
    case "order":
      return { kind: "look", unit: null, from: word };
    default:
      return null;
  }
}

/** Where a unit or leader is on the field, or in a Flank Area. */
function placeOf(name: string | null, view: View): Place | null {
  if (name === null) return null;
  const flank = view.attacks.find((attack) => attack.unit === name)?.flank ?? null;
  if (flank !== null) return `flank:${flank}`;
  const section = whereIs(view, name) ?? view.leaders[name] ?? null;
  return section?.includes("-") ? section : null;
}

function attackOf(unit: string, view: View): Intent | null {
  const attack = view.attacks.find((one) => one.unit === unit);
  if (!attack) return null;
  return { kind: "attack", unit, from: attack.flank === null ? attack.from : `flank:${attack.flank}`, to: attack.target, flank: false };
}

function advanceOf(unit: string, prompt: PromptInfo | null, view: View): Intent | null {
  const from = placeOf(unit, view);
  const to = asked(prompt, "section");
  return from === null || to === null ? null : { kind: "move", unit, from, to };
}
