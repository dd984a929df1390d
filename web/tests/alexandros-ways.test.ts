import assert from "node:assert/strict";
import { test } from "node:test";
import { aheadOf } from "../src/games/alexandros/ahead.ts";
import { settlings } from "../src/games/alexandros/allotments.ts";
import { offersOf } from "../src/games/alexandros/offers.ts";
import { partsOf } from "../src/games/alexandros/Ghost.tsx";
import { latticeOf } from "../src/games/alexandros/lattice.ts";
import { named } from "../src/board/names.ts";
import type { Target } from "../src/board/targets.ts";
import { lineOf } from "../src/live/lines.ts";
import { routesTo } from "../src/games/alexandros/routes.ts";
import type { Texts } from "../src/board/module.ts";
import type { EventInfo, Params, PreviewInfo } from "../src/wire.ts";
import type { View } from "../src/games/alexandros/types.ts";
import { bare, drawn, grammar } from "./alexandros-board.ts";

const board = drawn(["  ..TS", " .A..H."]);
const lattice = latticeOf(board);

/** Texts that say their keys and parameters. */
const texts = {
  language: "en",
  t: (key: string, params: Params = {}) =>
    `${key}(${Object.entries(params)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(" ")})`,
  word: (_: string, word: string) => word,
  action: (action: string) => action,
  event: (event: EventInfo) => `event-${event.kind}`,
  list: (items: string[]) => items.join(", "),
} as unknown as Texts;

function event(kind: string, more: Record<string, unknown> = {}): EventInfo {
  return { kind, case: "1", ...more } as EventInfo;
}

function near(keys: string[]): Target[] {
  return keys.map((key) => ({ key, ...named(key), actions: [key], far: false }));
}

test("a point that several cards lead to has a line for each of them", () => {
  const ways = [
    ["special horse", "stand 2/0"],
    ["special lyre", "head B5", "stand 2/0"],
    ["special lyre", "head B5", "stand 4/0", "along 2/0-4/0"],
    ["special lyre", "head B5", "stand 4/0", "along 2/0-3/1"],
    ["march soldier", "stand 6/0"],
    ["special soldier", "stand 6/0"],
  ];
  const targets = routesTo(ways, []);
  assert.deepEqual(
    targets.map(({ key, actions, far }) => ({ key, actions, far })),
    [
      { key: "point:2/0", actions: ["special horse; stand 2/0", "special lyre; head B5; stand 2/0"], far: true },
      { key: "point:4/0", actions: ["special lyre; head B5; stand 4/0"], far: true },
      { key: "point:6/0", actions: ["march soldier; stand 6/0"], far: true },
    ],
  );
});

test("routes are told apart by sides, unless a side leads to two points", () => {
  const ways = [
    ["stand 4/0"],
    ["stand 5/1", "along a", "along b"],
    ["stand 5/1", "along a", "along c"],
    ["stand 5/1", "along d"],
    ["stand 6/0", "along e"],
    ["stand 6/0", "along d"],
  ];
  const targets = routesTo(ways, near(["point:4/0", "point:5/1", "point:6/0"]));
  assert.deepEqual(
    targets.map(({ key, actions }) => [key, ...actions]),
    [
      ["side:b", "stand 5/1; along a; along b"],
      ["side:c", "stand 5/1; along a; along c"],
      ["side:e", "stand 6/0; along e"],
    ],
  );
});

test("while a side is chosen, a later one that only one way takes is a target, and a lit one none", () => {
  const ways = [["along a", "along b"], ["along a", "along c"], ["along d"]];
  const targets = routesTo(ways, near(["side:a", "side:d"]));
  assert.deepEqual(
    targets.map(({ key }) => key),
    ["side:b", "side:c"],
  );
});

test("a province is settled in whole ways, what is given in return apart", () => {
  const ways = [
    ["take-over A2", "place-guard", "pay-card", "give 1"],
    ["take-over A2", "place-guard", "pay-card", "give 2"],
    ["take-over A2", "pay-card", "place-guard", "give 1"],
    ["stop"],
  ];
  assert.deepEqual(settlings(["take-over A2"], ways), [
    "take-over A2; place-guard; pay-card",
    "take-over A2; pay-card; place-guard",
    "take-over A2",
  ]);
  assert.deepEqual(settlings(["occupy A5"], [["occupy A5"]]), ["occupy A5"], "nothing is to be chosen");
  assert.deepEqual(settlings(["stop"], ways), ["stop"]);
  assert.deepEqual(
    settlings(["place-guard", "pay-card"], [["pay-card"], ["place-guard", "pay-card"]]),
    ["place-guard; pay-card", "place-guard", "pay-card"],
    "the rest of a settlement at once, or this space alone",
  );
  const many = Array.from({ length: 40 }, (_, at) => [
    "occupy A2",
    ...(at < 39 ? ["place-guard"] : []),
    ...Array<string>(at).fill("pay-card"),
  ]);
  const compared = settlings(["occupy A2"], many);
  assert.equal(compared.length, 33);
  assert.equal(compared[0], lineOf(many[39] ?? []), "of many ways those with the fewest guards are compared");
});

