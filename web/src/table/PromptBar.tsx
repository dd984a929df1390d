/** Always says who must do what; carries the buttons that have no place on the board. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Offer } from "../board/module.ts";
import { awaited, mayInterject, ownDecision } from "../live/standing.ts";
import { announce } from "../page/announce.ts";
import { useFitting } from "../page/fitting.ts";
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";
import { asksYou, stillAsked } from "./asking.ts";
import { Analyse } from "./Analyse.tsx";
import { NoteStrip } from "./NoteStrip.tsx";
import { GameTimer } from "./GameTimer.tsx";
import { CaseLink } from "../rules/CaseLink.tsx";
import { actionWords, lessonStep, offersOf, perform, placeless, shortcuts, type Ready } from "./shown.ts";
import { TakeBack } from "./TakeBack.tsx";
import { Told, TellingButtons } from "./Told.tsx";
import { WindowWishes } from "./Windows.tsx";
import { open } from "./openings.ts";

export function PromptBar({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const own = ownDecision(standing) !== null;
  const replaying = store.replay.active.value;
  const telling = store.telling.busy.value && !replaying;
  // Who may interject is in a hurry: that does not wait until all is told.
  const asking = own && !replaying && (!telling || mayInterject(standing)) && store.curtain.value === null;
  const number = ownDecision(standing)?.number;
  const sentence = sentenceOf(ready);
  useEffect(() => {
    if (asking || standing.table.state === "finished") announce(sentence);
  }, [sentence, number, asking]);
  const words = useRef<HTMLDivElement>(null);
  useFitting(words);
  useFocus(store.offer.value !== null || store.doubt.value !== null, asking ? number : undefined);
  return (
    <section
      id="prompt"
      class={`prompt ${asking ? "asking" : ""}`}
      aria-label={t("prompt")}
      aria-busy={store.sent.value !== null}
      tabIndex={-1}
    >
      <div class="prompt-words" ref={words}>
        {!replaying && (!asking || isBrokenInto(ready)) && <Told store={store} />}
        {/* Keyed by the sentence, so that a new one fades in. */}
        {standing.timer && !replaying && <GameTimer timer={standing.timer} texts={texts} yours={standing.yours} />}
        {(!telling || asking) && (
          <p class="prompt-sentence" key={sentence}>
            {sentence}
            {asking && standing.prompt && !store.offer.value && !store.doubt.value && (
              <CaseLink game={standing.table.game} id={standing.prompt.case} />
            )}
          </p>
        )}
      </div>
      <div class="prompt-buttons">{asking ? <Choices ready={ready} /> : <Aside ready={ready} />}</div>
      <NoteStrip store={store} texts={texts} game={standing.table.game} />
    </section>
  );
}

/** Whether somebody else, or the clock, was last to do something in the reader's own turn. */
function isBrokenInto({ store, standing }: Ready): boolean {
  const last = store.log.entries.value.at(-1);
  if (!last || last.turn_of == null || !standing.yours.includes(last.turn_of)) return false;
  return last.seat === null || !standing.yours.includes(last.seat);
}

/** Choices that come up take the focus and give it back; a focus that was lost comes here. */
function useFocus(offering: boolean, decision: number | undefined): void {
  useEffect(() => {
    if (!offering) return undefined;
    const before = document.activeElement;
    document.querySelector<HTMLElement>(".prompt-buttons button")?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, [offering]);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (decision !== undefined && lost) document.getElementById("prompt")?.focus({ preventScroll: true });
  }, [decision]);
}

