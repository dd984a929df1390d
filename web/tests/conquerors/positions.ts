/** The opening of The Conquerors for the tests, after the standard deployment. */
import type { BoardProps, Grammar } from "../../src/board/module.ts";
import type { Board, View } from "../../src/games/conquerors/types.ts";
import { seatLook } from "../../src/look/seats.ts";
import printed from "./board.json";
import opening from "./opening.json";

export const BOARD = printed as unknown as Board;
export const OPENING = opening as unknown as View;
export const SEATS = [seatLook(0, "Ada"), seatLook(1, "Ben")];

/** The verbs and events that the tests use, and of which domains their words are. */
export const GRAMMAR = {
  verbs: { march: ["army", "points"], go: ["space"], "set-sail": ["fleet"], play: ["use"], assign: ["leader", "army"], rest: [] },
  kinds: {
    moved: { side: "side", army: "army", origin: "space", target: "space" },
    "control-changed": { province: "province", side: "side" },
  },
  domains: {},
} as unknown as Grammar;

export const SCENE = { grammar: GRAMMAR, board: BOARD, view: OPENING };

export function propsOf(more: Partial<BoardProps<View, Board>> = {}): BoardProps<View, Board> {
  return {
    ...SCENE,
    seat: 0,
    seats: SEATS,
    legal: [],
    ways: [],
    prompt: null,
    sent: null,
    latest: [],
    changed: [],
    lit: [],
    pointed: null,
    foreseen: null,
    details: null,
    ...more,
  } as unknown as BoardProps<View, Board>;
}
