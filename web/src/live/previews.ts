/** What actions would lead to: asked for when the reader looks at them, and kept until something happens. */
import { signal } from "@preact/signals";
import type { PreviewInfo } from "../wire.ts";

/** So many are asked for in one message. */
export const AT_ONCE = 16;

export class Previews {
  readonly found = signal<Record<string, PreviewInfo>>({});
  /** What was asked about in vain: nobody waits for it. */
  private readonly unanswered = signal<ReadonlySet<string>>(new Set());
  private asked = new Set<string>();

  /** `fetch` asks about some actions; null: there was no answer. */
  constructor(private readonly fetch: (actions: string[]) => Promise<Record<string, PreviewInfo> | null>) {}

  of(action: string | null): PreviewInfo | undefined {
    return action === null ? undefined : this.found.value[action];
  }

  /** Whether it is not known, but may be some time soon. */
  isAwaited(action: string): boolean {
    return this.of(action) === undefined && !this.unanswered.value.has(action);
  }

  /** See to it that these are there, some time soon. */
  async want(actions: readonly string[]): Promise<void> {
    const missing = actions.filter((action) => !this.asked.has(action));
    const asked = this.asked;
    for (const action of missing) asked.add(action);
    for (let first = 0; first < missing.length; first += AT_ONCE) {
      const some = missing.slice(first, first + AT_ONCE);
      const told = await this.fetch(some);
      // Meanwhile something may have happened, and all is to be asked anew.
      if (asked !== this.asked) return;
      if (told === null) {
        for (const action of some) asked.delete(action);
        this.unanswered.value = new Set([...this.unanswered.peek(), ...some]);
      } else this.found.value = { ...this.found.peek(), ...told };
    }
  }

  /** Something has happened: nothing that was told before holds. */
  forget(): void {
    this.asked = new Set();
    this.found.value = {};
    this.unanswered.value = new Set();
  }
}
