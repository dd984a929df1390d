import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, Previews } from "../src/live/previews.ts";
import type { PreviewInfo } from "../src/wire.ts";

const PREVIEW: PreviewInfo = { events: [], changes: [], complete: true, odds: [], sums: [] };

function answering() {
  const asked: string[][] = [];
  const waiting: (() => void)[] = [];
  const previews = new Previews((actions) => {
    asked.push(actions);
    return new Promise((answer) => {
      waiting.push(() => answer(Object.fromEntries(actions.map((action) => [action, PREVIEW]))));
    });
  });
  return { asked, waiting, previews };
}

test("an action is asked about once", async () => {
  const { asked, waiting, previews } = answering();
  const first = previews.want(["levy horse"]);
  void previews.want(["levy horse"]);
  waiting[0]?.();
  await first;
  assert.deepEqual(asked, [["levy horse"]]);
  assert.equal(previews.of("levy horse"), PREVIEW);
  assert.equal(previews.of("stop"), undefined);
  assert.equal(previews.of(null), undefined);
});

test("many are asked about in several messages", async () => {
  const { asked, waiting, previews } = answering();
  const actions = Array.from({ length: AT_ONCE + 1 }, (_, number) => `order ${number}`);
  const all = previews.want(actions);
  waiting[0]?.();
  await Promise.resolve();
  await new Promise((soon) => setTimeout(soon));
  waiting[1]?.();
  await all;
  assert.deepEqual(asked, [actions.slice(0, AT_ONCE), actions.slice(AT_ONCE)]);
});

test("what comes after something has happened is not kept", async () => {
  const { asked, waiting, previews } = answering();
  const late = previews.want(["stop"]);
  previews.forget();
  waiting[0]?.();
  await late;
  assert.equal(previews.of("stop"), undefined);
  void previews.want(["stop"]);
  assert.equal(asked.length, 2);
});

test("without an answer it is asked again", async () => {
  let asked = 0;
  const previews = new Previews(async () => {
    asked += 1;
    return null;
  });
  assert.equal(previews.isAwaited("stop"), true);
  await previews.want(["stop"]);
  assert.equal(previews.isAwaited("stop"), false);
  await previews.want(["stop"]);
  assert.equal(asked, 2);
  previews.forget();
  assert.equal(previews.isAwaited("stop"), true);
});
