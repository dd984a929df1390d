/** The Battle of Arbela: actions as places on the field, and clicks as actions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { targetsOf, type Target } from "../src/board/targets.ts";
import { layoutOf } from "../src/games/arbela/layout.ts";
import { purposesOf, spotOf } from "../src/games/arbela/lights.tsx";
import { footed } from "../src/games/arbela/pointing.ts";
import { hasOdds } from "../src/games/arbela/purposes.ts";
import { litSections, litUnits, namesOf, needsButton, placeOf } from "../src/games/arbela/targets.ts";
import { placesOf } from "../src/games/arbela/story.ts";
import { groupsOf } from "../src/games/arbela/tray.tsx";
import type { View } from "../src/games/arbela/types.ts";
import type { PromptInfo } from "../src/wire.ts";
import { asking, battle, board, grammar, stack } from "./arbela-field.ts";

function lit(legal: string[], prompt: PromptInfo, view: View): Target[] {
  return targetsOf(legal, (action) => placeOf(action, prompt, view, grammar));
}

test("units of one stack make one target with an action each", () => {
  const view = battle({ sections: { "MA-C": stack(0, "phalanx-1", "phalanx-2") } });
  const targets = lit(["use phalanx-1", "use phalanx-2", "enough"], asking("use-unit"), view);
  assert.deepEqual(targets, [
    { key: "section:MA-C", domain: "section", word: "MA-C", actions: ["use phalanx-1", "use phalanx-2"], far: false },
  ]);
});

test("a unit that is nowhere to be seen and a leader in Reserve get a button", () => {
  const view = battle({ leaders: { darius: "reserve", bessus: "PD-LW" } });
  assert.deepEqual(namesOf("use phalanx-1", view, grammar), []);
  assert.deepEqual(namesOf("give-up darius", view, grammar), []);
  assert.deepEqual(namesOf("give-up bessus", view, grammar), ["leader:bessus"]);
});

test("a rider on the flank is lit in the Flank Area", () => {
  const view = battle({ attacks: [{ unit: "companion-1", from: "B-RW", target: "PA-LW", flank: 1 }] });
  assert.equal(lit(["fight companion-1"], asking("choose-shock"), view)[0]?.key, "flank:1");
});

test("cards and leaders of the Reserve are in the tray, and need no button where it lies under the field", () => {
  const view = battle({ leaders: { alexander: "reserve" } });
  assert.deepEqual(lit(["bring phalanx-1", "bring-leader alexander", "withdraw reserve"], asking("deploy"), view), []);
  assert.deepEqual(namesOf("bring phalanx-1", view, grammar), ["unit:phalanx-1"]);
  for (const there of [false, true]) {
    footed.value = there;
    assert.equal(needsButton("bring phalanx-1", view, grammar), !there);
    assert.equal(needsButton("withdraw reserve", view, grammar), !there);
  }
  footed.value = false;
  assert.ok(needsButton("turn east", view, grammar) && !needsButton("step B-C", view, grammar));
});

test("arrows to turn by belong to the Section that the question is about", () => {
  const view = battle({ sections: { "MA-C": stack(0, "phalanx-1") } });
  const keys = (prompt: PromptInfo) => lit(["turn north", "turn east"], prompt, view).map(({ key }) => key);
  assert.deepEqual(keys(asking("turn-on-the-way", { unit: "unit:phalanx-1" })), ["facing:north", "facing:east"]);
  assert.deepEqual(keys(asking("turn-on-the-way", { unit: "unit:phalanx-2" })), []);
});

test("what can be done with a leader is lit where he stands", () => {
  const view = battle({ leaders: { alexander: "MD-RW" } });
  assert.deepEqual(lit(["lead alexander"], asking("leader-movement"), view), [
    { key: "section:MD-RW", domain: "section", word: "MD-RW", actions: ["lead alexander"], far: false },
  ]);
});

test("signs tell targets apart only where they are lit for different things", () => {
  const view = battle({ sections: { "B-C": stack(1, "chariot-1") } });
  const prompt = asking("unit-turn", { unit: "unit:cretan-archer" });
  const mixed = purposesOf(lit(["step MA-C", "fire B-C", "attack B-C"], prompt, view));
  assert.deepEqual(mixed.get("section:MA-C"), ["move"]);
  assert.deepEqual(mixed.get("section:B-C"), ["fire", "attack"]);
  assert.equal(purposesOf(lit(["step MA-C", "step MA-LC1"], prompt, view)).size, 0);
});

test("only what the dice decide has odds to show first", () => {
  assert.ok(["fire B-C", "attack B-C", "fight chariot-1", "shoot chariot-1", "fire-back"].every(hasOdds));
  assert.ok(["step B-C", "activate B-C", "withdraw reserve"].every((action) => !hasOdds(action)));
});

test("cards that can be chosen on the field are not those of the tray", () => {
  assert.deepEqual([...litUnits(["use phalanx-1", "bring phalanx-2", "step B-C"], battle({}), grammar)], ["phalanx-1"]);
});

test("a name lights the Section it stands for: a Section, a unit, a leader, also as a bare word", () => {
  const view = battle({ sections: { "B-C": stack(1, "chariot-1") }, leaders: { bessus: "PD-LW" } });
  assert.ok(litSections("section:B-C", view).includes("B-C"));
  assert.ok(litSections("unit:chariot-1", view).includes("B-C"));
  assert.ok(litSections("bessus", view).includes("PD-LW"));
});

test("cards alike lie together in the tray, those with hits apart", () => {
  const alike = board.units.filter(({ name }) => name.startsWith("phalanx")).map((one) => ({ ...one, kind: "phalanx" }));
  const cards = alike.map(({ name }) => ({ unit: name, hits: 0, disrupted: false }));
  const printed = { ...board, units: alike };
  assert.deepEqual(
    groupsOf(cards, printed).map((group) => group.cards.length),
    [2],
  );
  const worn = cards.map((card, at) => ({ ...card, hits: at }));
  assert.deepEqual(
    groupsOf(worn, printed).map((group) => group.cards.length),
    [1, 1],
  );
});

test("kinds of one class lie side by side in the tray", () => {
  const cards = ["companion-1", "cretan-archer", "phalanx-1", "thessalian-1"].map((unit) => ({ unit, hits: 0, disrupted: false }));
  assert.deepEqual(
    groupsOf(cards, board).map((group) => group.unit.name),
    ["phalanx-1", "cretan-archer", "companion-1", "thessalian-1"],
  );
});

test("an event points at the Sections, units and leaders it names", () => {
  const withdrew = { kind: "withdrew", case: "8.2", seat: 0, unit: "phalanx-1", from: "MA-C", place: "reserve" };
  assert.deepEqual(placesOf(withdrew, grammar), ["unit:phalanx-1", "section:MA-C"]);
  assert.deepEqual(placesOf({ ...withdrew, place: "MD-C" }, grammar), ["unit:phalanx-1", "section:MA-C", "section:MD-C"]);
  assert.deepEqual(placesOf({ kind: "eliminated", case: "7.5", seat: 1, units: ["chariot-1", "elephant"] }, grammar), [
    "unit:chariot-1",
    "unit:elephant",
  ]);
  assert.deepEqual(placesOf({ kind: "unit-moved", case: "6.1", seat: 1, unit: null, from: null, section: "B-C" }, grammar), [
    "section:B-C",
  ]);
});

test("the arrows of a Section in a corner of a phone's field lie whole on it, none upon another", () => {
  const layout = layoutOf({ width: 375, height: 216 }, 0, true);
  for (const corner of ["MD-LW", "MD-RW", "PD-LW", "PD-RW"]) {
    const spots = ["north", "east", "south", "west"].map((word) =>
      spotOf({ key: `facing:${word}`, domain: "facing", word, actions: [], far: false }, corner, board, layout),
    );
    for (const { x } of spots) assert.ok(x - 50 >= layout.box.left && x + 50 <= layout.box.right, corner);
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) > 100, corner);
    }
  }
});
