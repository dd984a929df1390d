/** The Battle of Arbela: actions as places on the field, and clicks as actions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside, layoutOf, middleOf } from "../src/games/arbela/layout.ts";
import { namesOf, targetsOf, wouldBe } from "../src/games/arbela/targets.ts";
import type { Board, Section, Stack, View } from "../src/games/arbela/types.ts";

const COLUMNS = ["LW", "LC2", "LC1", "C", "RC1", "RC2", "RW"];
const ROWS = ["MD", "MA", "B", "PA", "PD"];

const sections: Section[] = ROWS.flatMap((name, row) =>
  COLUMNS.map((_, column) => ({ name: `${name}-${COLUMNS[row > 2 ? 6 - column : column]}`, row, column, flank: null })),
);
const board: Board = {
  sections,
  deployment: [],
  facings: ["north", "east", "south", "west"],
  forward: ["north", "south"],
  units: [],
  leaders: [],
  break_level: [8, 15],
  turn_limit: 20,
};

function stack(side: number, ...units: (string | null)[]): Stack {
  return {
    side,
    stack: units.map((unit) => (unit === null ? null : { unit, hits: 0, disrupted: false, face_up: true })),
    among: [],
    facing: board.forward[side] ?? null,
    leaders: [],
    engaged: false,
  };
}

function battle(found: Partial<View>): View {
  return {
    turn: 3, turns: [1, 2], active: 0, phase: "actions", limited: true, sections: {}, reserves: [[], []], leaders: {}, orders: {},
    engaged: [], attacks: [], eliminated: [], seize_failed: false, losses: [0, 0], break_levels: [8, 15], ending: null, ...found,
  };
}

function asking(key: string, params: Record<string, string> = {}) {
  return { seat: 0, case: "1", key, params };
}

test("units of one stack make one target with an action each", () => {
  const view = battle({ sections: { "MA-C": stack(0, "phalanx-1", "phalanx-2") } });
  const targets = targetsOf(["use phalanx-1", "use phalanx-2", "enough"], asking("use-unit"), view);
  assert.deepEqual(targets, [{ key: "section:MA-C", word: "MA-C", actions: ["use phalanx-1", "use phalanx-2"] }]);
});

test("a unit that is nowhere to be seen and a leader in Reserve get a button", () => {
  const view = battle({ leaders: { darius: "reserve", bessus: "PD-LW" } });
  assert.deepEqual(namesOf("use phalanx-1", view), []);
  assert.deepEqual(namesOf("give-up darius", view), []);
  assert.deepEqual(namesOf("give-up bessus", view), ["leader:bessus"]);
});

test("a rider on the flank is lit in the Flank Area", () => {
  const view = battle({ attacks: [{ unit: "companion-1", from: "B-RW", target: "PA-LW", flank: 1 }] });
  assert.equal(targetsOf(["fight companion-1"], asking("choose-shock"), view)[0]?.key, "flank:1");
});

test("a click on an enemy while a unit acts asks about an attack, elsewhere about a step", () => {
  const view = battle({ sections: { "B-C": stack(1, null) } });
  const prompt = asking("unit-turn", { unit: "unit:phalanx-1" });
  assert.equal(wouldBe("B-C", null, prompt, view, board, 0), "attack B-C");
  assert.equal(wouldBe("B-RW", null, prompt, view, board, 0), "step B-RW");
  assert.equal(wouldBe("B-RW", null, null, view, board, 0), null);
});

test("each side sees its own Deployment row at the bottom and its left wing at the left", () => {
  const size = { width: 960, height: 530 };
  const own = (seat: number, name: string) => middleOf(sections.find((one) => one.name === name) as Section, layoutOf(size, seat));
  for (const [seat, row, other] of [[0, "MD", "PD"], [1, "PD", "MD"]] as const) {
    assert.ok(own(seat, `${row}-C`).y > own(seat, `${other}-C`).y);
    assert.ok(own(seat, `${row}-LW`).x < own(seat, `${row}-RW`).x);
  }
});

test("right and ahead turn with the facing", () => {
  const from = sections.find(({ name }) => name === "B-C") as Section;
  assert.equal(beside(board, from, "north", 1, 1)?.name, "PA-LC1");
  assert.equal(beside(board, from, "south", 1, 1)?.name, "MA-LC1");
  assert.equal(beside(board, from, "east", 1, 1)?.name, "MA-RC1");
  assert.equal(beside(board, from, "west", 4, 0), null);
});
