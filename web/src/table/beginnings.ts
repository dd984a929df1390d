/** Where a seat's lines begin in the log. */
import type { LogEntry } from "../wire.ts";

/** The numbers of the entries before whose first line the seat's mark stands: of those that have a line, the first of each seat in a row. */
export function beginnings(log: readonly LogEntry[], speaks: (entry: LogEntry) => boolean): Set<number> {
  const found = new Set<number>();
  let speaker: number | null | undefined;
  for (const entry of log.filter(speaks)) {
    if (entry.seat !== speaker) found.add(entry.n);
    speaker = entry.seat;
  }
  return found;
}
