import assert from "node:assert/strict";
import { test } from "node:test";
import { Replay } from "../src/live/replay.ts";
import type { MomentInfo } from "../src/wire.ts";

function moment(n: number, seat: number | null): MomentInfo {
  return { n, of: 9, seat, by: null, details: {}, view: { n }, events: [], at: 0 };
}

function counted() {
  const asked: string[] = [];
  const replay = new Replay((n, eyes) => {
    asked.push(`${n} ${eyes}`);
    return Promise.resolve(moment(n, eyes));
  });
  return { asked, replay };
}

test("a moment is fetched once and shown", async () => {
  const { asked, replay } = counted();
  await replay.show(4);
  await replay.show(5);
  await replay.show(4);
  assert.deepEqual(asked, ["4 null", "5 null"]);
  assert.equal(replay.moment.value?.n, 4);
});

test("of moments asked for in haste only the last is shown", async () => {
  const answers: ((moment: MomentInfo) => void)[] = [];
  const replay = new Replay(() => new Promise((resolve) => answers.push(resolve)));
  const first = replay.show(1);
  const second = replay.show(2);
  answers[1]?.(moment(2, null));
  await second;
  answers[0]?.(moment(1, null));
  await first;
  assert.equal(replay.moment.value?.n, 2);
});

test("playing goes on to the last moment and stops there", async () => {
  const { replay } = counted();
  await replay.play(2);
  assert.equal(replay.at.value, 0);
  await replay.step(2);
  await replay.step(2);
  assert.equal(replay.at.value, 2);
  assert.ok(replay.playing.value);
  await replay.step(2);
  assert.equal(replay.playing.value, false);
});

test("playing begins where it is shown, and from the start at the end", async () => {
  const { replay } = counted();
  await replay.show(3);
  await replay.play(9);
  assert.equal(replay.at.value, 3);
  await replay.show(9);
  await replay.play(9);
  assert.equal(replay.at.value, 0);
});

test("other eyes see the same moment anew", async () => {
  const { asked, replay } = counted();
  await replay.show(4);
  await replay.look(1);
  assert.deepEqual(asked, ["4 null", "4 1"]);
  assert.equal(replay.moment.value?.seat, 1);
});

test("after an undo nothing that was kept counts, and what is gone is not shown", async () => {
  const { asked, replay } = counted();
  await replay.show(6);
  replay.forget(5);
  assert.equal(replay.at.value, 5);
  await replay.show(6);
  assert.deepEqual(asked, ["6 null", "5 null", "6 null"]);
});

test("a moment that cannot be fetched stops the play and can be tried again", async () => {
  let broken = true;
  const replay = new Replay((n) => (broken ? Promise.reject(new Error("gone")) : Promise.resolve(moment(n, null))));
  await replay.show(1);
  assert.ok(replay.failed.value);
  broken = false;
  await replay.show(1);
  assert.equal(replay.failed.value, false);
  assert.equal(replay.moment.value?.n, 1);
});

test("a choice that goes on is fetched anew, and nothing else is", async () => {
  const { asked, replay } = counted();
  await replay.show(5);
  await replay.show(6);
  replay.renew(6);
  await replay.show(5);
  await replay.show(6);
  assert.deepEqual(asked, ["5 null", "6 null", "6 null"]);
});
