/** What is lit: the places where something can be done now, and what a press on one does. */
import { isLong } from "../live/lines.ts";
import type { BoardProps } from "./module.ts";
import { named, type Named } from "./names.ts";
import type { Spot } from "./plane.ts";
import { inReadingOrder } from "./roving.ts";

/** A place with what can be done there. */
export interface Target extends Named {
  /** The place's name, `domain:word`. */
  key: string;
  /** Of a place that is not lit for a single action but that several steps lead to: lines of actions. */
  actions: string[];
  /** Whether it takes several steps. */
  far: boolean;
}

/** A target with the spot where it lies. */
export type Lit = Target & Spot;

/** One target a place, in the order of the actions. `placeOf` names the place of an action that has one. */
export function targetsOf(legal: readonly string[], placeOf: (action: string) => string | null): Target[] {
  const found = new Map<string, Target>();
  for (const action of legal) {
    const key = placeOf(action);
    if (key === null) continue;
    const known = found.get(key);
    if (known) known.actions.push(action);
    else found.set(key, { key, ...named(key), actions: [action], far: isLong(action) });
  }
  return [...found.values()];
}

/** How actions and places lie on one game's board. */
export interface Drawn {
  /** The name of an action's place; null where it has none on the board. */
  placeOf(action: string): string | null;
  /**
   * The places that several steps lead to, as targets whose actions are lines; without it only what can be
   * done at once is lit. One of them may take the place of one that is near.
   */
  farOf?(ways: readonly (readonly string[])[], near: readonly Target[]): Target[];
  /** Where a target lies; null where the board does not show it. */
  spotOf(target: Target): Spot | null;
  /** The height of a row of places, for their order. */
  row: number;
}

/** The lit places of a board, in reading order: those of `legal`, and those that `ways` lead to. */
export function litOf(legal: readonly string[], ways: readonly (readonly string[])[], drawn: Drawn): Lit[] {
  const { placeOf, farOf, spotOf, row } = drawn;
  const near = targetsOf(legal, placeOf);
  const far = farOf ? farOf(ways, near) : [];
  const left = near.filter(({ key }) => !far.some((target) => target.key === key));
  const lit = [...left, ...far].flatMap((target): Lit[] => {
    const spot = spotOf(target);
    return spot ? [{ ...target, x: spot.x, y: spot.y }] : [];
  });
  return inReadingOrder(lit, row);
}

type Actor = Pick<BoardProps, "sent" | "onAct" | "onOffer">;

/** Do the only action, or ask which of several is meant. With `ask` even a single one is shown first. */
export function act({ sent, onAct, onOffer }: Actor, actions: string[], ask = false): void {
  if (sent !== null) return;
  const [only] = actions;
  if (actions.length === 1 && only !== undefined && !ask) onAct(only);
  else onOffer(actions);
}
