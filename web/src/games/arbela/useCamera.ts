/** The camera over the field: wheel, drag, pinch and keys move it. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { clamped, fit, moved, zoomed, type Camera } from "../alexandros/camera.ts";
import type { Box, Spot } from "../alexandros/lattice.ts";
import type { Size } from "./layout.ts";

/** Pixels that a pointer may wander before a press becomes a drag. */
const SLACK = 7;

export interface CameraHand {
  camera: Camera;
  wasDrag(): boolean;
  zoom(factor: number, at?: Spot): void;
  pan(dx: number, dy: number): void;
  whole(): void;
}

/** The size of an element, kept up to date. */
export function useSize(frame: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return size;
}

export function useCamera(frame: RefObject<HTMLDivElement | null>, box: Box, size: Size): CameraHand {
  /** Null: the whole field, whatever the size. */
  const [chosen, setChosen] = useState<Camera | null>(null);
  const now = useRef<Camera>(fit(box, size));
  const dragged = useRef(false);
  const room = useRef({ box, size });
  room.current = { box, size };
  now.current = chosen ? clamped(chosen, box, size) : fit(box, size);

  const hand = useMemo(() => {
    const change = (to: Camera): void => {
      const { box: all, size: window } = room.current;
      const safe = clamped(to, all, window);
      now.current = safe;
      setChosen(safe.scale <= fit(all, window).scale * 1.01 ? null : safe);
    };
    return {
      change,
      now: () => now.current,
      wasDrag: () => dragged.current,
      zoom: (factor: number, at?: Spot) => {
        const { size: window } = room.current;
        change(zoomed(now.current, factor, at ?? { x: window.width / 2, y: window.height / 2 }, window));
      },
      pan: (dx: number, dy: number) => change(moved(now.current, dx, dy)),
      whole: () => setChosen(null),
    };
  }, []);

  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, hand, dragged) : undefined;
  }, [hand]);

  return { camera: now.current, ...hand };
}

interface Grip {
  now(): Camera;
  change(camera: Camera): void;
  zoom(factor: number, at: Spot): void;
}

function listen(element: HTMLElement, grip: Grip, dragged: { current: boolean }): () => void {
  const fingers = new Map<number, Spot>();
  let pressed: Spot | null = null;
  const place = (event: MouseEvent): Spot => {
    const edge = element.getBoundingClientRect();
    return { x: event.clientX - edge.left, y: event.clientY - edge.top };
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    grip.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 16 : 1) * 0.0016), place(event));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, place(event));
    if (fingers.size === 1) {
      pressed = place(event);
      dragged.current = false;
    }
  };
  const onMove = (event: PointerEvent): void => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const here = place(event);
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
      const shifted = moved(grip.now(), (here.x - old.x) / 2, (here.y - old.y) / 2);
      grip.change(zoomed(shifted, apart, { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }, size));
    } else grip.change(moved(grip.now(), here.x - old.x, here.y - old.y));
    fingers.set(event.pointerId, here);
  };
  const onUp = (event: PointerEvent): void => void fingers.delete(event.pointerId);
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
