/** Alexander vs. Darius: places, marches as lines, hits dealt out, counters, and battles as they are told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { boxAt, overlap } from "../maps/boxes.mjs";
import { boxOf } from "../src/board/map/crowding.ts";
import { choiceAhead } from "../src/games/alexander_vs_darius/ahead.ts";
import { costBoxes } from "../src/games/alexander_vs_darius/costs.ts";
import { drawingOf } from "../src/board/map/shapes.ts";
import { allotmentsOf, bestOf, completed, stepped } from "../src/games/alexander_vs_darius/allotting.ts";
import { fold, seenNow } from "../src/games/alexander_vs_darius/battles.ts";
import map from "../src/games/alexander_vs_darius/maps/campaign.geojson";
import { boardingLine, canMark, changesOf, marchLine, pointsOf, targetsOf } from "../src/games/alexander_vs_darius/marching.ts";
import { berthOf, keyOf } from "../src/games/alexander_vs_darius/places.ts";
import { groupsOf, portOf, stacksOf, statesOf, wayOfLine } from "../src/games/alexander_vs_darius/showing.ts";
import { storyOf } from "../src/games/alexander_vs_darius/story.ts";
import { doingsOf, namesOf } from "../src/games/alexander_vs_darius/targets.ts";
import type { MarchData, Target, View } from "../src/games/alexander_vs_darius/types.ts";
import type { EventInfo, LogEntry } from "../src/wire.ts";
import { BATTLE, BOARD, DETAILS, GRAMMAR, LEGAL, OPENING, propsOf } from "./alexander_vs_darius/positions.ts";

const MARCH = DETAILS.marches["thrace"] as MarchData;
const ALL = { classes: MARCH.classes, leaders: MARCH.leaders };
const events = (...some: object[]): EventInfo[] => some as unknown as EventInfo[];

test("every area, sea and city of the board is drawn", () => {
  const { place } = drawingOf(map);
  for (const word of Object.keys(BOARD.areas)) assert.ok(place.has(`area:${word}`), word);
  for (const word of Object.keys(BOARD.seas)) assert.ok(place.has(`sea:${word}`), word);
  for (const word of Object.keys(BOARD.cities)) assert.ok(place.has(`city:${word}`), word);
});

test("areas that border on each other touch on the map", () => {
  const { places } = drawingOf(map);
  const areas = new Map(places.filter(({ area }) => area).map((one) => [one.word, one]));
  const apart = BOARD.borders.filter(([one, other]) => {
    const there = areas.get(other);
    return !areas.get(one)?.area?.neighbours.includes(there?.index ?? -1);
  });
  assert.deepEqual(apart, []);
});

test("every port has a coast on each of its seas", () => {
  for (const [word, { seas }] of Object.entries(BOARD.areas)) {
    for (const sea of seas) assert.ok(portOf(map, word, sea), `${word} ${sea}`);
  }
});

test("berths and places are areas or seas of the map", () => {
  assert.deepEqual(berthOf("aegean", BOARD), { sea: "aegean", area: null });
  assert.deepEqual(berthOf("west-taurus-black", BOARD), { sea: "black", area: "west-taurus" });
  assert.equal(keyOf("berth", "hellas-ionian", BOARD), "area:hellas");
  assert.equal(keyOf("place", "aboard-persia-levantine", BOARD), "sea:levantine");
  assert.equal(keyOf("city", "tyre", BOARD), "area:phoinicia");
  assert.equal(keyOf("leader", "memnon", BOARD), null);
});

test("actions are done at places, or lead from one to another", () => {
  const { sites, ways } = doingsOf(
    ["march thrace", "embark hellas aegean", "raid aegean hellas 2", "hit phalanx 1", "pass"],
    GRAMMAR,
    BOARD,
  );
  assert.deepEqual([...sites], [["area:thrace", ["march thrace"]]]);
  assert.deepEqual(ways.get("area:hellas")?.get("sea:aegean"), ["embark hellas aegean"]);
  assert.deepEqual(ways.get("sea:aegean")?.get("area:hellas"), ["raid aegean hellas 2"]);
  assert.deepEqual(namesOf("pass", GRAMMAR, BOARD), []);
  assert.deepEqual(namesOf("hit phalanx 1", GRAMMAR, BOARD), ["choice:hit"]);
  assert.ok(LEGAL.includes("march thrace"));
});

test("a plain march is one line with a halt; an attack ends in the battle", () => {
  const target = (word: string): Target => MARCH.targets[word] as Target;
  assert.equal(marchLine("thrace", MARCH, ALL, target("hellas"), true), "march thrace; go macedonia; go hellas; halt");
  assert.equal(marchLine("thrace", MARCH, ALL, target("miesia"), true), "march thrace; go miesia; mark; halt");
  assert.equal(marchLine("thrace", MARCH, ALL, target("miesia"), false), "march thrace; go miesia; halt");
  assert.equal(marchLine("thrace", MARCH, ALL, target("wilusha"), true), "march thrace; go wilusha");
});

test("who stays behind is dropped first, and those without foot come farther", () => {
  const riders = { classes: { "light-cavalry": 1, "heavy-cavalry": 2 }, leaders: ["parmenion"] };
  assert.equal(pointsOf(MARCH, ALL), 4);
  assert.equal(pointsOf(MARCH, riders), 7);
  assert.ok(targetsOf(MARCH, riders).length > targetsOf(MARCH, ALL).length);
  const line = marchLine("thrace", MARCH, riders, MARCH.targets["miesia"] as Target, false).split("; ");
  assert.equal(line[0], "march thrace");
  assert.ok(line.includes("drop phalanx 4") && line.includes("drop-leader alexander-iii"));
  assert.ok(!line.some((step) => step.includes("cavalry") || step.includes("parmenion")));
});

test("a marker is set only where points are left for it", () => {
  const chalybes = MARCH.targets["chalybes"] as Target;
  const gasga = MARCH.targets["gasga"] as Target;
  assert.ok(canMark(MARCH, ALL, chalybes));
  assert.ok(!canMark(MARCH, ALL, gasga), "all four points are used up");
});

test("an army goes aboard by one line", () => {
  const all = { classes: { phalanx: 2, "light-infantry": 1 }, leaders: ["antipater"] };
  assert.equal(boardingLine("macedonia", "aegean", all, all), "embark macedonia aegean; load");
  const some = { classes: { phalanx: 1 }, leaders: ["antipater"] };
  assert.equal(boardingLine("macedonia", "aegean", all, some), "embark macedonia aegean; drop phalanx 1; drop light-infantry 1; load");
});

test("under way, leaders join before units and leave after them", () => {
  const now = { classes: { phalanx: 2, hoplites: 1 }, leaders: ["parmenion"] };
  const wanted = { classes: { phalanx: 1, hoplites: 1, "light-cavalry": 2 }, leaders: ["coenus"] };
  assert.deepEqual(changesOf(now, wanted), ["pick-leader coenus", "drop phalanx 1", "pick light-cavalry 2", "drop-leader parmenion"]);
  assert.deepEqual(changesOf(now, now), []);
});

test("hits are dealt out so that least is lost, and stepped through what is allowed", () => {
  const ways = [
    ["hit light-infantry 2", "hit phalanx 0"],
    ["hit light-infantry 1", "hit phalanx 1"],
    ["hit light-infantry 0", "hit phalanx 2"],
  ];
  const all = allotmentsOf(ways);
  const best = bestOf(all, BOARD, "hit");
  assert.deepEqual(best?.counts, { "light-infantry": 0, phalanx: 2 }, "a fresh phalanx has a second side");
  const next = stepped(all, best?.counts ?? {}, "light-infantry", 1);
  assert.equal(next?.line, "hit light-infantry 1; hit phalanx 1");
  assert.equal(stepped(all, best?.counts ?? {}, "phalanx", 1), undefined);
  const worn = allotmentsOf([["hit worn-phalanx 1"], ["hit-leader memnon"], ["hit light-infantry 1"]]);
  assert.equal(bestOf(worn, BOARD, "hit")?.line, "hit light-infantry 1");
  assert.equal(bestOf(all, BOARD, "field")?.counts["light-infantry"], 2, "the most that is worth is fielded");
});

test("what is dealt out ends where something else is asked", () => {
  const all = allotmentsOf([
    ["field phalanx 2", "field hoplites 1", "hit phalanx 1"],
    ["field phalanx 2", "field hoplites 1", "hit phalanx 0", "hit-leader memnon"],
  ]);
  assert.deepEqual(
    all.map(({ line }) => line),
    ["field phalanx 2; field hoplites 1"],
  );
  assert.equal(allotmentsOf([["hit phalanx 0", "hit-leader memnon"]])[0]?.counts["memnon"], 1);
});

test("a closed stack shows its numbers alone", () => {
  const closed = { holder: "persia", leaders: 4, units: 5, stack: null, seen: { classes: {}, leaders: [] } } as const;
  assert.deepEqual(
    groupsOf({ ...closed, seen: { classes: {}, leaders: [] } }).map(({ count }) => count),
    [4, 5],
  );
});

test("counters stand in areas, out at sea and in ports; what has moved lies on its side", () => {
  const stacks = stacksOf(propsOf(OPENING), map, "area:thrace", 0.3);
  const thrace = stacks.find(({ place }) => place === "area:thrace");
  assert.ok(thrace?.lifted && thrace.look?.seat === 0);
  const ships = stacks.filter(({ place }) => place === "sea:aegean");
  assert.equal(ships.length, 2, "Macedonians at Pella and Athenians at Athens");
  assert.ok(ships.every(({ at }) => at !== undefined));
  const field = stacksOf(propsOf(BATTLE), map, null, 0.3).filter(({ place }) => place === "area:wilusha");
  assert.equal(field.length, 2, "both armies of a battle");
  assert.ok(field.some(({ rows }) => rows[0]?.some(({ turned }) => turned)));
});

test("areas bear the marks of their owners, and seas nobody's", () => {
  const states = statesOf(propsOf(OPENING), { lit: ["area:thrace"], chosen: [], looked: null });
  assert.equal(states["area:thrace"]?.owner?.mark, "sun");
  assert.equal(states["area:lydia"]?.owner?.mark, "disc");
  assert.equal(states["sea:aegean"]?.owner, undefined);
  assert.ok(states["area:thrace"]?.lit && !states["area:lydia"]?.lit);
});

test("a line leads from place to place", () => {
  assert.deepEqual(wayOfLine("march thrace; go chalybes; go phrygia; halt", GRAMMAR, BOARD), [
    "area:thrace",
    "area:chalybes",
    "area:phrygia",
  ]);
});

test("a battle is told from its dice to its end", () => {
  const told = fold(
    null,
    events(
      { kind: "battle-met", side: "macedon", enemy: "persia", area: "wilusha" },
      { kind: "round-begins", round: 1, area: "wilusha" },
      { kind: "fought", side: "macedon", dice: 16, hits: 7 },
      { kind: "fought", side: "persia", dice: 9, hits: 4 },
      { kind: "battle-losses", side: "persia", area: "wilusha", classes: ["hoplites", "hoplites"], names: [] },
      { kind: "battle-losses", side: "persia", area: "wilusha", classes: [], names: ["memnon"] },
    ),
  );
  const [attacker, defender] = told?.sides ?? [];
  assert.deepEqual(attacker?.thrown, { dice: 16, hits: 7 });
  assert.deepEqual(defender?.lost, { hoplites: 2 });
  assert.deepEqual(defender?.fallen, ["memnon"]);
  assert.equal(told?.winner, null);
  const over = fold(told, events({ kind: "battle-ends", area: "wilusha", winner: "macedon", hits: 7, enemy_hits: 4 }));
  assert.equal(over?.winner, "macedon");
  const now = BATTLE.battle;
  assert.ok(now);
  assert.equal(seenNow(told, now).round, now.round);
  assert.equal(seenNow(null, now).sides[0]?.side, "macedon");
});

test("a siege tells how far it has come", () => {
  const told = fold(
    null,
    events(
      { kind: "besieged", seat: 0, area: "lydia", dice: 3, hits: 2, in_all: 2 },
      { kind: "city-fell", seat: 0, city: "sardis", plunder: 3 },
    ),
  );
  assert.equal(told?.kind, "siege");
  assert.equal(told?.inAll, 2);
  assert.ok(told?.fell);
});

test("the story counts the areas whose markers were set", () => {
  const log = [
    { n: 1, events: [{ kind: "marker-turned", seat: 0, area: "lydia" }] },
    { n: 2, events: [{ kind: "marker-turned", seat: 1, area: "lydia" }] },
  ] as unknown as LogEntry[];
  assert.deepEqual(
    storyOf(log, 2)?.lines.map((line) => line.at(-1)?.value),
    [0, 1],
  );
  assert.equal(storyOf([], 2), null);
});

test("what a march costs is written over no counter, and over no name where there is room", () => {
  const middle = { x: 100, y: 100 };
  const [usual] = costBoxes([[middle, false]], 1, [], []);
  assert.ok(usual && usual.bottom < middle.y, "above the middle");
  const name = boxAt(100, 79, 60, 12);
  const counter = boxAt(100, 121, 60, 20);
  const [beside] = costBoxes([[middle, false]], 1, [name, counter], [counter]);
  assert.ok(beside && !overlap(boxOf(beside), name) && !overlap(boxOf(beside), counter));
  const round = boxAt(100, 100, 200, 60);
  const [over] = costBoxes([[middle, true]], 1, [round, counter], [counter]);
  assert.deepEqual(over, { ...usual, left: 81, right: 119 }, "the name gives way");
  const [one, other] = costBoxes(
    [
      [middle, false],
      [middle, false],
    ],
    1,
    [],
    [],
  );
  assert.ok(one && other && !overlap(boxOf(one), boxOf(other)));
});

const PLAIN_TEXTS = {
  t: (key: string, params?: object) => `${key} ${JSON.stringify(params)}`,
  event: ({ kind }: EventInfo) => kind,
};

test("before a march its price is told in one sum, and who goes once", () => {
  const found = events({ kind: "set-out", price: 1 }, { kind: "crossed", price: 1 }, { kind: "marched" }, { kind: "battle-met" });
  const view = { ...OPENING, supply: {} };
  assert.deepEqual(choiceAhead({ events: found, view }, PLAIN_TEXTS), ['board-ahead-price {"price":2}', "marched", "battle-met"]);
  assert.equal(choiceAhead({ events: found.slice(0, 1), view }, PLAIN_TEXTS), null);
});

test("before a march it is told if nothing would feed the army where it ends", () => {
  const by = (target: string) => events({ kind: "set-out", price: 1 }, { kind: "marched", target: "gasga" }, { kind: "marched", target });
  const ahead = (events: EventInfo[], supply: View["supply"], battle = OPENING.battle): string[] | null =>
    choiceAhead({ events, view: { ...OPENING, supply, battle } }, PLAIN_TEXTS);
  const price = 'board-ahead-price {"price":1}';
  const hungry = (area: string): string => `board-ahead-hungry {"area":"area:${area}"}`;
  assert.deepEqual(ahead(by("hatti"), { hatti: "out" }), [price, hungry("hatti"), "marched", "marched"]);
  assert.deepEqual(ahead(by("hatti"), { gasga: "out", hatti: "in" }), [price, "marched", "marched"], "only its end counts");
  const battle = { area: "hatti" } as View["battle"];
  assert.deepEqual(ahead(by("hatti"), { field: "out" }, battle), [price, hungry("hatti"), "marched", "marched"], "attackers stay there");
  assert.deepEqual(ahead(events({ kind: "halted", area: "hatti" }), { hatti: "out" }), [hungry("hatti"), "halted"]);
  assert.deepEqual(ahead(events({ kind: "landed", area: "zoan" }), { zoan: "out" }), [hungry("zoan"), "landed"]);
  assert.equal(ahead(events({ kind: "landed", area: "zoan" }), { zoan: "in" }), null);
});

test("a way that leaves hits over kills the leaders, and is not proposed", () => {
  const host = { classes: { hoplites: 2, phalanx: 4 }, leaders: ["alexander-iii", "parmenion"] };
  const ways = [
    ["hit hoplites 1", "hit phalanx 0"],
    ["hit hoplites 0", "hit phalanx 3"],
    ["hit hoplites 0", "hit phalanx 2", "hit-leader parmenion"],
  ];
  const all = completed(allotmentsOf(ways), 3, host);
  assert.deepEqual(all[0]?.counts, { hoplites: 1, phalanx: 0, "alexander-iii": 1, parmenion: 1 });
  assert.deepEqual(all[1]?.counts, { hoplites: 0, phalanx: 3 });
  assert.equal(bestOf(all, BOARD, "hit")?.line, "hit hoplites 0; hit phalanx 3");
  assert.deepEqual(completed(allotmentsOf([["hit hoplites 1"]]), 3, { classes: host.classes, leaders: [] })[0]?.counts, {
    hoplites: 1,
    phalanx: 2,
  });
});
