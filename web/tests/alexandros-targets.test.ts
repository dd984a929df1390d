import assert from "node:assert/strict";
import { test } from "node:test";
import { litOf, type Lit } from "../src/board/targets.ts";
import { module } from "../src/games/alexandros/index.ts";
import { wayOf } from "../src/games/alexandros/labels.ts";
import { latticeOf, ROW } from "../src/games/alexandros/lattice.ts";
import { faceUpAction, handAction, pick, placeOf, spotOf, targetAt, worthSpot, type Place } from "../src/games/alexandros/targets.ts";
import type { Province, View } from "../src/games/alexandros/types.ts";
import { extended, placed } from "../src/games/alexandros/useTrail.ts";
import type { EventInfo, PromptInfo } from "../src/wire.ts";
import { asked, bare, drawn, grammar } from "./alexandros-board.ts";

const board = drawn(["  ..TS", " .A..H."]);
const lattice = latticeOf(board);

function lit(legal: string[], prompt: PromptInfo, view: View): Lit[] {
  return litOf(legal, [], {
    placeOf: (action) => placeOf(action, prompt, grammar),
    spotOf: (place) => spotOf(place, view, lattice),
    row: ROW,
  });
}

function spot(space: string): { x: number; y: number } {
  return lattice.space.get(space)?.centre ?? { x: NaN, y: NaN };
}

/** Two provinces: A2 to A4 free, the rest held by seat 1 with a guard on B2. */
function held(): View {
  const view = bare(board);
  const spaces = board.spaces.map(({ name }) => (["A2", "A3", "A4"].includes(name) ? 0 : 1));
  const provinces: Province[] = [
    { name: "A2", value: 2, needs: { temple: 1 }, holder: null, guards: 0 },
    { name: "A5", value: 4, needs: { soldier: 1, amphora: 1, horse: 1 }, holder: 1, guards: 1 },
  ];
  return { ...view, spaces, provinces, guards: { B2: 1 } };
}

test("actions lie where they happen, and some lie nowhere on the map", () => {
  assert.equal(placeOf("head B5", null, grammar), "space:B5");
  assert.equal(placeOf("stand 2/0", null, grammar), "point:2/0");
  assert.equal(placeOf("along 2/0-1/1", null, grammar), "side:2/0-1/1");
  assert.equal(placeOf("take-over A5", null, grammar), "province:A5");
  assert.equal(placeOf("pay-card", asked("allot", { space: "space:B2" }), grammar), "space:B2");
  for (const action of ["stop", "take-supply", "march horse", "give 2", "pay-card"]) assert.equal(placeOf(action, null, grammar), null);
});

test("the page gets no button for what is done on the map, and one for the rest", () => {
  const view = held();
  assert.deepEqual(module.targets("head B5", { board, view, grammar }), ["space:B5"]);
  assert.deepEqual(module.targets("take-back B2", { board, view, grammar }), ["space:B2"]);
  assert.deepEqual(module.targets("stop", { board, view, grammar }), []);
});

test("two actions for one place make one target", () => {
  const targets = lit(["place-guard", "pay-card"], asked("allot", { space: "space:B2" }), held());
  assert.equal(targets.length, 1);
  assert.deepEqual(targets[0]?.actions, ["place-guard", "pay-card"]);
});

test("a click on any space of a lit province reaches the province", () => {
  const view = held();
  const targets = lit(["occupy A2", "stop"], asked("further"), view);
  const place = pick(spot("A4"), asked("further"), { board, view, grammar }, lattice, targets);
  assert.deepEqual(place, { domain: "space", word: "A4" });
  assert.deepEqual(targetAt(place as Place, targets, view, lattice)?.actions, ["occupy A2"]);
});

test("a click near the middle of a guarded space is on the guard, and reaches a lit province round it", () => {
  const view = held();
  const targets = lit(["take-over A5"], asked("further"), view);
  const place = pick(spot("B2"), asked("further"), { board, view, grammar }, lattice, targets);
  assert.deepEqual(place, { domain: "guard", word: "B2" });
  assert.deepEqual(targetAt(place as Place, targets, view, lattice)?.actions, ["take-over A5"]);
});

