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
  live: false,
};
const ties = { key: "ties", choices: ["shared", "later"], case: "9.3", least_seats: {}, live: false };
const clock = { key: "clock", choices: ["off", "60"], case: "9.4", least_seats: {}, live: true };
const game: GameInfo = {
  id: "alexandros",
  title: "Alexandros",
  words: "",
  seats: [2, 4],
  options: [starter, ties],
  windows: [],
  pause: 0,
  bots: ["random", "greedy"],
  tutorial: true,
};

function open(count: number): NewSeat[] {
  return Array.from({ length: count }, () => ({ kind: "open" }));
}

test("only choices that hold for the number of seats are open", () => {
  assert.deepEqual(openChoices(starter, open(2)), ["drawn", "seat-1", "seat-2"]);
  assert.deepEqual(openChoices(starter, open(3)), ["drawn", "seat-1", "seat-2", "seat-3"]);
  assert.deepEqual(openChoices(ties, open(2)), ["shared", "later"]);
});

test("a choice that no longer holds goes with its seat, and the others stay", () => {
  const wish = { ...quickWish(game), options: { starter: "seat-3", ties: "later" } };
  assert.deepEqual(withSeats(wish, open(3), game).options, { starter: "seat-3", ties: "later" });
  const fewer = withSeats(wish, open(2), game);
  assert.deepEqual(fewer.options, { ties: "later" });
  assert.equal(fewer.seats.length, 2);
});

test("what takes time is for people at screens of their own", () => {
  assert.deepEqual(openChoices(clock, open(2)), ["off", "60"]);
  assert.deepEqual(openChoices(clock, [{ kind: "me" }, { kind: "bot", bot: "greedy" }]), ["off", "60"]);
  assert.deepEqual(openChoices(clock, [{ kind: "me" }, { kind: "here" }]), ["off"]);
  assert.deepEqual(openChoices(clock, [{ kind: "bot", bot: "greedy" }]), ["off"]);
  const timed = { ...game, options: [clock] };
  const wish = { ...quickWish(timed), options: { clock: "60" } };
  assert.deepEqual(withSeats(wish, [{ kind: "me" }, { kind: "here" }], timed).options, {});
});
