/** The game's own timer: whose time runs, and how much of it is left, in words and as a bar. */
import { useEffect } from "preact/hooks";
import type { Texts } from "../board/module.ts";
import { announce } from "../page/announce.ts";
import { t } from "../texts/language.ts";
import type { TimerInfo } from "../wire.ts";
import { minutes, useSecondsLeft } from "./seconds.ts";

/** So many seconds before the end it is said once more. */
const SHORT = 10;

export function GameTimer({ timer, texts, yours }: { timer: TimerInfo; texts: Texts; yours: readonly number[] }) {
  const left = useSecondsLeft(timer.deadline);
  const mine = yours.includes(timer.seat);
  const short = left <= SHORT;
  useEffect(() => {
    if (mine && (short || left === timer.seconds)) announce(t("timer-yours", { seconds: left }));
  }, [mine, short, timer.deadline]);
  const words = mine ? t("timer-yours", { seconds: left }) : t("timer-theirs", { name: texts.seat(timer.seat), seconds: left });
  return (
    <p class={`game-timer ${short ? "short" : ""}`} role="timer" aria-label={words}>
      <span aria-hidden="true">
        {mine
          ? t("timer-yours-clock", { clock: minutes(left) })
          : t("timer-theirs-clock", { name: texts.seat(timer.seat), clock: minutes(left) })}
      </span>
      <span class="game-timer-bar" aria-hidden="true">
        <span style={{ width: `${(100 * Math.min(left, timer.seconds)) / Math.max(1, timer.seconds)}%` }} />
      </span>
    </p>
  );
}
