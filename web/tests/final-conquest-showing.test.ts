/** What the board of Final Conquest shows: counters, states, arrows, battles, the story of the game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { freePlace } from "../src/board/map/MapPopover.tsx";
import { stackLayout } from "../src/board/map/stacks.ts";
import type { BoardProps } from "../src/board/module.ts";
import { bonusOf, sameGarrison, stackOf, strengthOf } from "../src/games/final_conquest/armies.ts";
import { fold, seenNow } from "../src/games/final_conquest/battles.ts";
import { pathsOf, stacksOf, statesOf } from "../src/games/final_conquest/showing.ts";
import { isNear, watchedForts } from "../src/games/final_conquest/standing.ts";
import { storyOf } from "../src/games/final_conquest/story.ts";
import type { Board, Garrison, View } from "../src/games/final_conquest/types.ts";
import { seatLook } from "../src/look/seats.ts";
import type { EventInfo, LogEntry } from "../src/wire.ts";
import { BOARD, GRAMMAR, VIEWS } from "./final_conquest/positions.ts";

const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => seatLook(seat, `Seat ${seat}`));

function props(view: View, more: Partial<BoardProps<View, Board>> = {}): BoardProps<View, Board> {
  const nothing = { latest: [], changed: [], lit: [], sent: null, pointed: null, foreseen: null, seat: 0 };
  return { board: BOARD, view, seats: SEATS, grammar: GRAMMAR, ...nothing, ...more } as unknown as BoardProps<View, Board>;
}

const garrison = (owner: Garrison["owner"], infantry: Garrison["infantry"], cavalry: Garrison["cavalry"]): Garrison => ({
  owner,
  infantry,
  cavalry,
  recruits: null,
});

test("a counter has a row a kind: upright, with extra actions, and spent units on their side", () => {
  const stack = stackOf("alpes", garrison(0, [1, 0, 0, 2], [0, 1, 1, 0]), SEATS, 0);
  assert.deepEqual(
    stack?.rows.map((row) => row.map(({ count, turned, sparks }) => [count, turned ?? false, sparks ?? 0])),
    [
      [
        [2, false, 0],
        [1, true, 0],
      ],
      [
        [1, false, 2],
        [1, false, 1],
      ],
    ],
  );
});

test("nothing stands where nobody is; a vacant home shows whose it is; independents have no mark", () => {
  const none: Garrison["infantry"] = [0, 0, 0, 0];
  assert.equal(stackOf("dacia", garrison(null, none, none), SEATS, 0), null);
  assert.equal(stackOf("rome", garrison(0, none, none), SEATS, 0)?.look?.seat, 0);
  assert.equal(stackOf("gaul", garrison("independent", [0, 0, 0, 1], none), SEATS, 0)?.look, null);
});

test("a counter grows by a row a kind and by a digit a number, never by what is not there", () => {
  const one = stackLayout({ look: null, rows: [[{ path: "", count: 3 }], [{ path: "", count: 0 }]] });
  const two = stackLayout({ look: null, rows: [[{ path: "", count: 12 }], [{ path: "", count: 1 }]] });
  assert.equal(one.groups.length, 1);
  assert.ok(two.height > one.height && two.width > one.width);
});

test("a home adds 4 to its own defender only, a great fort 2, anything else 1", () => {
  const view = VIEWS.three;
  assert.equal(bonusOf("rome", view, BOARD), 4);
  assert.equal(bonusOf("macedonia", view, BOARD), 2, "independents in a great fort");
  assert.equal(bonusOf("alpes", view, BOARD), 1);
  assert.equal(bonusOf("dacia", view, BOARD), 0, "nobody defends it");
  assert.equal(strengthOf(view.territories["rome"] as Garrison), 5);
});

test("every territory shows its owner, what is lit, chosen and changed", () => {
  const changed = [{ kind: "moved", seat: 1, origin: "numidia", territory: "berber" }] as unknown as EventInfo[];
  const states = statesOf(props(VIEWS.three, { changed }), { lit: ["alpes"], from: "rome", to: null, looked: null });
  assert.equal(states["territory:carthage"]?.owner?.seat, 1);
  assert.equal(states["territory:asia-minor"]?.owner, undefined);
  assert.equal(states["territory:alpes"]?.lit, true);
  assert.equal(states["territory:rome"]?.chosen, true);
  assert.deepEqual(
    ["numidia", "berber", "rome"].map((word) => states[`territory:${word}`]?.changed),
    [true, true, false],
  );
});

test("what would change is drawn as a ghost, and nothing else", () => {
  const view = VIEWS.three;
  const then = { ...view, territories: { ...view.territories, averni: garrison(0, [1, 0, 0, 0], [0, 0, 0, 0]) } };
  const stacks = stacksOf(props(view, { foreseen: { view: then, events: [], complete: true } }), "rome");
  assert.deepEqual(
    stacks.filter(({ ghost }) => ghost).map(({ place }) => place),
    ["territory:averni"],
  );
  assert.deepEqual(
    stacks.filter(({ lifted }) => lifted).map(({ place }) => place),
    ["territory:rome"],
  );
  assert.ok(sameGarrison(view.territories["rome"], view.territories["rome"]));
});

test("five noted forts are shown as about to win, fewer are not", () => {
  assert.deepEqual(
    VIEWS.three.seats.map((seat) => isNear(seat, BOARD)),
    [false, true, false],
  );
  const watched = watchedForts(VIEWS.three, BOARD);
  assert.equal(watched.get("cyrene"), 1);
  const fewer = { ...VIEWS.three, seats: VIEWS.three.seats.map((seat) => ({ ...seat, noted: seat.noted.slice(0, 4) })) };
  assert.equal(watchedForts(fewer, BOARD).size, 0);
});

test("arrows tell what was done, what is fought and what is meant", () => {
  const latest = [{ kind: "moved", seat: 2, origin: "thebes", territory: "alexandria" }] as unknown as EventInfo[];
  const paths = pathsOf(props(VIEWS.six, { latest, pointed: "attack rome alpes; with 1 0" }), null, null, VIEWS.battle.battle);
  assert.deepEqual(
    paths.map(({ through, seat, planned, attack }) => [through.join(" "), seat?.seat, planned ?? false, attack ?? false]),
    [
      ["territory:syria territory:palestina", 4, false, true],
      ["territory:thebes territory:alexandria", 2, false, false],
      ["territory:rome territory:alpes", 0, true, true],
    ],
  );
});

const BATTLE = [
  { kind: "battle-begins", seat: 0, origin: "carthage", territory: "berber", infantry: 2, cavalry: 1, defender: 1 },
  { kind: "hero-declined", seat: 0 },
  { kind: "hero-laid", seat: 1 },
  { kind: "hero-shown", seat: 1, hero: "leonidas", paid: 0 },
  { kind: "dice-rolled", seat: 0, attack_dice: [4], defender: 1, defence_dice: [1] },
  {
    kind: "battle-decided",
    seat: 0,
    territory: "berber",
    attack: [
      { modifier: "infantry", amount: 2 },
      { modifier: "cavalry", amount: 2 },
    ],
    attack_die: 4,
    attack_total: 8,
    defender: 1,
    defence: [
      { modifier: "infantry", amount: 1 },
      { modifier: "defence", amount: 1 },
    ],
    defence_die: 1,
    defence_total: 3,
    result: "attacker-wins",
    margin: 5,
  },
] as unknown as EventInfo[];

test("a battle is put together from what happens, step by step", () => {
  const sealed = fold(null, BATTLE.slice(0, 3));
  assert.deepEqual([sealed?.attacker_hero, sealed?.defender_hero], ["none", "sealed"]);
  const whole = fold(sealed, BATTLE.slice(3));
  assert.deepEqual(whole?.totals, [8, 3]);
  assert.deepEqual(whole?.dice, [[4], [1]]);
  assert.deepEqual(whole?.defenders, { infantry: 1, cavalry: 0 });
  assert.equal(whole?.result, "attacker-wins");
  assert.equal(fold(whole, [BATTLE[0] as EventInfo])?.totals, null, "a new battle begins anew");
});

test("what the position shows of a battle goes before what was told", () => {
  const now = VIEWS.battle.battle;
  assert.ok(now);
  const shown = seenNow(fold(null, BATTLE), now, { infantry: 1, cavalry: 0 });
  assert.equal(shown.to, "palestina");
  assert.equal(shown.sums, null, "another battle's sums are not shown");
});

test("a sheet beside a place covers as little as can be of what it must leave in sight", () => {
  const room = { width: 800, height: 500 };
  const sheet = { width: 200, height: 150 };
  const spot = { x: 400, y: 250 };
  assert.ok(freePlace(spot, [], sheet, room).x > spot.x, "at the right if nothing is in the way");
  assert.ok(freePlace(spot, [{ x: 520, y: 250 }], sheet, room).x + sheet.width < spot.x, "else at the left");
  const corner = freePlace({ x: 790, y: 490 }, [], sheet, room);
  assert.ok(corner.x >= 0 && corner.x + sheet.width <= room.width && corner.y + sheet.height <= room.height);
});

test("the story counts the territories of every seat as they change hands", () => {
  const log = [
    {
      n: 1,
      events: [
        { kind: "army-placed", seat: 0, territory: "rome" },
        { kind: "army-placed", seat: 1, territory: "carthage" },
      ],
    },
    { n: 5, events: [{ kind: "taken", seat: 0, territory: "carthage" }] },
    { n: 9, events: [{ kind: "abandoned", seat: 0, territory: "rome" }] },
  ] as unknown as LogEntry[];
  const story = storyOf(log, 2);
  assert.deepEqual(
    story?.lines[0]?.map(({ n, value }) => [n, value]),
    [
      [0, 0],
      [1, 1],
      [5, 2],
      [9, 1],
      [9, 1],
    ],
  );
  assert.deepEqual(
    story?.lines[1]?.map(({ n, value }) => [n, value]),
    [
      [0, 0],
      [1, 1],
      [5, 0],
      [9, 0],
    ],
  );
  assert.equal(storyOf([], 2), null);
});
