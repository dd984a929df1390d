/** Who sits at the table: name, mark, score, and whether they think or are away. */
import { useEffect, useState } from "preact/hooks";
import { Mark } from "../look/marks.tsx";
import { t, tOr } from "../texts/language.ts";
import type { DecisionInfo, SeatInfo } from "../wire.ts";
import type { Ready } from "./shown.ts";
import { boardProps } from "./shown.ts";

export function Players({ ready }: { ready: Ready }) {
  const { standing } = ready;
  return (
    <section id="players" class="players" aria-labelledby="players-heading">
      <h2 id="players-heading" class="unseen">
        {t("players")}
      </h2>
      <ol class="seats">
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
  const decision = standing.decisions.find((one) => one.seat === seat.seat);
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
        {decision?.deadline !== undefined && <Clock decision={decision} />}
        {score !== null && (
          <strong>
            <span class="unseen">{t("score")} </span>
            {texts.number(score)}
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

/** One short word on the person, and whether anybody waits for them. */
function stateOf(seat: SeatInfo, asked: boolean): string {
  if (seat.kind === "open") return t("seat-open");
  if (seat.kind === "asked") return t("seat-asked");
  if (seat.thinking) return t("seat-thinking");
  if (asked) return seat.you ? t("seat-your-turn") : t("seat-turn");
  if (seat.kind === "bot") return t("seat-bot", { level: tOr(`bot-${seat.bot}`, seat.bot ?? "") });
  if (seat.kind === "here") return t("seat-here");
  return seat.online ? t("seat-online") : t("seat-away");
}

/** Seconds left for a decision. */
function Clock({ decision }: { decision: DecisionInfo }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((decision.deadline ?? 0) - now / 1000));
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <span class={`clock ${left <= 10 ? "short" : ""}`} role="timer" aria-label={t("clock-left", { seconds: left })}>
      {text}
    </span>
  );
}
