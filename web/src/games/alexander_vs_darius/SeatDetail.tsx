/** Under a player's name: pieces on the map, ships, cities, and how often he has passed. */
import type { SeatProps } from "../../board/module.ts";
import { Amount } from "./Glyph.tsx";
import { nationSide } from "./places.ts";
import type { Board, View } from "./types.ts";

export function SeatDetail({ view, board, seat, texts }: SeatProps<View, Board>) {
  const side = seat === 0 ? "macedon" : "persia";
  const places = [...Object.values(view.areas), ...Object.values(view.aboard), ...(view.field ? [view.field] : [])];
  const own = places.filter(({ holder }) => holder === side);
  const units = own.reduce((sum, { units: count }) => sum + count, 0);
  const leaders = own.reduce((sum, { leaders: count }) => sum + count, 0);
  const ships = view.fleets.filter(({ nation }) => nationSide(nation) === side).reduce((sum, { ships: count }) => sum + count, 0);
  const cities = Object.values(board.cities).filter(({ area }) => view.areas[area]?.marker === side).length;
  const passes = view.passes[seat] ?? 0;
  const n = (value: number): string => texts.number(value);
  return (
    <div class="avd-seat">
      <span class="avd-seat-side">{texts.word("side", side)}</span>
      <Amount name="city" words={n(cities)} label={texts.t("board-seat-cities", { cities })} />
      <Amount name="leader" words={n(leaders)} label={texts.t("board-seat-leaders", { leaders })} />
      <Amount name="units" words={n(units)} label={texts.t("board-seat-units", { units })} />
      <Amount name="ship" words={n(ships)} label={texts.t("board-seat-ships", { ships })} />
      {passes > 0 && view.phase === "actions" && <span class="avd-seat-state">{texts.t("board-seat-passes", { passes })}</span>}
    </div>
  );
}
