/** Who sits at the table: name, mark, score, and whether they think or are away. */
import type { Texts } from "../board/module.ts";
import type { Gains } from "../live/gains.ts";
import { awaited } from "../live/standing.ts";
import { Mark } from "../look/marks.tsx";
import { t, tOr } from "../texts/language.ts";
import type { SeatInfo } from "../wire.ts";
import { minutes, useSecondsLeft } from "./seconds.ts";
import type { Ready } from "./shown.ts";
import { boardProps } from "./shown.ts";

/** More players than this are shown in two lines each. */
const MANY = 4;

export function Players({ ready }: { ready: Ready }) {
  const { standing } = ready;
  return (
    <section id="players" class="players" aria-labelledby="players-heading">
      <h2 id="players-heading" class="unseen">
        {t("players")}
      </h2>
      <ol class={`seats ${standing.table.seats.length > MANY ? "many" : ""}`}>
        {standing.table.seats.map((seat) => (
          <Player key={seat.seat} ready={ready} seat={seat} />
        ))}
      </ol>
    </section>
  );
}

function Player({ ready, seat }: { ready: Ready; seat: SeatInfo }) {
  const { store, standing, module, texts } = ready;
  const look = store.looks.value[seat.seat];
  const decision = awaited(standing).find((one) => one.seat === seat.seat);
  const shown = boardProps(ready);
  const score = shown.view === null ? null : (module.score?.(shown.view, seat.seat) ?? null);
  const Detail = module.SeatDetail;
  if (!look) return null;
  return (
    <li class={`seat colour-${look.colour} ${decision ? "to-act" : ""}`}>
      <Mark name={look.mark} size={30} />
      <div class="seat-who">
        <p class="seat-name">
          {look.name}
          {seat.you && standing.yours.length === 1 && <span class="seat-you">{t("seat-you")}</span>}
        </p>
        <p class="seat-state">{standing.table.review ? "" : stateOf(seat, decision !== undefined)}</p>
      </div>
      <div class="seat-score">
        {decision?.deadline !== undefined && <Clock deadline={decision.deadline} />}
        {standing.timer?.seat === seat.seat && <Clock deadline={standing.timer.deadline} />}
        <Gain gains={store.gains.value} seat={seat.seat} texts={texts} />
        {score !== null && (
          <strong>
            <span class="unseen">{module.scoreName === undefined ? t("score") : texts.t(module.scoreName, { count: score })} </span>
            {texts.number(score)}
            {module.scoreName !== undefined && (
              <small class="score-name" aria-hidden="true">
                {texts.t(module.scoreName, { count: score })}
              </small>
            )}
          </strong>
        )}
      </div>
      {Detail && shown.view !== null && (
        <div class="seat-detail">
          <Detail board={shown.board} view={shown.view} seat={seat.seat} look={look} mine={shown.seat === seat.seat} texts={texts} />
        </div>
      )}
    </li>
  );
}

/** By how much a score has just changed; it fades by itself. */
export function Gain({ gains, seat, texts }: { gains: Gains | null; seat: number; texts: Texts }) {
  const by = gains?.by[seat] ?? 0;
  if (by === 0) return null;
  return (
    <span key={gains?.n} class={`gain ${by < 0 ? "loss" : ""}`} aria-hidden="true">
      {by < 0 ? `−${texts.number(-by)}` : `+${texts.number(by)}`}
    </span>
  );
}

/** One short word on the person, and whether anybody waits for them. */
function stateOf(seat: SeatInfo, asked: boolean): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "asked") return t("seat-asked");
  if (seat.stand_in !== undefined) return t("seat-stand-in");
  if (seat.thinking) return t("seat-thinking");
  if (asked && seat.kind === "person" && !seat.online) return t("seat-turn-away");
  if (asked) return seat.you ? t("seat-your-turn") : t("seat-turn");
  if (seat.kind === "bot") return t("seat-bot", { level: tOr(`bot-${seat.bot}`, seat.bot ?? "") });
  if (seat.kind === "here") return t("seat-here");
  return seat.online ? t("seat-online") : t("seat-away");
}

/** Seconds left for a decision. */
function Clock({ deadline }: { deadline: number }) {
  const left = useSecondsLeft(deadline);
  return (
    <span class={`clock ${left <= 10 ? "short" : ""}`} role="timer" aria-label={t("clock-left", { seconds: left })}>
      {minutes(left)}
    </span>
  );
}
