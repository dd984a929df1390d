/** The Battle of Arbela: several answers at once, and how they go on after other questions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { goesOn, shortcutsOf } from "../src/games/arbela/shortcuts.ts";
import type { View } from "../src/games/arbela/types.ts";

type Turn = Pick<View, "attacks" | "orders" | "phase">;

function turn(phase: string, orders: Record<string, string>, ...attacking: string[]): Turn {
  return { phase, orders, attacks: attacking.map((unit) => ({ unit })) } as unknown as Turn;
}

const SHOCKS = turn("shocks", {}, "a", "b", "c");

test("three attacks are fought by one press, two by naming the first", () => {
  assert.deepEqual(shortcutsOf(["fight a", "fight b", "fight c"], [], SHOCKS), ["fight a; fight b"]);
  assert.deepEqual(shortcutsOf(["fight a", "fight b"], [], SHOCKS), []);
});

test("the attacks that are left wait for other questions, and those that came to nothing are left out", () => {
  assert.equal(goesOn(["fight b"], ["advance a", "stay"], SHOCKS), null);
  assert.deepEqual(goesOn(["fight b", "fight c"], ["fight c", "fight d"], turn("shocks", {}, "c", "d")), ["fight c"]);
  assert.deepEqual(goesOn(["fight b"], ["fight c", "fight d"], turn("shocks", {}, "c", "d")), []);
  assert.deepEqual(goesOn(["fight b"], ["deployed"], turn("rally", {})), []);
});

test("once a Section is ordered, all further orders and rides are declined together", () => {
  const ordered = turn("orders", { "B-C": "ordered" });
  assert.deepEqual(shortcutsOf(["no-order", "order B-RW"], [], ordered), ["no-order; leaders-stay"]);
  assert.deepEqual(shortcutsOf(["no-order", "order B-RW"], [], turn("orders", {})), []);
  assert.deepEqual(shortcutsOf(["no-order", "order B-RW"], [], turn("shocks", { "B-C": "ordered" })), []);
  assert.deepEqual(goesOn(["leaders-stay"], ["no-order", "order B-RW"], ordered), ["no-order", "leaders-stay"]);
  assert.deepEqual(goesOn(["leaders-stay"], ["activate B-C"], turn("actions", {})), []);
});

const WAYS = [
  ["declare withdraw", "use a", "withdraw reserve"],
  ["declare withdraw", "use b", "withdraw reserve"],
];

test("a Section withdraws as a whole", () => {
  const whole = "declare withdraw; use a; withdraw reserve; use b; withdraw reserve";
  assert.deepEqual(shortcutsOf(["declare withdraw", "declare move"], WAYS, turn("actions", {})), [whole]);
  const each = WAYS.map((way) => way.slice(1));
  assert.deepEqual(shortcutsOf(["use a", "use b"], each, turn("actions", {})), [
    "use a; withdraw reserve; use b; withdraw reserve",
    "use a; withdraw reserve",
    "use b; withdraw reserve",
  ]);
});

test("the last unit of a Section withdraws without being named, but no other Section does", () => {
  const rest = ["use b", "withdraw reserve"];
  assert.deepEqual(goesOn(rest, ["hold-ground", "withdraw reserve"], turn("actions", {})), ["withdraw reserve"]);
  assert.equal(goesOn(rest, ["go-along", "remain"], turn("actions", {})), null);
  assert.deepEqual(goesOn(rest, ["activate B-C"], turn("actions", {})), []);
});
