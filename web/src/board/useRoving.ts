/**
 * The focus on a drawn board. Arrow keys lead over what is lit; while the reader looks about (key i)
 * they lead over every place. The element that stands for a place bears its key as `data-place`.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { focusOn, isOn, leave } from "./focus.ts";
import { moveByKey } from "./keys.ts";
import type { Spot } from "./plane.ts";
import { directionOf, toward, type Direction } from "./roving.ts";
import type { CameraHand } from "./useCamera.ts";
import type { Stage } from "./useStage.ts";
import type { Lights } from "./useTargets.ts";

/** Where the focus can rest. */
export interface Stop extends Spot {
  key: string;
}

export interface Roving {
  /** The key of the place that the reader looks at; null unless he looks about. */
  looked: string | null;
  /** The place at which Tab enters the board. */
  entry: string | null;
  /** Whether there is such a place; else the board itself takes the focus. */
  hasStops: boolean;
  /** The focus has come to a place, however it came. */
  onFocus(key: string): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Stop looking about; the focus stays where it is. */
  stopLooking(): void;
}

interface Rover {
  stage: Stage;
  camera: CameraHand;
  lights: Lights;
  /** Every place that can be looked at. */
  places: readonly Stop[];
  /** Where looking about begins, if the focus was last on the place of that key. */
  start(last: string | null): string;
  /** Enter or the space bar on a place. */
  onPress(key: string): void;
  /** The reader looks at a place; null: at none any more. */
  onLook?(key: string | null): void;
  onEscape?(): void;
}

export function useRoving({ stage, camera, lights, places, start, onPress, onLook, onEscape }: Rover): Roving {
  const { frame } = stage;
  const { targets, question } = lights;
  const [roved, setRoved] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  /** Whether the last answer was given by a key: then the focus follows to what is lit next. */
  const byKey = useRef(false);
  /** A place that takes the focus as soon as it is drawn. */
  const wanted = useRef<string | null>(null);
  const stops = looked === null ? targets : places;
  const entry = stops.find(({ key }) => key === (looked ?? roved)) ?? stops[0];

  const focus = (key: string): void => {
    wanted.current = focusOn(frame.current, key) ? null : key;
  };

  const stopLooking = (): void => {
    if (looked === null) return;
    setLooked(null);
    onLook?.(null);
  };

  /** To what is lit: where the focus was before, if that is lit still. */
  const goBack = (): void => {
    const lit = targets.find(({ key }) => key === roved) ?? targets[0];
    if (lit) focus(lit.key);
    else frame.current?.focus();
  };

  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    stopLooking();
    goBack();
  }, [question]);

  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current);
  });

  const look = (stop: Stop | undefined): void => {
    if (!stop) return;
    setLooked(stop.key);
    onLook?.(stop.key);
    camera.reveal(stop);
    focus(stop.key);
  };

  const lookAbout = (): void => {
    const first = start(roved);
    look(places.find(({ key }) => key === first) ?? places[0]);
  };

  const onArrow = (direction: Direction): void => {
    if (stops.length === 0) return lookAbout();
    const next = entry && isOn(frame.current, entry.key) ? toward(stops, entry, direction) : entry;
    if (!next) return;
    if (looked !== null) return look(next);
    setRoved(next.key);
    camera.reveal(next);
    focus(next.key);
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (moveByKey(event, camera)) return true;
    const direction = directionOf(event.key);
    if (direction) {
      onArrow(direction);
      return true;
    }
    switch (event.key) {
      case "i":
        if (looked === null) lookAbout();
        else {
          stopLooking();
          goBack();
        }
        return true;
      case "Enter":
      case " ":
        if ((event.target as Element).closest("button") || !entry || !isOn(frame.current, entry.key)) return false;
        byKey.current = true;
        onPress(entry.key);
        return true;
      case "Escape":
        stopLooking();
        onEscape?.();
        leave(frame.current);
        return true;
      default:
        return false;
    }
  };

  return {
    looked,
    entry: entry?.key ?? null,
    hasStops: stops.length > 0,
    onFocus: (key) => {
      if (looked !== null && places.some((place) => place.key === key)) setLooked(key);
      else setRoved(key);
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (onKey(event)) event.preventDefault();
    },
    stopLooking,
  };
}
