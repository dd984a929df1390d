/** Under a player's name: faction, purse, heroes, units against the quota, and what is to be known of a bid. */
import type { SeatProps } from "../../board/module.ts";
import { Amount, Glyph } from "./Glyph.tsx";
import { isNear } from "./standing.ts";
import type { Board, View } from "./types.ts";

export function SeatDetail({ view, board, seat, look, texts }: SeatProps<View, Board>) {
  const own = view.seats[seat];
  if (!own) return null;
  const n = (value: number): string => texts.number(value);
  const state = stateOf();
  const faction = own.faction === null ? texts.t("board-no-faction") : texts.word("faction", own.faction);
  return (
    <div class={`fc-seat ${own.out ? "fc-out" : ""}`}>
      {faction !== look.name && <span class="fc-seat-faction">{faction}</span>}
      {own.out ? (
        <span class="fc-seat-out">{texts.t("board-out")}</span>
      ) : (
        <>
          <Amount name="currency" words={n(own.purse)} label={texts.t("board-seat-purse", { purse: own.purse, income: own.income })} />
          <Amount name="hero" words={n(own.heroes)} label={texts.t("board-seat-heroes", { count: own.heroes, burnt: own.burnt.length })} />
          <Amount
            name="infantry"
            words={`${n(own.units)}/${n(own.quota)}`}
            label={texts.t("board-seat-units", { units: own.units, quota: own.quota, food: own.food })}
            class={own.units > own.quota ? "fc-over" : ""}
          />
          {state !== null && <span class="fc-seat-state">{state}</span>}
        </>
      )}
    </div>
  );

  /** A bid, or that only one round is left to stop this player. */
  function stateOf() {
    if (!own) return null;
    if (own.bid !== null) return typeof own.bid === "number" ? texts.t("board-bid", { amount: own.bid }) : texts.t(`board-bid-${own.bid}`);
    if (!isNear(own, board)) return null;
    return (
      <span
        role="img"
        class="fc-seat-near"
        aria-label={texts.t("board-near", { goal: board.victory_forts })}
        title={texts.t("board-near", { goal: board.victory_forts })}
      >
        <Glyph name="laurel" size={16} />
      </span>
    );
  }
}
