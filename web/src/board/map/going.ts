/** Where the camera must be for a place to be seen and its name to be read. */
import { fit, type Camera } from "../camera.ts";
import type { Box, Size } from "../plane.ts";
import type { LabelShape, Place } from "./shapes.ts";

/** Room round what is gone to, as a share of the window, and how large its name should be, in pixels. */
const ROUND = 0.2;
const READABLE = 13;

/** The camera that shows a place with its name, both whole; never farther or nearer than two scales. */
export function cameraAt(place: Place, label: LabelShape | undefined, size: Size, [farthest, nearest]: readonly [number, number]): Camera {
  const box = label ? around(place.box, boxOf(label)) : place.box;
  const whole = fit(box, { width: size.width * (1 - 2 * ROUND), height: size.height * (1 - 2 * ROUND) });
  const readable = Math.max(farthest, label ? READABLE / label.size : 0);
  const scale = Math.min(nearest, Math.max(readable, Math.min(whole.scale, 1.8 * readable || nearest)));
  if (scale <= whole.scale || !label) return { ...whole, scale };
  // An area that is larger than the window: its name is in the middle.
  return { x: label.x, y: label.y, scale };
}

/** The box that a name takes up. */
export function boxOf({ x, y, size, widths, lines, angle = 0 }: LabelShape): Box {
  const [width, height] = [Math.max(...widths) / 2, (size * (1 + lines.length)) / 2];
  const turn = (angle * Math.PI) / 180;
  const across = Math.abs(width * Math.cos(turn)) + Math.abs(height * Math.sin(turn));
  const down = Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn));
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

/** A box round two boxes. */
export function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
