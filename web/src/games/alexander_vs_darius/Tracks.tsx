/** What all share: the turn, the phase, both tracks, and how the powers stand that nobody plays. */
import type { BoardProps } from "../../board/module.ts";
import { markPath } from "../../look/marks.tsx";
import { Glyph } from "./Glyph.tsx";
import { lookOf } from "./looks.ts";
import type { Board, Side, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** The tracks go from nothing to that. */
const MOST = 20;

export function Tracks(props: Props) {
  const { view, texts } = props;
  return (
    <div class="avd-tracks">
      <Turns {...props} />
      <Track name="weariness" value={view.weariness} side="macedon" props={props} />
      <Track name="legitimacy" value={view.legitimacy} side="persia" props={props} />
      <p class="avd-powers">
        <span>{texts.t("board-king", { leader: `leader:${view.king}` })}</span>
        <span>{texts.t(`board-athenians-${view.athenians}`)}</span>
        <span>{texts.t(view.revolted ? "board-sparta-revolted" : "board-sparta-quiet", { roll: revoltRoll(props) })}</span>
        {view.alexander_held && <span class="avd-warning">{texts.t("board-alexander-held")}</span>}
      </p>
    </div>
  );
}

function revoltRoll({ view, board }: Props): number {
  return board.revolt[Math.max(0, view.turn - 1)] ?? 0;
}

/** The turns as a row of pips, and what is going on. */
function Turns({ view, board, texts }: Props) {
  const label = texts.t("board-turn", { turn: view.turn, turns: board.turns });
  return (
    <div class="avd-turns" role="img" aria-label={`${label}. ${texts.t(`board-phase-${view.phase}`)}`} title={label}>
      <Glyph name="turn" size={15} />
      <span class="avd-turn-words">
        <b>{label}</b>
        <small>{texts.t(`board-phase-${view.phase}`)}</small>
      </span>
      <span class="avd-turn-pips" aria-hidden="true">
        {Array.from({ length: board.turns }, (_, turn) => (
          <i key={turn} class={turn + 1 < view.turn ? "avd-past" : turn + 1 === view.turn ? "avd-now" : ""} />
        ))}
      </span>
    </div>
  );
}

/** A track with its owner's mark where it stands: at its lower end the game is over. */
function Track({ name, value, side, props }: { name: string; value: number; side: Side; props: Props }) {
  const { texts, seats } = props;
  const look = lookOf(side, seats);
  const label = texts.t(`board-track-${name}`, { value });
  const most = Math.max(MOST, value);
  const at = 9 + (Math.max(0, value) / most) * 182;
  const near = value <= 3;
  return (
    <div class={`avd-track ${look ? `colour-${look.colour}` : ""} ${near ? "avd-near" : ""}`} role="img" aria-label={label} title={label}>
      <span class="avd-track-name">{texts.t(`board-track-name-${name}`)}</span>
      <svg viewBox="0 0 200 22" aria-hidden="true" focusable="false">
        <path
          class="avd-track-line"
          d={`M9 15H191${Array.from({ length: most + 1 }, (_, tick) => `M${9 + (tick / most) * 182} ${tick % 5 === 0 ? 10 : 12.5}V15`).join("")}`}
        />
        <path class="avd-track-end" d="M5 6L9 15L13 6Z" />
        {look && (
          <path
            d={markPath(look.mark)}
            fill="currentColor"
            fill-rule="evenodd"
            transform={`translate(${Math.round(at * 10) / 10 - 8} 0) scale(0.667)`}
          />
        )}
      </svg>
      <strong aria-hidden="true">{texts.number(value)}</strong>
    </div>
  );
}
