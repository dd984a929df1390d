/** Boards for the tests of Alexandros, made from drawings as the server makes its own. */
import { readFileSync } from "node:fs";
import type { Grammar } from "../src/board/module.ts";
import type { Board, View } from "../src/games/alexandros/types.ts";
import type { Params, PromptInfo } from "../src/wire.ts";

const LETTERS: Record<string, string> = { T: "temple", A: "amphora", H: "horse", L: "lyre", S: "soldier" };

/** One letter is one triangle; it points up where column and row together are even. */
export function drawn(rows: readonly string[], regions?: readonly string[]): Board {
  const points = new Map<string, { name: string; x: number; y: number }>();
  const sides = new Map<string, { name: string; ends: string[]; coast: boolean }>();
  const spaces: Board["spaces"] = [];
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === " ") return;
      const spots =
        (x + y) % 2 === 0
          ? [
              [x, y],
              [x - 1, y + 1],
              [x + 1, y + 1],
            ]
          : [
              [x - 1, y],
              [x + 1, y],
              [x, y + 1],
            ];
      const corners = spots.map(([across = 0, down = 0]) => {
        const name = `${across}/${down}`;
        if (!points.has(name)) points.set(name, { name, x: across, y: down });
        return name;
      });
      for (const [one, other] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        const ends = [corners[one] as string, corners[other] as string].sort((a, b) => order(points, a) - order(points, b));
        const name = ends.join("-");
        sides.set(name, { name, ends, coast: !sides.has(name) });
      }
      spaces.push({
        name: `${String.fromCharCode(65 + y)}${x}`,
        corners,
        symbol: LETTERS[letter] ?? null,
        region: regions?.[y]?.[x] ?? "media",
      });
    });
  });
  return {
    symbols: Object.values(LETTERS),
    points: [...points.values()],
    spaces,
    sides: [...sides.values()],
    start: "2/0",
    points_to_end: 100,
  };
}

function order(points: Map<string, unknown>, name: string): number {
  return [...points.keys()].indexOf(name);
}

/** The board as it is printed. */
export function printed(): Board {
  const toml = readFileSync("../src/anabasis/games/alexandros/components/board.toml", "utf8");
  const [rows, regions] = [...toml.matchAll(/^rows = \[\n([^\]]*)\]/gm)].map(([, block = ""]) =>
    [...block.matchAll(/"([^"]*)"/g)].map(([, row = ""]) => row),
  );
  return drawn(rows ?? [], regions);
}

/** A view with nothing on the board: one free province. */
export function bare(board: Board): View {
  return {
    turn: 1,
    active: 0,
    alexander: board.start,
    walls: {},
    black: 65,
    red: 10,
    provinces: [{ name: board.spaces[0]?.name ?? "", value: 0, needs: {}, holder: null, guards: 0 }],
    spaces: board.spaces.map(() => 0),
    guards: {},
    face_up: [null, null],
    supply: 50,
    discards: {},
    played: {},
    seats: [],
    ending: null,
  };
}

/** Words of the game, as the server tells them. */
export const grammar: Grammar = {
  verbs: {
    march: ["symbol"],
    special: ["symbol"],
    head: ["space"],
    stand: ["point"],
    along: ["side"],
    "take-supply": [],
    "take-card": ["symbol"],
    occupy: ["province"],
    "take-over": ["province"],
    "place-guard": [],
    "pay-card": [],
    give: ["count"],
    levy: ["symbol"],
    "take-back": ["space"],
    stop: [],
  },
  kinds: {
    "alexander-marches": { seat: "seat", from: "point", point: "point", sides: "number" },
    "card-drawn": { seat: "seat", symbol: "symbol" },
    "guard-placed": { seat: "seat", space: "space", symbol: "symbol" },
  },
  domains: {},
};

/** The verbs that answer a question, by its key. */
const ANSWERS: Record<string, string[]> = {
  "choose-card": ["march", "special"],
  "choose-space": ["head"],
  "choose-point": ["stand"],
  "choose-side": ["along"],
  allot: ["place-guard", "pay-card"],
  further: ["take-supply", "take-card", "occupy", "take-over", "levy", "take-back", "stop"],
};

export function asked(key: string, params: Params = {}): PromptInfo {
  return { seat: 0, case: "1", key, params, verbs: ANSWERS[key] ?? [] };
}
