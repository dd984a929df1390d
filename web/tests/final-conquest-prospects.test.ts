/** What is told before a choice of Final Conquest: the odds of every answer, and what a faction brings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Texts } from "../src/board/module.ts";
import { choiceAhead } from "../src/games/final_conquest/ahead.ts";
import { prospectsOf } from "../src/games/final_conquest/prospects.ts";
import type { ChanceInfo, EventInfo, PreviewInfo } from "../src/wire.ts";
import { BOARD } from "./final_conquest/positions.ts";

function chance(key: string, low: number, params: Record<string, string> = {}): ChanceInfo {
  return { label: { key, params }, low, high: low };
}

function previews(odds: Record<string, ChanceInfo[]>): (action: string) => PreviewInfo | undefined {
  return (action) => {
    const found = odds[action];
    return found && { events: [], changes: [], complete: false, odds: found, sums: [] };
  };
}

test("before a hero is declared, victory is told without one and with each that is held", () => {
  const told = previews({
    "no-hero": [chance("odds-victory", 0.2), chance("odds-defeat", 0.8)],
    "play-hero": [chance("odds-victory", 0.5), chance("odds-victory-with", 0.5, { hero: "hero:cleopatra" })],
  });
  assert.deepEqual(prospectsOf(["no-hero", "play-hero"], told), [
    chance("odds-victory-without", 0.2),
    chance("odds-victory-with", 0.5, { hero: "hero:cleopatra" }),
  ]);
});

test("a victory that cannot be is told as such", () => {
  const told = previews({ "no-hero": [chance("odds-defeat", 1)] });
  assert.deepEqual(prospectsOf(["no-hero"], told), [chance("odds-victory-without", 0)]);
});

test("each card has its own odds, and so has another throw", () => {
  const told = previews({ "card sosibius": [chance("odds-victory", 0.4)], reroll: [chance("odds-victory", 0.3)] });
  assert.deepEqual(prospectsOf(["card sosibius", "reroll"], told), [
    chance("odds-victory-with", 0.4, { hero: "hero:sosibius" }),
    chance("odds-victory-again", 0.3),
  ]);
});

test("what has not been told yet is left out", () => {
  assert.deepEqual(prospectsOf(["no-hero", "play-hero"], previews({})), []);
});

test("a faction is chosen knowing its home and its heroes", () => {
  const texts = {
    t: (key: string, params: Record<string, string>) => `${key} ${Object.values(params).join()}`,
    word: (_: string, word: string) => word,
    event: () => "chosen",
    list: (items: string[]) => items.join(" "),
  } as unknown as Texts;
  const chosen = { kind: "faction-chosen", seat: 0, faction: "egypt" } as unknown as EventInfo;
  assert.deepEqual(choiceAhead([chosen], BOARD, texts), [
    "chosen",
    "board-ahead-home territory:alexandria",
    "board-ahead-heroes ptolemy-euergetes cleopatra berenice sosibius",
  ]);
  assert.equal(choiceAhead([{ kind: "moved" } as unknown as EventInfo], BOARD, texts), null);
});
