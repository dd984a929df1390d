/** Everything the page knows of one table: signals, fed by its connection. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { fetchGame, fetchLesson, fetchLogPage, fetchMe, fetchMoment, fetchTable, RequestError, UnreachableError } from "../api.ts";
import { loadGame } from "../board/load.ts";
import type { GameModule, Scene, Texts } from "../board/module.ts";
import { seatLook } from "../look/seats.ts";
import { announce } from "../page/announce.ts";
import { codeWords } from "../page/failure.ts";
import { gameBundles, language, t, tongues, type Language } from "../texts/language.ts";
import { Prose } from "../texts/prose.ts";
import type {
  ChatLine,
  EventInfo,
  GameDetail,
  Lesson,
  Plain,
  Presence,
  PreviewInfo,
  RefusalInfo,
  State,
  Summary,
  Update,
  WayStepInfo,
} from "../wire.ts";
import { chatSound, moveSound } from "./alerts.ts";
import { Course } from "./course.ts";
import { firstStep, isLong } from "./lines.ts";
import { Log } from "./log.ts";
import { Previews } from "./previews.ts";
import { Replay } from "./replay.ts";
import { gainsBetween, type Gains } from "./gains.ts";
import { browserSurroundings, LiveSocket, LostError, tableAddress } from "./socket.ts";
import type { Heard, Reply, TableRequest } from "./messages.ts";
import { eventsAfter, hasHole, lastInOwnTurn, ownDecision, passTo, stepsSince, type Standing } from "./standing.ts";
import { lineFor, Telling, type Line } from "./telling.ts";

type Bundles = Awaited<ReturnType<typeof gameBundles>>;

/** A short word from the table to the reader: why not, or what went wrong. */
export type Note =
  | { kind: "refusal"; action: string | null; refusal: RefusalInfo }
  | { kind: "possible"; action: string }
  | { kind: "text"; text: string };

/** Why the table cannot be shown at all. */
export type Trouble = "unknown" | "unreachable" | "failed" | "nowhere";

export class TableStore {
  readonly id: string;
  readonly trouble = signal<Trouble | null>(null);
  /** The table, where its game cannot be played here. */
  readonly unplayable = signal<Summary | null>(null);
  readonly detail = signal<GameDetail | null>(null);
  readonly module = signal<GameModule | null>(null);
  readonly lesson = signal<Lesson | null>(null);

  readonly standing = signal<Standing | null>(null);
  readonly log: Log;
  readonly chat = signal<ChatLine[]>([]);
  /** How many lines of chat were there when the reader last looked at them. */
  readonly chatSeen = signal(0);
  /** Coming back: what had been seen when the reader left. Null once that has been told. */
  readonly away = signal<number | null>(null);

  /** What the seats have won or lost by the last choice that changed a score. */
  readonly gains = signal<Gains | null>(null);

  readonly sent = signal<string | null>(null);
  readonly note = signal<Note | null>(null);
  /** Several actions of one place, of which the reader is to choose. */
  readonly offer = signal<string[] | null>(null);
  /** An action that cannot be taken back, and what is asked once more before it is done. */
  readonly doubt = signal<{ action: string; words: string } | null>(null);
  /** The action that the pointer or the focus is on. */
  readonly pointed = signal<string | null>(null);
  /** What can be looked up beside the view, once somebody has wanted it. */
  readonly lookedUp = signal<Plain>(null);
  private lookingUp: object | null = null;
  /** Names that a line of the log points at. */
  readonly litByLog = signal<string[]>([]);
  /** At a shared screen: whose eyes the person in front of it said to have. */
  readonly confirmed = signal<number | null>(null);

  /** Where the reader is going by lines of several steps. */
  readonly course = new Course({
    standing: () => this.standing.peek(),
    module: () => this.module.peek(),
    scene: () => this.scene(),
    isSending: () => this.sent.peek() !== null,
    askWays: (seat, decision) => this.askWays(seat, decision),
    act: (line) => void this.act(line),
    broken: (action) => {
      this.note.value = { kind: "text", text: t("line-broken", { action: this.texts.peek()?.action(action) ?? "" }) };
    },
  });

