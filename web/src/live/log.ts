/** The log of a table: its last page comes with the state, earlier ones when they are wanted. */
import { batch, computed, signal } from "@preact/signals";
import type { EventInfo, LogEntry, LogPage, State, UndoInfo, Update } from "../wire.ts";
import { newEvents, nextLog } from "./standing.ts";

/** The entries before number `before`, as a seat (null: a spectator) knows them. */
export type FetchPage = (before: number, eyes: number | null) => Promise<LogPage>;

export class Log {
  readonly entries = signal<LogEntry[]>([]);
  readonly undos = signal<UndoInfo[]>([]);
  /** What the last message told that had not been told before. */
  readonly news = signal<EventInfo[]>([]);
  /** Whether the log is here from its beginning on. */
  readonly complete = computed(() => this.first.value === 0);
  readonly failed = signal(false);
  private readonly first = computed(() => this.entries.value[0]?.n ?? 0);
  private readonly fetch: FetchPage;
  private eyes: number | null = null;
  /** Counts the states: what was asked for before the last one is of no use any more. */
  private states = 0;
  private fetching: Promise<void> | null = null;

  constructor(fetch: FetchPage) {
    this.fetch = fetch;
  }

  /** Begin anew: what was known may have been taken back, or be seen through other eyes now. */
  take(state: State): void {
    this.states += 1;
    this.eyes = state.seat;
    this.fetching = null;
    batch(() => {
      this.entries.value = state.log;
      this.news.value = state.log.at(-1)?.events ?? [];
      this.undos.value = state.undos ?? [];
      this.failed.value = false;
    });
  }

  /** One entry more, one that has grown, or some fewer. */
  follow(update: Update): void {
    batch(() => {
      const before = this.entries.peek();
      const after = nextLog(before, update);
      this.entries.value = after;
      if (update.undone) this.news.value = after.at(-1)?.events ?? [];
      else if (update.entry || update.log) this.news.value = newEvents(before, after);
      if (!update.undos) return;
      const from = update.log?.[0]?.n ?? 0;
      this.undos.value = [...this.undos.peek().filter(({ n }) => n < from), ...update.undos];
    });
  }

  /** Fetch the page before the first entry that is here. */
  earlier(): Promise<void> {
    if (this.complete.peek()) return Promise.resolve();
    this.fetching ??= this.fetchPage(this.states).finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  /** Fetch pages until entry `n` is here, or until one cannot be had. */
  async reach(n: number): Promise<void> {
    await this.until(() => this.first.peek() <= n);
  }

  /** Fetch pages until there is enough of the log, as long as the same state is shown. */
  async until(enough: () => boolean): Promise<void> {
    const state = this.states;
    this.failed.value = false;
    while (!this.complete.peek() && !this.failed.peek() && state === this.states && !enough()) {
      await this.earlier();
    }
  }

  private async fetchPage(state: number): Promise<void> {
    const before = this.first.peek();
    const page = await this.fetch(before, this.eyes).catch(() => null);
    if (state !== this.states || before !== this.first.peek()) return;
    batch(() => {
      this.failed.value = page === null || page.entries.length === 0;
      if (!page || this.failed.peek()) return;
      this.entries.value = [...page.entries.filter(({ n }) => n < before), ...this.entries.peek()];
      this.undos.value = [...page.undos, ...this.undos.peek()];
    });
  }
}
