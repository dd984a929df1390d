/** The Battle of Arbela as it is drawn: where things lie, how far cards reach, what is shown beforehand. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf, throwsOf } from "../src/games/arbela/dice.ts";
import { added } from "../src/games/arbela/useThrows.ts";
import { intentOf } from "../src/games/arbela/intent.ts";
import { cardLabel, sectionLabel } from "../src/games/arbela/labels.ts";
import { fit } from "../src/board/camera.ts";
import { anatomyOf, angleOf, layoutOf, middleOf, readableAt, ROWS, WIDTH } from "../src/games/arbela/layout.ts";
import { reachingOf } from "../src/games/arbela/looking.ts";
import { shortened } from "../src/games/arbela/pieces.tsx";
import { fireArc, moveReach } from "../src/games/arbela/reach.ts";
import { arrivals } from "../src/games/arbela/useArrivals.ts";
import { told } from "../src/board/sentences.ts";
import type { Texts } from "../src/board/module.ts";
import { asking, battle, board, grammar, section, stack, unit } from "./arbela-field.ts";

const DESKTOP = { width: 1120, height: 620 };
const PHONE = { width: 390, height: 404 };

/** Texts that say their keys and what they were given. */
const texts = {
  language: "en",
  t: (key: string, params = {}) => [key, ...Object.values(params)].join(" "),
  word: (_domain: string, word: string) => word,
  list: (items: string[]) => items.join(", "),
} as unknown as Texts;

test("each side sees its own Deployment row at the bottom and its left wing at the left", () => {
  for (const [seat, row, other] of [
    [0, "MD", "PD"],
    [1, "PD", "MD"],
  ] as const) {
    const own = (name: string) => middleOf(section(name), layoutOf(DESKTOP, seat, false));
    assert.ok(own(`${row}-C`).y > own(`${other}-C`).y);
    assert.ok(own(`${row}-LW`).x < own(`${row}-RW`).x);
  }
});

test("a card is turned by its facing, as the reader sees it", () => {
  const [mine, theirs] = [layoutOf(DESKTOP, 0, false), layoutOf(DESKTOP, 1, false)];
  assert.deepEqual(
    ["north", "east", "south", "west"].map((facing) => angleOf(facing, 0, board, mine)),
    [0, 90, 180, 270],
  );
  assert.equal(angleOf("north", 0, board, theirs), 180);
  assert.equal(angleOf(null, 1, board, mine), 180);
});

test("what lies in a Section stays in it, on any screen", () => {
  for (const [size, small] of [
    [DESKTOP, false],
    [{ width: 960, height: 540 }, false],
    [PHONE, true],
    [{ width: 375, height: 227 }, true],
  ] as const) {
    const layout = layoutOf(size, 0, small);
    const { card, leader, below, scale } = anatomyOf(layout);
    const inside = (x: number, y: number) => Math.abs(x) <= WIDTH / 2 + 1 && Math.abs(y) <= layout.height / 2 + 1;
    assert.ok(inside(card.x - layout.card / 2, card.y - layout.card / 2) && inside(card.x + layout.card / 2, card.y + layout.card / 2));
    assert.ok(inside(leader.x + 14 * scale, leader.y + 14 * scale));
    for (const spot of below) assert.ok(inside(spot.x - 12 * scale, spot.y) && inside(spot.x + 12 * scale, spot.y));
  }
});

test("a phone shows the front strengths only, until it is near enough for all", () => {
  assert.equal(layoutOf(DESKTOP, 0, false).coarse, false);
  const layout = layoutOf(PHONE, 0, true);
  assert.ok(layout.coarse && readableAt(layout, PHONE) > 1);
});

test("on a low phone the buttons lie under the field, and on no card", () => {
  for (const seat of [0, 1, null]) {
    const size = { width: 375, height: 216 };
    const { box, height, head } = layoutOf(size, seat, true);
    const under = box.bottom - ROWS * height - head;
    assert.ok(under * fit(box, size).scale >= 32);
  }
});

test("on a phone the own Reserve lies under the field, if one plays and there is room", () => {
  assert.equal(layoutOf(PHONE, 0, true).foot, true);
  assert.equal(layoutOf(PHONE, null, true).foot, false);
  assert.equal(layoutOf({ width: 375, height: 227 }, 0, true).foot, false);
  assert.equal(layoutOf(DESKTOP, 0, false).foot, false);
});

