/** Keys that every drawn board knows: Shift and arrows move it, plus, minus and 0 change its size. */
import type { Direction } from "./roving.ts";
import { directionOf } from "./roving.ts";
import type { CameraHand } from "./useCamera.ts";

/** Pixels that one key moves the board by, and how much nearer one brings it. */
const STEP = 80;
const NEARER = 1.3;

const PANS: Record<Direction, readonly [number, number]> = { left: [STEP, 0], right: [-STEP, 0], up: [0, STEP], down: [0, -STEP] };

/** Whether a key meant the camera; it has moved then. */
export function moveByKey(event: KeyboardEvent, camera: CameraHand): boolean {
  const direction = event.shiftKey ? directionOf(event.key) : null;
  if (direction) {
    camera.pan(...PANS[direction]);
    return true;
  }
  switch (event.key) {
    case "+":
    case "=":
      camera.zoom(NEARER);
      return true;
    case "-":
      camera.zoom(1 / NEARER);
      return true;
    case "0":
      camera.whole();
      return true;
    default:
      return false;
  }
}
