/** Who is asked to a rematch: their seats are kept for them until they say yes or no. */
import type { Summary } from "../wire.ts";

/** Whether the reader is asked, and has not answered yet. */
export function asksYou(table: Summary): boolean {
  return table.state === "open" && table.seats.some((seat) => seat.you && seat.kind === "asked");
}

/** Whether a table waits for the reader: for a decision, or for an answer. */
export function waitsForYou(table: Summary): boolean {
  if (asksYou(table)) return true;
  return (
    table.state === "running" && table.origin === undefined && table.seats.some((seat) => seat.you && table.to_act.includes(seat.seat))
  );
}

/** The names of others who have not answered yet. */
export function stillAsked(table: Summary): string[] {
  if (table.state !== "open") return [];
  return table.seats.filter((seat) => !seat.you && seat.kind === "asked").map((seat) => seat.name);
}

/** Whether a rematch was given up before it began, so that it can be asked for again. */
export function wasGivenUp(table: Summary): boolean {
  return table.state === "finished" && table.outcome === undefined;
}
