import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsAfter, hasHole, lastOwn, nextLog, passTo, stands } from "../src/live/standing.ts";
import type { LogEntry, Standing, Update } from "../src/wire.ts";

function entry(n: number, seat: number | null, action = "stop"): LogEntry {
  return { n, seat, action, events: [{ kind: `k${n}`, case: "1.1" }], at: 0 };
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

test("the setup is nothing that changed", () => {
  assert.deepEqual(eventsAfter([entry(0, null)], 0), []);
  assert.deepEqual(eventsAfter([entry(0, null)], -1), []);
});

test("an act stands when the log has it after the moment it was sent", () => {
  assert.ok(stands(LOG, 1, "stop", 1));
  assert.equal(stands(LOG, 1, "stop", 2), false);
  assert.equal(stands(LOG, 1, "levy horse", 0), false);
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
