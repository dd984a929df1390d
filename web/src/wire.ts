/** What travels between table and browser, as docs/protocol.md says it. */

/** A JSON value whose shape only the game knows. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

export type Params = Record<string, Plain>;

/** Something to say, before it is put into words. */
export interface Message {
  key: string;
  params: Params;
}

/** Why something is not allowed: a message and the rule case it breaks. */
export interface Refusal extends Message {
  case: string;
}

/** What a seat is asked. */
export interface Prompt extends Message {
  seat: number;
  case: string;
}

/** Something that happened: its kind, its rule case, and the fields of that kind. */
export interface GameEvent {
  kind: string;
  case: string;
  [field: string]: Plain;
}

/**
 * One action and what it did. `n` 0 is the setup, which nobody did; a seat below 0 is the table
 * itself. `action` is null where the reader may not see it.
 */
export interface LogEntry {
  n: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  at: number;
}

export interface Decision {
  number: number;
  seat: number;
  must: boolean;
  /** When the clock runs out, where there is one. */
  deadline?: number;
}

export type SeatKind = "person" | "here" | "bot" | "open";

export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  bot?: string;
  you: boolean;
  online: boolean;
  thinking: boolean;
}

export interface Outcome {
  ranking: number[][];
  reason: string;
}

export type TableState = "open" | "running" | "finished";

export type UndoRule = "own" | "agreed";

export interface Summary {
  id: string;
  game: string;
  title: string;
  state: TableState;
  seats: Seat[];
  options: Record<string, string>;
  public: boolean;
  undo: UndoRule;
  clock: number;
  invite?: string;
  created: number;
  turn: number;
  to_act: number[];
  outcome?: Outcome;
  rematch?: string;
  changed_since: number;
  /** A record that was uploaded to be looked at. */
  review?: boolean;
  /** A lesson, played at a table of its own. */
  tutorial?: boolean;
}

export interface GameOption {
  key: string;
  choices: string[];
  case: string;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  options: GameOption[];
  windows: string[];
  bots: string[];
  tutorial?: boolean;
}

export interface GameDetail extends GameInfo {
  /** For each kind of event, the domain of each field. */
  kinds: Record<string, Record<string, string>>;
  /** For each verb, the domains of its words. */
  verbs: Record<string, string[]>;
  /** What is printed on the board. */
  board: Plain;
}

export interface RuleCase {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

export interface Rules {
  cases: RuleCase[];
  rulings: string;
}

export interface Moment {
  n: number;
  of: number;
  seat: number | null;
  view: Plain;
  events: GameEvent[];
}

export interface SeatWish {
  kind: "me" | "open" | "bot" | "here";
  bot?: string;
  name?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  public: boolean;
  undo: UndoRule;
  clock?: number;
}

/** A refusal of a REST request. */
export interface Failure {
  code: string;
  message: string;
  case?: string;
  key?: string;
  params?: Params;
}

/** A chance that lies between `low` and `high`, and what it is the chance of. */
export interface Chance {
  label: Message;
  low: number;
  high: number;
}

export interface Proposal {
  count: number;
  by: number;
  yes: number[];
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Some actions were taken back: `n` stood afterwards. */
export interface Undone {
  n: number;
  count: number;
  seat: number;
  agreed: boolean;
  at: number;
}

/** Some entries of the log, and what was taken back among them. */
export interface LogPage {
  entries: LogEntry[];
  undos: Undone[];
}

/** How the table stands in the eyes of one seat: what state and update have in common. */
export interface Standing {
  table: Summary;
  seat: number | null;
  yours: number[];
  /** Null until the game has begun. */
  view: Plain;
  n: number;
  decisions: Decision[];
  prompt: Prompt | null;
  legal: string[];
  odds: Record<string, Chance[]>;
  /** Windows at which the seat wants to be asked. */
  asks: string[];
  undo: boolean;
  proposal: Proposal | null;
  lesson?: LessonPlace | null;
}

/** Where a learner stands in a tutorial. */
export interface LessonPlace {
  step: number;
}

export interface StateMessage extends Standing {
  type: "state";
  /** The last page of the log. */
  log: LogEntry[];
  undos?: Undone[];
  chat: ChatLine[];
  seen: number;
}

export interface UpdateMessage extends Standing {
  type: "update";
  entry?: LogEntry;
  undone?: number;
  log?: LogEntry[];
  undos?: Undone[];
}

export type FromServer =
  | StateMessage
  | UpdateMessage
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; seats: Seat[] }
  | Reply;

/** What answers one of our requests, by its id. */
export type Reply =
  | { type: "done"; id: number }
  | { type: "refused"; id: number; refusal: Refusal }
  | { type: "why"; id: number; action: string; refusal: Refusal | null }
  | ErrorMessage;

/** A message that was wrong in itself, or (without an id) something that went wrong at the table. */
export interface ErrorMessage {
  type: "error";
  id?: number;
  code: string;
  message: string;
}

/** What the server says of its own accord. */
export type Heard = Exclude<FromServer, Reply> | ErrorMessage;

export type ToServer =
  | { type: "act"; seat: number; decision: number; action: string }
  | { type: "why"; seat: number; action: string }
  | { type: "undo"; seat: number }
  | { type: "propose-undo"; seat: number; count: number }
  | { type: "vote-undo"; seat: number; agree: boolean }
  | { type: "ask"; seat: number; window: string; on: boolean }
  | { type: "chat"; text: string }
  | { type: "resign"; seat: number }
  | { type: "lesson"; to: "next" | "leave" };

/** One step of a tutorial. */
export interface LessonStep {
  id: string;
  text: string;
  highlight: string[];
  expect?: string | string[];
  hint?: string;
  next?: boolean;
}

export interface Lesson {
  steps: LessonStep[];
}