function preview(guards: number, cards: number): PreviewInfo {
  const events = [
    ...Array.from({ length: guards }, () => event("guard-placed", { symbol: "lyre", space: "B2" })),
    ...Array.from({ length: cards }, () => event("card-paid", { symbol: "horse", space: "B5" })),
  ];
  return { events, changes: [], complete: true, odds: [], sums: [] };
}

test("the sparing way comes first, and many ways are cut to the sparing ones", () => {
  const few = { "occupy A2; place-guard": preview(2, 0), "occupy A2; pay-card": preview(1, 1), "occupy A2": preview(0, 0) };
  const offers = offersOf(Object.keys(few), (line) => few[line as keyof typeof few], texts);
  assert.deepEqual(
    offers.map(({ line, exact }) => [line, exact]),
    [
      ["occupy A2; pay-card", true],
      ["occupy A2; place-guard", true],
    ],
  );
  assert.match(offers[0]?.words ?? "", /guards=1 posts=board-offer-post\(symbol=symbol:lyre\) cards=1/);
  const many = ["occupy A2; a", "occupy A2; b", "occupy A2; c", "occupy A2; d", "occupy A2; e", "occupy A2"];
  const cut = offersOf(many, (line) => preview(line.endsWith("b") || line.endsWith("e") ? 1 : 2, 1), texts);
  assert.deepEqual(
    cut.map(({ line, exact }) => [line, exact]),
    [
      ["occupy A2; b", true],
      ["occupy A2; e", true],
      ["occupy A2", undefined],
    ],
  );
});

test("guards on the same symbols are told apart by the space that makes the difference", () => {
  const at = (...spaces: string[]): PreviewInfo => ({
    ...preview(0, 1),
    events: spaces.map((space) => event("guard-placed", { symbol: space[0], space })),
  });
  const found: Record<string, PreviewInfo> = { "occupy A2; a": at("B2", "C1"), "occupy A2; b": at("B2", "C5"), "occupy A2": at() };
  const words = offersOf(Object.keys(found), (line) => found[line], texts).map((offer) => offer.words);
  assert.deepEqual(words, ["board-offer-apart(guards=2 space=space:C1 cards=0)", "board-offer-apart(guards=2 space=space:C5 cards=0)"]);
});

test("a march is offered by its card, and a single one is only to be confirmed", () => {
  const words = (...lines: string[]): string[] => offersOf(lines, () => preview(0, 0), texts).map((offer) => offer.words);
  assert.deepEqual(words("march horse; stand 2/0", "special lyre; stand 2/0"), ["march horse", "special lyre"]);
  assert.deepEqual(words("march horse; stand 2/0"), ["board-offer-do()"]);
});

test("what would be is told in sums: walls that are left, and what everybody wins", () => {
  const now = { board, view: bare(board), grammar };
  const then = { ...now.view, black: now.view.black - 2 };
  const march = [
    event("alexander-heads"),
    event("alexander-marches", { sides: 3 }),
    event("wall-placed", { side: "2/0-3/1" }),
    event("wall-placed", { side: "3/1-4/2" }),
    event("wall-reused", { side: "4/2-5/3" }),
    event("province-split", { value: 90, other_value: 4 }),
  ];
  assert.deepEqual(aheadOf({ view: then, events: march, complete: true }, now, 0, texts), [
    "event-alexander-heads",
    `board-ahead-walls(built=2 reused=1 black=${then.black} red=0 reds=0)`,
    "board-ahead-border(value=90 other=4)",
  ]);
  const levy = [
    event("taxes-levied"),
    event("points-scored", { seat: 0, points: 0, total: 3 }),
    event("points-scored", { seat: 1, points: 5, total: 9 }),
  ];
  assert.deepEqual(aheadOf({ view: now.view, events: levy, complete: true }, now, 0, texts), [
    "board-ahead-gain(seat=seat:0 who=you points=0 total=3), board-ahead-gain(seat=seat:1 who=other points=5 total=9)",
  ]);
});

test("the ghost shows the part that a border closes, not the rest of the map", () => {
  const now = bare(board);
  const spaces = board.spaces.map(({ name }) => (["A2", "A3", "A4"].includes(name) ? 0 : 1));
  const provinces: View["provinces"] = [
    { name: "A2", value: 2, needs: { temple: 1 }, holder: null, guards: 0 },
    { name: "A5", value: 4, needs: {}, holder: null, guards: 0 },
  ];
  const split = [event("province-split", { province: "A2", value: 2, other: "A5", other_value: 4 })];
  assert.deepEqual(partsOf({ view: { ...now, spaces, provinces }, events: split, complete: true }, now, lattice), [0]);
});
