/** How the losses came about, and which places a line of the log is about. */
import type { GameEvent, LogEntry } from "../../wire.ts";
import type { Story } from "../../board/module.ts";

/** One line a seat: its losses at the end of every turn. */
export function storyOf(log: LogEntry[]): Story | null {
  const lines: { n: number; value: number }[][] = [[{ n: 0, value: 0 }], [{ n: 0, value: 0 }]];
  for (const { n, events } of log) {
    for (const event of events) {
      if (event.kind !== "turn-ends") continue;
      lines[0]?.push({ n, value: event["macedonian"] as number });
      lines[1]?.push({ n, value: event["persian"] as number });
    }
  }
  return (lines[0]?.length ?? 0) > 1 ? { label: "board-losses-name", lines } : null;
}

/** Fields of events that name places or pieces. */
const FIELDS: Record<string, string> = {
  section: "section",
  other: "section",
  from: "section",
  place: "section",
  unit: "unit",
  target: "unit",
  defender: "unit",
  leader: "leader",
};

export function placesOf(event: GameEvent): string[] {
  const found: string[] = [];
  for (const [field, domain] of Object.entries(FIELDS)) {
    const word = event[field];
    if (typeof word === "string" && word !== "reserve" && word !== "hidden") found.push(`${domain}:${word}`);
  }
  const units = event["units"];
  if (Array.isArray(units)) for (const unit of units) if (typeof unit === "string") found.push(`unit:${unit}`);
  return found;
}

/** What the log leaves out by default, because another line says it or the field shows it. */
export const QUIET: readonly string[] = ["ask-changed", "attack-lapsed", "laid-open", "deployment-ready", "hit"];
