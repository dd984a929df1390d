/**
 * What travels between server and browser; `docs/protocol.md` explains it.
 *
 * Made from the server's own types by `python -m tests.wire.typescript`. Not edited by hand.
 */

/** A JSON value whose shape only the game knows. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

export type Params = Record<string, Plain>;

/** Something that happened: its kind, its rule case, and the fields of that kind. */
export interface EventInfo {
  kind: string;
  case: string;
  [field: string]: Plain;
}

/** Why not: a short word, one line for people, and the rule case where a rule says no. */
export interface Fault {
  code: string;
  message: string;
  case?: string | null;
  key?: string | null;
  params?: Params | null;
}

export interface FaultBody {
  error: Fault;
}

/** Something to say, before it is put into words. */
export interface MessageInfo {
  key: string;
  params: Params;
}

/** Why something is not allowed: a message and the rule case it breaks. */
export interface RefusalInfo extends MessageInfo {
  case: string;
}

/** A chance that lies between `low` and `high`, and what it is the chance of. */
export interface ChanceInfo {
  label: MessageInfo;
  low: number;
  high: number;
}

/** A guest's new name: 1 to 24 characters. */
export interface Named {
  name: string;
}

/** Who sits there: me, whoever comes, a bot, or another person at my screen. */
export interface NewSeat {
  kind: "bot" | "here" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  public?: boolean;
  undo?: "agreed" | "own";
  clock?: number;
}

export interface Join {
  seat?: number | null;
  invite?: string | null;
}

export interface Me {
  name: string;
}

export interface Health {
  ok: boolean;
  /** Whether the store can be read and written. */
  store: boolean;
}

export interface OptionInfo {
  key: string;
  choices: string[];
  case: string;
  /** Choices that are there only where so many play. */
  least_seats: Record<string, number>;
}

export interface GameInfo {
  id: string;
  title: string;
  /** What it is about, in a sentence or two of the reader's language. */
  words: string;
  seats: [number, number];
  options: OptionInfo[];
  windows: string[];
  bots: string[];
  tutorial: boolean;
  /** How long a game takes, from and to. */
  minutes?: [number, number];
  /** How much there is to learn, from 1 to 5. */
  weight?: number;
  /** The address of its picture. */
  picture?: string;
}

export interface GameDetail extends GameInfo {
  /** For each kind of event, the domain of each field. */
  kinds: Record<string, Record<string, string>>;
  /** For each verb, the domains of its words. */
  verbs: Record<string, string[]>;
  /** For each domain of a verb, its words. */
  domains: Record<string, string[]>;
  /** What is printed on the board. */
  board: Record<string, Plain>;
}

