/** Six seats are told apart by colour and by mark. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { markPath } from "../src/look/marks.tsx";
import { seatLook } from "../src/look/seats.ts";

test("no two of six seats have the same colour or mark", () => {
  const looks = [0, 1, 2, 3, 4, 5].map((seat) => seatLook(seat, `P${seat}`));
  assert.equal(new Set(looks.map(({ colour }) => colour)).size, 6);
  assert.equal(new Set(looks.map(({ mark }) => mark)).size, 6);
  assert.equal(new Set(looks.map(({ mark }) => markPath(mark))).size, 6);
});
