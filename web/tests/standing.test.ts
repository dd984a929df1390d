import assert from "node:assert/strict";
import { test } from "node:test";
import { follows } from "../src/board/useFollows.ts";
import {
  awaited,
  eventsAfter,
  hasHole,
  lastInOwnTurn,
  lastOwn,
  lastSteps,
  mayInterject,
  ownDecision,
  newEvents,
  nextLog,
  passTo,
  stepsSince,
  turnAt,
  turnsOf,
} from "../src/live/standing.ts";
import type { LogEntry, Standing, Update } from "../src/wire.ts";

function entry(n: number, seat: number | null, action = "stop"): LogEntry {
  return { n, seat, action, events: [{ kind: `k${n}`, case: "1.1" }], at: 0, turn: 0, turn_of: null };
}

const LOG = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 2)];

function update(part: Partial<Update>): Update {
  return { type: "update", n: 0, ...part } as Update;
}

function numbers(log: readonly LogEntry[]): number[] {
  return log.map(({ n }) => n);
}

test("an entry is added at the end, and never twice", () => {
  const longer = nextLog(LOG, update({ n: 4, entry: entry(4, 0) }));
  assert.deepEqual(numbers(longer), [0, 1, 2, 3, 4]);
  assert.deepEqual(numbers(nextLog(longer, update({ n: 4, entry: entry(4, 0) }))), [0, 1, 2, 3, 4]);
});

test("an undo takes entries away; a new log replaces the old one", () => {
  assert.deepEqual(numbers(nextLog(LOG, update({ n: 1, undone: 2 }))), [0, 1]);
  assert.deepEqual(numbers(nextLog(LOG, update({ n: 0, undone: 3, log: [entry(0, null)] }))), [0]);
});

test("a hole in the log is noticed", () => {
  assert.equal(hasHole(LOG, 3), false);
  assert.equal(hasHole(nextLog(LOG, update({ n: 6 })), 6), true);
});

test("what changed is what came after the seat's own last action", () => {
  assert.equal(lastOwn(LOG, 0), 1);
  assert.deepEqual(
    eventsAfter(LOG, lastOwn(LOG, 0)).map(({ kind }) => kind),
    ["k2", "k3"],
  );
  assert.equal(lastOwn(LOG, 5), 0);
  assert.equal(lastOwn(LOG, null), 0);
});

test("what a seat decided in another's turn is part of that turn", () => {
  const turn = (n: number, seat: number, turn_of: number | null): LogEntry => ({ ...entry(n, seat), turn: n, turn_of });
  const log = [turn(1, 0, 0), turn(2, 1, 1), turn(3, 0, 1), turn(4, 1, 1)];
  assert.equal(lastOwn(log, 0), 3);
  assert.equal(lastInOwnTurn(log, 0), 1);
  assert.deepEqual(
    eventsAfter(log, lastInOwnTurn(log, 0)).map(({ kind }) => kind),
    ["k2", "k3", "k4"],
  );
  assert.equal(lastInOwnTurn([turn(1, 0, null), turn(2, 1, null)], 0), 1);
  assert.equal(lastInOwnTurn(log, null), 0);
});

test("the setup is nothing that changed", () => {
  assert.deepEqual(eventsAfter([entry(0, null)], 0), []);
  assert.deepEqual(eventsAfter([entry(0, null)], -1), []);
});

/** A choice of which the seat itself is told each step. */
function made(n: number, seat: number, steps: string[], open?: boolean): LogEntry {
  const events = steps.map((step) => ({ kind: step, case: "1.1" }));
  return { n, seat, action: steps[0] ?? null, events, at: 0, turn: 0, turn_of: null, steps, ...(open ? { open } : {}) };
}

const BEGUN = [...LOG, made(4, 0, ["march", "name"], true)];

function kinds(before: readonly LogEntry[], after: readonly LogEntry[]): string[] {
  return newEvents(before, after).map(({ kind }) => kind);
}

test("a choice that goes on takes the place of what was told of it", () => {
  const longer = nextLog(BEGUN, update({ n: 4, entry: made(4, 0, ["march", "name", "stand"]) }));
  assert.deepEqual(numbers(longer), [0, 1, 2, 3, 4]);
  assert.equal(lastSteps(longer), 3);
  assert.equal(lastSteps(LOG), 1);
  assert.deepEqual(kinds(BEGUN, longer), ["stand"]);
  assert.deepEqual(kinds(BEGUN, BEGUN), []);
});

