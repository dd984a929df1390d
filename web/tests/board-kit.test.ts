/** The board kit: lit places, presses, and the words that the server tells. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { accepts, domainOf, namesIn, subjectOf } from "../src/board/grammar.ts";
import type { BoardProps, Grammar } from "../src/board/module.ts";
import { asked, named, parts } from "../src/board/names.ts";
import { signed } from "../src/board/numbers.ts";
import { boxOf, within } from "../src/board/plane.ts";
import { pressing } from "../src/board/pressing.ts";
import { act, litOf, targetsOf } from "../src/board/targets.ts";
import { bars } from "../src/board/tracks.tsx";
import type { PromptInfo } from "../src/wire.ts";

const grammar: Grammar = {
  verbs: { march: ["area"], raid: ["area"], play: ["card"], pass: [] },
  kinds: { marched: { seat: "seat", from: "area", to: "area", cards: "card", losses: "number" } },
  domains: {},
};

function asking(...verbs: string[]): PromptInfo {
  return { seat: 0, case: "1", key: "what", params: { area: "area:north", count: 3 }, verbs };
}

/** Props of a board that writes down what it is told to do. */
function table(given: Partial<BoardProps> = {}): { props: BoardProps; heard: string[] } {
  const heard: string[] = [];
  const props = {
    legal: [],
    sent: null,
    readOnly: false,
    onAct: (action: string) => heard.push(`act ${action}`),
    onOffer: (actions: string[]) => heard.push(`offer ${actions.join(", ")}`),
    onWhy: (action: string) => heard.push(`why ${action}`),
    onPoint: (action: string | null) => heard.push(`point ${action}`),
    ...given,
  } as unknown as BoardProps;
  return { props, heard };
}

test("names and actions are taken apart", () => {
  assert.deepEqual(named("area:north:east"), { domain: "area", word: "north:east" });
  assert.deepEqual(named("north"), { domain: "", word: "north" });
  assert.deepEqual(parts("march north"), { verb: "march", word: "north" });
  assert.equal(asked(asking(), "area"), "north");
  assert.equal(asked(asking(), "count"), null);
  assert.equal(asked(null, "area"), null);
});

test("the grammar tells what an action is about", () => {
  assert.equal(domainOf("pass", grammar), null);
  assert.equal(subjectOf("raid north", grammar), "area:north");
  assert.equal(subjectOf("pass", grammar), null);
  assert.ok(accepts(asking("raid"), "raid") && !accepts(asking("raid"), "pass") && !accepts(null, "raid"));
});

test("an event names its words by their domains, and nothing that is hidden or a number", () => {
  const event = { kind: "marched", case: "4.1", seat: 1, from: "north", to: null, cards: ["ram", "raft"], losses: 2 };
  assert.deepEqual(namesIn(event, grammar), ["area:north", "card:ram", "card:raft"]);
  assert.deepEqual(namesIn({ ...event, kind: "unheard-of" }, grammar), []);
});

test("actions of one place make one target, and targets come in reading order", () => {
  const placeOf = (action: string) => (action === "pass" ? null : `area:${parts(action).word}`);
  const found = targetsOf(["march south", "raid north", "pass", "march north"], placeOf);
  assert.deepEqual(
    found.map(({ key, domain, word, actions }) => [key, domain, word, actions]),
    [
      ["area:south", "area", "south", ["march south"]],
      ["area:north", "area", "north", ["raid north", "march north"]],
    ],
  );
  const spots: Record<string, { x: number; y: number }> = { north: { x: 1, y: 5 }, south: { x: 0, y: 95 } };
  const lit = litOf(["march south", "raid north", "march nowhere"], [], { placeOf, spotOf: ({ word }) => spots[word] ?? null, row: 20 });
  assert.deepEqual(
    lit.map(({ key, y }) => [key, y]),
    [
      ["area:north", 5],
      ["area:south", 95],
    ],
  );
});

test("a press does the only action, asks which of several, and waits while one is on its way", () => {
  const { props, heard } = table();
  act(props, ["pass"]);
  act(props, ["march north", "raid north"]);
  act(props, ["raid north"], true);
  act({ ...props, sent: "pass" }, ["march north"]);
  assert.deepEqual(heard, ["act pass", "offer march north, raid north", "offer raid north"]);
});

test("a card does what it can, and says why not otherwise", () => {
  const { props, heard } = table();
  const lit = pressing(props, { actions: ["play ram"], why: "play ram" });
  assert.ok(lit.lit && !lit.sent);
  lit.press();
  lit.pointing.onFocus();
  lit.pointing.onPointerEnter({ pointerType: "touch" } as PointerEvent);
  lit.pointing.onBlur();
  const dim = pressing(props, { actions: [], why: "play raft" });
  assert.ok(!dim.lit);
  dim.press();
  dim.pointing.onFocus();
  pressing(props, { actions: [], why: null }).press();
  assert.deepEqual(heard, ["act play ram", "point play ram", "point null", "why play raft"]);
  assert.ok(pressing(table({ sent: "play ram" }).props, { actions: ["play ram"], why: null }).sent);
  assert.ok(!pressing(table({ readOnly: true }).props, { actions: ["play ram"], why: null }).lit);
});

test("things are kept on the sheet, and boxes hold all their spots", () => {
  assert.equal(within(50, 0, 100, 20), 50);
  assert.equal(within(3, 0, 100, 20), 10);
  assert.equal(within(99, 0, 100, 20), 90);
  assert.deepEqual(
    boxOf([
      { x: 2, y: 9 },
      { x: -1, y: 4 },
    ]),
    { left: -1, top: 4, right: 2, bottom: 9 },
  );
  assert.equal(signed(-2), "−2");
  assert.deepEqual(bars(1, 3, 10, 4), { left: "M11.5 2V12", gone: "M15.5 2V12M19.5 2V12" });
});
