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
  /** After so many seconds a bot plays for a person who is not there; 0: never. */
  away?: number;
  /**
   * So many seconds people stop at each window, asked or not; 0: only who is asked is waited for;
   * without it, as the game has it.
   */
  pause?: number | null;
}

/** From where to try things out: after the first `n` choices, or from how it stands now. */
export interface NewAnalysis {
  n?: number | null;
}

export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** A free seat that a bot is to take. */
export interface GiveSeat {
  seat: number;
  bot: string;
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
  /** Any but its first choice is there only where everybody sits at a screen of their own. */
  live: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  /** What it is about, in a sentence or two of the reader's language. */
  words: string;
  seats: [number, number];
  options: OptionInfo[];
  windows: string[];
  /** So many seconds people who play each other stop at a window, unless they wish otherwise. */
  pause: number;
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
  /** By domain and word, what things are called that the texts have no names for. */
  names: Record<string, Record<string, MessageInfo>>;
  /** What is printed on the board. */
  board: Record<string, Plain>;
}

export interface CaseInfo {
  id: string;
  title: string;
  text: string;
  chapter: string;
}

/** A table of the player's aid, in the language asked for. */
export interface AidTable {
  title: string;
  columns: string[];
  rows: string[][];
}

export interface Rules {
  cases: CaseInfo[];
  rulings: string;
  aid: AidTable[];
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
  /** The bot that plays for a person who is away. */
  stand_in?: string;
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
  away: number;
  pause: number;
  review: boolean;
  tutorial: boolean;
  created: number;
  turn: number;
  to_act: number[];
  changed_since: number;
  invite?: string;
  outcome?: OutcomeInfo;
  rematch?: string;
  /** The table from which this analysis was made. */
  origin?: string;
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
  /** The seat may interject while another is to answer. */
  beside?: boolean;
}

/** The game's own timer that runs. */
export interface TimerInfo {
  /** Whose time it is. */
  seat: number;
  /** How long it runs in all. */
  seconds: number;
  deadline: number;
}

/** What a seat is asked. */
export interface PromptInfo {
  seat: number;
  case: string;
  key: string;
  params: Params;
  /** The verbs of the actions that answer it, legal or not. */
  verbs: string[];
  /** The seat is not asked: it may interject while another is. */
  beside?: boolean;
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
  /** The number of the turn in which it was begun. */
  turn: number;
  /** Whose turn that was; null where no seat alone has it. */
  turn_of: number | null;
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

/** Who looks on. */
export interface SpectatorsInfo {
  /** The first of those who have names. */
  names: string[];
  /** How many they are in all. */
  count: number;
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
  /** When the game is over: how the winner was found. */
  verdict: MessageInfo[];
  spectators: SpectatorsInfo;
  /** The game's own timer, while it runs. */
  timer: TimerInfo | null;
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
  spectators: SpectatorsInfo;
}

export interface Done {
  type: "done";
  id: number | string;
  /**
   * The steps of a line that were not taken: others are asked, chance came in, something came to
   * light, or the next of them is not allowed.
   */
  left?: string;
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
  /** By action, or by line of steps. */
  previews: Record<string, PreviewInfo>;
}

/** An action that can be done in the course of a choice. */
export interface WayStepInfo {
  action: string;
  /**
   * The number of the step that it goes on from, from 0; -1 if it is an answer to the decision
   * itself.
   */
  after?: number;
  /** Whether the choice is complete, or chance comes in, after it. */
  ends?: boolean;
}

export interface WaysFound {
  type: "ways";
  id: number | string;
  /** Each after the one that it goes on from; those that are soon done first. */
  steps: WayStepInfo[];
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

export interface Ways {
  type: "ways";
  id: number | string;
  seat: number;
  decision: number;
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
  to: "back" | "leave" | "next";
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number | string;
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

export type FromServer = State | Update | Chatted | Presence | Done | Refused | WhyNot | Previews | WaysFound | Error;

export type ToServer = Act | Undo | ProposeUndo | VoteUndo | Ask | Resign | Why | Preview | Ways | Look | Ping | Say | GoOn;
