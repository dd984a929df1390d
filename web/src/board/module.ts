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
import type { GameDetail, EventInfo, LogEntry, MessageInfo, Params, Plain, PreviewInfo, PromptInfo, RefusalInfo } from "../wire.ts";

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
  /** The terms of a sum, each with its amount, and what they come to: “strength 6, leader +3 = 9”. */
  sum(terms: readonly Plain[]): string;
}

/** The words of a game, as the server tells them: of which domains the words of verbs and events are. */
export type Grammar = Pick<GameDetail, "verbs" | "kinds" | "domains">;

/** What lies on the table. `V` is the game's view, `B` its printed board. */
export interface Scene<V = Plain, B = Plain> {
  board: B;
  view: V;
  grammar: Grammar;
}

/** The view as it would be, and what would happen. */
export interface Foreseen<V = Plain> {
  view: V;
  events: EventInfo[];
  /** Whether nothing is left out that chance or something hidden decides. */
  complete: boolean;
}

/** One of several things that a place stands for, in the game's own words. */
export interface Offer {
  line: string;
  words: string;
  /** Done to its last step, although other ways lead to the same place. */
  exact?: boolean;
}

/** What every part of a module gets. */
export interface BoardProps<V = Plain, B = Plain> extends Scene<V, B> {
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: SeatLook[];
  legal: string[];
  /**
   * All ways to the end of the choice at hand, action by action; empty until they are there. A line
   * of such actions, with a semicolon between them, is done by `onAct` and offered by `onOffer` like
   * a single one (`Drawn.farOf` finds the places that they lead to).
   */
  ways: string[][];
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
  /** What that would lead to, as far as the reader can know, once it has been asked for: to be drawn as a ghost. */
  foreseen: Foreseen<V> | null;
  /** What the game lets the reader look up beside the view; null until it is there (`onLookUp`). */
  details: Plain;
  texts: Texts;
  /** A replay or somebody else's turn: nothing can be done, though `onWhy` still answers. */
  readOnly: boolean;
  /** Do this: one of `legal`, or a line that begins with one. */
  onAct(action: string): void;
  /** One place stands for several of `legal`: the shell asks which, in the prompt. */
  onOffer(actions: string[]): void;
  /** Why not this? An action that is not in `legal`, or a place that is not lit (`space:B7`). */
  onWhy(what: string): void;
  /** The pointer or the focus is on this action (null: on none any more): for odds and labels. */
  onPoint(action: string | null): void;
  /** Something is looked at that `details` tells more about. */
  onLookUp(): void;
  /** What these would lead to is shown without being pointed at: it is asked for, and `previewOf` has it soon. */
  onPreview(actions: readonly string[]): void;
  previewOf(action: string): PreviewInfo | undefined;
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

export interface BeforehandProps<V = Plain> {
  /** All ways to the end of the choice at hand. */
  ways: readonly (readonly string[])[];
  view: V;
  seat: number | null;
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
  /** On a wide page the tracks stand under the players: the hand needs the whole width below the board. */
  tracksAside?: boolean;
  /** On a wide page the hand is the first of the panels at the side: the board has all the height beside them. */
  handAside?: boolean;
  /** What stands under a player's name. */
  SeatDetail?: ComponentType<SeatProps<V, B>>;
  /** What a computer goes by instead of the number of its seat, as `domain:word`; null as long as nothing does. */
  seatWord?(view: V, seat: number): string | null;
  /** The number to show large beside a player's name. */
  score?(view: V, seat: number): number | null;
  /** Key of the text that says what that number counts; without it, the score. */
  scoreName?: string;
  /** Names that an action touches. Empty: it has no place on board or hand and gets a button. */
  targets(action: string, scene: Scene<V, B>): string[];
  /**
   * Whether the place of an action is a card or stock (of Hand or Tracks) rather than on the Board.
   * Where those lie behind a tab, such an action gets a button as well.
   */
  onCards?(action: string, scene: Scene<V, B>): boolean;
  /**
   * How several lines are offered of which the reader is to choose: in which order and words, and
   * which of them. Asked once it is known what each would lead to; null: all, in the usual words.
   */
  offers?(lines: readonly string[], previewOf: (line: string) => PreviewInfo | undefined, texts: Texts): Offer[] | null;
  /** What an action or line would lead to, sentence by sentence; null: its events are told. */
  ahead?(foreseen: Foreseen<V>, scene: Scene<V, B>, seat: number | null, texts: Texts): string[] | null;
  /** What is asked once more before an action is done, because it cannot be taken back; null: nothing. */
  confirm?(action: string, legal: readonly string[], scene: Scene<V, B>, texts: Texts): string | null;
  /**
   * Of the ways of a choice those between which a reader who means a line would still choose; the
   * others go elsewhere or by another way. Without it all count that are as short and lead to the same.
   */
  prefer?(ways: readonly (readonly string[])[], line: readonly string[]): string[][];
  /** Whether the ways to the end of a choice are asked for; without it always. Where a choice has very many, none are of use. */
  wantsWays?(legal: readonly string[]): boolean;
  /**
   * The answer that the reader has given beforehand to a question of this kind; null: none. `foretold`:
   * the steps that the ways ahead held when the reader last pressed something.
   */
  answered?(legal: readonly string[], foretold: readonly string[], scene: Scene<V, B>, seat: number | null): string | null;
  /** Says in the prompt what is answered beforehand on the ways ahead, and changes it at a press. */
  Beforehand?: ComponentType<BeforehandProps<V>>;
  /** Whether dice decide what comes of an action: a finger, which cannot point, is shown that before it is done. */
  thrown?(action: string): boolean;
  /**
   * Lines that come to what a reader often wants, offered as buttons before the single actions: several
   * answers at once, of which each is asked for by itself otherwise.
   */
  shortcuts?(legal: readonly string[], ways: readonly (readonly string[])[], scene: Scene<V, B>): string[];
  /**
   * How a line goes on whose rest is not what is asked now: the steps that are done next, none where it
   * has come to its end, or null where it waits until this question is answered. Without it, it is broken off.
   */
  goesOn?(rest: readonly string[], legal: readonly string[], scene: Scene<V, B>): string[] | null;
  /** What a single action is called where its usual words leave out what the choice turns on; null: the usual ones. */
  actionWords?(action: string, scene: Scene<V, B>, texts: Texts): string | null;
  /** What a line of several actions is called, if it has a shorter name than all its actions in a row; null: it has none. */
  lineWords?(line: readonly string[], scene: Scene<V, B>, texts: Texts): string | null;
  /** What the reader may set for this game in this browser. */
  Settings?: ComponentType<{ texts: Texts }>;
  /** Names to light when a line of the log is pointed at. */
  placesOf(event: EventInfo, scene: Scene<V, B>): string[];
  /**
   * Where its sentences say themselves who does something: the words of an event's `side`, in the order of
   * the seats; none if it names seats alone. Such lines are told without the name of who chose.
   */
  sides?: readonly string[];
  /** Kinds of event that the log leaves out by default because others say the same. */
  quiet?: readonly string[];
  story?(log: LogEntry[], seats: number): Story | null;
}
