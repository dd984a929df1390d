/** Whose reach is shown: of the card that acts or is pointed at, or of the one that is looked at. */
import { asked, named } from "../../board/names.ts";
import type { PromptInfo } from "../../wire.ts";
import type { Intent } from "./intent.ts";
import { sectionNamed } from "./layout.ts";
import type { Reaching } from "./overlays.tsx";
import { moveReach } from "./reach.ts";
import { whereIs } from "./targets.ts";
import type { Board, Details, View } from "./types.ts";

export function reachingOf(
  intent: Intent | null,
  over: string | null,
  picked: string | null,
  prompt: PromptInfo | null,
  board: Board,
  view: View,
  details: Details | null,
): Reaching | null {
  switch (intent?.kind) {
    case "look":
      return reach(intent.unit, intent.from, null, details, board, view);
    case "turn":
      return reach(intent.unit, intent.from, intent.facing, null, board, view);
    case "move":
      return moved(intent.unit, intent.from, intent.to, board, view);
    case "shot":
      return reach(intent.unit, intent.from, null, null, board, view);
    case "attack":
      return null;
    default: {
      const looked = over ?? sectionOf(picked, view);
      const acting = asked(prompt, "unit");
      const home = acting === null ? null : whereIs(view, acting);
      if (looked !== null && looked !== home) return reach(wordOf(picked, looked, view), looked, null, details, board, view);
      // What is lit says where the unit that acts can still go.
      return home === null ? null : reach(acting, home, null, null, board, view);
    }
  }
}

/** The fire of a unit once it has moved; it keeps its facing. */
function moved(unit: string | null, from: string, to: string, board: Board, view: View): Reaching | null {
  const now = reach(unit, from, null, null, board, view);
  const there = sectionNamed(board, to);
  return now && there && now.unit.range > 0 ? { ...now, from: there } : null;
}

/** Without `details`: only how far it fires. */
function reach(
  name: string | null,
  place: string,
  facing: string | null,
  details: Details | null,
  board: Board,
  view: View,
): Reaching | null {
  const from = sectionNamed(board, place);
  const stack = view.sections[place];
  const card = stack?.stack.find((one) => one?.unit === name) ?? stack?.stack[0] ?? null;
  const unit = board.units.find((one) => one.name === (name ?? card?.unit));
  const way = facing ?? stack?.facing ?? null;
  const stops = unit && card?.unit === unit.name ? moveReach(board, unit.name, details) : [];
  return from && unit && way !== null && !card?.disrupted ? { unit, from, facing: way, stops } : null;
}

function sectionOf(name: string | null, view: View): string | null {
  if (name === null) return null;
  const { domain, word } = named(name);
  return domain === "unit" ? whereIs(view, word) : domain === "section" ? word : null;
}

/** The unit that was picked in a Section; null: its top card. */
function wordOf(picked: string | null, section: string, view: View): string | null {
  const unit = picked?.startsWith("unit:") ? picked.slice(5) : null;
  return unit !== null && whereIs(view, unit) === section ? unit : null;
}
