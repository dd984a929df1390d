/** Wheel, drag and pinch on a board. */
import { moved, zoomed, type Camera } from "./camera.ts";
import type { Spot } from "./plane.ts";

/** Pixels that a pointer may wander before a press becomes a drag. */
const SLACK = 7;

export interface Grip {
  now(): Camera;
  place(event: PointerEvent | WheelEvent): Spot;
  change(camera: Camera): void;
  zoom(factor: number, at: WheelEvent): void;
}

/** Listen on an element until the function that is returned is called. */
export function listen(element: HTMLElement, grip: Grip, dragged: { current: boolean }): () => void {
  const fingers = new Map<number, Spot>();
  let pressed: Spot | null = null;

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    grip.zoom(Math.exp(-event.deltaY * lines * 0.0016), event);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    fingers.set(event.pointerId, grip.place(event));
    if (fingers.size === 1) {
      pressed = grip.place(event);
      dragged.current = false;
    }
  };
  const onMove = (event: PointerEvent): void => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const here = grip.place(event);
    if (!dragged.current && pressed && fingers.size === 1) {
      if (Math.hypot(here.x - pressed.x, here.y - pressed.y) < SLACK) return;
      dragged.current = true;
      element.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      dragged.current = true;
      const size = { width: element.clientWidth, height: element.clientHeight };
      const apart = Math.hypot(here.x - other.x, here.y - other.y) / Math.max(1, Math.hypot(old.x - other.x, old.y - other.y));
      const middle = { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 };
      const shifted = moved(grip.now(), (here.x - old.x) / 2, (here.y - old.y) / 2);
      grip.change(zoomed(shifted, apart, middle, size));
    } else {
      grip.change(moved(grip.now(), here.x - old.x, here.y - old.y));
    }
    fingers.set(event.pointerId, here);
  };
  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  element.addEventListener("wheel", onWheel, { passive: false });
  element.addEventListener("pointerdown", onDown);
  element.addEventListener("pointermove", onMove);
  element.addEventListener("pointerup", onUp);
  element.addEventListener("pointercancel", onUp);
  return () => {
    element.removeEventListener("wheel", onWheel);
    element.removeEventListener("pointerdown", onDown);
    element.removeEventListener("pointermove", onMove);
    element.removeEventListener("pointerup", onUp);
    element.removeEventListener("pointercancel", onUp);
  };
}
