/** What all share: the round and its chronicle card, the order of turns with everybody's forts, the clock. */
import type { BoardProps } from "../../board/module.ts";
import { Mark } from "../../look/marks.tsx";
import { Glyph } from "./Glyph.tsx";
import { isNear } from "./standing.ts";
import type { Board, View } from "./types.ts";

type Props = BoardProps<View, Board>;

export function Tracks(props: Props) {
  return (
    <div class="fc-tracks">
      <Chronicle {...props} />
      <div class="fc-below">
        <Order {...props} />
        {props.view.clock.late || props.view.clock.warned ? <ClockState {...props} /> : null}
      </div>
    </div>
  );
}

function Chronicle({ view, board, texts }: Props) {
  const card = view.chronicle;
  const threat = card !== null && board.cards[card]?.threat === true;
  return (
    <section class={`fc-chronicle ${threat ? "fc-threat" : ""}`} aria-label={texts.t("board-chronicle-name")}>
      <h4>
        <span class="fc-round">{view.round === 0 ? texts.t("board-round-none") : texts.t("board-round", { round: view.round })}</span>
        {!view.clock.late && !view.clock.warned && <ClockState view={view} texts={texts} />}
        {card !== null && <span>{texts.word("card", card)}</span>}
      </h4>
      <p>
        {view.round === 0
          ? texts.t("board-chronicle-soon")
          : card === null
            ? texts.t("board-chronicle-none")
            : texts.t(`board-card-${card}`)}
      </p>
    </section>
  );
}

/** The seats in the order of their turns, with their forts; a wreath for those who win soon. */
function Order({ view, board, seats, texts }: Props) {
  const goal = board.victory_forts;
  return (
    <ol class="fc-order" aria-label={texts.t("board-standings")}>
      {view.order.map((seat) => {
        const own = view.seats[seat];
        const look = seats[seat];
        if (!own || !look) return null;
        const words = texts.t("board-forts-of", {
          seat: `seat:${seat}`,
          forts: own.forts,
          goal,
          near: isNear(own, board) ? "yes" : "no",
        });
        return (
          <li key={seat} class={`colour-${look.colour} ${own.out ? "fc-out" : ""} ${view.active === seat ? "fc-on-turn" : ""}`}>
            <span role="img" aria-label={words} title={words}>
              <Mark name={look.mark} size={16} />
              {isNear(own, board) && <Glyph name="laurel" size={13} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function ClockState({ view: { clock }, texts }: Pick<Props, "view" | "texts">) {
  if (clock.seconds === 0) return null;
  const state = clock.late ? "late" : clock.warned ? "warned" : "on";
  return (
    <p class={`fc-clock fc-clock-${state}`}>
      <Glyph name="clock" size={14} />
      {texts.t("board-clock", { state, seconds: clock.seconds })}
    </p>
  );
}
