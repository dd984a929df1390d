/**
 * What a game's board module gives to the shell, and what the shell gives to it.
 *
 * The shell owns the page: prompt, log, chat, rules, replay, players. A module draws what is on the
 * table. It holds no rule: it lights what is in `legal`, sends one of those lines back by `onAct`,
 * and for anything else that is clicked asks `onWhy` with the line it would have been.
 *
 * A *name* is a thing on the board, written `domain:word` as in message parameters (`space:B7`,
 * `side:2/0-4/0`, `symbol:horse`, `seat:1`). `lit` may also hold bare words (`B7`, `hand`), which
 * tutorials use: light whatever of the module's domains bears that word, and ignore the others.
 */
import type { ComponentType } from "preact";
import type { GameDetail, EventInfo, LogEntry, MessageInfo, Params, Plain, PromptInfo, RefusalInfo } from "../wire.ts";

/** How a seat looks. Never by colour alone: always with its mark, and areas with its hatch. */
export interface SeatLook {
  seat: number;
  name: string;
  /** A colour of the style sheet: use as class `seat-lapis` or as `var(--lapis)`. */
  colour: Colour;
  mark: MarkName;
}

export type Colour = "lapis" | "terracotta" | "olive" | "violet" | "gold" | "teal";
export type MarkName = "sun" | "disc" | "wolf" | "owl" | "elephant" | "boar";

/** Words, in the language of the reader. */
export interface Texts {
  language: string;
  /** A text by its key; the key itself where there is none. */
  t(key: string, params?: Params): string;
  has(key: string): boolean;
  word(domain: string, word: string): string;
  /** A whole number as the language writes it. */
  number(value: number): string;
  seat(seat: number): string;
  action(action: string): string;
  event(event: EventInfo): string;
  prompt(prompt: MessageInfo): string;
  refusal(refusal: RefusalInfo): string;
  list(items: string[]): string;
}

/** The words of a game, as the server tells them: of which domains the words of verbs and events are. */
export type Grammar = Pick<GameDetail, "verbs" | "kinds" | "domains">;

/** What lies on the table. `V` is the game's view, `B` its printed board. */
export interface Scene<V = Plain, B = Plain> {
  board: B;
  view: V;
  grammar: Grammar;
}

/** What every part of a module gets. */
export interface BoardProps<V = Plain, B = Plain> extends Scene<V, B> {
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: SeatLook[];
  legal: string[];
  prompt: PromptInfo | null;
  /** The action that was sent and is not confirmed yet: its piece stays lifted. */
  sent: string | null;
  /** How many choices stand in what is shown. A change of more than one is a jump: do not animate. */
  moment: number;
  /** How many steps of the last one are shown, where it grows step by step; null in a replay. */
  step: number | null;
  /** What the latest step did, or all of the latest choice: to animate and to mark lightly. */
  latest: EventInfo[];
  /** What happened since this seat's last turn, to trace in gold; empty when nothing is new. */
  changed: EventInfo[];
  /** Names to light: a log line, a rule, a button or a tutorial step points at them. */
  lit: string[];
  /** The action that the pointer or the focus is on, here or on a button: to show what it would do. */
  pointed: string | null;
  /** What the game lets the reader look up beside the view; null until it is there (`onLookUp`). */
  details: Plain;
  texts: Texts;
  /** A replay or somebody else's turn: nothing can be done, though `onWhy` still answers. */
  readOnly: boolean;
  /** Do this; one of `legal`. */
  onAct(action: string): void;
  /** One place stands for several of `legal`: the shell asks which, in the prompt. */
  onOffer(actions: string[]): void;
  /** Why not this? Any well-formed action that is not in `legal`. */
  onWhy(action: string): void;
  /** The pointer or the focus is on this action (null: on none any more): for odds and labels. */
  onPoint(action: string | null): void;
  /** Something is looked at that `details` tells more about. */
  onLookUp(): void;
}

export interface SeatProps<V = Plain, B = Plain> {
  board: B;
  view: V;
  seat: number;
  look: SeatLook;
  /** Whether the reader sees through this seat's eyes. */
  mine: boolean;
  texts: Texts;
}

/** How the game came about, for the end screen: one line a seat over the actions. */
export interface Story {
  /** Key of the text that says what is counted (“Points”). */
  label: string;
  /** For each seat its points of the line, growing in `n`, the number of the action. */
  lines: { n: number; value: number }[][];
}

export interface GameModule<V = Plain, B = Plain> {
  id: string;
  /** Fills the box it is given (100% by 100%), keeps its own zoom, and is keyboard-operable. */
  Board: ComponentType<BoardProps<V, B>>;
  /** What the seat holds. Hidden by the shell behind the curtain between hot-seat turns. */
  Hand?: ComponentType<BoardProps<V, B>>;
  /** Common stocks and tracks (supply, walls left), beside the players. */
  Tracks?: ComponentType<BoardProps<V, B>>;
  /** What stands under a player's name. */
  SeatDetail?: ComponentType<SeatProps<V, B>>;
  /** The number to show large beside a player's name. */
  score?(view: V, seat: number): number | null;
  /** Names that an action touches. Empty: it has no place on board or hand and gets a button. */
  targets(action: string, scene: Scene<V, B>): string[];
  /**
   * Whether the place of an action is a card or stock (of Hand or Tracks) rather than on the Board.
   * On a phone those may lie behind a tab, so that such an action gets a button there as well.
   */
  onCards?(action: string, scene: Scene<V, B>): boolean;
  /** What is asked once more before an action is done, because it cannot be taken back; null: nothing. */
  confirm?(action: string, legal: readonly string[], scene: Scene<V, B>, texts: Texts): string | null;
  /** Names to light when a line of the log is pointed at. */
  placesOf(event: EventInfo, scene: Scene<V, B>): string[];
  /** Kinds of event that the log leaves out by default because others say the same. */
  quiet?: readonly string[];
  story?(log: LogEntry[], seats: number): Story | null;
}
