/** What is printed on field and cards, and what a seat sees of the battle. */

export interface Unit {
  name: string;
  kind: string;
  side: number;
  class: string;
  attack: number;
  /** Against the front, a flank, the rear. */
  defence: [number, number, number];
  armour: number;
  hit_level: number;
  straight: number;
  diagonal: number;
  any: number;
  weapon: string | null;
  range: number;
  hits_on: [number, number] | null;
}

export interface Leader {
  name: string;
  side: number;
  bonus: number;
  affects: string[];
  flank: number[];
  orders: number[];
  seize: number[];
  killed: number[];
}

export interface Section {
  name: string;
  /** From the Macedonian side. */
  row: number;
  /** From the Macedonian left. */
  column: number;
  /** The Flank Area beside it: 0 at the Macedonian left, 1 at his right. */
  flank: number | null;
}

export interface Board {
  sections: Section[];
  deployment: string[][];
  facings: string[];
  /** For a range of 1 and of 2, the Sections in front by number: at `section * 4 + facing`. */
  arcs: number[][][];
  forward: string[];
  units: Unit[];
  leaders: Leader[];
  break_level: number[];
  turn_limit: number;
}

export interface Card {
  unit: string;
  hits: number;
  disrupted: boolean;
}

export interface FieldCard extends Card {
  face_up: boolean;
}

/** What may be looked up. */
export interface Details {
  /** For each unit that is known where it could move, and the ways it could face there. */
  reach: Record<string, Record<string, string[]>>;
}

export interface Stack {
  side: number | null;
  /** From the top; null for a card that the reader does not know. */
  stack: (FieldCard | null)[];
  /** Known to lie here, but not where in the stack. */
  among: string[];
  facing: string | null;
  leaders: string[];
  engaged: boolean;
}

export interface Attack {
  unit: string;
  from: string;
  target: string;
  flank: number | null;
}

export interface View {
  turn: number;
  turns: number[];
  active: number | null;
  phase: string;
  limited: boolean;
  sections: Record<string, Stack>;
  /** What the reader has picked up in the free deployment: `unit:kinsmen`, `leader:darius` or `section:PD-C`. */
  hand: string | null;
  /** Who is ready while the free deployment goes on. */
  ready: number[];
  reserves: Card[][];
  leaders: Record<string, string>;
  orders: Record<string, "ordered" | "used">;
  engaged: [string, string][];
  attacks: Attack[];
  eliminated: string[];
  seize_failed: boolean;
  losses: number[];
  break_levels: number[];
  ending: string | null;
}
