/** How the losses came about, and which places a line of the log is about. */
import type { EventInfo, LogEntry } from "../../wire.ts";
import { namesIn } from "../../board/grammar.ts";
import type { Grammar, Story, Texts } from "../../board/module.ts";
import { named } from "../../board/names.ts";

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

/** The Sections, units and leaders that an event names. */
export function placesOf(event: EventInfo, grammar: Grammar): string[] {
  return namesIn(event, grammar).flatMap((name) => {
    const { domain, word } = named(name);
    if (domain === "place") return word.includes("-") ? [`section:${word}`] : [];
    return domain === "section" || domain === "unit" || domain === "leader" ? [name] : [];
  });
}

/** What the log leaves out by default, because another line says it or the field shows it. */
export const QUIET: readonly string[] = ["ask-changed", "attack-lapsed", "laid-open", "hit"];

/** What the field shows by arrows and ghosts while it is pointed at. */
const DRAWN: readonly string[] = [
  "deed-declared",
  "unit-moved",
  "unit-turned",
  "faced",
  "withdrew",
  "attack-declared",
  "leader-went-along",
  "leader-moved",
  "deployed",
  "leader-deployed",
  "order-placed",
  "extra-order",
];

/** What would happen that the field does not show by itself, sentence by sentence. */
export function aheadOf(events: readonly EventInfo[], texts: Texts): string[] {
  return events.filter(({ kind }) => !QUIET.includes(kind) && !DRAWN.includes(kind)).map((event) => texts.event(event));
}
