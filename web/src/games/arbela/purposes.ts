/** What an action is for: told by its sign, by the arrow drawn before it is done, and by its odds. */
import { parts } from "../../board/names.ts";
import { stepsOf } from "../../live/lines.ts";

export type Purpose = "move" | "fire" | "attack" | "flank" | "order" | "act";

const PURPOSES: Record<string, Purpose> = {
  station: "move",
  into: "move",
  "put-down": "move",
  "put-on-top": "move",
  ride: "move",
  place: "move",
  step: "move",
  back: "move",
  withdraw: "move",
  "retreat-to": "move",
  occupy: "move",
  advance: "move",
  send: "move",
  lead: "move",
  fire: "fire",
  "fire-first": "fire",
  "fire-back": "fire",
  shoot: "fire",
  attack: "attack",
  fight: "attack",
  flank: "flank",
  order: "order",
};

export function purposeOf(action: string): Purpose {
  return PURPOSES[parts(action).verb] ?? "act";
}

/** Verbs whose outcome is a matter of dice, besides fire and attacks. */
const THROWN = new Set(["flank", "charge", "seize", "stand"]);

/** Whether the outcome is a matter of dice, so that the table gives odds. */
export function hasOdds(line: string): boolean {
  return stepsOf(line).some((action) => {
    const purpose = purposeOf(action);
    return purpose === "fire" || purpose === "attack" || THROWN.has(parts(action).verb);
  });
}
