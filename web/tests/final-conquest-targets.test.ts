/** What can be clicked on the board of Final Conquest, and with how many units an army goes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findForce, forcesOf, largest, optionsOf, stepped } from "../src/games/final_conquest/forces.ts";
import { confirmed } from "../src/games/final_conquest/confirm.ts";
import { doingsOf, heroOf, marchOf, namesOf, siteOf } from "../src/games/final_conquest/targets.ts";
import type { Texts } from "../src/board/module.ts";
import { GRAMMAR, marchesOf, VIEWS } from "./final_conquest/positions.ts";

test("an action names its territories, its hero or its question", () => {
  assert.deepEqual(namesOf("move rome alpes", GRAMMAR), ["territory:rome", "territory:alpes"]);
  assert.deepEqual(namesOf("retreat infantry cyrene", GRAMMAR), ["territory:cyrene"]);
  assert.deepEqual(namesOf("buy cleopatra", GRAMMAR), ["hero:cleopatra"]);
  assert.deepEqual(namesOf("bid 3", GRAMMAR), ["choice:bid"]);
  assert.deepEqual(namesOf("end-turn", GRAMMAR), []);
});

test("a march has two territories, everything else one or none", () => {
  assert.deepEqual(marchOf("attack rome sicilia", GRAMMAR), { from: "rome", to: "sicilia" });
  assert.equal(marchOf("recruit-infantry rome", GRAMMAR), null);
  assert.equal(siteOf("recruit-infantry rome", GRAMMAR), "rome");
  assert.equal(siteOf("move rome alpes", GRAMMAR), null);
  assert.equal(heroOf("card sosibius", GRAMMAR), "sosibius");
});

test("a territory gathers what can be done in it, and where its army can go", () => {
  const { sites, marches } = doingsOf(
    ["recruit-infantry rome", "recruit-cavalry rome", "move rome alpes", "attack rome sardinia"],
    GRAMMAR,
  );
  assert.deepEqual(sites.get("rome"), ["recruit-infantry rome", "recruit-cavalry rome"]);
  assert.deepEqual(
    [...(marches.get("rome") ?? [])],
    [
      ["alpes", "move rome alpes"],
      ["sardinia", "attack rome sardinia"],
    ],
  );
});

test("the forces of a march come from the ways, each with the line that does it", () => {
  const { ways } = marchesOf(VIEWS.three, "rome", 0);
  const options = forcesOf(ways, "move rome alpes");
  assert.equal(options.length, 7, "0 to 3 infantry and 0 or 1 cavalry, but not nobody");
  assert.equal(largest(options)?.line, "move rome alpes; with 3 1");
  assert.deepEqual(forcesOf([], "move rome alpes"), [], "nothing is known until the ways are there");
});

test("with or without cavalry, all go is the choice with most units", () => {
  assert.equal(largest(optionsOf(["with 0 2", "with 1 1", "with 2 0"], "with"))?.line, "with 0 2");
});

test("a step to a number that cannot be chosen with the other kind takes the nearest that can", () => {
  const options = optionsOf(["lose 3 0", "lose 1 1", "lose 0 2"], "lose");
  assert.equal(stepped(options, { infantry: 3, cavalry: 0 }, "cavalry", 1)?.line, "lose 1 1");
  assert.equal(stepped(options, { infantry: 1, cavalry: 1 }, "infantry", 1)?.line, "lose 3 0");
  assert.equal(stepped(options, { infantry: 3, cavalry: 0 }, "infantry", 1), undefined);
  assert.equal(findForce(options, { infantry: 2, cavalry: 0 }), undefined);
});

test("an attack that ends the planning is asked once more while forts can recruit", () => {
  const texts = { t: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` } as unknown as Texts;
  const legal = ["recruit-infantry rome", "recruit-cavalry rome", "recruit-infantry alpes", "attack rome sicilia", "end-turn"];
  assert.match(confirmed("attack rome sicilia", legal, texts) ?? "", /"count":2/);
  assert.match(confirmed("end-turn", legal, texts) ?? "", /end-turn/);
  assert.equal(confirmed("move rome alpes", legal, texts), null);
  assert.equal(confirmed("attack rome sicilia", ["attack rome sicilia"], texts), null);
});
