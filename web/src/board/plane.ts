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