test("while a point is chosen, the nearest point counts, and a lit one before all", () => {
  const view = held();
  const targets = lit(["stand 2/0"], asked("choose-point"), view);
  const apex = lattice.point.get("2/0");
  assert.ok(apex);
  assert.deepEqual(pick({ x: apex.x + 20, y: apex.y + 9 }, asked("choose-point"), { board, view, grammar }, lattice, targets), targets[0]);
  const other = lattice.point.get("3/1");
  assert.ok(other);
  assert.deepEqual(pick(other, asked("choose-point"), { board, view, grammar }, lattice, targets), { domain: "point", word: "3/1" });
  assert.equal(pick({ x: apex.x, y: apex.y - 400 }, asked("choose-point"), { board, view, grammar }, lattice, targets), null);
});

test("at every question a click on any place of the map means a place, and on any card an action", () => {
  const view = held();
  const kinds = ["choose-card", "name-symbol", "choose-space", "choose-point", "choose-side", "further", "allot", "compensate"];
  for (const kind of kinds) {
    const prompt = asked(kind, { space: "space:B2", point: "point:3/1", symbol: "symbol:lyre" });
    const meant = (at: { x: number; y: number }): string | undefined => pick(at, prompt, { board, view, grammar }, lattice, [])?.domain;
    for (const { centre, name } of lattice.spaces) {
      const inside =
        kind === "choose-point" || kind === "choose-side" ? kind.slice("choose-".length) : name in view.guards ? "guard" : "space";
      assert.equal(meant(centre), inside, `${kind}: the space ${name}`);
    }
    for (const side of lattice.sides) assert.ok(meant(side.middle), `${kind}: the side ${side.name}`);
    for (const point of lattice.points) assert.ok(meant(point), `${kind}: the point ${point.name}`);
    for (const symbol of board.symbols) {
      for (const action of [handAction(symbol, prompt), faceUpAction(symbol, prompt)]) {
        assert.ok((action.split(" ")[0] ?? "") in grammar.verbs, `${kind}: ${action}`);
      }
    }
  }
});

test("while a side is chosen, a lit side wins where two are about as near", () => {
  const view = held();
  const prompt = asked("choose-side", { point: "point:3/1" });
  const first = lattice.sides[0];
  assert.ok(first);
  const targets = lit([`along ${first.name}`], prompt, view);
  const far = { x: first.middle.x, y: first.middle.y };
  assert.equal(pick(far, prompt, { board, view, grammar }, lattice, targets)?.word, first.name);
  for (const side of lattice.sides.slice(1))
    assert.equal(pick(side.middle, prompt, { board, view, grammar }, lattice, targets)?.word, side.name);
});

test("a card says what it would be used for now", () => {
  assert.equal(handAction("lyre", asked("choose-card")), "special lyre");
  assert.equal(handAction("lyre", asked("further")), "levy lyre");
  assert.equal(handAction("lyre", null), "levy lyre");
  assert.equal(handAction("lyre", asked("allot", { symbol: "symbol:lyre" })), "pay-card");
  assert.equal(faceUpAction("horse", asked("choose-card")), "march horse");
  assert.equal(faceUpAction("horse", asked("further")), "take-card horse");
});

test("a province's worth is written in an open space of it, away from names if it can be", () => {
  const view = held();
  const open = (index: number, avoid?: ReadonlySet<number>): string | undefined => {
    const at = worthSpot(lattice, view, index, avoid);
    return lattice.spaces.find(({ centre }) => centre === at)?.name;
  };
  assert.ok(["A2", "A3"].includes(open(0) ?? ""));
  const a3 = lattice.space.get("A3")?.index ?? -1;
  assert.equal(open(0, new Set([a3])), "A2");
});

test("the way of a march grows, and shrinks when a step is taken back", () => {
  assert.deepEqual(extended(["2/0"], "3/1"), ["2/0", "3/1"]);
  assert.deepEqual(extended(["2/0", "3/1"], "2/0"), ["2/0"]);
});

test("news is what was put on the map", () => {
  const events: EventInfo[] = [
    { kind: "wall-placed", case: "3.16", seat: 0, side: "2/0-1/1", colour: "black" },
    { kind: "wall-reused", case: "3.18", seat: 0, side: "2/0-3/1" },
    { kind: "guard-placed", case: "7.3", seat: 0, space: "B2", symbol: "amphora" },
  ];
  assert.deepEqual([...placed(events)], ["2/0-1/1", "B2"]);
});

test("a side leads one of six ways from where Alexander stands", () => {
  const side = lattice.sides.find(({ ends }) => ends.includes("2/0") && ends.includes("3/1"));
  assert.ok(side);
  assert.equal(wayOf(side, "2/0"), "south-east");
  assert.equal(wayOf(side, "3/1"), "north-west");
});
