import assert from "node:assert/strict";
import { test } from "node:test";
import { placed, spotsAlong } from "../src/lobby/labels.ts";

const SIGHT = { left: 0, top: 0, right: 200, bottom: 100 };
const NAME = { at: { x: 100, y: 50 }, width: 40, height: 12 };

test("a name stands at the upper right of its place", () => {
  const [box] = placed([NAME], [], [], SIGHT);
  assert.deepEqual(box, { left: 108, top: 34, right: 148, bottom: 46 });
});

test("it keeps clear of the way, of other names and of what lies over the map", () => {
  const [below] = placed([NAME], [{ x: 120, y: 40 }], [], SIGHT);
  assert.deepEqual([below?.left, below?.top], [108, 54]);
  const [left] = placed([NAME], [], [{ left: 104, top: 0, right: 200, bottom: 100 }], SIGHT);
  assert.equal(left?.right, 92);
  const [first, second] = placed([NAME, { ...NAME, at: { x: 110, y: 52 } }], [], [], SIGHT);
  assert.ok(first && second);
  assert.ok(second.top >= first.bottom || second.left >= first.right || second.right <= first.left);
});

test("where nothing is free, or in sight, there is no name", () => {
  assert.deepEqual(placed([NAME], [], [SIGHT], SIGHT), [null]);
  assert.deepEqual(placed([{ ...NAME, at: { x: -30, y: 50 } }], [], [], SIGHT), [null]);
});

test("a way of curves is looked at from its beginning to its end", () => {
  const spots = spotsAlong("M0 0C10 0 20 0 30 0C30 10 30 20 30 -30");
  assert.deepEqual(spots[0], { x: 0, y: 0 });
  assert.deepEqual(spots.at(-1), { x: 30, y: -30 });
  assert.ok(spots.some(({ x, y }) => x === 15 && y === 0));
});
