/** On a phone: who has how much, and whose turn it is, in one line that never leaves. */
import { useRef } from "preact/hooks";
import { awaited } from "../live/standing.ts";
import { Mark } from "../look/marks.tsx";
import { useFittingName } from "../page/fitting.ts";
import { t } from "../texts/language.ts";
import { Gain } from "./Players.tsx";
import { boardProps, type Ready } from "./shown.ts";

export function ScoreStrip({ ready }: { ready: Ready }) {
  const { store, standing, module, texts } = ready;
  const { view } = boardProps(ready);
  return (
    <ol class="score-strip" aria-label={module.scoreName === undefined ? t("score") : texts.t(module.scoreName, { count: 2 })}>
      {store.looks.value.map((look) => {
        const score = view === null ? null : (module.score?.(view, look.seat) ?? null);
        const asked = awaited(standing).some(({ seat }) => seat === look.seat);
        return (
          <li key={look.seat} class={`colour-${look.colour} ${asked ? "to-act" : ""}`}>
            <Mark name={look.mark} size={18} />
            <Name name={look.name} />
            {score !== null && <strong>{texts.number(score)}</strong>}
            <Gain gains={store.gains.value} seat={look.seat} texts={texts} />
          </li>
        );
      })}
    </ol>
  );
}

function Name({ name }: { name: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useFittingName(box);
  return (
    <span ref={box} class="strip-name">
      {name}
    </span>
  );
}
