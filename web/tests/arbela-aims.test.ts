/** The Battle of Arbela: what a press on a Section means while those who could reach it are still to be chosen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { aimsOf, asMeant, facingsOf, farPlaces, meantBy, onlyMoves } from "../src/games/arbela/aims.ts";
import { answered, along } from "../src/games/arbela/company.tsx";
import { sureSteps } from "../src/live/lines.ts";
import { battle, stack } from "./arbela-field.ts";

const view = battle({ sections: { "MD-RW": stack(0, "companion-1"), "MD-C": stack(0, "phalanx-1"), "B-C": stack(1, "chariot-1") } });

function ways(...lines: string[]): string[][] {
  return lines.map((line) => line.split("; "));
}

const all = ways(
  "end-actions",
  "activate MD-RW; declare move; step MA-RW; done; go-along",
  "activate MD-RW; declare move; step MA-RW; done; remain",
  "activate MD-RW; declare move-shock; step MA-RW; done; remain",
  "activate MD-RW; declare withdraw; withdraw reserve",
  "activate MD-RW; declare move; step MA-RC2; turn west; step B-RC1; remain",
  "activate MD-RW; declare move; step MA-RC2; turn north; step B-RC1; turn north; remain",
  "activate MD-RW; declare move-shock; step MA-RC2; turn north; attack B-C; remain",
  "activate MD-C; declare shock; attack B-C",
  "activate MD-C; declare move; step MA-C; done",
);

test("a Section is aimed at by the least deed that reaches it, and by the straightest way", () => {
  const far = farPlaces(aimsOf(all, view), new Set(["section:MD-RW", "section:MD-C"]));
  assert.deepEqual(Object.fromEntries(far.map(({ word, actions }) => [word, actions])), {
    "MA-RW": ["activate MD-RW; declare move; step MA-RW; done; go-along"],
    "B-RC1": ["activate MD-RW; declare move; step MA-RC2; turn north; step B-RC1; turn north; remain"],
    "MA-C": ["activate MD-C; declare move; step MA-C; done"],
    "B-C": ["activate MD-C; declare shock; attack B-C", "activate MD-RW; declare move-shock; step MA-RC2; turn north; attack B-C; remain"],
  });
  assert.ok(far.every((target) => target.far));
});

test("a place that is lit already, or in the Reserve, is not aimed at", () => {
  const far = farPlaces(aimsOf(all, view), new Set(["section:MA-RW"]));
  assert.ok(!far.some(({ word }) => word === "MA-RW" || word === "reserve"));
});

test("the ways to face at a place are told apart, and the first keeps the front", () => {
  const aims = aimsOf(all, view).filter(({ place }) => place === "B-RC1");
  const [aim] = meantBy(aims);
  assert.equal(aim?.facing, "north");
  assert.deepEqual(aim && facingsOf(aim, aims).map(({ facing }) => facing), ["north", "west"]);
});

test("attacks that cost the same from several Sections are told apart, moves are not", () => {
  const attacks = aimsOf(
    ways("declare move-shock; step MA-LC1; turn north; attack B-C", "declare move-shock; step MA-RC1; turn north; attack B-C"),
    view,
    "north",
  );
  assert.equal(meantBy(attacks).length, 2);
  const moves = aimsOf(
    ways("declare move; step MA-LC1; turn north; step B-C", "declare move; step MA-RC1; turn north; step B-C"),
    view,
    "north",
  );
  assert.equal(meantBy(moves).length, 1);
});

test("a line is gone as it is meant, with the leader as is usual, or up to the question if he asks", () => {
  const line = "activate MD-RW; declare move; step MA-RW; done; go-along";
  assert.deepEqual(sureSteps(asMeant(all, line.split("; ")), line, "step MA-RW"), line.split("; "));
  along.value = "ask";
  const meant = asMeant(all, line.split("; "));
  assert.deepEqual(sureSteps(meant, line, "step MA-RW"), ["activate MD-RW", "declare move", "step MA-RW", "done"]);
  const aside = "activate MD-RW; declare move; step MA-RC2; turn north; step B-RC1; turn north; remain";
  assert.deepEqual(sureSteps(asMeant(all, aside.split("; ")), aside, "step B-RC1"), aside.split("; "), "nothing is left to ask");
  along.value = "go-along";
});

test("of ways that differ in what is asked on them, that is meant which the reader wishes", () => {
  const lines = () => aimsOf(all, view).map(({ line }) => line);
  assert.ok(lines().includes("activate MD-RW; declare move; step MA-RW; done; go-along"));
  along.value = "remain";
  assert.ok(lines().includes("activate MD-RW; declare move; step MA-RW; done; remain"));
  along.value = "go-along";
});

test("with nothing but moving left, the next Section is one to go to and stay", () => {
  assert.ok(onlyMoves(ways("done", "step B-C; done", "step B-C; step PA-C; turn north; remain")));
  assert.ok(!onlyMoves(ways("done", "step B-C; attack PA-C")));
  assert.ok(!onlyMoves([]));
});

const OWN = { phase: "actions", active: 0 };
const THEIRS = { phase: "actions", active: 1 };

test("whether a leader or a skirmisher goes along is answered beforehand, or asked", () => {
  const leader = ["go-along", "remain"];
  assert.equal(answered(leader, leader, OWN, 0), "go-along");
  assert.equal(answered(leader, leader, THEIRS, 0), "go-along");
  assert.equal(answered(["stay-behind", "follow"], ["advance hypaspist-1", "stay-behind"], OWN, 0), "stay-behind");
  assert.equal(answered(["stand", "retreat"], leader, OWN, 0), null);
  along.value = "remain";
  assert.equal(answered(leader, leader, OWN, 0), "remain");
  along.value = "ask";
  assert.equal(answered(leader, leader, OWN, 0), null);
  along.value = "go-along";
});

test("what the prompt did not say beforehand is asked", () => {
  assert.equal(answered(["go-along", "remain"], ["stand"], OWN, 0), null);
  assert.equal(answered(["stay-behind", "follow"], [], OWN, 0), null);
});

test("a unit that joins others in its own turn comes to lie on top; from the Reserve and in a retreat it is asked", () => {
  const depths = ["at 0", "at 1"];
  assert.equal(answered(depths, depths, OWN, 0), "at 0");
  assert.equal(answered(depths, depths, { ...OWN, phase: "orders" }, 0), null);
  assert.equal(answered(depths, depths, THEIRS, 0), null);
});
