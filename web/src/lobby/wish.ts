/** The table that a game is set up with unless something else is wished for. */
import type { GameInfo, TableWish } from "../wire.ts";

/** The reader and as many bots as make a good game: three at the table where the game allows it. */
export function quickWish(game: GameInfo): TableWish {
  const [least, most] = game.seats;
  const bot = game.bots[Math.floor(game.bots.length / 2)] ?? game.bots[0] ?? "random";
  const others = Math.max(least, Math.min(3, most)) - 1;
  return {
    game: game.id,
    seats: [{ kind: "me" }, ...Array.from({ length: others }, () => ({ kind: "bot" as const, bot }))],
    options: {},
    public: false,
    undo: "own",
    clock: 0,
  };
}
