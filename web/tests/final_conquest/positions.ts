/** Positions of Final Conquest for the tests: three seats in the action phase, six with a threat, six with a battle. */
import type { Grammar } from "../../src/board/module.ts";
import type { Board, View } from "../../src/games/final_conquest/types.ts";
import battle from "./battle.json";
import printed from "./board.json";
import six from "./six.json";
import three from "./three.json";

export const BOARD = printed as unknown as Board;
export const VIEWS = { three, six, battle } as unknown as Record<"three" | "six" | "battle", View>;

const T = "territory";

/** The verbs of the game that the tests use, and of which domains their words are. */
export const GRAMMAR: Grammar = {
  verbs: {
    move: [T, T],
    attack: [T, T],
    with: ["number", "number"],
    "recruit-infantry": [T],
    "recruit-cavalry": [T],
    buy: ["hero"],
    card: ["hero"],
    bid: ["number"],
    lose: ["number", "number"],
    retreat: ["kind", T],
    "end-turn": [],
    "no-hero": [],
  },
  kinds: { "battle-begins": { seat: "seat", origin: T, territory: T, defender: "seat" }, moved: { seat: "seat", origin: T, territory: T } },
  domains: {},
} as unknown as Grammar;

/** All marches of an army, each with every number of units that can go. */
export function marchesOf(view: View, from: string, seat: number): { legal: string[]; ways: string[][] } {
  const here = view.territories[from];
  const legal = BOARD.maps[view.map].links
    .flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []))
    .map((to) => {
      const owner = view.territories[to]?.owner ?? null;
      return `${owner === null || owner === seat ? "move" : "attack"} ${from} ${to}`;
    });
  const most = {
    infantry: here?.infantry.slice(1).reduce((a, b) => a + b, 0) ?? 0,
    cavalry: here?.cavalry.slice(1).reduce((a, b) => a + b, 0) ?? 0,
  };
  const ways: string[][] = [];
  for (const march of legal) {
    for (let infantry = 0; infantry <= most.infantry; infantry += 1) {
      for (let cavalry = 0; cavalry <= most.cavalry; cavalry += 1) {
        if (infantry + cavalry > 0) ways.push([march, `with ${infantry} ${cavalry}`]);
      }
    }
  }
  return { legal, ways };
}
