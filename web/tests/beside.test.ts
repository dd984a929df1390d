/** A panel over the board stands beside what it speaks of, and covers nothing that is lit. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, boxAt, MARGIN, type Box } from "../src/table/beside.ts";

const ROOM: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const SIZE = { width: 300, height: 120 };

function box(left: number, top: number, width = 20, height = 20): Box {
  return { left, top, right: left + width, bottom: top + height };
}

test("it stands at the right of its target", () => {
  assert.deepEqual(beside(ROOM, SIZE, box(400, 300), [box(400, 300)]), { left: 420 + MARGIN, top: 250 });
});

test("where something is lit there it stands at the left, below or above", () => {
  const target = box(400, 300);
  assert.deepEqual(beside(ROOM, SIZE, target, [target, box(500, 300)]), { left: 400 - MARGIN - 300, top: 250 });
  const both = [target, box(500, 300), box(300, 300)];
  assert.deepEqual(beside(ROOM, SIZE, target, both), { left: 260, top: 320 + MARGIN });
});

test("at the edge it stays within the board", () => {
  const { left, top } = beside(ROOM, SIZE, box(980, 5), []);
  assert.ok(left + SIZE.width <= 1000 - MARGIN && top >= MARGIN);
});

test("without a target it lies in a corner where nothing is lit", () => {
  assert.deepEqual(beside(ROOM, SIZE, null, [box(30, 550)]), { left: 1000 - MARGIN - 300, top: 600 - MARGIN - 120 });
});

test("where all is lit, its target and what is drawn are still in sight", () => {
  const lights = Array.from({ length: 200 }, (_, n) => box((n % 20) * 50, Math.floor(n / 20) * 60));
  const target = box(500, 300);
  const drawn = box(560, 280, 60, 60);
  const { left, top } = beside(ROOM, SIZE, target, lights, [drawn]);
  for (const one of [target, drawn]) {
    assert.ok(left >= one.right || left + SIZE.width <= one.left || top >= one.bottom || top + SIZE.height <= one.top);
  }
});

test("the target is the smallest lit place under the pointer", () => {
  const [small, large] = [box(100, 100), box(0, 0, 400, 400)];
  assert.equal(boxAt({ x: 110, y: 110 }, [large, small]), small);
  assert.equal(boxAt({ x: 300, y: 300 }, [large, small]), large);
  assert.deepEqual(boxAt({ x: 700, y: 100 }, [large, small]), box(700 - MARGIN, 100 - MARGIN, 2 * MARGIN, 2 * MARGIN));
});
