/** The window onto a board: where it looks and how near. */
import { within, type Box, type Size, type Spot } from "./plane.ts";

export interface Camera extends Spot {
  /** Pixels a drawing unit. */
  scale: number;
}

/** The camera that shows the whole box and nothing more. */
export function fit(box: Box, size: Size): Camera {
  const scale = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale };
}

/**
 * The same camera, kept from straying off the box or from coming too far, or nearer than `nearest`. Of
 * what it comes near to it may show so many pixels beyond the right and lower edge as are `covered` there.
 */
export function clamped(camera: Camera, box: Box, size: Size, nearest: number, covered = 0): Camera {
  const whole = fit(box, size);
  const scale = Math.max(whole.scale, Math.min(camera.scale, Math.max(whole.scale, nearest)));
  const beyond = scale > 1.01 * whole.scale ? covered / scale : 0;
  return {
    x: between(camera.x, box.left, box.right + beyond, size.width / scale),
    y: between(camera.y, box.top, box.bottom + beyond, size.height / scale),
    scale,
  };
}

/** A middle such that the window stays inside, or lies round the middle if it is the larger. */
function between(middle: number, low: number, high: number, window: number): number {
  if (window >= high - low) return (low + high) / 2;
  return within(middle, low, high, window);
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

/** Where a spot of the board is seen on the screen. */
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

/** Pixels between what must be seen and the edge. */
const MARGIN = 18;

/**
 * Whether all spots are seen, with a margin, on a scale at which a finger can tell them apart; at the
 * right so many pixels are `covered`.
 */
export function showsWell(camera: Camera, spots: readonly Spot[], size: Size, leastScale: number, covered = 0): boolean {
  if (camera.scale < leastScale) return false;
  return spots.every((spot) => {
    const { x, y } = toScreen(camera, spot, size);
    return x >= MARGIN && y >= MARGIN && x <= size.width - covered - MARGIN && y <= size.height - MARGIN;
  });
}

/** The camera that frames some spots with room around them, but not nearer than a scale. */
export function framing(spots: Box, size: Size, room: number, nearest: number, covered = 0): Camera {
  const box = { left: spots.left - room, top: spots.top - room, right: spots.right + room, bottom: spots.bottom + room };
  const near = fit(box, { ...size, width: size.width - covered });
  const scale = Math.min(near.scale, nearest);
  return { x: near.x + covered / 2 / scale, y: near.y, scale };
}