test("only what had not been told is new", () => {
  assert.deepEqual(kinds(LOG, [...LOG, entry(4, 1)]), ["k4"]);
  assert.deepEqual(kinds([], LOG.slice(0, 1)), ["k0"]);
  const cut = [...LOG, made(4, 0, ["march", "name"]), entry(5, -1)];
  assert.deepEqual(kinds(BEGUN, cut), ["k5"]);
  const beside = [...LOG, made(4, 1, ["ready"]), made(5, 0, ["march", "name"], true)];
  assert.deepEqual(kinds(BEGUN, beside), ["ready"]);
});

test("an act whose confirmation never came is found among the steps", () => {
  const done = stepsSince(BEGUN, 0, 4);
  assert.deepEqual(done, ["march", "name"]);
  const after = [...LOG, made(4, 0, ["march", "name", "stand"]), entry(5, 1), made(6, 0, ["stop"])];
  assert.equal(stepsSince(after, 0, 4)[done.length], "stand");
  assert.equal(stepsSince(BEGUN, 0, 4)[done.length], undefined);
  assert.equal(stepsSince([...LOG, made(4, 1, ["stop"])], 1, 3)[0], "stop");
});

test("things move when one choice or one step of it is added", () => {
  const place = (moment: number, step: number | null) => ({ moment, step });
  assert.ok(follows(place(3, 1), place(4, 1)));
  assert.ok(follows(place(4, 1), place(4, 2)));
  assert.ok(follows(place(3, null), place(4, null)));
  for (const [before, after] of [
    [place(3, 1), place(5, 1)],
    [place(4, 2), place(3, 1)],
    [place(4, 1), place(4, 3)],
    [place(4, null), place(4, 1)],
    [place(4, 1), place(4, null)],
  ] as const) {
    assert.equal(follows(before, after), false);
  }
});

function shared(seat: number, asked: number[], yours = [0, 1], state = "running"): Standing {
  return {
    table: { state },
    seat,
    yours,
    decisions: asked.map((one) => ({ number: 1, seat: one, must: true })),
  } as unknown as Standing;
}

test("the device passes to the own seat that is asked, and only then", () => {
  assert.equal(passTo(shared(0, [1])), 1);
  assert.equal(passTo(shared(0, [0])), null);
  assert.equal(passTo(shared(0, [2])), null);
  assert.equal(passTo(shared(0, [0, 1])), null);
  assert.equal(passTo(shared(0, [1], [0])), null);
  assert.equal(passTo(shared(0, [1], [0, 1], "finished")), null);
});

test("turns begin where their number changes, and one goes on until the next", () => {
  const at = (n: number, turn: number, turn_of: number): LogEntry => ({ ...entry(n, turn_of), turn, turn_of });
  const turns = turnsOf([entry(0, null), at(1, 1, 0), at(2, 1, 0), at(3, 2, 1), at(4, 3, 0)]);
  assert.deepEqual(turns, [
    { turn: 1, turnOf: 0, n: 0 },
    { turn: 2, turnOf: 1, n: 2 },
    { turn: 3, turnOf: 0, n: 3 },
  ]);
  assert.equal(turnAt(turns, 1)?.turn, 1);
  assert.equal(turnAt(turns, 2)?.turn, 2);
  assert.equal(turnAt(turns, 9)?.turn, 3);
  assert.equal(turnAt([], 3), undefined);
});

test("who may interject is not waited for", () => {
  const standing = {
    seat: 1,
    yours: [1],
    table: { state: "running" },
    decisions: [
      { seat: 0, must: true },
      { seat: 1, must: false, number: 7, beside: true },
    ],
  } as unknown as Standing;
  assert.deepEqual(
    awaited(standing).map(({ seat }) => seat),
    [0],
  );
  assert.equal(mayInterject(standing), true);
  assert.equal(mayInterject({ ...standing, seat: 0 }), false);
  assert.equal(passTo({ ...standing, seat: 2, yours: [1, 2] }), null);
});

test("a seat that the table waits for at a moment is asked only if it wants to be", () => {
  const standing = {
    seat: 1,
    prompt: null,
    decisions: [{ seat: 1, must: false, number: 7 }],
  } as unknown as Standing;
  assert.equal(ownDecision(standing), null);
  const asked = { ...standing, prompt: { key: "sally" } } as unknown as Standing;
  assert.equal(ownDecision(asked)?.number, 7);
});
