/** Words of the game as places of the map: spaces and provinces, and what stands in them. */
import type { SeatLook } from "../../board/module.ts";
import type { Board, Side, View } from "./types.ts";

export const spaceKey = (word: string): string => `space:${word}`;
export const provinceKey = (word: string): string => `province:${word}`;

export const SIDES = ["macedon", "persia"] as const;

type Standing = Pick<View, "armies" | "fleets" | "treasuries">;

/** The place of the map that a word of a domain stands for; null where it stands for none. */
export function keyOf(domain: string, word: string, board: Board, view: Standing): string | null {
  switch (domain) {
    case "space":
    case "city":
      return word in board.spaces ? spaceKey(word) : null;
    case "province":
      return word in board.provinces ? provinceKey(word) : null;
    case "treasury":
      return at(view.treasuries[word]?.at ?? board.treasuries[word]?.at);
    case "army":
      return at(view.armies[word]?.at);
    case "fleet":
      return at(view.fleets[word]?.at);
    // Where a leader can be: an army or a fleet.
    case "place":
      return at(view.armies[word]?.at ?? view.fleets[word]?.at);
    default:
      return null;
  }
}

function at(space: string | null | undefined): string | null {
  return space === null || space === undefined ? null : spaceKey(space);
}

/** The looks of those who have no seat: tribes and Rhodes; and of either side where one person plays both. */
const LOOKS = {
  macedon: { seat: -1, name: "", colour: "lapis", mark: "sun" },
  persia: { seat: -1, name: "", colour: "terracotta", mark: "disc" },
  independent: { seat: -1, name: "", colour: "olive", mark: "wolf" },
} as const;

export function lookOf(side: Side | null | undefined, seats: readonly SeatLook[]): SeatLook | null {
  if (side === null || side === undefined || side === "nobody") return null;
  if (side === "independent" || seats.length < 2) return LOOKS[side];
  return seats[side === "macedon" ? 0 : 1] ?? null;
}

/** Everybody whose hatch or mark the map may show. */
export function looksOf(seats: readonly SeatLook[]): SeatLook[] {
  return (["macedon", "persia", "independent"] as const).flatMap((side) => lookOf(side, seats) ?? []);
}
