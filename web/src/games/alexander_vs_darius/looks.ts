/** How the sides look: the players as their seats, Thracians and Spartans by marks of their own. */
import type { SeatLook, Texts } from "../../board/module.ts";
import { seatOf } from "./places.ts";
import type { Side } from "./types.ts";

/** The looks of two further seats: nobody else has them in a game of two. */
const OTHERS = {
  thrace: { colour: "olive", mark: "wolf" },
  sparta: { colour: "violet", mark: "owl" },
} as const;

export function lookOf(side: Side | null, seats: readonly SeatLook[]): SeatLook | null {
  if (side === "thrace" || side === "sparta") return { seat: -1, name: "", ...OTHERS[side] };
  const seat = seatOf(side);
  return seat === null ? null : (seats[seat] ?? null);
}

export function sideWords(side: Side, texts: Texts): string {
  return texts.word("side", side);
}
