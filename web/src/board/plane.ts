/** Spots and boxes in the plane of a drawn board, in its own units; sizes in pixels. */

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** One decimal is enough for a drawing. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The smallest box round some spots. */
export function boxOf(spots: readonly Spot[]): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The value nearest to a wanted one such that something of that width lies between two edges. */
export function within(wanted: number, low: number, high: number, width: number): number {
  return Math.max(low + width / 2, Math.min(wanted, high - width / 2));
}
