/** The table that a game is set up with unless something else is wished for. */
import type { GameInfo, NewSeat, NewTable, OptionInfo } from "../wire.ts";

/** A table as its maker wishes it. */
export type TableWish = Required<NewTable>;

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
    away: 0,
    pause: game.pause,
  };
}

/** The reader and whoever gets the link. */
export function friendWish(game: GameInfo): TableWish {
  const others = Math.max(game.seats[0], Math.min(2, game.seats[1])) - 1;
  return { ...quickWish(game), seats: [{ kind: "me" }, ...Array.from({ length: others }, () => ({ kind: "open" as const }))] };
}

/** The choices of an option that these seats have: what takes time is for people at screens of their own. */
export function openChoices(option: OptionInfo, seats: readonly NewSeat[]): string[] {
  if (option.live && !isLive(seats)) return option.choices.slice(0, 1);
  return option.choices.filter((choice) => (option.least_seats[choice] ?? 0) <= seats.length);
}

/** Whether somebody plays there, and everybody at a screen of their own. */
export function isLive(seats: readonly NewSeat[]): boolean {
  return seats.some(({ kind }) => kind === "me" || kind === "open") && seats.every(({ kind }) => kind !== "here");
}

/** The same wish with other seats; what was chosen and does not hold for so many is as by default again. */
export function withSeats(wish: TableWish, seats: NewSeat[], game: GameInfo): TableWish {
  const kept = game.options.flatMap((option): [string, string][] => {
    const chosen = wish.options[option.key];
    return chosen !== undefined && openChoices(option, seats).includes(chosen) ? [[option.key, chosen]] : [];
  });
  return { ...wish, seats, options: Object.fromEntries(kept) };
}
