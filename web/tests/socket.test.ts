import assert from "node:assert/strict";
import { test } from "node:test";
import { LiveSocket, LostError, type Surroundings, type Wire } from "../src/live/socket.ts";
import type { Heard } from "../src/live/messages.ts";

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: { type: string; id: number }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A world in which time passes only when told to. */
class FakeWorld implements Surroundings {
  readonly wires: FakeWire[] = [];
  readonly waits: number[] = [];
  beat: (() => void) | null = null;
  away = false;
  private next: (() => void) | null = null;

  connect(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }

  later(run: () => void, milliseconds: number): number {
    this.waits.push(milliseconds);
    this.next = run;
    return this.waits.length;
  }

  cancel(): void {
    this.next = null;
  }

  every(run: () => void): number {
    this.beat = run;
    return 1;
  }

  stop(): void {
    this.beat = null;
  }

  hidden(): boolean {
    return this.away;
  }

  random(): number {
    return 0.5;
  }

  pass(): void {
    const run = this.next;
    this.next = null;
    run?.();
  }

  get wire(): FakeWire {
    const last = this.wires.at(-1);
    assert.ok(last);
    return last;
  }
}

const STATE = { type: "state", n: 0 };
const ACT = { type: "act", seat: 0, decision: 7, action: "stop" } as const;

function opened() {
  const world = new FakeWorld();
  const heard: Heard[] = [];
  const socket = new LiveSocket("ws://table", (message) => heard.push(message), world);
  socket.open();
  return { world, heard, socket };
}

test("it is live when the server has spoken", () => {
  const { world, heard, socket } = opened();
  assert.equal(socket.state.value, "connecting");
  world.wire.say(STATE);
  assert.equal(socket.state.value, "live");
  assert.equal(heard.length, 1);
});

test("what is asked before that waits, and is answered by its id", async () => {
  const { world, socket } = opened();
  const first = socket.request(ACT);
  const second = socket.request({ type: "why", seat: 0, action: "levy horse" });
  assert.equal(world.wire.sent.length, 0);
  world.wire.say(STATE);
  const [act, why] = world.wire.sent;
  world.wire.say({ type: "why", id: why?.id, action: "levy horse", refusal: null });
  world.wire.say({ type: "done", id: act?.id });
  assert.equal((await first).type, "done");
  assert.equal((await second).type, "why");
});

test("an action whose confirmation was lost is sent again after the next state", async () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  const reply = socket.request(ACT);
  world.wire.onclose?.();
  assert.equal(socket.state.value, "lost");
  world.pass();
  assert.equal(world.wire.sent.length, 0);
  world.wire.say(STATE);
  assert.equal(world.wire.sent[0]?.type, "act");
  world.wire.say({ type: "done", id: world.wire.sent[0]?.id });
  assert.equal((await reply).type, "done");
  assert.equal(socket.state.value, "live");
});

test("a line of chat is not said twice: a lost one is rejected", async () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  const reply = socket.request({ type: "chat", text: "hello" });
  world.wire.onclose?.();
  await assert.rejects(reply, LostError);
  world.pass();
  world.wire.say(STATE);
  assert.equal(world.wire.sent.length, 0);
});

test("a line of chat that was never sent goes out later", () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  world.wire.onclose?.();
  void socket.request({ type: "chat", text: "hello" });
  world.pass();
  world.wire.say(STATE);
  assert.equal(world.wire.sent[0]?.type, "chat");
});

test("it waits longer after each failure, and briefly again after a success", () => {
  const { world } = opened();
  for (let tries = 0; tries < 8; tries += 1) {
    world.wire.onclose?.();
    world.pass();
  }
  assert.deepEqual(world.waits, [300, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  world.wire.say(STATE);
  world.wire.onclose?.();
  assert.equal(world.waits.at(-1), 300);
});

test("hurrying tries at once, but only while it waits", () => {
  const { world, socket } = opened();
  socket.hurry();
  assert.equal(world.wires.length, 1);
  world.wire.onclose?.();
  socket.hurry();
  assert.equal(world.wires.length, 2);
});

test("an old connection that still speaks is not heard", () => {
  const { world, heard } = opened();
  const old = world.wire;
  old.onclose?.();
  world.pass();
  old.say(STATE);
  assert.equal(heard.length, 0);
});

test("once closed it stays closed", async () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  const reply = socket.request(ACT);
  socket.close();
  await assert.rejects(reply, LostError);
  assert.ok(world.wire.closed);
  world.wire.onclose?.();
  assert.equal(world.waits.length, 0);
  assert.equal(socket.state.value, "closed");
});

test("beginning anew drops the connection and opens another at once", () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  const old = world.wire;
  socket.again();
  assert.ok(old.closed);
  assert.equal(world.wires.length, 2);
  world.wire.say(STATE);
  assert.equal(socket.state.value, "live");
});

test("an error that answers nothing is heard", () => {
  const { world, heard } = opened();
  world.wire.say(STATE);
  world.wire.say({ type: "error", code: "not-stored", message: "Not stored." });
  assert.deepEqual(
    heard.map(({ type }) => type),
    ["state", "error"],
  );
});

test("a silent server is asked for a sign of life, and one that gives it is live", () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  world.beat?.();
  assert.deepEqual(world.wire.sent, []);
  world.beat?.();
  assert.deepEqual(world.wire.sent, [{ type: "ping", id: 0 }]);
  world.wire.say({ type: "done", id: 0 });
  world.beat?.();
  assert.equal(socket.state.value, "live");
});

test("no sign of life is said at the third beat; a word makes up for it", () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  for (let beats = 0; beats < 3; beats += 1) world.beat?.();
  assert.equal(socket.state.value, "stalled");
  assert.equal(world.wires.length, 1);
  world.wire.say({ type: "done", id: 0 });
  assert.equal(socket.state.value, "live");
});

test("a server that stays silent is given up for another connection", () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  const old = world.wire;
  for (let beats = 0; beats < 7; beats += 1) world.beat?.();
  assert.ok(old.closed);
  assert.equal(world.wires.length, 2);
  assert.equal(socket.state.value, "lost");
  for (let beats = 0; beats < 7; beats += 1) world.beat?.();
  assert.equal(world.wires.length, 3, "one that never opens is given up too");
});

test("in the background nobody asks; brought to the front, the page asks at once", () => {
  const { world, socket } = opened();
  world.wire.say(STATE);
  world.away = true;
  for (let beats = 0; beats < 9; beats += 1) world.beat?.();
  assert.equal(socket.state.value, "live");
  assert.deepEqual(world.wire.sent, []);
  world.away = false;
  socket.hurry();
  assert.equal(world.wire.sent.length, 1);
  world.beat?.();
  assert.equal(socket.state.value, "stalled");
});