test("an arc of fire is what the board says for range, Section and facing", () => {
  const names = (name: string, from: string, facing: string) => fireArc(board, unit(name), section(from), facing).map((one) => one.name);
  assert.deepEqual(names("cretan-archer", "MA-C", "north"), ["B-LC1", "B-C", "B-RC1", "PA-RC1", "PA-C", "PA-LC1"]);
  assert.deepEqual(names("persian-javelinist", "MA-C", "north"), ["B-LC1", "B-C", "B-RC1"]);
  assert.deepEqual(names("cretan-archer", "MA-LW", "west"), []);
  assert.deepEqual(names("phalanx-1", "MA-C", "north"), []);
});

test("a move leads where the table says", () => {
  const details = { reach: { "companion-1": { "PA-C": ["north"], "B-RC1": ["north", "east"] } } };
  assert.deepEqual(moveReach(board, "companion-1", details), [
    { section: section("B-RC1"), facings: ["north", "east"] },
    { section: section("PA-C"), facings: ["north"] },
  ]);
  assert.deepEqual(moveReach(board, "companion-2", details), []);
  assert.deepEqual(moveReach(board, "companion-1", null), []);
});

const armies = battle({
  sections: { "MA-C": stack(0, "cretan-archer"), "MA-RC1": stack(0, "phalanx-1"), "B-C": stack(1, "chariot-1") },
  leaders: { alexander: "MA-RC1", bessus: "reserve" },
  attacks: [
    { unit: "phalanx-1", from: "MA-RC1", target: "B-C", flank: null },
    { unit: "companion-1", from: "B-RW", target: "PA-LW", flank: 1 },
  ],
});

test("what is pointed at is shown before it is done", () => {
  const turn = asking("unit-turn", { unit: "unit:cretan-archer" });
  const intent = (action: string, prompt = turn) => intentOf(action, prompt, armies, grammar);
  assert.deepEqual(intent("step B-LC1"), { kind: "move", unit: "cretan-archer", from: "MA-C", to: "B-LC1" });
  assert.deepEqual(intent("fire B-C"), { kind: "shot", unit: "cretan-archer", from: "MA-C", to: "B-C" });
  assert.deepEqual(intent("flank PA-LW"), { kind: "attack", unit: "cretan-archer", from: "MA-C", to: "PA-LW", flank: true });
  assert.deepEqual(intent("turn east"), { kind: "turn", unit: "cretan-archer", from: "MA-C", facing: "east" });
  assert.deepEqual(intent("fight phalanx-1", asking("choose-shock")), {
    kind: "attack",
    unit: "phalanx-1",
    from: "MA-RC1",
    to: "B-C",
    flank: false,
  });
  assert.deepEqual(intent("fight companion-1", asking("choose-shock")), {
    kind: "attack",
    unit: "companion-1",
    from: "flank:1",
    to: "PA-LW",
    flank: false,
  });
  assert.deepEqual(intent("ride B-RC1", asking("ride", { leader: "leader:alexander" })), {
    kind: "move",
    unit: null,
    from: "MA-RC1",
    to: "B-RC1",
  });
  assert.deepEqual(intent("shoot companion-1", asking("defend-by-fire", { unit: "unit:cretan-archer" })), {
    kind: "shot",
    unit: "cretan-archer",
    from: "MA-C",
    to: "flank:1",
  });
  assert.deepEqual(intent("fire-back", asking("react", { unit: "unit:cretan-archer", section: "section:B-C" })), {
    kind: "shot",
    unit: "cretan-archer",
    from: "MA-C",
    to: "B-C",
  });
  assert.deepEqual(intent("advance phalanx-1", asking("advance", { section: "section:B-C" })), {
    kind: "move",
    unit: "phalanx-1",
    from: "MA-RC1",
    to: "B-C",
  });
  assert.deepEqual(intent("use phalanx-1", asking("use-unit")), { kind: "look", unit: "phalanx-1", from: "MA-RC1" });
  assert.equal(intent("done"), null);
  assert.equal(intentOf(null, turn, armies, grammar), null);
});

test("the arc of fire goes along with a step that is pointed at, and with a turn", () => {
  const turn = asking("unit-turn", { unit: "unit:cretan-archer" });
  const details = { reach: { "chariot-1": { "MA-C": ["south"] }, "cretan-archer": { "B-C": ["north"] } } };
  const shown = (action: string | null, over: string | null = null) =>
    reachingOf(intentOf(action, turn, armies, grammar), over, null, turn, board, armies, details);
  assert.equal(shown("step B-LC1")?.from.name, "B-LC1");
  assert.equal(shown("turn east")?.facing, "east");
  assert.equal(shown("attack B-C"), null);
  assert.equal(shown(null)?.from.name, "MA-C");
  assert.deepEqual(shown(null)?.stops, [], "what is lit says where it can go");
  assert.equal(shown(null, "B-C")?.unit.name, "chariot-1");
  assert.deepEqual(shown(null, "B-C")?.stops, [{ section: section("MA-C"), facings: ["south"] }]);
});

