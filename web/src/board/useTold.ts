/** Something that goes on over several steps (a battle), as its events have told it so far. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { EventInfo } from "../wire.ts";
import type { BoardProps } from "./module.ts";

interface Telling<T> {
  /** What was told with what some events add to it. */
  fold(before: T | null, events: readonly EventInfo[]): T | null;
  /** The same with what the position shows of it now. */
  seen(told: T | null): T | null;
  /** Whether it goes on; when it is over it is shown until the reader acts again. */
  busy: boolean;
}

interface Kept<T> {
  told: T | null;
  moment: number;
  step: number | null;
}

type Shown = Pick<BoardProps, "sent" | "moment" | "step" | "latest" | "changed">;

export function useTold<T>({ sent, moment, step, latest, changed }: Shown, { fold, seen, busy }: Telling<T>): T | null {
  const kept = useRef<Kept<T> | null>(null);
  const [, dismissed] = useState(0);
  const before = kept.current;
  if (!before || before.moment !== moment || before.step !== step) {
    // A jump to another moment begins anew with what happened there.
    const follows = before !== null && moment >= before.moment && moment <= before.moment + 1;
    kept.current = { told: fold(follows ? before.told : fold(null, changed), latest), moment, step };
  }
  const now = kept.current as Kept<T>;
  if (busy) now.told = seen(now.told);
  useEffect(() => {
    if (sent === null || busy || !kept.current?.told) return;
    kept.current.told = null;
    dismissed((count) => count + 1);
  }, [sent]);
  return now.told;
}
