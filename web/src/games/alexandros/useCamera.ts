/** The camera in the hand: drag, pinch, wheel and keys move it, and the browser remembers where. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { stored } from "../../page/stored.ts";
import { clamped, fit, moved, onTheWay, toMap, zoomed, type Camera, type Size } from "./camera.ts";
import type { Box, Spot } from "./lattice.ts";

/** What is remembered: where the reader looked, and how much nearer than the whole. */
interface Kept extends Spot {
  zoom: number;
}

const kept = stored<Kept | null>("alexandros-camera", null);

/** Pixels that a pointer may wander before a press becomes a drag. */
const SLACK = 6;
const FLIGHT = 220;

export interface CameraHand {
  size: Size;
  /** Where the camera is now. */
  now(): Camera;
  /** Where an event happened, on the map. */
  spotOf(event: { clientX: number; clientY: number }): Spot;
  /** Whether the press that a click ends was a drag. */
  wasDrag(): boolean;
  zoom(factor: number, at?: { clientX: number; clientY: number }): void;
  pan(dx: number, dy: number): void;
  whole(): void;
  /** Go to a camera gently. It is not remembered: the reader did not ask for it. */
  fly(to: Camera): void;
}

export function useCamera(frame: RefObject<HTMLDivElement | null>, world: RefObject<SVGGElement | null>, box: Box): CameraHand {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const at = useRef<Camera | null>(null);
  const flight = useRef(0);
  const dragged = useRef(false);
  const latest = useRef(size);
  latest.current = size;

  const hand = useMemo(() => {
    const show = (camera: Camera): void => {
      const { width, height } = latest.current;
      const safe = clamped(camera, box, latest.current);
      at.current = safe;
      const { x, y, scale } = safe;
      world.current?.setAttribute(
        "transform",
        `translate(${(width / 2 - x * scale).toFixed(2)} ${(height / 2 - y * scale).toFixed(2)}) scale(${scale.toFixed(4)})`,
      );
    };
    const now = (): Camera => at.current ?? fit(box, latest.current);
    const place = (event: { clientX: number; clientY: number }): Spot => {
      const edge = frame.current?.getBoundingClientRect();
      return { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0) };
    };
    const remember = (): void => {
      const { x, y, scale } = now();
      const zoom = scale / fit(box, latest.current).scale;
      kept.value = zoom > 1.01 ? { x, y, zoom } : null;
    };
    const halt = (): void => cancelAnimationFrame(flight.current);
    const fly = (to: Camera): void => {
      halt();
      const from = now();
      const goal = clamped(to, box, latest.current);
      const began = performance.now();
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const step = (time: number): void => {
        const share = still ? 1 : Math.min(1, (time - began) / FLIGHT);
        show(onTheWay(from, goal, share * share * (3 - 2 * share)));
        if (share < 1) flight.current = requestAnimationFrame(step);
      };
      step(began);
    };
    const change = (camera: Camera): void => {
      halt();
      show(camera);
      remember();
    };
    return {
      show,
      now,
      halt,
      place,
      change,
      fly,
      spotOf: (event: { clientX: number; clientY: number }) => toMap(now(), place(event), latest.current),
      wasDrag: () => dragged.current,
      zoom: (factor: number, event?: { clientX: number; clientY: number }) => {
        const middle = { x: latest.current.width / 2, y: latest.current.height / 2 };
        change(zoomed(now(), factor, event ? place(event) : middle, latest.current));
      },
      pan: (dx: number, dy: number) => change(moved(now(), dx, dy)),
      whole: () => {
        fly(fit(box, latest.current));
        kept.value = null;
      },
    };
  }, [box]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A new size keeps the place and how much nearer than the whole it was.
  const before = useRef(size);
  useLayoutEffect(() => {
    if (size.width === 0) return;
    const whole = fit(box, size);
    if (!at.current) {
      const memory = kept.peek();
      hand.show(memory ? { x: memory.x, y: memory.y, scale: whole.scale * memory.zoom } : whole);
    } else {
      const zoom = at.current.scale / fit(box, before.current).scale;
      hand.show({ ...at.current, scale: whole.scale * zoom });
    }
    before.current = size;
  }, [size, hand]);

  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, hand, dragged) : undefined;
  }, [hand]);

  return { size, ...hand };
}

interface Grip {
  now(): Camera;
  place(event: PointerEvent | WheelEvent): Spot;
  change(camera: Camera): void;
  zoom(factor: number, at: WheelEvent): void;
}

/** Wheel, drag and pinch. */
function listen(element: HTMLElement, grip: Grip, dragged: { current: boolean }): () => void {
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
    const size = { width: element.clientWidth, height: element.clientHeight };
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    const other = others[0];
    if (other) {
      dragged.current = true;
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
