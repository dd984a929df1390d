/** How the points came about, and which places a line of the log is about. */
import type { EventInfo, LogEntry } from "../../wire.ts";
import { namesIn } from "../../board/grammar.ts";
import type { Grammar, Story } from "../../board/module.ts";
import { named } from "../../board/names.ts";
import { PLACES } from "./targets.ts";

/** One line a seat: its points after every levy. */
export function storyOf(log: LogEntry[], seats: number): Story | null {
  const lines: { n: number; value: number }[][] = Array.from({ length: seats }, () => [{ n: 0, value: 0 }]);
  let scored = false;
  for (const { n, events } of log) {
    for (const event of events) {
      if (event.kind !== "points-scored") continue;
      const line = lines[event["seat"] as number];
      line?.push({ n, value: event["total"] as number });
      scored = true;
    }
  }
  const last = log.at(-1)?.n ?? 0;
  for (const line of lines) {
    const end = line.at(-1);
    if (end && end.n < last) line.push({ n: last, value: end.value });
  }
  return scored ? { label: "board-map-points", lines } : null;
}

/** The places that an event names; if it names none, its symbol. */
export function placesOf(event: EventInfo, grammar: Grammar): string[] {
  const names = namesIn(event, grammar);
  const places = names.filter((name) => PLACES.has(named(name).domain));
  return places.length > 0 ? places : names.filter((name) => named(name).domain === "symbol");
}

/** What the log leaves out by default, because another line says it or the map shows it. */
export const QUIET: readonly string[] = [
  "laid-face-up",
  "alexander-marches",
  "wall-placed",
  "wall-reused",
  "occupation-begins",
  "guard-placed",
  "card-paid",
  "turn-ends",
];
