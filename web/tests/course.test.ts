/** What is left of a line: gone on with, kept for later, or said to be broken off. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameModule } from "../src/board/module.ts";
import { Course } from "../src/live/course.ts";
import type { Standing } from "../src/live/standing.ts";

/** A table where seat 0 is asked, and what the course does there. */
function table(goesOn?: GameModule["goesOn"]) {
  const seen: string[] = [];
  let legal: string[] = [];
  const course = new Course({
    standing: () =>
      ({ seat: 0, yours: [0], legal, decisions: [{ seat: 0, number: 7, must: true }], table: { state: "running" } }) as unknown as Standing,
    module: () => ({ targets: () => [], goesOn }) as unknown as GameModule,
    scene: () => ({}) as never,
    isSending: () => false,
    askWays: async () => {
      seen.push("ways");
      return null;
    },
    act: (line) => seen.push(line),
    broken: (action) => seen.push(`broken ${action}`),
  });
  const asked = (...actions: string[]): string[] => {
    legal = actions;
    seen.length = 0;
    return seen;
  };
  return { course, asked };
}

test("the rest of a line is gone on with where it is legal", () => {
  const { course, asked } = table();
  const seen = asked("b", "x");
  course.leave("b; c");
  assert.deepEqual(seen, ["b; c"]);
});

test("a line that is broken off is told, and the ways ahead are asked for", () => {
  const { course, asked } = table();
  const seen = asked("x");
  course.leave("b; c");
  assert.deepEqual(seen, ["broken b", "ways"]);
});

test("a line waits for other questions, and goes on after their answer", () => {
  const { course, asked } = table((rest, legal) => (legal.includes("x") ? null : [...rest]));
  const first = asked("x", "y");
  course.leave("b; c");
  assert.deepEqual(first, ["ways"]);
  assert.equal(course.set("x", false), "x");
  const second = asked("b");
  void course.look();
  assert.deepEqual(second, ["b; c"]);
});

test("nothing goes on once it was taken back", () => {
  const { course, asked } = table(() => null);
  asked("x");
  course.leave("b; c");
  course.takenBack();
  const seen = asked("b");
  void course.look();
  assert.deepEqual(seen, ["ways"]);
});
