/** A rematch: who is asked, and that nobody sits down without having said yes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asksYou, stillAsked, waitsForYou, wasGivenUp } from "../src/table/asking.ts";
import type { SeatInfo, Summary } from "../src/wire.ts";

function seat(number: number, kind: SeatInfo["kind"], name: string, you = false): SeatInfo {
  return { seat: number, kind, name, you, online: false, thinking: false };
}

function rematch(seats: SeatInfo[], more: Partial<Summary> = {}): Summary {
  return {
    id: "again",
    game: "alexandros",
    title: "Alexandros",
    state: "open",
    seats,
    options: {},
    public: false,
    undo: "own",
    clock: 0,
    away: 0,
    pause: 0,
    review: false,
    tutorial: false,
    created: 0,
    turn: 0,
    to_act: [],
    changed_since: 0,
    ...more,
  };
}

test("who is asked is waited for, and told so", () => {
  const table = rematch([seat(0, "person", "Ann"), seat(1, "asked", "Bob", true)]);
  assert.ok(asksYou(table));
  assert.ok(waitsForYou(table));
  assert.deepEqual(stillAsked(table), []);
});

test("who asks waits for the others, by their names", () => {
  const seats = [seat(0, "person", "Ann", true), seat(1, "asked", "Bob"), seat(2, "bot", "Greedy"), seat(3, "asked", "Eve")];
  const table = rematch(seats);
  assert.ok(!asksYou(table));
  assert.ok(!waitsForYou(table));
  assert.deepEqual(stillAsked(table), ["Bob", "Eve"]);
});

test("nobody is asked at a table that has begun or is over", () => {
  const seats = [seat(0, "person", "Ann"), seat(1, "asked", "Bob", true)];
  assert.ok(!asksYou(rematch(seats, { state: "finished" })));
  assert.deepEqual(stillAsked(rematch(seats, { state: "finished" })), []);
});

test("a rematch that was given up can be asked for again, one that was played cannot", () => {
  assert.ok(wasGivenUp(rematch([], { state: "finished" })));
  assert.ok(!wasGivenUp(rematch([], { state: "finished", outcome: { ranking: [[0], [1]], reason: "walls" } })));
  assert.ok(!wasGivenUp(rematch([])));
});