function sentenceOf({ store, standing, texts }: Ready): string {
  const { table } = standing;
  if (store.replay.active.value) {
    return t("prompt-replay", { n: store.replay.at.value ?? 0, of: standing.n });
  }
  if (table.state === "finished") return endSentence(store.looks.value, table, texts.list.bind(texts));
  if (table.state === "open") {
    if (asksYou(table)) return t("rematch-asked");
    const asked = stillAsked(table);
    if (asked.length > 0) return t("prompt-asked", { names: texts.list(asked), count: asked.length });
    return t("prompt-open", { count: table.seats.filter((seat) => seat.kind === "open").length });
  }
  if (lessonStep(store)?.next && ownDecision(standing)) return t("prompt-lesson");
  if (store.doubt.value) return store.doubt.value.words;
  if (store.offer.value) return t("prompt-which", { count: store.offer.value.length });
  if (store.curtain.value !== null) return t("curtain-pass", { name: store.nameOf(store.curtain.value) });
  if (ownDecision(standing) && standing.prompt) return texts.prompt(standing.prompt);
  const decisions = awaited(standing);
  const names = texts.list(decisions.map((decision) => texts.seat(decision.seat)));
  return t("prompt-waiting", { names, count: decisions.length });
}

/** Who has won, in one sentence. */
export function endSentence(
  looks: readonly { name: string }[],
  table: Ready["standing"]["table"],
  list: (items: string[]) => string,
): string {
  const winners = table.outcome?.ranking[0] ?? [];
  const names = list(winners.map((seat) => looks[seat]?.name ?? ""));
  return t("end-winner", { names, count: winners.length });
}

function Choices({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const { Beforehand } = ready.module;
  const doubt = store.doubt.value;
  const offer = doubt ? [doubt.action] : store.offer.value;
  const choices: Offer[] = offer
    ? offersOf(ready, offer)
    : [...shortcuts(ready), ...placeless(ready).map((line) => ({ line, words: actionWords(ready, line) }))];
  return (
    <>
      {choices.map(({ line, words, exact }) => (
        <ActionButton key={line} ready={ready} action={line} label={words} exact={exact} />
      ))}
      {!offer && Beforehand && <Beforehand ways={store.course.ways.value} view={standing.view} seat={standing.seat} texts={texts} />}
      {offer ? (
        <button type="button" class="button quiet" onClick={() => store.cancel()}>
          {t("cancel")}
        </button>
      ) : (
        <TakeBack ready={ready} />
      )}
      {ownDecision(ready.standing)?.must === false && !mayInterject(ready.standing) && <WindowWishes ready={ready} />}
    </>
  );
}

/** A button that does a legal action; its places light up while it is pointed at. */
export function ActionButton(props: {
  ready: Ready;
  action: string;
  label: string;
  exact?: boolean | undefined;
  extra?: ComponentChildren;
}) {
  const { ready, action, label, exact, extra } = props;
  const { store, module } = ready;
  const finger = useRef(false);
  const point = (on: boolean) => () => {
    store.point(on ? action : null);
  };
  const press = () => {
    const first = finger.current && module.thrown?.(action) === true && store.offer.value === null;
    if (first) store.offer.value = [action];
    else perform(ready, action, exact);
  };
  return (
    <button
      type="button"
      class={`button act ${store.sent.value === action ? "sent" : ""}`}
      aria-disabled={store.sent.value !== null}
      onPointerDown={(event) => {
        finger.current = event.pointerType === "touch";
      }}
      onClick={press}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      {label}
      {extra}
    </button>
  );
}

/** What can be done while nothing is asked of the reader. */
function Aside({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  if (store.replay.active.value) {
    return (
      <>
        {standing.table.state === "finished" && <Analyse ready={ready} n={store.replay.at.value} />}
        <button type="button" class={`button ${ownDecision(standing) ? "act" : ""}`} onClick={() => store.replay.leave()}>
          {standing.table.state === "finished" ? t("replay-leave-end") : t("replay-leave")}
        </button>
      </>
    );
  }
  if (standing.table.state === "finished") {
    return (
      <>
        <button type="button" class="button" onClick={() => open("end")}>
          {t("end-how")}
        </button>
        <button type="button" class="button" onClick={() => void store.replay.play(standing.n)}>
          <Icon name="play" /> {t("replay-watch")}
        </button>
      </>
    );
  }
  return (
    <>
      {standing.table.state === "running" && <TellingButtons telling={store.telling} />}
      <TakeBack ready={ready} />
      <WindowWishes ready={ready} />
    </>
  );
}
