/** The camera in the hand: drag, pinch, wheel and keys move it, and the browser remembers where. */
import type { RefObject } from "preact";
import type { Signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { stored } from "../page/stored.ts";
import { clamped, fit, moved, onTheWay, showsWell, toMap, zoomed, type Camera } from "./camera.ts";
import { listen } from "./grip.ts";
import type { Box, Size, Spot } from "./plane.ts";

/** What is remembered: where the reader looked, and how much nearer than the whole. */
export interface Kept extends Spot {
  zoom: number;
}

export type Memory = Signal<Kept | null>;

/** The memory of one board's camera. */
export function memoryOf(game: string): Memory {
  return stored<Kept | null>(`${game}-camera`, null);
}

/** How long the camera takes to go somewhere by itself, in milliseconds. */
const FLIGHT = 220;

type Place = { clientX: number; clientY: number };

export interface CameraHand {
  /** Where the camera is now. */
  now(): Camera;
  /** Where an event happened, on the board. */
  spotOf(event: Place): Spot;
  /** Whether the press that a click ends was a drag. */
  wasDrag(): boolean;
  zoom(factor: number, at?: Place): void;
  pan(dx: number, dy: number): void;
  whole(): void;
  /** Go to a camera gently. It is not remembered: the reader did not ask for it. */
  fly(to: Camera): void;
  /** Go to a spot if it is not seen already. */
  reveal(spot: Spot): void;
}

export interface CameraRoom {
  /** What the camera may show. */
  box: Box;
  /** The window it is shown in. */
  size: Size;
  /** It never comes nearer than this scale. */
  nearest: number;
  memory: Memory;
  /** So many pixels at the right and lower edge lie under buttons. */
  covered?: number;
}

/** What is drawn inside `world` moves with the camera; nothing is rendered anew for that. */
export function useCamera(frame: RefObject<HTMLElement | null>, world: RefObject<SVGGElement | null>, room: CameraRoom): CameraHand {
  const at = useRef<Camera | null>(null);
  const flight = useRef(0);
  const dragged = useRef(false);
  const latest = useRef(room);
  latest.current = room;

  const hand = useMemo(() => {
    const show = (camera: Camera): void => {
      const { box, size, nearest, covered } = latest.current;
      const safe = clamped(camera, box, size, nearest, covered);
      at.current = safe;
      const { x, y, scale } = safe;
      world.current?.setAttribute(
        "transform",
        `translate(${(size.width / 2 - x * scale).toFixed(2)} ${(size.height / 2 - y * scale).toFixed(2)}) scale(${scale.toFixed(4)})`,
      );
    };
    const whole = (): Camera => fit(latest.current.box, latest.current.size);
    const now = (): Camera => at.current ?? whole();
    const place = (event: Place): Spot => {
      const edge = frame.current?.getBoundingClientRect();
      return { x: event.clientX - (edge?.left ?? 0), y: event.clientY - (edge?.top ?? 0) };
    };
    const remember = (): void => {
      const { x, y, scale } = now();
      const zoom = scale / whole().scale;
      latest.current.memory.value = zoom > 1.01 ? { x, y, zoom } : null;
    };
    const halt = (): void => cancelAnimationFrame(flight.current);
    const fly = (to: Camera): void => {
      halt();
      const from = now();
      const { box, size, nearest, covered } = latest.current;
      const goal = clamped(to, box, size, nearest, covered);
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
      reveal: (spot: Spot) => {
        if (!showsWell(now(), [spot], latest.current.size, 0)) fly({ ...now(), x: spot.x, y: spot.y });
      },
      spotOf: (event: Place) => toMap(now(), place(event), latest.current.size),
      wasDrag: () => dragged.current,
      zoom: (factor: number, event?: Place) => {
        const { size } = latest.current;
        const middle = { x: size.width / 2, y: size.height / 2 };
        change(zoomed(now(), factor, event ? place(event) : middle, size));
      },
      pan: (dx: number, dy: number) => change(moved(now(), dx, dy)),
      whole: () => {
        fly(whole());
        latest.current.memory.value = null;
      },
    };
  }, []);

  // A new size keeps the place and how much nearer than the whole it was.
  const before = useRef({ box: room.box, size: room.size });
  useLayoutEffect(() => {
    const { box, size, memory } = latest.current;
    if (size.width === 0) return;
    const whole = fit(box, size);
    if (!at.current) {
      const kept = memory.peek();
      hand.show(kept ? { x: kept.x, y: kept.y, scale: whole.scale * kept.zoom } : whole);
    } else {
      const zoom = at.current.scale / fit(before.current.box, before.current.size).scale;
      hand.show(zoom > 1.01 ? { ...at.current, scale: whole.scale * zoom } : whole);
    }
    before.current = { box, size };
  }, [room.box, room.size]);

  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, hand, dragged) : undefined;
  }, []);
  useEffect(() => hand.halt, []);

  return hand;
}

/** Whether what is remembered shows the board so many times nearer than the whole, kept up to date. */
export function useNearness(memory: Memory, times: number): boolean {
  const [near, setNear] = useState(() => (memory.peek()?.zoom ?? 1) >= times);
  useEffect(() => memory.subscribe((kept) => setNear((kept?.zoom ?? 1) >= times)), [memory, times]);
  return near;
}
