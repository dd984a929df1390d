/** How the war came about, and which places a line of the log is about. */
import type { EventInfo, LogEntry } from "../../wire.ts";
import type { Grammar, Story } from "../../board/module.ts";
import { keysIn } from "./showing.ts";
import type { Board } from "./types.ts";

export function placesIn(event: EventInfo, grammar: Grammar, board: Board): string[] {
  return [...new Set(keysIn(event, grammar, board))];
}

/** One line a seat: how many areas bear its marker, as they are set, turned and taken away. */
export function storyOf(log: LogEntry[], seats: number): Story | null {
  const gained = Array.from({ length: seats }, () => new Set<string>());
  const lines: { n: number; value: number }[][] = Array.from({ length: seats }, () => [{ n: 0, value: 0 }]);
  const set = new Set(["marker-placed", "marker-turned", "bonus-marker"]);
  for (const { n, events } of log) {
    for (const event of events) {
      const area = String(event["area"]);
      if (!set.has(event.kind) && event.kind !== "marker-removed") continue;
      for (const areas of gained) areas.delete(area);
      if (set.has(event.kind)) gained[Number(event["seat"])]?.add(area);
    }
    lines.forEach((line, seat) => {
      const value = gained[seat]?.size ?? 0;
      if (line.at(-1)?.value !== value) line.push({ n, value });
    });
  }
  const last = log.at(-1)?.n ?? 0;
  for (const line of lines) line.push({ n: last, value: line.at(-1)?.value ?? 0 });
  return lines.some((line) => line.some(({ value }) => value > 0)) ? { label: "board-story", lines } : null;
}
