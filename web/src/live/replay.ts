/** Looking back: any moment of the game, one after another, and through whose eyes. */
import { computed, signal } from "@preact/signals";
import { stored } from "../page/stored.ts";
import type { MomentInfo } from "../wire.ts";

/** How long a moment is shown while playing at the usual speed, in milliseconds. */
export const PACE = 1100;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** How many times as fast as usual a game is played again. */
export const speed = stored<number>("replay-speed", 1);

export type FetchMoment = (n: number, eyes: number | null) => Promise<MomentInfo>;

export class Replay {
  /** The moment wanted; null: the table as it stands now. */
  readonly at = signal<number | null>(null);
  readonly moment = signal<MomentInfo | null>(null);
  readonly playing = signal(false);
  readonly failed = signal(false);
  readonly eyes = signal<number | null>(null);
  readonly active = computed(() => this.at.value !== null);
  private readonly fetch: FetchMoment;
  private readonly kept = new Map<string, Promise<MomentInfo>>();
  private latest = 0;

  constructor(fetch: FetchMoment) {
    this.fetch = fetch;
  }

  /** Show the moment after the first `n` choices. */
  async show(n: number): Promise<void> {
    const wanted = Math.max(0, n);
    this.at.value = wanted;
    try {
      const moment = await this.load(wanted, this.eyes.peek());
      // A slider that is dragged asks for many moments; only the last one asked for counts.
      if (this.at.peek() === wanted) {
        this.moment.value = moment;
        this.failed.value = false;
      }
    } catch {
      if (this.at.peek() === wanted) {
        this.failed.value = true;
        this.playing.value = false;
      }
    }
  }

  /** Look through other eyes (null: a spectator's). */
  async look(eyes: number | null): Promise<void> {
    this.eyes.value = eyes;
    const at = this.at.peek();
    if (at !== null) await this.show(at);
  }

  /** One moment on; at the end it is now again. */
  async step(last: number): Promise<void> {
    const at = this.at.peek();
    if (at === null) return;
    if (at >= last) {
      this.playing.value = false;
      return;
    }
    await this.show(at + 1);
    if (at + 2 <= last) this.load(at + 2, this.eyes.peek()).catch(() => undefined);
  }

  /** Play from where it is shown, from `from`, or, at the end, from the beginning. */
  async play(last: number, from?: number): Promise<void> {
    const at = this.at.peek();
    await this.show(from ?? (at === null || at >= last ? 0 : at));
    this.playing.value = true;
  }

  pause(): void {
    this.playing.value = false;
  }

  /** Back to the table as it stands. */
  leave(): void {
    this.at.value = null;
    this.moment.value = null;
    this.playing.value = false;
    this.failed.value = false;
  }

  /** Choice `n` has gone on: what was fetched of it is not all. */
  renew(n: number): void {
    for (const key of this.kept.keys()) if (key.split(" ")[1] === String(n)) this.kept.delete(key);
    if (this.at.peek() === n) void this.show(n);
  }

  /** Choices were taken back: moments after `n` are no more what they were. */
  forget(n: number): void {
    this.latest += 1;
    this.kept.clear();
    const at = this.at.peek();
    if (at !== null && at > n) void this.show(n);
  }

  private load(n: number, eyes: number | null): Promise<MomentInfo> {
    const key = `${this.latest} ${n} ${eyes}`;
    let moment = this.kept.get(key);
    if (!moment) {
      moment = this.fetch(n, eyes);
      moment.catch(() => this.kept.delete(key));
      this.kept.set(key, moment);
    }
    return moment;
  }
}
