/** One connection to a table that mends itself: requests are answered by id, and none is lost. */
import { signal } from "@preact/signals";
import type { FromServer } from "../wire.ts";
import type { Heard, Reply, TableRequest } from "./messages.ts";

/** What of a WebSocket is used; tests give their own. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  connect(address: string): Wire;
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
  /** Again and again, until it is stopped. */
  every(run: () => void, milliseconds: number): number;
  stop(timer: number): void;
  /** Whether the page lies in the background: then nobody has to know how the connection is. */
  hidden(): boolean;
  random(): number;
}

/** How long to wait before each further try, in milliseconds; the last goes on for ever. */
const WAITS = [300, 1000, 2000, 4000, 8000, 15000];

/** How often it is looked whether the server still speaks, in milliseconds. */
const BEAT = 1500;
/** After so many beats of silence the server is asked for a sign of life, */
const ASKED = 2;
/** after so many it is said that none comes, */
const STALLED = 3;
/** and after so many another connection is tried. */
const GIVEN_UP = 7;
/** What the sign of life is asked for by; the requests of the page are counted from 1. */
const PING = JSON.stringify({ type: "ping", id: 0 });

export type LinkState = "connecting" | "live" | "stalled" | "lost" | "closed";

/** The connection broke before the reply came, and asking twice would not be the same as once. */
export class LostError extends Error {}

interface Pending {
  text: string;
  /** Asking again does no harm: an answer names its decision, and a question changes nothing. */
  again: boolean;
  sent: boolean;
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

const AGAIN = new Set<TableRequest["type"]>(["act", "why", "vote-undo", "lesson"]);

export class LiveSocket {
  readonly state = signal<LinkState>("connecting");
  private readonly address: string;
  private readonly hear: (message: Heard) => void;
  private readonly around: Surroundings;
  private wire: Wire | null = null;
  private ready = false;
  private tries = 0;
  private timer: number | null = null;
  private count = 0;
  private beat: number | null = null;
  /** How many beats ago the server was last heard. */
  private silent = 0;
  private readonly pending = new Map<number, Pending>();

  constructor(address: string, hear: (message: Heard) => void, around: Surroundings) {
    this.address = address;
    this.hear = hear;
    this.around = around;
  }

  open(): void {
    this.timer = null;
    const wire = this.around.connect(this.address);
    this.wire = wire;
    this.silent = 0;
    this.beat ??= this.around.every(() => this.listen(), BEAT);
    wire.onmessage = ({ data }) => {
      if (this.wire === wire) this.receive(String(data));
    };
    wire.onclose = () => {
      if (this.wire === wire) this.broken();
    };
  }

  close(): void {
    this.state.value = "closed";
    this.cancelTimer();
    if (this.beat !== null) this.around.stop(this.beat);
    this.beat = null;
    const wire = this.wire;
    this.wire = null;
    wire?.close();
    for (const one of this.pending.values()) one.reject(new LostError());
    this.pending.clear();
  }

  /** Try again at once: the network is back, or the page was brought to the front. */
  hurry(): void {
    if (this.timer === null) {
      this.probe();
      return;
    }
    this.cancelTimer();
    this.open();
  }

  /** Begin anew: the server then says how everything stands. */
  again(): void {
    const wire = this.wire;
    if (!wire) return;
    this.broken();
    wire.close();
    this.hurry();
  }

  /** Ask something. The reply may be a refusal; only a lost connection rejects. */
  request(message: TableRequest): Promise<Reply> {
    this.count += 1;
    const id = this.count;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      const one: Pending = { text, again: AGAIN.has(message.type), sent: false, resolve, reject };
      this.pending.set(id, one);
      if (this.ready) this.deliver(one);
    });
  }

  /** See through another seat's eyes; a state follows, and no reply. */
  look(seat: number): void {
    if (this.ready) this.wire?.send(JSON.stringify({ type: "look", seat }));
  }

  private deliver(one: Pending): void {
    one.sent = true;
    this.wire?.send(one.text);
  }

  /** Whether the server still speaks: looked at now and then. */
  private listen(): void {
    if (this.wire === null || this.around.hidden()) return;
    this.silent += 1;
    if (this.silent === ASKED) this.probe();
    if (this.silent >= STALLED && this.state.peek() === "live") this.state.value = "stalled";
    if (this.silent >= GIVEN_UP) this.again();
  }

  /** Ask for a sign of life. */
  private probe(): void {
    if (!this.ready || this.around.hidden()) return;
    this.silent = Math.max(this.silent, ASKED);
    this.wire?.send(PING);
  }

  private receive(text: string): void {
    this.silent = 0;
    if (this.state.peek() === "stalled") this.state.value = "live";
    const message = JSON.parse(text) as FromServer;
    switch (message.type) {
      case "done":
      case "refused":
      case "why":
      case "preview":
      case "ways":
      case "error":
        this.answered(message);
        break;
      case "state":
        this.hear(message);
        this.resume();
        break;
      default:
        this.hear(message);
    }
  }

  /** The server has spoken: the connection stands, and what waited for it goes out. */
  private resume(): void {
    this.tries = 0;
    if (this.ready) return;
    this.ready = true;
    this.state.value = "live";
    for (const one of this.pending.values()) this.deliver(one);
  }

  private answered(reply: Reply): void {
    if (reply.type === "error" && reply.id === undefined) {
      this.hear(reply);
      return;
    }
    const id = Number(reply.id);
    const one = this.pending.get(id);
    this.pending.delete(id);
    one?.resolve(reply);
  }

  private broken(): void {
    this.wire = null;
    this.ready = false;
    this.state.value = "lost";
    for (const [id, one] of this.pending) {
      if (!one.sent || one.again) continue;
      this.pending.delete(id);
      one.reject(new LostError());
    }
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0;
    this.tries += 1;
    this.timer = this.around.later(() => this.open(), wait * (0.75 + this.around.random() / 2));
  }

  private cancelTimer(): void {
    if (this.timer !== null) this.around.cancel(this.timer);
    this.timer = null;
  }
}

export const browserSurroundings: Surroundings = {
  connect: (address) => new WebSocket(address) as unknown as Wire,
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  cancel: (timer) => window.clearTimeout(timer),
  every: (run, milliseconds) => window.setInterval(run, milliseconds),
  stop: (timer) => window.clearInterval(timer),
  hidden: () => document.hidden,
  random: Math.random,
};

export function tableAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`;
}
