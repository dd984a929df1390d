/** Under a player's name: guards at hand, cards held, and what a levy would bring now. */
import { CounterRow } from "../../board/Counter.tsx";
import type { SeatProps } from "../../board/module.ts";
import { Counts } from "./cards.tsx";
import { cardsInWords } from "./labels.ts";
import { Eye } from "./symbols.tsx";
import type { Board, View } from "./types.ts";

export function SeatDetail({ view, seat, look, texts }: SeatProps<View, Board>) {
  const own = view.seats[seat];
  if (!own) return null;
  const posted = Object.values(view.guards).filter((holder) => holder === seat).length;
  const known = Object.keys(own.known).length > 0;
  const held = texts.t("board-seat-cards", { count: own.cards });
  const said = known ? texts.t("board-seat-known", { held, cards: cardsInWords(own.known, texts) }) : held;
  return (
    <div class="alx-seat">
      <CounterRow look={look} stock={own.stock} posted={posted} label={texts.t("board-seat-guards", { stock: own.stock, posted })} />
      <span
        class="alx-seat-taxes"
        role="img"
        aria-label={texts.t("board-seat-taxes", { points: own.taxes })}
        title={texts.t("board-seat-taxes", { points: own.taxes })}
      >
        <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="9.5" />
          <circle cx="12" cy="12" r="6" />
        </svg>
        +{texts.number(own.taxes)}
      </span>
      <span class="alx-seat-cards" role="img" aria-label={said}>
        <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true" focusable="false">
          <path d="M3 5.5L13 3L17 19L7 21.5ZM16 4.5L21 6L17.8 17.4" />
        </svg>
        {texts.number(own.cards)}
        {known && (
          <span class="alx-seat-known">
            <Eye size={12} />
            <Counts cards={own.known} />
          </span>
        )}
      </span>
    </div>
  );
}
