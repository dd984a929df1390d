/** How the points came about, and which places a line of the log is about. */
import type { GameEvent, LogEntry } from "../../wire.ts";
import type { Story } from "../../board/module.ts";

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

/** Fields of events that name places. `from` is a point. */
const PLACES: Record<string, string> = {
  space: "space",
  point: "point",
  from: "point",
  side: "side",
  province: "province",
  other: "province",
};

export function placesOf(event: GameEvent): string[] {
  const found: string[] = [];
  for (const [field, domain] of Object.entries(PLACES)) {
    const word = event[field];
    if (typeof word === "string") found.push(`${domain}:${word}`);
  }
  if (found.length === 0 && typeof event["symbol"] === "string") found.push(`symbol:${event["symbol"]}`);
  return found;
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
