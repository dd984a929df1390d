import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { lineFor, pace, Telling } from "../src/live/telling.ts";
import type { Heard } from "../src/live/messages.ts";
import type { EventInfo, Update } from "../src/wire.ts";

/** A page at which time passes only when told to. Seat 0 is the reader's. */
class FakePage {
  readonly shown: number[] = [];
  readonly waits: number[] = [];
  watched = true;
  private next: (() => void) | null = null;
  readonly telling = new Telling({
    deliver: (message) => this.shown.push("n" in message ? message.n : -1),
    lines: ({ entry }) => (entry && entry.seat !== 0 ? (entry.action ?? "").split("|").map((words) => ({ seat: 1, words })) : null),
    unwatched: () => !this.watched,
    later: (run, milliseconds) => {
      this.waits.push(milliseconds);
      this.next = run;
      return this.waits.length;
    },
    cancel: () => {
      this.next = null;
    },
  });

  hear(n: number, seat = 1, words = `choice ${n}`): void {
    this.telling.hear({ type: "update", n, entry: { n, seat, action: words } } as unknown as Update);
  }

  pass(): void {
    const run = this.next;
    this.next = null;
    run?.();
  }

  get told(): string | undefined {
    return this.telling.told.value.at(-1)?.words;
  }
}

afterEach(() => {
  pace.value = "normal";
});

test("one choice after the other is shown and told", () => {
  const page = new FakePage();
  page.hear(1);
  page.hear(2);
  assert.deepEqual(page.shown, [1]);
  assert.equal(page.told, "choice 1");
  assert.equal(page.telling.busy.value, true);
  page.pass();
  assert.deepEqual(page.shown, [1, 2]);
  assert.deepEqual(
    page.telling.told.value.map(({ words }) => words),
    ["choice 1", "choice 2"],
  );
  page.pass();
  assert.equal(page.telling.busy.value, false);
  assert.equal(page.told, "choice 2");
});

test("a choice of several events is told line by line while the table stands still", () => {
  const page = new FakePage();
  page.hear(1, 1, "charge|nine against six");
  page.hear(2);
  page.pass();
  assert.equal(page.told, "nine against six");
  assert.deepEqual(page.shown, [1]);
  page.pass();
  assert.deepEqual(page.shown, [1, 2]);
});

test("the reader's own choices are never held up", () => {
  const page = new FakePage();
  page.hear(1, 0);
  assert.deepEqual(page.shown, [1]);
  assert.equal(page.telling.busy.value, false);
  page.hear(2);
  page.pass();
  page.hear(3, 0);
  assert.deepEqual(page.telling.told.value, []);
});

test("a pause holds what comes in, and going on tells it", () => {
  const page = new FakePage();
  page.hear(1);
  page.telling.pause();
  page.hear(2);
  page.pass();
  assert.deepEqual(page.shown, [1]);
  page.telling.resume();
  assert.deepEqual(page.shown, [1, 2]);
  assert.equal(page.told, "choice 2");
});

test("to skip shows all that has come in", () => {
  const page = new FakePage();
  page.hear(1);
  page.telling.pause();
  page.hear(2);
  page.hear(3);
  page.telling.skip();
  assert.deepEqual(page.shown, [1, 2, 3]);
  assert.equal(page.telling.busy.value, false);
  page.hear(4);
  assert.equal(page.told, "choice 4");
});

test("the pace changes how long a line stays; at once tells nothing", () => {
  const page = new FakePage();
  page.hear(1);
  page.pass();
  pace.value = "slow";
  page.hear(1);
  page.pass();
  pace.value = "quick";
  page.hear(1);
  page.pass();
  const [normal = 0, slow = 0, quick = 0] = page.waits;
  assert.ok(quick < normal && normal < slow);
  page.hear(2);
  page.hear(3);
  page.telling.choosePace("once");
  page.hear(4);
  assert.deepEqual(page.shown, [1, 1, 1, 2, 3, 4]);
  assert.equal(page.telling.busy.value, false);
  assert.equal(page.told, "choice 4");
});

test("nobody is told who does not look", () => {
  const page = new FakePage();
  page.watched = false;
  page.hear(1);
  page.hear(2);
  assert.deepEqual(page.shown, [1, 2]);
  assert.deepEqual(page.waits, []);
});

test("a new state makes an end of it", () => {
  const page = new FakePage();
  page.hear(1);
  page.hear(2);
  page.telling.hear({ type: "state", n: 7 } as unknown as Heard);
  assert.deepEqual(page.shown, [1, 7]);
  assert.equal(page.telling.busy.value, false);
  page.pass();
  assert.deepEqual(page.shown, [1, 7]);
});

test("whoever falls far behind is shown the oldest without words", () => {
  const page = new FakePage();
  for (let n = 1; n <= 60; n += 1) page.hear(n);
  assert.ok(page.shown.length >= 19 && page.shown.length < 60);
  page.pass();
  assert.deepEqual(
    page.shown,
    Array.from({ length: page.shown.length }, (_, place) => place + 1),
  );
});

test("where sentences say who does something, a line is of whom its event names, or of nobody", () => {
  const event = (more: object): EventInfo => ({ kind: "thing", ...more }) as unknown as EventInfo;
  const sides = ["macedon", "persia"];
  assert.deepEqual(lineFor(event({ side: "macedon" }), "Macedon rests.", 1, sides), { seat: 0, words: "Macedon rests.", complete: true });
  assert.equal(lineFor(event({ seat: 2 }), "", 1, [])?.seat, 2);
  assert.equal(lineFor(event({ side: "nobody" }), "", 1, sides).seat, null);
  assert.equal(lineFor(event({ marker: "macedon" }), "A marker is drawn.", 1, sides).seat, null);
  assert.deepEqual(lineFor(event({ side: "macedon" }), "The march ends.", 1, undefined), { seat: 1, words: "The march ends." });
});
