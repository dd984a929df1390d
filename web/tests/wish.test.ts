/** The table that a maker wishes: seats and options that go together. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openChoices, quickWish, withSeats } from "../src/lobby/wish.ts";
import type { GameInfo, NewSeat } from "../src/wire.ts";

const starter = {
  key: "starter",
  choices: ["drawn", "seat-1", "seat-2", "seat-3", "seat-4"],
  case: "2.1",
  least_seats: { "seat-3": 3, "seat-4": 4 },
};
const ties = { key: "ties", choices: ["shared", "later"], case: "9.3", least_seats: {} };
const game: GameInfo = {
  id: "alexandros",
  title: "Alexandros",
  words: "",
  seats: [2, 4],
  options: [starter, ties],
  windows: [],
  bots: ["random", "greedy"],
  tutorial: true,
};

function open(count: number): NewSeat[] {
  return Array.from({ length: count }, () => ({ kind: "open" }));
}

test("only choices that hold for the number of seats are open", () => {
  assert.deepEqual(openChoices(starter, 2), ["drawn", "seat-1", "seat-2"]);
  assert.deepEqual(openChoices(starter, 3), ["drawn", "seat-1", "seat-2", "seat-3"]);
  assert.deepEqual(openChoices(ties, 2), ["shared", "later"]);
});

test("a choice that no longer holds goes with its seat, and the others stay", () => {
  const wish = { ...quickWish(game), options: { starter: "seat-3", ties: "later" } };
  assert.deepEqual(withSeats(wish, open(3), game).options, { starter: "seat-3", ties: "later" });
  const fewer = withSeats(wish, open(2), game);
  assert.deepEqual(fewer.options, { ties: "later" });
  assert.equal(fewer.seats.length, 2);
});
