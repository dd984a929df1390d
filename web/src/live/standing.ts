/** What can be told from how a table stands, without asking anybody. */
import type { EventInfo, LogEntry, State, UndoInfo, Update, Standing as WireStanding } from "../wire.ts";

/** How the table stands in the eyes of one seat, and in a lesson how far the learner is. */
export type Standing = WireStanding & Pick<State, "lesson">;

/** The log after an update: one entry more, some fewer, or another end. */
export function nextLog(log: readonly LogEntry[], update: Update): LogEntry[] {
  if (update.log) {
    const from = update.log[0]?.n ?? 0;
    return [...log.filter((entry) => entry.n < from), ...update.log];
  }
  let kept = [...log];
  if (update.undone) kept = kept.filter((entry) => entry.n <= update.n);
  const entry = update.entry;
  if (entry) kept = [...kept.filter((other) => other.n < entry.n), entry];
  return kept;
}

/** Whether the log has a hole: an update got lost, and the whole state must be asked for again. */
export function hasHole(log: readonly LogEntry[], n: number): boolean {
  return (log.at(-1)?.n ?? 0) !== n;
}

/** The decision that the seat has to answer, or may. */
export function ownDecision(standing: Standing) {
  return standing.decisions.find((decision) => decision.seat === standing.seat) ?? null;
}

/** At a shared screen: the seat that must act next and is not the one whose eyes these are. */
export function passTo(standing: Standing): number | null {
  if (standing.yours.length < 2 || standing.table.state !== "running" || ownDecision(standing)) return null;
  const next = standing.decisions.find((decision) => standing.yours.includes(decision.seat));
  return next?.seat ?? null;
}

/** The number of the seat's own last action; 0 if it has done nothing yet. */
export function lastOwn(log: readonly LogEntry[], seat: number | null): number {
  if (seat === null) return 0;
  return log.findLast((entry) => entry.seat === seat)?.n ?? 0;
}

/** Everything that happened after action `n`. */
export function eventsAfter(log: readonly LogEntry[], n: number): EventInfo[] {
  return log.filter((entry) => entry.n > n && entry.n > 0).flatMap((entry) => entry.events);
}

/** Taken-back actions whose place in the log is after action `n` and before the next one. */
export function undosAt(undos: readonly UndoInfo[], n: number): UndoInfo[] {
  return undos.filter((undone) => undone.n === n);
}

/** Whether that act stands in the log although its confirmation never came. */
export function stands(log: readonly LogEntry[], seat: number, action: string, after: number): boolean {
  return log.some((entry) => entry.n > after && entry.seat === seat && entry.action === action);
}