  readonly previews = new Previews((actions) => this.preview(actions));
  readonly replay: Replay;
  /** What the others do is told at a pace that can be followed. */
  readonly telling = new Telling({
    deliver: (message) => this.hear(message),
    lines: (message) => this.linesOf(message),
    unwatched: () => document.hidden || this.replay.active.peek() || this.curtain.peek() !== null,
    later: browserSurroundings.later,
    cancel: browserSurroundings.cancel,
  });
  readonly socket: LiveSocket;
  private readonly bundles = signal<Bundles>([]);
  private readonly tongue = signal<Language>("en");
  private readonly ends: (() => void)[] = [];
  /** How many choices stood when the reader turned to something else. */
  private left: number | null = null;
  /** The moment that the address asked for, until it is shown. */
  private wanted: number | null;

  readonly texts = computed<Texts | null>(() => {
    const detail = this.detail.value;
    if (!detail || this.bundles.value.length === 0) return null;
    const standing = this.standing.value;
    const view = standing?.view ?? null;
    // A bot has no name of its own: it goes by what it leads, or by what the game calls its seat.
    const seats = standing?.table.seats ?? [];
    const names = seats.map((seat) => (seat.kind === "bot" ? "" : seat.name));
    const led = seats.map(({ seat }) => (view === null ? null : (this.module.value?.seatWord?.(view, seat) ?? null)));
    return new Prose(this.tongue.value, this.bundles.value, detail, names, led);
  });

  readonly looks = computed(() => (this.standing.value?.table.seats ?? []).map((seat) => seatLook(seat.seat, this.nameOf(seat.seat))));

  /** At a shared screen: the person who is to take the device, while the curtain is down. */
  readonly curtain = computed<number | null>(() => {
    const standing = this.standing.value;
    if (!standing || standing.yours.length < 2 || standing.table.state !== "running") return null;
    // In an analysis one person plays all seats.
    if (standing.table.origin !== undefined) return null;
    // Whoever has the device still follows what was done last.
    if (this.telling.busy.value) return null;
    const next = passTo(standing);
    if (next !== null) return next;
    return this.confirmed.value === standing.seat ? null : standing.seat;
  });

  readonly changed = computed(() => {
    const standing = this.standing.value;
    if (!standing || !ownDecision(standing)) return [];
    const log = this.log.entries.value;
    return eventsAfter(log, lastInOwnTurn(log, standing.seat));
  });

  constructor(id: string, at: number | null) {
    this.id = id;
    this.wanted = at;
    this.log = new Log((before, eyes) => fetchLogPage(id, before, eyes));
    this.replay = new Replay((n, eyes) => fetchMoment(id, n, eyes));
    this.socket = new LiveSocket(tableAddress(id), (message) => this.telling.hear(message), browserSurroundings);
    this.ends.push(
      effect(() => {
        const standing = this.standing.value;
        const next = standing?.table.origin === undefined ? null : passTo(standing);
        if (next !== null && this.socket.state.value === "live") this.socket.look(next);
      }),
    );
    void this.begin();
  }

  private async begin(): Promise<void> {
    try {
      // Whoever comes by a link is made a guest first, so that the connection knows who it is.
      const [summary] = await Promise.all([fetchTable(this.id), fetchMe()]);
      if (summary.unplayable !== undefined) {
        this.unplayable.value = summary;
        return;
      }
      if (this.socket.state.peek() === "closed") return;
      this.socket.open();
      this.ends.push(effect(() => void this.translate(summary.game, tongues.value)));
      if (summary.tutorial) {
        this.ends.push(effect(() => void this.learn(summary.game, language.value)));
      }
      const [detail, module] = await Promise.all([fetchGame(summary.game), loadGame(summary.game)]);
      batch(() => {
        this.detail.value = detail;
        this.module.value = module;
      });
    } catch (error) {
      this.trouble.value = troubleOf(error);
    }
  }

  private async translate(game: string, wanted: readonly Language[]): Promise<void> {
    const bundles = await gameBundles(game, wanted);
    batch(() => {
      this.bundles.value = bundles;
      this.tongue.value = wanted[0] ?? "en";
    });
  }

  private async learn(game: string, wanted: Language): Promise<void> {
    this.lesson.value = await fetchLesson(game, wanted).catch(() => null);
  }

  close(): void {
    for (const end of this.ends) end();
    this.socket.close();
    this.telling.close();
    this.replay.leave();
  }

  nameOf(seat: number): string {
    return this.texts.value?.seat(seat) ?? "";
  }

  // ---- what the server says

  private hear(message: Heard): void {
    batch(() => {
      switch (message.type) {
        case "state":
          this.takeState(message);
          break;
        case "update":
          this.takeUpdate(message);
          break;
        case "chat":
          this.chat.value = [...this.chat.peek(), message];
          chatSound();
          announce(t("chat-said", { name: message.name, text: message.text }));
          break;
        case "error":
          this.note.value = { kind: "text", text: codeWords(message.code, message.message) };
          break;
        case "presence":
          this.takePresence(message);
      }
    });
  }

