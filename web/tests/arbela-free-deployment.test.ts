/** The free deployment of Arbela on the board: what is lit in the tray and on the field, and what a press means. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Texts } from "../src/board/module.ts";
import { targetsOf } from "../src/board/targets.ts";
import { confirmed } from "../src/games/arbela/confirm.ts";
import { intentOf } from "../src/games/arbela/intent.ts";
import { inTray, namesOf, placeOf, pressed } from "../src/games/arbela/targets.ts";
import { asking, battle, board, grammar, stack } from "./arbela-field.ts";

const view = battle({
  sections: { "MD-C": { ...stack(0, "phalanx-1", "cretan-archer"), leaders: ["alexander"] }, "MD-RW": stack(0, "companion-1") },
  reserves: [[{ unit: "phalanx-2", hits: 0, disrupted: false }], []],
  leaders: { alexander: "MD-C", bessus: "reserve" },
});
const words = { t: (key: string, params?: object) => `${key} ${JSON.stringify(params ?? {})}` } as unknown as Texts;

test("a card is picked up where it lies: in the tray, or on the field", () => {
  const lit = targetsOf(["ready", "pick-up phalanx-2", "pick-up phalanx-1", "pick-up-leader alexander", "pick-up-stack MD-C"], (action) =>
    placeOf(action, asking("deploy-freely"), view, grammar),
  );
  assert.deepEqual(
    lit.map(({ key, actions }) => [key, actions]),
    [["section:MD-C", ["pick-up phalanx-1", "pick-up-leader alexander", "pick-up-stack MD-C"]]],
  );
  assert.ok(inTray("pick-up phalanx-2", view) && inTray("pick-up-leader bessus", view) && inTray("put-back", view));
  assert.ok(!inTray("pick-up phalanx-1", view) && !inTray("pick-up-leader alexander", view));
  assert.deepEqual(namesOf("pick-up phalanx-2", view, grammar), ["unit:phalanx-2"]);
  assert.deepEqual(namesOf("put-back", view, grammar), ["place:reserve"]);
  assert.deepEqual(namesOf("let-go", view, grammar), []);
});

test("a press on a stack picks up all of it; on a single card it is asked which is meant", () => {
  const stacked = ["pick-up phalanx-1", "pick-up cretan-archer", "pick-up-leader alexander", "pick-up-stack MD-C"];
  assert.deepEqual(pressed(stacked, view.sections["MD-C"]), ["pick-up-stack MD-C"]);
  const single = ["pick-up companion-1", "pick-up-stack MD-RW"];
  assert.deepEqual(pressed(single, view.sections["MD-RW"]), single);
  const down = ["put-down MD-C", "put-on-top MD-C"];
  assert.deepEqual(pressed(down, view.sections["MD-C"]), down);
});

test("where a card or a stack would go is shown before it is put down", () => {
  const unit = asking("put-unit", { unit: "unit:companion-1" });
  assert.deepEqual(intentOf("put-down MD-C", unit, view, grammar), { kind: "move", unit: "companion-1", from: "MD-RW", to: "MD-C" });
  const whole = asking("put-stack", { section: "section:MD-C" });
  assert.deepEqual(intentOf("put-down MD-RW", whole, view, grammar), { kind: "move", unit: null, from: "MD-C", to: "MD-RW" });
});

test("to be ready is asked once more while something in the Reserve could be laid", () => {
  const scene = { board, view, grammar };
  const legal = ["ready", "pick-up phalanx-2", "pick-up phalanx-1", "pick-up-leader bessus"];
  assert.equal(confirmed("ready", legal, scene, words), 'board-ready-left {"count":2}');
  assert.equal(confirmed("ready", ["ready", "pick-up phalanx-1"], scene, words), null);
  assert.equal(confirmed("line-and-ready", legal, scene, words), "board-ready-historical {}");
  assert.equal(confirmed("pick-up phalanx-2", legal, scene, words), null);
});