test("dice are shown where they decided something, two against each other side by side", () => {
  const shock = {
    kind: "shock",
    case: "8.2.2a",
    seat: 0,
    section: "B-C",
    attack_die: 3,
    attack_total: 9,
    defence_die: 6,
    defence_total: 7,
  };
  const shot = { kind: "shot", case: "7.2a", seat: 1, unit: "chariot-1", target: "phalanx-1", dice: 11, total: 8, hit: "yes" };
  const [first, second] = throwsOf([shock, shot], armies, texts);
  assert.equal(first?.place, "B-C");
  assert.deepEqual(
    first?.groups.map(({ seat, total, won }) => [seat, total, won]),
    [
      [0, 9, true],
      [1, 7, false],
    ],
  );
  assert.equal(second?.place, "MA-RC1");
  assert.deepEqual(
    second?.groups.map(({ dice, sum, total }) => [dice, sum, total]),
    [[[], 11, 8]],
  );
  assert.equal(second?.good, true);
});

test("cards that moved are known by the Section they came from", () => {
  const moved = { kind: "unit-moved", case: "6.1a", seat: 0, unit: "phalanx-1", from: "MD-C", section: "MA-C" };
  const home = { kind: "withdrew", case: "6.2b", seat: 0, unit: "phalanx-2", from: "MD-LW", place: "reserve" };
  assert.deepEqual([...arrivals([moved, home])], [["MA-C", "MD-C"]]);
});

test("a name too long for its Section loses what stands in brackets", () => {
  assert.equal(shortened("Phalanx (Craterus)"), "Phalanx (Craterus)");
  assert.equal(shortened("Kinsmen (Royal Guard) Heavy Cavalry"), "Kinsmen Heavy Cavalry");
});

test("a Section says what is in it, also where a leader stands alone", () => {
  const view = battle({
    sections: { "B-C": { ...stack(1), leaders: ["bessus"] }, "MA-C": stack(0, "phalanx-1", null) },
    orders: { "MA-C": "ordered" },
  });
  assert.match(sectionLabel("B-C", view, board, texts), /B-C 1 bessus/);
  assert.match(sectionLabel("MA-C", view, board, texts), /phalanx-1, board-unknown-card.* board-section-ordered/);
  assert.match(sectionLabel("MA-LW", view, board, texts), /board-section-empty MA-LW/);
  assert.equal(
    cardLabel({ unit: "phalanx-1", hits: 2, disrupted: true, face_up: false }, texts),
    "board-card-notes phalanx-1 board-with-hits 2, board-disrupted, board-face-down",
  );
});

test("sentences follow each other as the language writes them", () => {
  assert.equal(told(["One.", "Two."], texts), "One. Two.");
  assert.equal(told(["一。", "二。"], { ...texts, language: "ja" }), "一。二。");
});

const clash = { kind: "shock", case: "8.2", seat: 0, section: "B-C", attack_die: 3, attack_total: 9, defence_die: 2, defence_total: 6 };
const check = (leader: string, killed: string) => ({ kind: "casualty-check", case: "9.4b", seat: 1, leader, dice: 3, killed });

test("a leader's check lies beside the dice of the shock, and is told in words", () => {
  const view = battle({ sections: { "B-C": stack(1, "chariot-1") }, leaders: { bessus: "B-C", alexander: "dead" } });
  const throws = throwsOf([clash, check("bessus", "no"), check("alexander", "yes")], view, texts);
  assert.deepEqual(
    throws.map(({ place }) => place),
    ["B-C", "B-C", "B-C"],
  );
  assert.deepEqual(rowsOf(throws), [0, 1, 2]);
  assert.equal(throws[0]?.words, undefined);
  assert.match(throws[1]?.words ?? "", /board-check-lives.*bessus/);
  assert.match(throws[2]?.words ?? "", /board-check-killed.*alexander/);
});

test("dice stay until others fall for the same", () => {
  const view = battle({ sections: { "B-C": stack(1, "chariot-1"), "MA-C": stack(0, "phalanx-1") } });
  const first = throwsOf([clash], view, texts);
  const other = throwsOf([{ ...clash, section: "MA-C" }], view, texts);
  assert.deepEqual(
    added(first, other).map(({ place }) => place),
    ["B-C", "MA-C"],
  );
  assert.equal(added(first, throwsOf([{ ...clash, attack_die: 6 }], view, texts)).length, 1);
  assert.deepEqual(
    added(first, []).map(({ place }) => place),
    ["B-C"],
  );
});
