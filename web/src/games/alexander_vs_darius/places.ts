/** Words of the game as places of the map: areas and seas, and what lies in them. */
import type { Board, FleetView, Side } from "./types.ts";

export const MACEDON = 0;
export const PERSIA = 1;

export const areaKey = (word: string): string => `area:${word}`;
export const seaKey = (word: string): string => `sea:${word}`;

/** The seat of a side; null for one that no player is. */
export function seatOf(side: Side | null): number | null {
  if (side === "macedon") return MACEDON;
  return side === "persia" ? PERSIA : null;
}

/** A berth taken apart: a sea, or the port of an area on a sea. */
export function berthOf(word: string, board: Board): { sea: string; area: string | null } {
  if (word in board.seas) return { sea: word, area: null };
  const sea = Object.keys(board.seas).find((one) => word.endsWith(`-${one}`)) ?? "";
  return { sea, area: word.slice(0, -sea.length - 1) };
}

/** The place of the map that a word of a domain stands for; null where it stands for none. */
export function keyOf(domain: string, word: string, board: Board): string | null {
  switch (domain) {
    case "area":
      return areaKey(word);
    case "sea":
      return seaKey(word);
    case "city":
      return areaKey(board.cities[word]?.area ?? "");
    case "strait":
      return areaKey(board.straits[word]?.ends[1] ?? "");
    case "berth": {
      const { sea, area } = berthOf(word, board);
      return area === null ? seaKey(sea) : areaKey(area);
    }
    case "place": {
      const [, sea] = /^aboard-(?:macedon|persia)-(.+)$/.exec(word) ?? [];
      if (sea !== undefined) return seaKey(sea);
      return word in board.areas ? areaKey(word) : null;
    }
    default:
      return null;
  }
}

export function nationSide(nation: string): "macedon" | "persia" {
  return nation === "persian" ? "persia" : "macedon";
}

/** The ships that lie in a sea, out or in the ports of it. */
export function fleetsIn(sea: string, fleets: readonly FleetView[], board: Board): FleetView[] {
  return fleets.filter(({ berth }) => berthOf(berth, board).sea === sea);
}

/** The ships in the port of an area. */
export function fleetsAt(area: string, fleets: readonly FleetView[], board: Board): FleetView[] {
  return fleets.filter(({ berth }) => berthOf(berth, board).area === area);
}

export function isWorn(word: string): boolean {
  return word.startsWith("worn-");
}

/** The kind of a class: worn or not. */
export function kindOf(word: string): string {
  return isWorn(word) ? word.slice(5) : word;
}

export function isFoot(word: string): boolean {
  return !word.endsWith("cavalry");
}
