/** Moving the focus over spots that lie about in the plane. */
import type { Spot } from "./plane.ts";

export type Direction = "left" | "right" | "up" | "down";

const WAYS: Record<Direction, Spot> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export function directionOf(key: string): Direction | null {
  switch (key) {
    case "ArrowLeft":
      return "left";
    case "ArrowRight":
      return "right";
    case "ArrowUp":
      return "up";
    case "ArrowDown":
      return "down";
    default:
      return null;
  }
}

/**
 * The spot that an arrow key leads to: near, and not too far off to the side. A spot straight ahead
 * is preferred to a nearer one askew; what lies behind or exactly abeam is never chosen.
 */
export function toward<T extends Spot>(spots: readonly T[], from: Spot, direction: Direction): T | null {
  const way = WAYS[direction];
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 1e-6 || aside > 4 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      best = spot;
      least = cost;
    }
  }
  return best;
}

/** Spots in reading order: from north to south, and from west to east along a row. */
export function inReadingOrder<T extends Spot>(spots: readonly T[], row: number): T[] {
  return [...spots].sort((one, other) => Math.floor(one.y / row) - Math.floor(other.y / row) || one.x - other.x || one.y - other.y);
}
