import assert from "node:assert/strict";
import { test } from "node:test";
import { HALF, latticeOf, ringsOf, ROW, spaceAt, distanceToLine, nearest, inset } from "../src/games/alexandros/lattice.ts";
import { drawn, printed } from "./alexandros-board.ts";

const small = latticeOf(drawn(["  ..TS", " .A..H."]));

test("the printed board has 199 spaces, and every side lies at one space or between two", () => {
  const lattice = latticeOf(printed());
  assert.equal(lattice.spaces.length, 199);
  for (const side of lattice.sides) assert.equal(side.spaces.length, side.coast ? 1 : 2, side.name);
});

test("triangles are equilateral and point up or down by turns", () => {
  for (const { corners, up, name } of small.spaces) {
    const [a, b, c] = corners;
    for (const [one, other] of [
      [a, b],
      [b, c],
      [a, c],
    ] as const) {
      assert.ok(Math.abs(Math.hypot(one.x - other.x, one.y - other.y) - 2 * HALF) < 1e-9, name);
    }
    const above = corners.filter((corner) => corner.y < Math.max(a.y, b.y, c.y)).length;
    assert.equal(up, above === 1, name);
  }
});

test("a spot is found in the space it lies in, and nowhere off the board", () => {
  for (const space of small.spaces) assert.equal(spaceAt(small, space.centre)?.name, space.name);
  assert.equal(spaceAt(small, { x: 0, y: -10 }), null);
  assert.equal(spaceAt(small, { x: 2 * HALF, y: 0.9 * ROW })?.name, "A2");
});

test("the outline of the whole board runs along every coast side once", () => {
  const lattice = latticeOf(printed());
  const rings = ringsOf(lattice, new Set(lattice.spaces.keys()));
  const steps = rings.reduce((sum, ring) => sum + ring.length, 0);
  assert.equal(steps, lattice.sides.filter((side) => side.coast).length);
});

test("the outline of one space is its three corners; of two neighbours, four", () => {
  assert.deepEqual(
    ringsOf(small, new Set([0])).map((ring) => ring.length),
    [3],
  );
  assert.deepEqual(
    ringsOf(small, new Set([0, 1])).map((ring) => ring.length),
    [4],
  );
});

test("spaces that meet only at a point have rings of their own", () => {
  const [one, other] = [small.space.get("A2"), small.space.get("A4")];
  assert.ok(one && other);
  const rings = ringsOf(small, new Set([one.index, other.index]));
  assert.equal(
    rings.reduce((sum, ring) => sum + ring.length, 0),
    6,
  );
});

test("the distance to a line is to its nearer end beyond the ends", () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  assert.equal(distanceToLine({ x: 5, y: 3 }, a, b), 3);
  assert.equal(distanceToLine({ x: 13, y: 4 }, a, b), 5);
});

test("nothing is nearest beyond reach", () => {
  assert.equal(
    nearest([4, 9], (value) => value, 3),
    null,
  );
  assert.equal(
    nearest([9, 4], (value) => value, 5),
    4,
  );
});

test("an inset triangle stays inside its space", () => {
  const space = small.space.get("A2");
  assert.ok(space);
  const numbers =
    inset(space, 6)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  for (let at = 0; at < numbers.length; at += 2) {
    assert.equal(spaceAt(small, { x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 })?.name, "A2");
  }
});
