/** The Conquerors: places, what can be pressed, counters, arrows, and battles as they are told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawingOf } from "../src/board/map/shapes.ts";
import { fold, seenNow } from "../src/games/conquerors/battles.ts";
import { confirmed } from "../src/games/conquerors/confirm.ts";
import map from "../src/games/conquerors/maps/campaign.geojson";
import { keyOf, lookOf } from "../src/games/conquerors/places.ts";
import { armyGroups, pathsOf, stacksOf, statesOf } from "../src/games/conquerors/showing.ts";
import { storyOf } from "../src/games/conquerors/story.ts";
import { heldIn, namesOf, sitesOf } from "../src/games/conquerors/targets.ts";
import type { ArmyView, View } from "../src/games/conquerors/types.ts";
import { leadWords, lineWords } from "../src/games/conquerors/words.ts";
import type { EventInfo, LogEntry } from "../src/wire.ts";
import { BOARD, OPENING, propsOf, SCENE, SEATS } from "./conquerors/positions.ts";

const events = (...some: object[]): EventInfo[] => some as unknown as EventInfo[];
const ALEXANDER = OPENING.armies["macedon-1"] as ArmyView;

test("every space and province of the board is drawn", () => {
  const { place } = drawingOf(map);
  for (const word of Object.keys(BOARD.spaces)) assert.ok(place.has(`space:${word}`), word);
  for (const word of Object.keys(BOARD.provinces)) assert.ok(place.has(`province:${word}`), word);
});

test("every path of the board is a link of the map", () => {
  const { map: shapes, place } = drawingOf(map);
  const links = new Set(shapes.links.map(({ ends }) => [...ends].sort((one, other) => one - other).join(" ")));
  const missing = BOARD.paths.filter(([one, other]) => {
    const ends = [one, other].map((word) => place.get(`space:${word}`)?.index ?? -1).sort((a, b) => a - b);
    return !links.has(ends.join(" "));
  });
  assert.deepEqual(missing, []);
});

test("armies, fleets and treasuries stand for the spaces where they are", () => {
  assert.equal(keyOf("army", "macedon-1", BOARD, OPENING), `space:${ALEXANDER.at}`);
  assert.equal(keyOf("army", "macedon-3", BOARD, OPENING), null);
  assert.equal(keyOf("fleet", "tyrian", BOARD, OPENING), "space:tyre");
  assert.equal(keyOf("treasury", "sardes", BOARD, OPENING), "space:sardes");
  assert.equal(keyOf("leader", "memnon", BOARD, OPENING), null);
});

test("tribes have a look of their own, and so have both sides where one person plays them", () => {
  assert.equal(lookOf("independent", SEATS)?.mark, "wolf");
  assert.equal(lookOf("persia", SEATS)?.seat, 1);
  assert.equal(lookOf("persia", SEATS.slice(0, 1))?.colour, "terracotta");
  assert.equal(lookOf("nobody", SEATS), null);
});

test("a place stands for what is done there, or for the shortest lines that lead to it", () => {
  const sites = sitesOf(
    ["march macedon-1 4", "march macedon-1 5", "rest"],
    [
      ["march macedon-1 4", "go chersonese"],
      ["march macedon-1 5", "go chersonese"],
      ["march macedon-1 4", "go chersonese", "go ilium"],
      ["march macedon-1 5", "go aenus", "go chersonese"],
      ["march macedon-1 4", "go perinthos"],
    ],
    SCENE,
  );
  assert.deepEqual(sites.get(`space:${ALEXANDER.at}`), ["march macedon-1 4", "march macedon-1 5"]);
  assert.deepEqual(sites.get("space:chersonese"), ["march macedon-1 4; go chersonese"]);
  assert.deepEqual(sites.get("space:ilium"), ["march macedon-1 4; go chersonese; go ilium"]);
  assert.equal(sites.size, 3);
});

test("a card in hand is lit for its uses, a leader for his command", () => {
  const card = OPENING.cards.hand?.[0] ?? "";
  const use = BOARD.cards[card]?.uses[0]?.use ?? "";
  assert.equal(heldIn(`play ${use}`, "card", SCENE), card);
  assert.ok(namesOf(`play ${use}`, SCENE).includes(`card:${card}`));
  const leaders = { ...OPENING.leaders, hand: ["parmenion"] };
  const scene = { ...SCENE, view: { ...OPENING, leaders } };
  assert.deepEqual(namesOf("assign parmenion macedon-1", scene), ["leader:parmenion", `space:${ALEXANDER.at}`]);
  assert.equal(heldIn("assign craterus macedon-1", "leader", scene), null);
});

test("an army shows its leaders, its points and its Elite Level, and lies on its side when tired", () => {
  const groups = armyGroups(ALEXANDER);
  assert.equal(groups[0]?.count, ALEXANDER.leaders.length);
  assert.deepEqual([groups[1]?.count, groups[1]?.sparks, groups[1]?.turned], [ALEXANDER.asp, ALEXANDER.elite, false]);
  assert.equal(armyGroups({ ...ALEXANDER, condition: "fatigued" })[1]?.turned, true);
});

test("what a click would change is drawn as a ghost", () => {
  const there = { ...OPENING, armies: { ...OPENING.armies, "macedon-1": { ...ALEXANDER, at: "chersonese" } } };
  const foreseen = { view: there, events: [], complete: true };
  const stacks = stacksOf(propsOf({ foreseen }), map, null, 0.5);
  const ghosts = stacks.filter(({ ghost }) => ghost).map(({ place }) => place);
  assert.ok(ghosts.includes("space:chersonese"));
  assert.ok(!ghosts.includes(`space:${ALEXANDER.at}`), "nobody stands there any more");
  assert.ok(stacksOf(propsOf(), map, null, 0.5).every(({ ghost }) => !ghost));
});

test("provinces and spaces bear their owners' hatch, and what changed is marked", () => {
  const changed = events({ kind: "control-changed", province: "mysia", side: "macedon" });
  const states = statesOf(propsOf({ changed }), { lit: ["space:sardes"], chosen: null, looked: null });
  assert.equal(states["province:mysia"]?.owner?.seat, 1);
  assert.equal(states["province:mysia"]?.changed, true);
  assert.equal(states["space:sardes"]?.lit, true);
  assert.equal(states["province:colchis"]?.owner, undefined);
});

test("arrows tell of moves, and of what the pointer means", () => {
  const latest = events({ kind: "moved", side: "macedon", army: "macedon-1", origin: "perinthos", target: "chersonese" });
  assert.deepEqual(pathsOf(propsOf({ latest }))[0]?.through, ["space:perinthos", "space:chersonese"]);
  const [meant] = pathsOf(propsOf({ pointed: "march macedon-1 4; go chersonese; go ilium" }));
  assert.deepEqual(meant?.through, [`space:${ALEXANDER.at}`, "space:chersonese", "space:ilium"]);
  assert.equal(meant?.planned, true);
});

test("a battle is told from the meeting to its losses", () => {
  const met = fold(null, events({ kind: "battle-met", side: "macedon", other: "persia", space: "cyzicus" }));
  const seen = seenNow(met, "land", { space: "cyzicus", sides: ["macedon", "persia"], strength: [33, 40] });
  const told = fold(
    seen,
    events(
      { kind: "battle-rolled", side: "macedon", strength: 33, dice: 9, modifiers: [{ modifier: "leader", amount: 4 }], score: 16 },
      { kind: "battle-rolled", side: "persia", strength: 40, dice: 5, modifiers: [], score: 7 },
      { kind: "battle-won", side: "macedon", space: "cyzicus" },
      { kind: "losses-rolled", side: "persia", lost: 7 },
    ),
  );
  assert.deepEqual(
    told?.sides.map(({ score, lost, strength }) => [score, lost, strength]),
    [
      [16, 0, 33],
      [7, 7, 40],
    ],
  );
  assert.equal(told?.winner, "macedon");
  assert.equal(seenNow(told, "sea", { space: "tyre", sides: ["persia", "macedon"] }).winner, null);
});

test("the story counts provinces that were gained and not lost again", () => {
  const log = [
    { n: 1, events: events({ kind: "control-changed", province: "mysia", side: "macedon" }) },
    { n: 2, events: events({ kind: "control-changed", province: "mysia", side: "nobody" }) },
  ] as unknown as LogEntry[];
  assert.deepEqual(
    storyOf(log, 2)?.lines[0]?.map(({ value }) => value),
    [0, 1, 0, 0],
  );
  assert.equal(storyOf([], 2), null);
});

test("a view that shows nothing hidden has no hand", () => {
  const blind = { ...OPENING, cards: { ...OPENING.cards, hand: null } } as View;
  assert.equal(heldIn("play revolt", "card", { ...SCENE, view: blind }), null);
});

test("a march or a voyage of several steps is called by who goes where", () => {
  const texts = { t: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` };
  assert.equal(
    lineWords(["march macedon-1 4", "go aenus", "go abdera", "halt"], texts),
    'board-line-march {"army":"army:macedon-1","space":"space:abdera","points":4,"by":"land","end":"halt"}',
  );
  assert.match(
    lineWords(["march macedon-2 3", "sail thermaic-gulf", "sail pagasae"], texts) ?? "",
    /^board-line-march .*pagasae.*"by":"sea"/,
  );
  assert.match(lineWords(["embark macedon-2", "sail pagasae", "land"], texts) ?? "", /^board-line-embark .*pagasae.*"end":"land"/);
  assert.match(lineWords(["march macedon-1 4", "go byzantium", "enter"], texts) ?? "", /"end":"enter"/);
  assert.match(lineWords(["set-sail macedonian", "sail lemnos", "land"], texts) ?? "", /^board-line-sail .*lemnos.*"end":"land"/);
  assert.equal(lineWords(["discard revolt-1", "done"], texts), null);
});

test("who leads is offered with his rating", () => {
  const texts = { t: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` };
  const battle = BOARD.leaders["parmenion"]?.battle;
  assert.ok(battle);
  assert.equal(leadWords("lead parmenion", BOARD, texts), `board-lead {"leader":"leader:parmenion","battle":${battle}}`);
  assert.equal(leadWords("anoint parmenion", BOARD, texts), null);
});

test("before its dice a battle has no strength", () => {
  const going = { space: "ephesus", sides: ["persia", "macedon"], strength: [0, 0] };
  assert.deepEqual(
    seenNow(null, "land", going).sides.map(({ strength }) => strength),
    [null, null],
  );
  assert.equal(seenNow(null, "land", { ...going, strength: [20, 8] }).sides[1]?.strength, 8);
});

test("a card that cannot be played is not thrown away by one press", () => {
  const texts = { t: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` };
  const [card = ""] = Object.keys(BOARD.cards);
  const scene = { ...SCENE, view: { ...OPENING, cards: { ...OPENING.cards, hand: [card] } } } as typeof SCENE;
  const discard = `discard ${card}`;
  assert.equal(confirmed(discard, [discard, "keep-cards"], scene, texts), `board-confirm-discard {"card":"card:${card}"}`);
  assert.equal(confirmed(discard, [discard, "end-discarding"], scene, texts), null, "whoever discards more means it");
  assert.equal(confirmed("keep-cards", [discard, "keep-cards"], scene, texts), null);
  const use = BOARD.cards[card]?.uses[0]?.use ?? "";
  assert.equal(confirmed(discard, [discard, `play ${use}`, "keep-cards"], scene, texts), null, "it was asked which");
});
