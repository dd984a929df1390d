/** The board of lists: how a view is laid out, and how its words are found. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Grammar } from "../src/board/module.ts";
import { module } from "../src/board/plain/index.ts";
import { shapeOf } from "../src/board/plain/shapes.ts";
import { byVerb, nameOfPart, wordInView } from "../src/board/plain/words.ts";
import { makeBundle } from "../src/texts/fluent.ts";
import { Prose } from "../src/texts/prose.ts";

const grammar: Grammar = {
  verbs: { bid: ["coins"], take: ["token"], swap: ["token", "token"], stop: [] },
  kinds: { taken: { seat: "seat", token: "token" } },
  domains: { coins: ["0", "1", "2"], token: ["spear", "net"], trophy: ["net", "shield"] },
};
const texts = new Prose("en", [makeBundle("en", "token-spear = a spear\nview-graves = The fallen")], grammar, []);

test("words, rows, tables and facts are told apart", () => {
  assert.deepEqual(shapeOf(3), { kind: "word", word: 3 });
  assert.deepEqual(shapeOf([]), { kind: "row", items: [] });
  assert.deepEqual(shapeOf([1, null, "a"]), { kind: "row", items: [1, null, "a"] });
  assert.equal(shapeOf({ men: 5, coins: 2 }).kind, "facts");
  assert.equal(shapeOf({ one: { men: 5 }, two: 3 }).kind, "facts");
  assert.equal(shapeOf({ one: { men: 5 }, two: { coins: 1 } }).kind, "facts", "rows that are not alike make no table");
});

test("a list of facts is a table, and so are facts of one make by name", () => {
  assert.deepEqual(
    shapeOf([
      { men: 5, hand: null },
      { men: 4, coins: 1 },
    ]),
    {
      kind: "table",
      columns: ["men", "hand", "coins"],
      rows: [
        { name: "1", cells: { men: 5, hand: null } },
        { name: "2", cells: { men: 4, coins: 1 } },
      ],
    },
  );
  const named = shapeOf({ east: { men: 5 }, west: { men: 2 } });
  assert.ok(named.kind === "table");
  assert.deepEqual(
    named.rows.map(({ name }) => name),
    ["east", "west"],
  );
});

test("a part of the view goes by the game's text, by a word of its, or by its key", () => {
  assert.equal(nameOfPart("graves", grammar, texts), "The fallen");
  assert.equal(nameOfPart("spear", grammar, texts), "a spear");
  assert.equal(nameOfPart("points_to_end", grammar, texts), "Points to end");
});

test("a word is said as its domain says it, unless two domains have it", () => {
  assert.equal(wordInView("spear", grammar, texts), "a spear");
  assert.equal(wordInView("net", grammar, texts), "net");
  assert.equal(wordInView("unheard-of", grammar, texts), "unheard-of");
});

test("choices are grouped by verb in their order", () => {
  assert.deepEqual(
    [...byVerb(["take net", "stop", "take spear"])],
    [
      ["take", ["take net", "take spear"]],
      ["stop", ["stop"]],
    ],
  );
});

test("every action has its place on the board, so that the page adds no button", () => {
  const scene = { board: {}, view: {}, grammar };
  assert.deepEqual(module.targets("swap net spear", scene), ["verb:swap", "token:net", "token:spear"]);
  assert.equal(module.targets("stop", scene).length, 1);
  assert.deepEqual(module.placesOf({ kind: "taken", case: "", seat: 1, token: "net" }, scene), ["token:net"]);
});
