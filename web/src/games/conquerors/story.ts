/** How the war came about, and which places a line of the log is about. */
import { namesIn } from "../../board/grammar.ts";
import { named } from "../../board/names.ts";
import type { Story } from "../../board/module.ts";
import type { EventInfo, LogEntry } from "../../wire.ts";
import { keyOf, SIDES } from "./places.ts";
import type { Scene } from "./targets.ts";

/** The places that an event names. */
export function keysIn(event: EventInfo, { grammar, board, view }: Scene): string[] {
  const keys = namesIn(event, grammar)
    .map(named)
    .flatMap(({ domain, word }) => keyOf(domain, word, board, view) ?? []);
  return [...new Set(keys)];
}

/** One line a side: how many provinces it has gained and not lost again. */
export function storyOf(log: LogEntry[], seats: number): Story | null {
  const gained = SIDES.map(() => new Set<string>());
  const lines: { n: number; value: number }[][] = SIDES.slice(0, seats).map(() => [{ n: 0, value: 0 }]);
  for (const { n, events } of log) {
    for (const event of events) {
      if (event.kind !== "control-changed") continue;
      for (const provinces of gained) provinces.delete(String(event["province"]));
      gained[SIDES.indexOf(event["side"] as (typeof SIDES)[number])]?.add(String(event["province"]));
    }
    lines.forEach((line, side) => {
      const value = gained[side]?.size ?? 0;
      if (line.at(-1)?.value !== value) line.push({ n, value });
    });
  }
  const last = log.at(-1)?.n ?? 0;
  for (const line of lines) line.push({ n: last, value: line.at(-1)?.value ?? 0 });
  return lines.some((line) => line.some(({ value }) => value > 0)) ? { label: "board-story", lines } : null;
}
