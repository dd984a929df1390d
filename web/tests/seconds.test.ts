/** Time that runs out. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { minutes, secondsLeft } from "../src/table/seconds.ts";

test("seconds are counted down to none", () => {
  assert.equal(secondsLeft(1060, 1_000_000), 60);
  assert.equal(secondsLeft(1000.4, 1_000_000), 0);
  assert.equal(secondsLeft(900, 1_000_000), 0);
});

test("a clock shows minutes and seconds", () => {
  assert.deepEqual([0, 9, 60, 125].map(minutes), ["0:00", "0:09", "1:00", "2:05"]);
});
