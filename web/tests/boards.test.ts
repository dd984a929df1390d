/** The boards that the build finds. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { BOARDS } from "games:boards";
import type { GameModule } from "../src/board/module.ts";

// A board asks how wide the screen is as soon as it is loaded.
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });

test("every folder of src/games is a board, under the name of its game", async () => {
  assert.deepEqual(Object.keys(BOARDS).sort(), readdirSync("src/games").sort());
  for (const [game, load] of Object.entries(BOARDS)) {
    const module = (await load()).module as GameModule;
    assert.equal(module.id, game);
  }
});
