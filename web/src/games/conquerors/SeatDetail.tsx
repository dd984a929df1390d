/** Under a player's name: what stands on the map, what can still be raised, and what is held unseen. */
import type { SeatProps } from "../../board/module.ts";
import { Amount } from "./Glyph.tsx";
import { SIDES } from "./places.ts";
import type { Board, View } from "./types.ts";

export function SeatDetail({ view, board, seat, texts }: SeatProps<View, Board>) {
  const side = SIDES[seat] ?? "macedon";
  const armies = Object.entries(view.armies).filter(([word]) => board.armies[word]?.side === side);
  const posts = Object.values(view.spaces).filter(({ holder }) => holder === side);
  const asp = armies.reduce((sum, [, army]) => sum + army.asp, 0) + posts.reduce((sum, { loose }) => sum + loose, 0);
  const nsp = Object.values(view.fleets)
    .filter((fleet) => fleet.side === side)
    .reduce((sum, fleet) => sum + fleet.nsp, 0);
  const [cards = 0, leaders = 0, left = 0, garrisons = 0] = [view.cards.counts, view.leaders.counts, view.available, view.garrisons].map(
    (pair) => pair[seat] ?? 0,
  );
  const n = (value: number): string => texts.number(value);
  return (
    <div class="cq-seat">
      <span class="cq-seat-side">{texts.word("side", side)}</span>
      <Amount name="units" words={n(asp)} label={texts.t("board-seat-points", { points: asp, left })} />
      <Amount name="ship" words={n(nsp)} label={texts.t("board-seat-ships", { points: nsp })} />
      <Amount name="garrison" words={n(garrisons)} label={texts.t("board-seat-garrisons", { garrisons })} />
      <Amount name="card" words={n(cards)} label={texts.t("board-seat-cards", { cards })} />
      {leaders > 0 && <Amount name="leader" words={n(leaders)} label={texts.t("board-seat-leaders", { leaders })} />}
    </div>
  );
}