  private takeState(message: State): void {
    const before = this.standing.peek();
    this.standing.value = message;
    this.forget();
    this.log.take(message);
    this.chat.value = message.chat;
    this.sent.value = null;
    if (before === null) {
      this.chatSeen.value = message.chat.length;
      const missed = message.yours.length === 1 && message.seen > 0 && message.seen < message.n;
      this.away.value = missed ? message.seen : null;
    }
    // What has changed since the own last action is told, however long ago that was.
    if (message.table.state === "running" && message.seat !== null) {
      void this.log.until(() => lastInOwnTurn(this.log.entries.peek(), message.seat) > 0);
    }
    if (!this.replay.active.peek()) this.replay.eyes.value = message.seat;
    if (this.wanted !== null && message.view !== null) void this.replay.show(Math.min(this.wanted, message.n));
    this.wanted = null;
    this.course.stop();
    void this.course.look();
  }

  private takeUpdate(message: Update): void {
    const before = this.standing.peek();
    this.standing.value = message;
    this.forget();
    this.log.follow(message);
    // Of a line the answer says how far it went: until then nothing else is to be pressed.
    const going = isLong(this.sent.peek() ?? "");
    if (!going) this.sent.value = null;
    this.offer.value = null;
    if (!message.legal.includes(this.doubt.peek()?.action ?? "")) this.doubt.value = null;
    this.pointed.value = null;
    if (message.undone) this.replay.forget(message.n);
    else if (message.entry) this.replay.renew(message.entry.n);
    if (message.entry && message.entry.seat !== message.seat) {
      this.note.value = null;
      this.course.overtaken();
    }
    if (!message.undone && (message.entry || message.log)) {
      this.gains.value = gainsBetween(this.module.peek(), before, message) ?? this.gains.peek();
      moveSound();
      this.tell(this.log.news.peek());
    }
    if (message.undone) this.course.takenBack();
    if (hasHole(this.log.entries.peek(), message.n)) this.socket.again();
    else if (!going) void this.course.look();
  }

  /** The table stands otherwise: what was asked about it does not hold. */
  private forget(): void {
    this.previews.forget();
    this.course.forget();
    this.lookedUp.value = null;
    this.lookingUp = null;
  }

  private takePresence({ seats, spectators }: Presence): void {
    const standing = this.standing.peek();
    if (standing) this.standing.value = { ...standing, spectators, table: { ...standing.table, seats } };
  }

  /** What others have done, line by line; null for the reader's own doing, and for what is no doing. */
  private linesOf(message: Update): Line[] | null {
    const seat = message.entry?.seat ?? message.log?.at(-1)?.seat ?? null;
    if (message.undone || seat === null || message.yours.includes(seat)) return null;
    const texts = this.texts.peek();
    const quiet = this.module.peek()?.quiet ?? [];
    const events = this.log.news.peek().filter(({ kind }) => !quiet.includes(kind));
    const sides = this.module.peek()?.sides;
    return texts ? events.map((event) => lineFor(event, texts.event(event), seat, sides)) : [];
  }

  /** Say what is new to those who listen. */
  private tell(events: readonly EventInfo[]): void {
    untracked(() => {
      const texts = this.texts.value;
      if (!texts || this.curtain.value !== null) return;
      const quiet = this.module.value?.quiet ?? [];
      for (const event of events) if (!quiet.includes(event.kind)) announce(texts.event(event));
    });
  }

  // ---- what the reader does

  private async askWays(seat: number, decision: number): Promise<WayStepInfo[] | null> {
    const reply = await this.socket.request({ type: "ways", seat, decision }).catch(() => null);
    return reply?.type === "ways" ? reply.steps : null;
  }

  /** What lies on the table now, once everything about it is known. */
  private scene(): Scene | null {
    const [detail, standing] = [this.detail.peek(), this.standing.peek()];
    return detail && standing && { board: detail.board, view: standing.view, grammar: detail };
  }

  /** Do an action, or go where a line of them leads: as far as there is only one way, or (exact) as it stands. */
  async go(line: string, exact = false): Promise<void> {
    await this.act(this.course.set(line, exact));
  }

