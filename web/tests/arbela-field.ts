/** The field of Arbela and positions on it, for the tests of its board. */
import type { Grammar } from "../src/board/module.ts";
import type { Board, Section, Stack, Unit, View } from "../src/games/arbela/types.ts";
import type { Params, PromptInfo } from "../src/wire.ts";

const COLUMNS = ["LW", "LC2", "LC1", "C", "RC1", "RC2", "RW"];
const ROWS = ["MD", "MA", "B", "PA", "PD"];

const sections: Section[] = ROWS.flatMap((name, row) =>
  COLUMNS.map((_, column) => ({ name: `${name}-${COLUMNS[row > 2 ? 6 - column : column]}`, row, column, flank: null })),
);

/** A card with nothing remarkable but what is given. */
function card(name: string, side: number, given: Partial<Unit> = {}): Unit {
  return {
    name,
    kind: name,
    side,
    class: "infantry",
    attack: 4,
    defence: [4, 2, 2],
    armour: 1,
    hit_level: 6,
    straight: 1,
    diagonal: 0,
    any: 0,
    weapon: null,
    range: 0,
    hits_on: null,
    ...given,
  };
}

/** The arcs of fire of one range: none but from MA-C to the north. */
function arcs(before: number[]): number[][] {
  return sections.flatMap(({ name }) => [name === "MA-C" ? before : [], [], [], []]);
}

export const board: Board = {
  sections,
  deployment: ["MD", "PD"].map((row) => COLUMNS.map((column) => `${row}-${column}`)),
  facings: ["north", "east", "south", "west"],
  arcs: [arcs([16, 17, 18]), arcs([16, 17, 18, 23, 24, 25])],
  forward: ["north", "south"],
  units: [
    card("phalanx-1", 0),
    card("phalanx-2", 0),
    card("thessalian-1", 0, { class: "heavy-cavalry", straight: 2, diagonal: 1 }),
    card("companion-1", 0, { class: "heavy-cavalry", straight: 2, diagonal: 2, any: 2 }),
    card("cretan-archer", 0, { class: "skirmisher", straight: 2, diagonal: 2, any: 2, weapon: "A", range: 2, hits_on: [6, 12] }),
    card("persian-javelinist", 1, { class: "skirmisher", weapon: "J", range: 1, hits_on: [6, 12] }),
    card("chariot-1", 1, { class: "chariot", straight: 2 }),
  ],
  leaders: ["alexander", "bessus"].map((name, side) => ({
    name,
    side,
    bonus: 1,
    affects: [],
    flank: [],
    orders: [],
    seize: [],
    killed: [],
  })),
  break_level: [8, 15],
  turn_limit: 20,
};

export function section(name: string): Section {
  const found = sections.find((one) => one.name === name);
  if (!found) throw new Error(`there is no Section ${name}`);
  return found;
}

export function unit(name: string): Unit {
  const found = board.units.find((one) => one.name === name);
  if (!found) throw new Error(`there is no unit ${name}`);
  return found;
}

/** A stack that faces forward; null for a card that the reader does not know. */
export function stack(side: number, ...units: (string | null)[]): Stack {
  return {
    side: units.length > 0 ? side : null,
    stack: units.map((name) => (name === null ? null : { unit: name, hits: 0, disrupted: false, face_up: true })),
    among: [],
    facing: board.forward[side] ?? null,
    leaders: [],
    engaged: false,
  };
}

export function battle(found: Partial<View>): View {
  return {
    turn: 3,
    turns: [1, 2],
    active: 0,
    phase: "actions",
    limited: true,
    sections: {},
    hand: null,
    ready: [],
    reserves: [[], []],
    leaders: {},
    orders: {},
    engaged: [],
    attacks: [],
    eliminated: [],
    seize_failed: false,
    losses: [0, 0],
    break_levels: [8, 15],
    ending: null,
    ...found,
  };
}

/** Words of the game, as the server tells them. */
export const grammar: Grammar = {
  verbs: {
    station: ["section"],
    lay: ["unit"],
    deployed: [],
    bring: ["unit"],
    "bring-leader": ["leader"],
    ready: [],
    "line-and-ready": [],
    "put-down": ["section"],
    "put-on-top": ["section"],
    "put-back": [],
    "let-go": [],
    "pick-up": ["unit"],
    "pick-up-leader": ["leader"],
    "pick-up-stack": ["section"],
    "give-up": ["leader"],
    "no-order": [],
    order: ["section"],
    lead: ["leader"],
    ride: ["place"],
    activate: ["section"],
    declare: ["deed"],
    use: ["unit"],
    done: [],
    step: ["section"],
    turn: ["facing"],
    fire: ["section"],
    attack: ["section"],
    flank: ["section"],
    "fire-first": ["section"],
    withdraw: ["place"],
    "fire-back": [],
    shoot: ["unit"],
    fight: ["unit"],
    halt: [],
    advance: ["unit"],
    occupy: ["section"],
  },
  kinds: {
    "unit-moved": { seat: "seat", unit: "unit", from: "section", section: "section" },
    withdrew: { seat: "seat", unit: "unit", from: "section", place: "place" },
    eliminated: { seat: "seat", units: "unit" },
    shot: { seat: "seat", unit: "unit", target: "unit", dice: "number" },
  },
  domains: {},
};

const LAYING = ["ready", "put-down", "put-on-top", "put-back", "let-go", "pick-up", "pick-up-leader", "pick-up-stack"];

/** The verbs that answer a question, by its key. */
const ANSWERS: Record<string, string[]> = {
  deploy: ["deployed", "bring", "bring-leader"],
  "deploy-freely": LAYING,
  "put-unit": LAYING,
  "put-stack": LAYING,
  "leader-order": ["no-order", "order"],
  "leader-movement": ["lead"],
  "choose-deed": ["declare"],
  "use-unit": ["use"],
  "unit-turn": ["done", "step", "fire", "attack", "flank"],
  withdrawal: ["fire-first", "withdraw"],
  advance: ["halt", "advance", "occupy"],
};

export function asking(key: string, params: Params = {}): PromptInfo {
  return { seat: 0, case: "1", key, params, verbs: ANSWERS[key] ?? [] };
}
