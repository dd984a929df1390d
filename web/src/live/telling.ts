/**
 * The others' turns are told one line after the other: what comes in faster than it can be followed
 * waits here, and the page shows the table as it stood at the line that is being told. The server
 * waits for nobody, and what the reader does goes out at once.
 */
import { batch, signal } from "@preact/signals";
import { stored } from "../page/stored.ts";
import type { EventInfo, Update } from "../wire.ts";
import type { Heard } from "./messages.ts";

export const PACES = ["slow", "normal", "quick", "once"] as const;
export type Pace = (typeof PACES)[number];

/** How fast the others' turns are told; `once`: they are not, only their end is shown. */
export const pace = stored<Pace>("pace", "normal");

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.4, once: 0 };

/** In milliseconds at normal pace: for any line, for each letter of it, at most, and for what needs no words. */
const LINE = 500;
const LETTER = 22;
const MOST = 4000;
const WORDLESS = 250;
/** A letter of Chinese or Japanese says as much as some others. */
const IDEOGRAM = 55;

/** So many choices may wait to be told; more than that, and the oldest are only shown. */
const BEHIND = 40;

/** Something that a seat did (-1: the table), in words. */
export interface Line {
  seat: number | null;
  words: string;
  /** Its words say who did it, or that nobody did. */
  complete?: boolean;
}

/**
 * The line that tells an event of a seat's choice. A game whose sentences say themselves who does something
 * gives its `sides`: there a line is of the seat or side that the event names, and else of nobody.
 */
export function lineFor(event: EventInfo, words: string, seat: number, sides: readonly string[] | undefined): Line {
  if (sides === undefined) return { seat, words };
  const { seat: named, side } = event;
  const found = typeof named === "number" ? named : sides.indexOf(String(side));
  return { seat: found < 0 ? null : found, words, complete: true };
}

export interface Teller {
  /** Let the page show what a message says. */
  deliver(message: Heard): void;
  /** The lines that tell what was delivered last; null: nobody has to be told of it. */
  lines(message: Update): Line[] | null;
  /** Whether nobody is looking at the table as it stands. */
  unwatched(): boolean;
  later(run: () => void, milliseconds: number): number;
  cancel(timer: number): void;
}

export class Telling {
  /** Whether something is being told. The reader's own decision comes after it. */
  readonly busy = signal(false);
  readonly paused = signal(false);
  /** The line that is being told, or was told last, and before it the one before. */
  readonly told = signal<Line[]>([]);
  private readonly teller: Teller;
  private readonly queue: Update[] = [];
  private lines: Line[] = [];
  private timer: number | null = null;

  constructor(teller: Teller) {
    this.teller = teller;
  }

  /** A message has come in. */
  hear(message: Heard): void {
    if (message.type === "update") {
      this.queue.push(message);
      if (this.queue.length > BEHIND && !this.paused.peek()) this.show(this.queue.length - BEHIND);
      if (this.timer === null && !(this.paused.peek() && this.busy.peek())) this.goOn();
      return;
    }
    if (message.type === "state") this.forget();
    this.teller.deliver(message);
  }

  /** Show at once all that has come in, and tell no more of it. */
  skip(): void {
    batch(() => {
      this.stopTimer();
      this.lines = [];
      this.show(this.queue.length);
      this.busy.value = false;
      this.paused.value = false;
    });
  }

  pause(): void {
    this.stopTimer();
    this.paused.value = true;
  }

  /** Tell on from where it was stopped. */
  resume(): void {
    this.paused.value = false;
    if (this.timer === null) this.goOn();
  }

  choosePace(chosen: Pace): void {
    pace.value = chosen;
    if (chosen === "once") this.skip();
  }

  /** The table is left. */
  close(): void {
    this.stopTimer();
    this.queue.length = 0;
  }

  /** Everything is said anew. */
  private forget(): void {
    this.close();
    this.lines = [];
    this.told.value = [];
    this.busy.value = false;
    this.paused.value = false;
  }

  /** Show the first of what waits, without telling it. */
  private show(count: number): void {
    for (const message of this.queue.splice(0, count)) this.teller.deliver(message);
  }

  private goOn(): void {
    batch(() => {
      while (this.timer === null) {
        const line = this.lines.shift();
        if (line) {
          this.told.value = [...this.told.peek().slice(-1), line];
          this.wait(timeFor(line.words));
          continue;
        }
        const message = this.queue.shift();
        if (!message) {
          this.busy.value = false;
          return;
        }
        this.begin(message);
      }
    });
  }

  private begin(message: Update): void {
    this.teller.deliver(message);
    const lines = this.teller.lines(message);
    if (lines === null) {
      // The reader's own doing, or nothing that anybody did.
      if (message.entry || message.undone) this.told.value = [];
      return;
    }
    if (pace.peek() === "once" || this.teller.unwatched()) {
      this.told.value = [...this.told.peek(), ...lines].slice(-2);
      return;
    }
    this.busy.value = true;
    this.lines = lines;
    if (lines.length === 0) this.wait(WORDLESS * FACTORS[pace.peek()]);
  }

  private wait(milliseconds: number): void {
    this.timer = this.teller.later(() => {
      this.timer = null;
      this.goOn();
    }, milliseconds);
  }

  private stopTimer(): void {
    if (this.timer !== null) this.teller.cancel(this.timer);
    this.timer = null;
  }
}

/** How long a line is shown. */
function timeFor(words: string): number {
  let letters = 0;
  for (const letter of words) letters += letter >= "\u3000" ? IDEOGRAM : LETTER;
  return Math.min(LINE + letters, MOST) * FACTORS[pace.peek()];
}
