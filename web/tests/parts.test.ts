import assert from "node:assert/strict";
import { test } from "node:test";
import { languageAhead, wanted, type Parts } from "../src/parts.ts";

const PARTS: Parts = {
  texts: { en: "/assets/en.js", ja: "/assets/ja.js" },
  boards: { alexandros: { scripts: ["/assets/alexandros.js", "/assets/kit.js"], style: "/assets/alexandros.css" } },
};

const hrefs = (...given: Parameters<typeof wanted>): string[] => wanted(...given).map(({ href }) => href);

test("texts are wanted in the reader's language, and in English for what that lacks", () => {
  assert.deepEqual(hrefs(PARTS, "en", null), ["/assets/en.js"]);
  assert.deepEqual(hrefs(PARTS, "ja", null), ["/assets/ja.js", "/assets/en.js"]);
});

test("at a table its board is wanted, and what the board is asked about", () => {
  const asked = ["/api/games/alexandros", "/api/texts/en?game=alexandros"];
  const board = ["/assets/alexandros.js", "/assets/kit.js", "/assets/alexandros.css"];
  assert.deepEqual(hrefs(PARTS, "en", "alexandros"), ["/assets/en.js", ...board, ...asked]);
  assert.deepEqual(hrefs(PARTS, "en", "elsewhere"), ["/assets/en.js", "/api/games/elsewhere", "/api/texts/en?game=elsewhere"]);
});

test("the language is the one that was chosen here, or the first of the browser's that there is", () => {
  assert.equal(languageAhead('"ja"', ["en-GB"]), "ja");
  assert.equal(languageAhead(null, ["de-DE", "ja-JP", "en"]), "ja");
  assert.equal(languageAhead('"tlh"', ["de-DE"]), "en");
  assert.equal(languageAhead("{", ["ja"]), "ja");
});
