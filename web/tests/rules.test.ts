import assert from "node:assert/strict";
import { test } from "node:test";
import { chapters, matching, references } from "../src/rules/search.ts";
import type { CaseInfo } from "../src/wire.ts";

const CASES: CaseInfo[] = [
  { id: "3.1", title: "Taking a face-up card", text: "Pick a card.", chapter: "3 Moving" },
  { id: "3.10", title: "Own corner", text: "A corner is not empty.", chapter: "3 Moving" },
  { id: "12.1", title: "The joker", text: "Taken as a joker, see 3.1.", chapter: "12 Special" },
  { id: "12.2", title: "Into the hand", text: "The joker joins the hand. Élan.", chapter: "12 Special" },
];

function ids(wanted: string): string[] {
  return matching(CASES, wanted).map(({ id }) => id);
}

test("nothing wanted: every rule", () => {
  assert.equal(ids("  ").length, CASES.length);
});

test("a number finds its case first, then those that begin with it", () => {
  assert.deepEqual(ids("3.1"), ["3.1", "3.10", "12.1"]);
});

test("titles go before texts, and every word must be there", () => {
  assert.deepEqual(ids("joker"), ["12.1", "12.2"]);
  assert.deepEqual(ids("joker hand"), ["12.2"]);
  assert.deepEqual(ids("joker elephant"), []);
});

test("accents and capitals do not matter", () => {
  assert.deepEqual(ids("ELAN"), ["12.2"]);
});

test("cases stand under their chapters", () => {
  assert.deepEqual(
    chapters(CASES).map(({ chapter, cases }) => [chapter, cases.length]),
    [
      ["3 Moving", 2],
      ["12 Special", 2],
    ],
  );
});

test("only numbers of known cases become links", () => {
  const known = new Set(["3.1", "12.1"]);
  assert.deepEqual(references("See 3.1 and 9.9, not 3.10 (12.1).", known), ["See ", "3.1", " and 9.9, not 3.10 (", "12.1", ")."]);
});
