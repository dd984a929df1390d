/** What can be told from how a table stands, without asking anybody. */
import type { EventInfo, LogEntry, State, UndoInfo, Update, Standing as WireStanding } from "../wire.ts";

/** How the table stands in the eyes of one seat, and in a lesson how far the learner is. */
export type Standing = WireStanding & Pick<State, "lesson">;

/** The log after an update: one entry more, or one that has grown; some fewer; or another end. */
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

/**
 * The decision that the seat has to answer, or may; or beside which it may interject. At a moment at which
 * the table waits for it although it does not want to be asked, there is none.
 */
export function ownDecision(standing: Standing) {
  const own = standing.decisions.find((decision) => decision.seat === standing.seat);
  return own && (own.must || own.beside || standing.prompt) ? own : null;
}

/** The decisions that somebody is to answer; not those beside which a seat may say something. */
export function awaited(standing: Standing) {
  return standing.decisions.filter((decision) => decision.beside !== true);
}

/** Whether the seat may interject while another is to answer. */
export function mayInterject(standing: Standing): boolean {
  return ownDecision(standing)?.beside === true;
}

/** At a shared screen: the seat that must act next and is not the one whose eyes these are. */
export function passTo(standing: Standing): number | null {
  if (standing.yours.length < 2 || standing.table.state !== "running" || ownDecision(standing)) return null;
  const next = awaited(standing).find((decision) => standing.yours.includes(decision.seat));
  return next?.seat ?? null;
}

/** The events that a log tells beyond another: those of entries that are new, and the rest of one that has grown. */
export function newEvents(before: readonly LogEntry[], after: readonly LogEntry[]): EventInfo[] {
  const last = before.at(-1)?.n ?? -1;
  return after
    .filter(({ n }) => n >= last)
    .flatMap((entry) => {
      const known = before.find((other) => other.seat === entry.seat && (other.n === entry.n || (other.open && entry.open)));
      return entry.events.slice(known?.events.length ?? 0);
    });
}

/** How many steps of its last entry a log tells. */
export function lastSteps(log: readonly LogEntry[]): number {
  return log.at(-1)?.steps?.length ?? 1;
}

/** The number of the seat's own last choice; 0 if it has made none yet. */
export function lastOwn(log: readonly LogEntry[], seat: number | null): number {
  if (seat === null) return 0;
  return log.findLast((entry) => entry.seat === seat)?.n ?? 0;
}

/**
 * The number of the last choice that the seat made in a turn of its own: what it decided in another's
 * turn is part of that turn.
 */
export function lastInOwnTurn(log: readonly LogEntry[], seat: number | null): number {
  if (seat === null) return 0;
  return log.findLast((entry) => entry.seat === seat && (entry.turn_of ?? seat) === seat)?.n ?? 0;
}

/** Everything that happened after choice `n`. */
export function eventsAfter(log: readonly LogEntry[], n: number): EventInfo[] {
  return log.filter((entry) => entry.n > n && entry.n > 0).flatMap((entry) => entry.events);
}

/** Taken-back choices whose place in the log is after choice `n` and before the next one. */
export function undosAt(undos: readonly UndoInfo[], n: number): UndoInfo[] {
  return undos.filter((undone) => undone.n === n);
}

/** What a seat has done, step by step, from choice `n` on. */
export function stepsSince(log: readonly LogEntry[], seat: number, n: number): string[] {
  return log.filter((entry) => entry.n >= n && entry.seat === seat).flatMap((entry) => entry.steps ?? []);
}

/** Where a turn begins in the log: `n` choices stood then. */
export interface TurnStart {
  turn: number;
  turnOf: number | null;
  n: number;
}

/** The turns that a log tells of, in their order. */
export function turnsOf(log: readonly LogEntry[]): TurnStart[] {
  const found: TurnStart[] = [];
  for (const entry of log) {
    if (entry.n > 0 && entry.turn !== found.at(-1)?.turn) found.push({ turn: entry.turn, turnOf: entry.turn_of, n: entry.n - 1 });
  }
  return found;
}

/** The turn that goes on when `n` choices stand. */
export function turnAt(turns: readonly TurnStart[], n: number): TurnStart | undefined {
  return turns.findLast((one) => one.n <= n) ?? turns[0];
}
