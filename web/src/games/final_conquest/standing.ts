/** Who is about to win, and by which forts. */
import type { Board, SeatView, View } from "./types.ts";

/** Whether a seat has held enough forts since the end of its last turn: it wins if it still does at its next. */
export function isNear({ noted, out }: SeatView, board: Board): boolean {
  return !out && noted.length >= board.victory_forts;
}

/** The forts that are about to win somebody the game, each with the seat that holds it. */
export function watchedForts(view: View, board: Board): ReadonlyMap<string, number> {
  return new Map(view.seats.flatMap((own, seat) => (isNear(own, board) ? own.noted.map((fort): [string, number] => [fort, seat]) : [])));
}
