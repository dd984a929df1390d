/**
 * Questions that follow from what the reader does, and mostly have one sensible answer: who goes along
 * with a unit that leaves, and where in a stack it comes to lie. They are asked each time, or answered
 * beforehand; which of the two stands in the prompt wherever such a question lies ahead.
 */
import type { Signal } from "@preact/signals";
import type { BeforehandProps, Texts } from "../../board/module.ts";
import { Choice } from "../../page/Choice.tsx";
import { stored } from "../../page/stored.ts";
import type { View } from "./types.ts";

const ASK = "ask";

interface Question {
  /** Begins the keys of its words. */
  key: string;
  wish: Signal<string>;
  /** The answers that can be given beforehand, the usual one first. */
  answers: readonly string[];
  /** Whether an action is an answer to it. */
  isAnswer(action: string): boolean;
}

function question(key: string, ...answers: string[]): Question {
  return { key, wish: stored(`arbela.${key}`, answers[0] ?? ASK), answers, isAnswer: (action) => answers.includes(action) };
}

/** 5.1p The leader of a unit that leaves. */
const ALONG = question("along", "go-along", "remain");
/** 8.6e The skirmisher that is stacked with a unit that advances. */
const FOLLOW = question("follow", "stay-behind", "follow");
/** 4.3.2j A unit that joins others. */
const DEPTH: Question = { ...question("depth", "at 0"), isAnswer: (action) => action.startsWith("at ") };

const QUESTIONS = [ALONG, FOLLOW, DEPTH];

export const along = ALONG.wish;

type Turn = Pick<View, "phase" | "active">;

/**
 * Whether a question may come of these steps, so that the prompt says how it would be answered. How
 * deep a card from the Reserve, or one that retreats, shall lie is always asked.
 */
function isAhead(one: Question, steps: readonly string[], { phase, active }: Turn, seat: number | null): boolean {
  return steps.some(one.isAnswer) && (one !== DEPTH || (phase === "actions" && active === seat));
}

/** All wishes in one word, which changes when one of them does. */
export function wishes(): string {
  return QUESTIONS.map(({ wish }) => wish.value).join();
}

/** Whether an action is an answer to one of these questions. */
export function isAsked(action: string): boolean {
  return QUESTIONS.some(({ isAnswer }) => isAnswer(action));
}

/** Whether a way answers all these questions as the reader wishes. */
export function asWished(way: readonly string[]): boolean {
  return way.every((step) => QUESTIONS.every(({ wish, isAnswer }) => wish.value === ASK || !isAnswer(step) || step === wish.value));
}

/**
 * The answer that was given beforehand; null where it is to be asked, or for another question. `steps`:
 * those that lay ahead when the reader pressed something last.
 */
export function answered(legal: readonly string[], steps: readonly string[], turn: Turn, seat: number | null): string | null {
  const posed = QUESTIONS.find(({ isAnswer }) => legal.every(isAnswer));
  if (posed === undefined || !isAhead(posed, steps, turn, seat)) return null;
  return legal.includes(posed.wish.value) ? posed.wish.value : null;
}

/** What would be answered beforehand on the ways ahead; a press changes it. */
export function Beforehand({ ways, view, seat, texts }: BeforehandProps<View>) {
  const ahead = QUESTIONS.filter((one) => isAhead(one, ways.flat(), view, seat));
  return (
    <>
      {ahead.map(({ key, wish, answers }) => {
        const all = [...answers, ASK];
        return (
          <button
            key={key}
            type="button"
            class="button wish"
            title={texts.t("board-beforehand")}
            onClick={() => {
              wish.value = all[(all.indexOf(wish.value) + 1) % all.length] ?? ASK;
            }}
          >
            {texts.t(`board-now-${wordFor(key, wish.value)}`)}
          </button>
        );
      })}
    </>
  );
}

/** How the words of an answer to a question are called. */
const WORDS: Record<string, Record<string, string>> = {
  along: { "go-along": "along-go-along", remain: "along-remain", ask: "along-ask" },
  follow: { "stay-behind": "follow-stay-behind", follow: "follow-follow", ask: "follow-ask" },
  depth: { "at 0": "depth-at-0", ask: "depth-ask" },
};

function wordFor(key: string, answer: string): string {
  return WORDS[key]?.[answer] ?? key;
}

export function Settings({ texts }: { texts: Texts }) {
  return (
    <>
      {QUESTIONS.map(({ key, wish, answers }) => (
        <Choice
          key={key}
          label={texts.t(`board-wish-${key}`)}
          value={wish.value}
          choices={[...answers, ASK].map((answer) => [answer, texts.t(`board-wish-${wordFor(key, answer)}`)] as const)}
          onChoose={(value) => {
            wish.value = value;
          }}
        />
      ))}
    </>
  );
}
