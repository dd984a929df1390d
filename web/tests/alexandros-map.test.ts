import assert from "node:assert/strict";
import { test } from "node:test";
import { latticeOf } from "../src/games/alexandros/lattice.ts";
import { bandsOf, crosses } from "../src/games/alexandros/names.ts";
import { shapesOf } from "../src/games/alexandros/overlays.tsx";
import { river, smooth } from "../src/games/alexandros/relief.ts";
import { placesOf, storyOf } from "../src/games/alexandros/story.ts";
import { apart } from "../src/board/tracks.tsx";
import { toward } from "../src/board/roving.ts";
import { bare, grammar, printed } from "./alexandros-board.ts";

const board = printed();
const lattice = latticeOf(board);
test("every space can be reached from every other with arrow keys", () => {
  const spots = lattice.spaces.map(({ centre }) => centre);
  const seen = new Set([spots[0]]);
  for (const spot of seen) {
    for (const way of ["left", "right", "up", "down"] as const) {
      const next = spot && toward(spots, spot, way);
      if (next) seen.add(next);
    }
  }
  assert.equal(seen.size, spots.length);
});

test("every region's name has a place, inside the region and clear of its symbols", () => {
  const bands = bandsOf(lattice);
  assert.equal(bands.length, new Set(lattice.spaces.map(({ region }) => region)).size);
  for (const band of bands) {
    assert.ok(band.right - band.left > 50, band.region);
    for (const space of lattice.spaces) {
      if (space.symbol === null || space.centre.x < band.left || space.centre.x > band.right) continue;
      const gap = Math.abs(space.centre.y - (band.base - 8));
      assert.ok(gap > 26, `${band.region} touches ${space.name}`);
    }
  }
});

test("a slanted wall crosses the name it runs through; a level one crosses none", () => {
  const [band] = bandsOf(lattice);
  assert.ok(band);
  const through = lattice.sides.filter((side) => crosses(side, band));
  assert.ok(through.length > 0);
  for (const side of through) assert.notEqual(side.a.y, side.b.y);
});

test("names light up what bears them, and parts of the page nothing", () => {
  const view = bare(board);
  assert.equal(shapesOf("space:B7", view, lattice).length, 1);
  assert.equal(shapesOf("B7", view, lattice).length, 1);
  assert.equal(shapesOf("point:2/0", view, lattice).length, 1);
  assert.equal(shapesOf("side:2/0-4/0", view, lattice).length, 1);
  assert.equal(shapesOf("symbol:horse", view, lattice).length, 18);
  assert.equal(shapesOf("province:B7", view, lattice).length, 1);
  assert.equal(shapesOf("hand", view, lattice).length, 0);
});

test("a smooth line passes through its spots", () => {
  const course = [
    [0, 0],
    [10, 4],
    [20, -3],
  ];
  const line = smooth(course);
  for (const spot of course) assert.ok(line.some(([x, y]) => x === spot[0] && y === spot[1]));
  assert.match(river(course), /^M[-\d. L]+Z$/);
});

test("marks on the ruler that would cover each other move aside, in their order and within the ends", () => {
  assert.deepEqual(apart([0, 3, 40, 5], 10, 0, 100), [0, 10, 40, 20]);
  assert.deepEqual(apart([100, 100, 98], 10, 0, 100), [90, 100, 80]);
});

test("the story is the points after every levy, drawn on to the end", () => {
  const scored = (seat: number, points: number, total: number) => ({ kind: "points-scored", case: "9.4", seat, points, total });
  const log = [
    { n: 0, seat: -1, action: null, events: [], at: 0, turn: 0, turn_of: null },
    { n: 7, seat: 1, action: "levy horse", events: [scored(1, 5, 5), scored(0, 2, 2)], at: 0, turn: 0, turn_of: null },
    { n: 9, seat: 0, action: "stop", events: [], at: 0, turn: 0, turn_of: null },
  ];
  assert.deepEqual(storyOf(log, 2)?.lines, [
    [
      { n: 0, value: 0 },
      { n: 7, value: 2 },
      { n: 9, value: 2 },
    ],
    [
      { n: 0, value: 0 },
      { n: 7, value: 5 },
      { n: 9, value: 5 },
    ],
  ]);
  assert.equal(storyOf(log.slice(0, 1), 2), null);
});

test("an event points at the places it names, or else at its symbol", () => {
  assert.deepEqual(placesOf({ kind: "alexander-marches", case: "3.13", seat: 0, from: "2/0", point: "4/0", sides: 1 }, grammar), [
    "point:2/0",
    "point:4/0",
  ]);
  const guard = { kind: "guard-placed", case: "7.3", seat: 0, space: "B2", symbol: "horse" };
  assert.deepEqual(placesOf(guard, grammar), ["space:B2"]);
  assert.deepEqual(placesOf({ kind: "card-drawn", case: "5.1", seat: 0, symbol: "horse" }, grammar), ["symbol:horse"]);
  assert.deepEqual(placesOf({ kind: "card-drawn", case: "5.1", seat: 0, symbol: null }, grammar), []);
});
