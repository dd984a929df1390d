/** The lesson beside the table: what this step says, and how to go on. */
import { useEffect, useRef } from "preact/hooks";
import { announce } from "../page/announce.ts";
import { useFitting } from "../page/fitting.ts";
import { Icon } from "../page/Icon.tsx";
import { narrow } from "../page/media.ts";
import { expected, lessonStep, type Ready } from "../table/shown.ts";
import { t } from "../texts/language.ts";

export function LessonPanel({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const step = lessonStep(store);
  const place = standing.lesson?.step ?? 0;
  const words = step ? texts.t(step.text) : "";
  useEffect(() => {
    if (words !== "") announce(words);
  }, [words]);
  useHighlights(step?.highlight ?? []);
  const box = useRef<HTMLDivElement>(null);
  useFitting(box);
  if (!step) return null;
  const count = store.lesson.value?.steps.length ?? 0;
  const tell = (to: "next" | "back" | "leave") => () => void store.ask({ type: "lesson", to });
  return (
    <section id="lesson" class="lesson" aria-labelledby="lesson-heading">
      <div class="panel-head">
        <h2 id="lesson-heading">{t("lesson")}</h2>
        <span class="lesson-place">{t("lesson-place", { place: place + 1, count })}</span>
        <button
          type="button"
          class="icon-button lesson-back"
          aria-label={t("lesson-back")}
          title={t("lesson-back")}
          aria-disabled={place === 0}
          onClick={() => place > 0 && tell("back")()}
        >
          <Icon name="previous" />
        </button>
      </div>
      <progress class="lesson-progress" max={count} value={place + 1} aria-label={t("lesson-progress")} />
      <div ref={box} class="lesson-words" key={step.id}>
        {words.split("\n").map((line, number) => (
          <p key={number}>{line}</p>
        ))}
      </div>
      <div class="row">
        {step.next && (
          <button type="button" class="button primary" onClick={tell("next")}>
            {t("lesson-next")}
          </button>
        )}
        {expected(step) && <p class="hint">{t("lesson-your-move")}</p>}
        <button type="button" class="button quiet" onClick={tell("leave")}>
          {t("lesson-leave")}
        </button>
      </div>
    </section>
  );
}

/** Parts of the page that a step may point at, by their ids. */
const PARTS = new Set(["board", "hand", "prompt", "log", "players", "tracks", "rules-button", "undo"]);

function useHighlights(names: readonly string[]): void {
  // In a window of another kind the parts are made anew.
  const small = narrow.value;
  useEffect(() => {
    const parts = names
      .map((name) => (name === "rules" ? "rules-button" : name))
      .filter((name) => PARTS.has(name))
      // What lies behind a tab is pointed at by its tab.
      .map((name) => document.getElementById(name) ?? document.getElementById(`tab-${name}`))
      .filter((part) => part !== null);
    for (const part of parts) part.classList.add("pointed-at");
    return () => {
      for (const part of parts) part.classList.remove("pointed-at");
    };
  }, [names.join(" "), small]);
}
