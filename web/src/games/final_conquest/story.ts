/** How the forts came about, and which territories a line of the log is about. */
import type { EventInfo, LogEntry } from "../../wire.ts";
import { namesIn } from "../../board/grammar.ts";
import type { Grammar, Story } from "../../board/module.ts";
import { named } from "../../board/names.ts";

/** The territories, or else the heroes, that an event names. */
export function placesOf(event: EventInfo, grammar: Grammar): string[] {
  const names = namesIn(event, grammar);
  const places = names.filter((name) => named(name).domain === "territory");
  return places.length > 0 ? places : names.filter((name) => named(name).domain === "hero");
}

/** One line a seat: how many territories it holds, whenever one changes hands. */
export function storyOf(log: LogEntry[], seats: number): Story | null {
  const lines: { n: number; value: number }[][] = Array.from({ length: seats }, () => [{ n: 0, value: 0 }]);
  const holder = new Map<string, number>();
  for (const { n, events } of log) {
    for (const event of events) {
      const territory = String(event["territory"]);
      if (event.kind === "abandoned") holder.delete(territory);
      else if (event.kind === "taken" || event.kind === "army-placed") holder.set(territory, Number(event["seat"]));
    }
    lines.forEach((line, seat) => {
      const value = [...holder.values()].filter((one) => one === seat).length;
      if (line.at(-1)?.value !== value) line.push({ n, value });
    });
  }
  const last = log.at(-1)?.n ?? 0;
  for (const line of lines) line.push({ n: last, value: line.at(-1)?.value ?? 0 });
  return holder.size > 0 ? { label: "board-story", lines } : null;
}
