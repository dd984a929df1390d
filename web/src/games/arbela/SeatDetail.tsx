/** Under a player's name: losses against the break level, cards in Reserve, and the leaders. */
import type { SeatProps } from "../../board/module.ts";
import type { Board, View } from "./types.ts";

export function SeatDetail({ board, view, seat, texts }: SeatProps<View, Board>) {
  const losses = view.losses[seat] ?? 0;
  const level = view.break_levels[seat] ?? 0;
  const leaders = board.leaders.filter(({ side }) => side === seat);
  return (
    <div class="arb-seat">
      <span>{texts.t("board-losses", { losses, level })}</span>
      <span>{texts.t("board-seat-reserve", { count: view.reserves[seat]?.length ?? 0 })}</span>
      <span class="arb-seat-leaders">
        {leaders.map(({ name }) => (
          <span key={name} class={view.leaders[name] === "dead" ? "arb-dead" : ""}>
            {texts.word("leader", name)}
          </span>
        ))}
      </span>
      {view.ready.includes(seat) && <span class="arb-seat-turn">{texts.t("board-ready")}</span>}
      {view.active === seat && <span class="arb-seat-turn">{texts.t("board-turn", { turn: view.turns[seat] ?? 0 })}</span>}
    </div>
  );
}
