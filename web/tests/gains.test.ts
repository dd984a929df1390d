import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameModule } from "../src/board/module.ts";
import { gainsBetween } from "../src/live/gains.ts";
import type { Standing } from "../src/live/standing.ts";

const MODULE = { score: (view: number[], seat: number) => view[seat] ?? null } as unknown as GameModule;

function standing(n: number, view: number[] | null): Standing {
  return { n, view, table: { seats: [{ seat: 0 }, { seat: 1 }] } } as unknown as Standing;
}

test("a score that changes says by how much", () => {
  assert.deepEqual(gainsBetween(MODULE, standing(3, [5, 7]), standing(4, [18, 5])), { n: 4, by: [13, -2] });
});

test("where no score changes, or there was none before, nothing is said", () => {
  assert.equal(gainsBetween(MODULE, standing(3, [5, 7]), standing(4, [5, 7])), null);
  assert.equal(gainsBetween(MODULE, null, standing(4, [5, 7])), null);
  assert.equal(gainsBetween(MODULE, standing(3, null), standing(4, [5, 7])), null);
  assert.equal(gainsBetween({} as GameModule, standing(3, [1, 1]), standing(4, [5, 7])), null);
});
