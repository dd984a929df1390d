import assert from "node:assert/strict";
import { test } from "node:test";
import { Log } from "../src/live/log.ts";
import { beginnings } from "../src/table/beginnings.ts";
import type { LogEntry, LogPage, State, Update } from "../src/wire.ts";

const PAGE = 3;

function entry(n: number): LogEntry {
  return { n, seat: n === 0 ? null : n % 2, action: `a${n}`, events: [], at: 0, turn: 0, turn_of: null };
}

function entries(first: number, end: number): LogEntry[] {
  return Array.from({ length: end - first }, (_, place) => entry(first + place));
}

function state(first: number, end: number, seat: number | null = 0): State {
  return { type: "state", log: entries(first, end), undos: [], seat } as unknown as State;
}

function numbers(log: Log): number[] {
  return log.entries.value.map(({ n }) => n);
}

/** A log over a server that gives pages of three, and what was asked of it. */
function logged(fail = () => false) {
  const asked: [number, number | null][] = [];
  const log = new Log((before, eyes) => {
    asked.push([before, eyes]);
    if (fail()) return Promise.reject(new Error("lost"));
    const first = Math.max(0, before - PAGE);
    const page: LogPage = { entries: entries(first, before), undos: [{ n: first, count: 1, seat: 0, agreed: false, at: 0 }] };
    return Promise.resolve(page);
  });
  return { log, asked };
}

test("a log that is whole asks for nothing", async () => {
  const { log, asked } = logged();
  log.take(state(0, 4));
  assert.ok(log.complete.value);
  await log.earlier();
  await log.reach(0);
  assert.deepEqual(asked, []);
});

test("earlier pages come one by one, with what was taken back among them", async () => {
  const { log, asked } = logged();
  log.take(state(7, 10, 1));
  assert.ok(!log.complete.value);
  await Promise.all([log.earlier(), log.earlier()]);
  assert.deepEqual(asked, [[7, 1]]);
  assert.deepEqual(numbers(log), [4, 5, 6, 7, 8, 9]);
  assert.deepEqual(
    log.undos.value.map(({ n }) => n),
    [4],
  );
  await log.reach(0);
  assert.deepEqual(numbers(log), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.equal(asked.length, 3);
  assert.ok(log.complete.value);
});

test("pages are fetched as far as they are wanted", async () => {
  const { log, asked } = logged();
  log.take(state(30, 33));
  await log.reach(25);
  assert.equal(numbers(log)[0], 24);
  await log.until(() => log.entries.value.some(({ n }) => n === 20));
  assert.equal(numbers(log)[0], 18);
  assert.equal(asked.length, 4);
});

test("what was asked for before a new state is of no use after it", async () => {
  const { log } = logged();
  log.take(state(7, 10));
  const asking = log.earlier();
  log.take(state(5, 8, 1));
  await asking;
  assert.deepEqual(numbers(log), [5, 6, 7]);
});

test("a page that cannot be had is not asked for without end", async () => {
  let fails = true;
  const { log, asked } = logged(() => fails);
  log.take(state(7, 10));
  await log.reach(0);
  assert.equal(asked.length, 1);
  assert.ok(log.failed.value);
  fails = false;
  await log.reach(0);
  assert.ok(log.complete.value);
});

test("an undo keeps the earlier pages and replaces the end", async () => {
  const { log } = logged();
  log.take(state(7, 10));
  await log.earlier();
  const undone = { type: "update", n: 8, undone: 1, log: entries(6, 9), undos: [] };
  log.follow(undone as unknown as Update);
  assert.deepEqual(numbers(log), [4, 5, 6, 7, 8]);
  assert.deepEqual(
    log.undos.value.map(({ n }) => n),
    [4],
  );
  const event = { kind: "stopped", case: "1.1" };
  log.follow({ type: "update", n: 9, entry: { ...entry(9), events: [event], open: true } } as unknown as Update);
  assert.deepEqual(log.news.value, [event]);
  log.follow({ type: "update", n: 9 } as unknown as Update);
  assert.deepEqual(log.news.value, [event], "a wish tells nothing new");
  log.follow({ type: "update", n: 9, entry: { ...entry(9), events: [event] } } as unknown as Update);
  assert.deepEqual(log.news.value, []);
  assert.deepEqual(numbers(log), [4, 5, 6, 7, 8, 9]);
});

test("a seat's mark stands before the first of its lines, never beside an entry without one", () => {
  const seats = [0, 0, 1, 0, 0, 1];
  const log = seats.map((seat, n) => ({ ...entry(n), seat }));
  assert.deepEqual([...beginnings(log, () => true)], [0, 2, 3, 5]);
  assert.deepEqual([...beginnings(log, ({ n }) => n !== 0)], [1, 2, 3, 5]);
  assert.deepEqual([...beginnings(log, ({ n }) => n !== 2)], [0, 5], "nothing is said between the two");
});
