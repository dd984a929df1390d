/** On a small screen the board goes to what is lit by itself, unless it can be seen and touched already. */
import { useEffect } from "preact/hooks";
import { framing, showsWell, toScreen } from "./camera.ts";
import { boxOf, type Size, type Spot } from "./plane.ts";
import type { Lights } from "./useTargets.ts";
import type { CameraHand } from "./useCamera.ts";

/** Below this width in pixels a screen is small. */
const SMALL = 720;
/** So many lit places are few enough to go to. */
const FEW = 8;

interface Flight {
  camera: CameraHand;
  size: Size;
  lights: Lights;
  /** Everything that must be seen to choose among the targets. */
  spots(): Spot[];
  /** The scale from which on a finger can tell places apart, and the nearest that is gone to. */
  finger: number;
  close: number;
  /** Room round what is gone to, in drawing units. */
  room: number;
  /** So many pixels at the right lie under buttons. */
  covered?: number;
  /** By such a share of the window they are shown below its middle: something lies over its upper part. */
  lower?: number;
}

export function useFlight({ camera, size, lights, spots, finger, close, room, covered = 0, lower = 0 }: Flight): void {
  const { targets, question } = lights;
  useEffect(() => {
    if (size.width === 0 || size.width > SMALL || targets.length === 0) return;
    const now = camera.now();
    const all = spots();
    const seen =
      targets.length > FEW
        ? targets.some((target) => showsWell(now, [target], size, 0, covered))
        : showsWell(now, all, size, finger, covered);
    const hidden = lower > 0 && all.some((spot) => toScreen(now, spot, size).y < (0.4 + lower) * size.height);
    if (seen && !hidden) return;
    const goal = framing(boxOf(all), size, room, close, covered);
    camera.fly({ ...goal, y: goal.y - (lower * size.height) / goal.scale });
  }, [question, size]);
}
