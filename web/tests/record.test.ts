/** Records, as far as the page reads them itself. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { storedActions } from "../src/table/record.ts";

const lines = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

test("the actions of a record are those that were not taken back", () => {
  const record = lines(
    { anabasis: 1, game: "breach", rules: 1, seats: 2 },
    { seat: 0, decision: 1, action: "bid 1" },
    { seat: 1, decision: 1, action: "bid 2", draws: [3] },
    { seat: 1, decision: 2, action: "storm 3" },
    { seat: -1, undo: 2, agreed: true },
    { seat: 1, decision: 4, action: "bid 3" },
    { seat: -1, decision: 5, action: "resign 0" },
    { outcome: { ranking: [[1], [0]], reason: "resignation" }, digest: null },
  );
  assert.deepEqual(storedActions(record), [
    { seat: 0, action: "bid 1" },
    { seat: 1, action: "bid 3" },
    { seat: -1, action: "resign 0" },
  ]);
});

test("what another keeps secret has no words", () => {
  const record = lines({ anabasis: 1, seen_by: 0 }, { seat: 1, decision: 1, action: null });
  assert.deepEqual(storedActions(record), [{ seat: 1, action: null }]);
});