export interface CaseInfo {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

export interface Rules {
  cases: CaseInfo[];
  rulings: string;
}

export interface SeatInfo {
  seat: number;
  /** `asked`: it is kept for somebody who has not said yes. */
  kind: "asked" | "bot" | "here" | "open" | "person";
  name: string;
  you: boolean;
  online: boolean;
  thinking: boolean;
  bot?: string;
}

export interface OutcomeInfo {
  ranking: number[][];
  reason: string;
}

/** A table as the lobby shows it, to one guest. */
export interface Summary {
  id: string;
  game: string;
  title: string;
  state: "finished" | "open" | "running";
  seats: SeatInfo[];
  options: Record<string, string>;
  public: boolean;
  undo: "agreed" | "own";
  clock: number;
  review: boolean;
  tutorial: boolean;
  created: number;
  turn: number;
  to_act: number[];
  changed_since: number;
  invite?: string;
  outcome?: OutcomeInfo;
  rematch?: string;
  /** Why the game cannot be played here. */
  unplayable?: "broken-record" | "no-game" | "other-rules";
}

/** The table after its first `n` choices: what is seen, and what the last of them did. */
export interface MomentInfo {
  n: number;
  of: number;
  seat: number | null;
  by: number | null;
  view: Plain;
  /** What may be looked up beside the view. */
  details: Plain;
  events: EventInfo[];
  at: number;
  text?: string;
}

export interface DecisionInfo {
  seat: number;
  must: boolean;
  /** What an answer must name: told to the seat's own guest alone. */
  number?: number;
  deadline?: number;
}

/** What a seat is asked. */
export interface PromptInfo {
  seat: number;
  case: string;
  key: string;
  params: Params;
  /** The verbs of the actions that answer it, legal or not. */
  verbs: string[];
}

export interface ProposalInfo {
  count: number;
  by: number;
  yes: number[];
}

/** A choice, and all that came of it. */
export interface LogEntry {
  n: number;
  seat: number | null;
  /** What it began with; null where that is another's secret. */
  action: string | null;
  events: EventInfo[];
  at: number;
  /** All its actions: told to its own seat alone. */
  steps?: string[];
  /** True as long as the seat itself is still at it, and nobody else is told. */
  open?: boolean;
}

/** Some choices were taken back: `n` stood afterwards. */
export interface UndoInfo {
  n: number;
  count: number;
  seat: number;
  agreed: boolean;
  at: number;
}

/** Some entries of the log, in their order, and what was taken back among them. */
export interface LogPage {
  entries: LogEntry[];
  undos: UndoInfo[];
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface LessonPlace {
  step: number;
}

/** What a `State` and an `Update` show one seat of its table. */
export interface Standing {
  table: Summary;
  seat: number | null;
  yours: number[];
  view: Plain;
  n: number;
  decisions: DecisionInfo[];
  prompt: PromptInfo | null;
  legal: string[];
  asks: string[];
  undo: boolean;
  proposal: ProposalInfo | null;
}

export interface State extends Standing {
  type: "state";
  /** The last page of it. */
  log: LogEntry[];
  undos: UndoInfo[];
  chat: ChatLine[];
  seen: number;
  lesson?: LessonPlace | null;
}

export interface Update extends Standing {
  type: "update";
  /** A choice that is new, or goes on: it takes the place of the one with its number. */
  entry?: LogEntry;
  undone?: number;
  /** The last page of it, after an undo or where more than one entry is new. */
  log?: LogEntry[];
  undos?: UndoInfo[];
  lesson?: LessonPlace | null;
}

export interface Chatted extends ChatLine {
  type: "chat";
}

export interface Presence {
  type: "presence";
  seats: SeatInfo[];
}

export interface Done {
  type: "done";
  id: number | string;
}

export interface Refused {
  type: "refused";
  id: number | string;
  refusal: RefusalInfo;
}

export interface WhyNot {
  type: "why";
  id: number | string;
  action: string;
  refusal: RefusalInfo | null;
}

/** A part of a view, named by keys and places in lists from outside in, with its new value. */
export interface ChangeInfo {
  path: (string | number)[];
  value?: Plain;
  /** There is no such part any more. */
  gone?: boolean;
}

/** What one side brings to a contest of dice, term by term; two ways where it is not known. */
export interface SumInfo {
  label: MessageInfo;
  least: Plain[];
  most: Plain[];
}

/** What an action would lead to, as far as the seat can know. */
export interface PreviewInfo {
  events: EventInfo[];
  /** What it would change in the seat's view. */
  changes: ChangeInfo[];
  /** Whether nothing is left out that chance or something hidden decides. */
  complete: boolean;
  odds: ChanceInfo[];
  sums: SumInfo[];
}

export interface Previews {
  type: "preview";
  id: number | string;
  /** By action. */
  previews: Record<string, PreviewInfo>;
}

export interface Error {
  type: "error";
  code: string;
  message: string;
  id?: number | string;
}

export interface Act {
  type: "act";
  id: number | string;
  seat: number;
  decision: number;
  action: string;
}

export interface Why {
  type: "why";
  id: number | string;
  seat: number;
  action: string;
}

export interface Preview {
  type: "preview";
  id: number | string;
  seat: number;
  decision: number;
  actions: string[];
}

export interface Look {
  type: "look";
  seat: number;
  id?: number | string | null;
}

export interface Undo {
  type: "undo";
  id: number | string;
  seat: number;
}

export interface ProposeUndo {
  type: "propose-undo";
  id: number | string;
  seat: number;
  count: number;
}

export interface VoteUndo {
  type: "vote-undo";
  id: number | string;
  seat: number;
  agree: boolean;
}

export interface Ask {
  type: "ask";
  id: number | string;
  seat: number;
  window: string | number;
  on: boolean;
}

export interface Say {
  type: "chat";
  id: number | string;
  text: string;
}

export interface Resign {
  type: "resign";
  id: number | string;
  seat: number;
}

export interface GoOn {
  type: "lesson";
  id: number | string;
  to: "leave" | "next";
}

/** One step: something to read (`next`) or to do (`expect`). */
export interface LessonStep {
  id: string;
  text: string;
  highlight: string[];
  expect?: string | string[];
  hint?: string;
  next?: boolean;
}

/** What the browser is told of a tutorial. */
export interface Lesson {
  steps: LessonStep[];
}

export type FromServer = State | Update | Chatted | Presence | Done | Refused | WhyNot | Previews | Error;

export type ToServer = Act | Why | Preview | Look | Undo | ProposeUndo | VoteUndo | Ask | Say | Resign | GoOn;
