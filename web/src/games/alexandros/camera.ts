/** The window onto the map: where it looks and how near. */
import type { Box, Spot } from "./lattice.ts";

export interface Camera extends Spot {
  /** Pixels a drawing unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A side of the lattice is never drawn longer than this, in pixels. */
const LONGEST_SIDE = 230;
const SIDE = 100;

/** The camera that shows the whole box and nothing more. */
export function fit(box: Box, size: Size): Camera {
  const scale = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale };
}

/** The same camera, kept from straying off the box or from coming too near or too far. */
export function clamped(camera: Camera, box: Box, size: Size): Camera {
  const whole = fit(box, size);
  const scale = Math.max(whole.scale, Math.min(camera.scale, Math.max(whole.scale, LONGEST_SIDE / SIDE)));
  return {
    x: between(camera.x, box.left, box.right, size.width / scale),
    y: between(camera.y, box.top, box.bottom, size.height / scale),
    scale,
  };
}

/** A middle such that the window stays inside, or lies round the middle if it is the larger. */
function between(middle: number, low: number, high: number, window: number): number {
  if (window >= high - low) return (low + high) / 2;
  return Math.max(low + window / 2, Math.min(middle, high - window / 2));
}

/** Nearer by a factor, with the spot under a place on the screen staying there. */
export function zoomed(camera: Camera, factor: number, at: Spot, size: Size): Camera {
  const under = toMap(camera, at, size);
  const scale = camera.scale * factor;
  return {
    x: under.x - (at.x - size.width / 2) / scale,
    y: under.y - (at.y - size.height / 2) / scale,
    scale,
  };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** What lies under a place on the screen. */
export function toMap(camera: Camera, at: Spot, size: Size): Spot {
  return {
    x: camera.x + (at.x - size.width / 2) / camera.scale,
    y: camera.y + (at.y - size.height / 2) / camera.scale,
  };
}

/** Where a spot of the map is seen on the screen. */
export function toScreen(camera: Camera, spot: Spot, size: Size): Spot {
  return {
    x: size.width / 2 + (spot.x - camera.x) * camera.scale,
    y: size.height / 2 + (spot.y - camera.y) * camera.scale,
  };
}

export function onTheWay(from: Camera, to: Camera, share: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** share;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale };
}

/** Whether all spots are seen, with a margin, on a scale at which a finger can tell them apart. */
export function showsWell(camera: Camera, spots: readonly Spot[], size: Size, leastSide: number): boolean {
  if (camera.scale * SIDE < leastSide) return false;
  const margin = 18;
  return spots.every((spot) => {
    const { x, y } = toScreen(camera, spot, size);
    return x >= margin && y >= margin && x <= size.width - margin && y <= size.height - margin;
  });
}

/** The camera that frames some spots with room around them, but not nearer than a side's length. */
export function framing(spots: Box, size: Size, side: number): Camera {
  const room = 130;
  const near = fit(
    { left: spots.left - room, top: spots.top - room, right: spots.right + room, bottom: spots.bottom + room },
    size,
  );
  return { ...near, scale: Math.min(near.scale, side / SIDE) };
}
