import assert from "node:assert/strict";
import { test } from "node:test";
import { parts } from "../src/board/names.ts";
import { foreseen } from "../src/live/foreseen.ts";
import { commonSteps, endingWays, goalOf, lineOf, stepsOf, sureSteps, waysTo } from "../src/live/lines.ts";

/** A section may walk or shoot; what is north can be walked round, what is far only walked to. */
const STEPS = [
  { action: "rouse centre" },
  { action: "end", ends: true },
  { action: "walk north", after: 0 },
  { action: "shoot north", after: 0, ends: true },
  { action: "done", after: 2, ends: true },
  { action: "walk far", after: 2 },
  { action: "turn left", after: 5 },
  { action: "turn right", after: 5 },
  { action: "done", after: 6, ends: true },
  { action: "done", after: 7, ends: true },
];
const ways = endingWays(STEPS);
const PLACED = new Set(["rouse", "walk", "shoot"]);
const hasPlace = (action: string): boolean => PLACED.has(parts(action).verb);

test("ways are all that end, each with all its steps", () => {
  assert.deepEqual(ways.map(lineOf), [
    "end",
    "rouse centre; shoot north",
    "rouse centre; walk north; done",
    "rouse centre; walk north; walk far; turn left; done",
    "rouse centre; walk north; walk far; turn right; done",
  ]);
  assert.deepEqual(stepsOf("rouse centre; walk north"), ["rouse centre", "walk north"]);
});

test("steps are sure as far as every way as short takes them", () => {
  const line = "rouse centre; walk north; walk far; turn left; done";
  assert.deepEqual(sureSteps(ways, line, "walk far"), ["rouse centre", "walk north", "walk far"]);
  assert.deepEqual(sureSteps(ways, "rouse centre; walk north; done", "walk north"), ["rouse centre", "walk north", "done"]);
  assert.deepEqual(sureSteps([], "rouse centre; walk north", "walk north"), ["rouse centre"]);
  assert.equal(commonSteps([]), 0);
  assert.equal(
    commonSteps([
      ["a", "b"],
      ["a", "b", "c"],
    ]),
    2,
  );
});

test("on the way to a goal the shortest ways count, and first those that end there", () => {
  const isLast = (way: readonly string[]): boolean => goalOf(way, hasPlace) === "walk north";
  assert.deepEqual(waysTo(ways, "walk north", isLast).map(lineOf), ["rouse centre; walk north; done"]);
  assert.deepEqual(waysTo(ways, "turn left", () => false).map(lineOf), ["rouse centre; walk north; walk far; turn left; done"]);
  assert.deepEqual(waysTo(ways, "nowhere", isLast), []);
});

test("a view is foreseen by its changes, and stays as it is", () => {
  const view = { at: "4/0", walls: [1, 2], seats: [{ points: 3 }, { points: 5 }], hint: "x" };
  const after = foreseen(view, [
    { path: ["at"], value: "6/0" },
    { path: ["seats", 1, "points"], value: 18 },
    { path: ["walls"], value: [1, 2, 3] },
    { path: ["hint"], gone: true },
    { path: ["new"], value: null },
  ]);
  assert.deepEqual(after, { at: "6/0", walls: [1, 2, 3], seats: [{ points: 3 }, { points: 18 }], new: null });
  assert.deepEqual(view, { at: "4/0", walls: [1, 2], seats: [{ points: 3 }, { points: 5 }], hint: "x" });
});
