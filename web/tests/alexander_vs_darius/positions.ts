/** Positions of Alexander vs. Darius for the tests: the opening, and a battle whose hits are dealt out. */
import type { BoardProps, Grammar } from "../../src/board/module.ts";
import { seatLook } from "../../src/look/seats.ts";
import type { Board, Details, View } from "../../src/games/alexander_vs_darius/types.ts";
import battle from "./battle.json";
import printed from "./board.json";
import opening from "./opening.json";

export const BOARD = printed as unknown as Board;
export const OPENING = opening.view as unknown as View;
export const BATTLE = battle.view as unknown as View;
export const DETAILS = opening.details as unknown as Details;
export const LEGAL: string[] = opening.legal;
export const SEATS = [seatLook(0, "Ada"), seatLook(1, "Ben")];

/** The verbs and events of the game that the tests use, and of which domains their words are. */
export const GRAMMAR = {
  verbs: {
    march: ["area"],
    go: ["area"],
    sail: ["sea"],
    embark: ["area", "sea"],
    land: ["sea", "area"],
    raid: ["sea", "area", "dice"],
    recruit: ["unit", "area"],
    restore: ["unit", "place"],
    build: ["berth"],
    hit: ["class", "count"],
    "hit-leader": ["leader"],
    pick: ["class", "count"],
    pass: [],
    halt: [],
  },
  kinds: {
    marched: { seat: "seat", origin: "area", target: "area" },
    landed: { seat: "seat", area: "area", sea: "sea" },
    "marker-turned": { seat: "seat", area: "area" },
  },
  domains: {},
} as unknown as Grammar;

export function propsOf(view: View, more: Partial<BoardProps<View, Board>> = {}): BoardProps<View, Board> {
  return {
    board: BOARD,
    view,
    grammar: GRAMMAR,
    seat: 0,
    seats: SEATS,
    legal: [],
    ways: [],
    prompt: null,
    sent: null,
    moment: 1,
    step: 0,
    latest: [],
    changed: [],
    lit: [],
    pointed: null,
    foreseen: null,
    details: null,
    readOnly: false,
    ...more,
  } as unknown as BoardProps<View, Board>;
}