  async act(action: string): Promise<void> {
    const standing = this.standing.peek();
    const decision = standing && ownDecision(standing)?.number;
    if (!standing || decision === undefined || decision === null || standing.seat === null || this.sent.peek() !== null) return;
    const seat = standing.seat;
    const done = stepsSince(this.log.entries.peek(), seat, standing.n).length;
    batch(() => {
      this.sent.value = action;
      this.note.value = null;
      this.offer.value = null;
      this.doubt.value = null;
      this.pointed.value = null;
      this.away.value = null;
    });
    const reply = await this.ask({ type: "act", seat, decision, action });
    if (this.sent.peek() === action) this.sent.value = null;
    if (reply?.type === "done" && reply.left !== undefined) this.course.leave(reply.left);
    else if (isLong(action)) void this.course.look();
    if (reply?.type !== "refused") return;
    this.course.stop();
    // It may have been done although its confirmation never came.
    if (stepsSince(this.log.entries.peek(), seat, standing.n)[done] === firstStep(action)) return;
    this.note.value = { kind: "refusal", action, refusal: this.hinted(reply.refusal) };
  }

  /** Fetch what can be looked up of the table as it stands. */
  async lookUp(): Promise<void> {
    const standing = this.standing.peek();
    if (standing === null || this.lookingUp !== null) return;
    const lookingUp = {};
    this.lookingUp = lookingUp;
    const moment = await fetchMoment(this.id, standing.n, standing.seat).catch(() => null);
    // Meanwhile something may have happened.
    if (moment !== null && this.lookingUp === lookingUp) this.lookedUp.value = moment.details;
  }

  /** The pointer or the focus is on an action, or (null) on none any more. */
  point(action: string | null): void {
    this.pointed.value = action;
    if (action !== null) void this.previews.want([action]);
  }

  /** The reader has turned to something else, or has come back: what was done meanwhile is told then. */
  turned(hidden: boolean): void {
    const standing = this.standing.peek();
    if (standing === null || standing.yours.length !== 1) return;
    if (hidden) {
      this.telling.skip();
      this.left = standing.n;
    } else if (this.left !== null && standing.n > this.left) {
      this.away.value = this.left;
      this.left = null;
    }
  }

  private async preview(actions: string[]): Promise<Record<string, PreviewInfo> | null> {
    const standing = this.standing.peek();
    const decision = standing && ownDecision(standing)?.number;
    if (!standing || decision === undefined || decision === null || standing.seat === null) return null;
    const legal = actions.filter((action) => standing.legal.includes(firstStep(action)));
    if (legal.length === 0) return null;
    const reply = await this.socket.request({ type: "preview", seat: standing.seat, decision, actions: legal }).catch(() => null);
    return reply?.type === "preview" ? reply.previews : null;
  }

  /** Nothing is to be chosen or confirmed after all. */
  cancel(): void {
    this.offer.value = null;
    this.doubt.value = null;
  }

  async why(action: string): Promise<void> {
    const seat = this.standing.peek()?.seat ?? null;
    if (seat === null) return;
    this.cancel();
    const reply = await this.ask({ type: "why", seat, action });
    if (reply?.type !== "why") return;
    const refusal = reply.refusal ?? this.hinted(null);
    this.note.value = refusal ? { kind: "refusal", action, refusal } : { kind: "possible", action };
  }

  /** In a lesson a wrong action is answered by the step's own hint. */
  private hinted<R extends RefusalInfo | null>(refusal: R): RefusalInfo | R {
    const place = this.standing.peek()?.lesson;
    const hint = place ? this.lesson.peek()?.steps[place.step]?.hint : undefined;
    return hint ? { case: "", params: {}, ...refusal, key: hint.replace(/^refusal-/, "") } : refusal;
  }

  /** Send something, and show what goes wrong with it. */
  async ask(message: TableRequest): Promise<Reply | null> {
    try {
      const reply = await this.socket.request(message);
      if (reply.type === "error") this.note.value = { kind: "text", text: codeWords(reply.code, reply.message) };
      else if (reply.type === "refused" && message.type !== "act") {
        this.note.value = { kind: "refusal", action: null, refusal: reply.refusal };
      }
      return reply;
    } catch (error) {
      if (!(error instanceof LostError)) throw error;
      this.note.value = { kind: "text", text: t("error-lost") };
      return null;
    }
  }

  /** The person at the shared screen says: it is me. */
  takeSeat(seat: number): void {
    const standing = this.standing.peek();
    this.confirmed.value = seat;
    this.note.value = null;
    if (standing && standing.seat !== seat) this.socket.look(seat);
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof RequestError && error.status === 404) return "unknown";
  if (error instanceof UnreachableError) return "unreachable";
  return "failed";
}
