/** Which stack is fanned out: where the pointer rests, or a finger stays. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

/** Milliseconds that a pointer rests, or a finger stays, before a stack fans out; less where its cards are to be chosen. */
const REST = 900;
const SOON = 200;
const LONG = 420;
/** Pixels that a finger may wander while it stays. */
const SLACK = 9;

export interface FanHand {
  /** The place of the stack that is fanned out. */
  place: string | null;
  close(): void;
  /** The pointer comes down on a place. */
  press(event: PointerEvent, place: string): void;
  /** Whether the press that a click ends was long: then it meant to look, not to act. */
  wasLongPress(): boolean;
}

/** `soon`: several cards of the stack under the pointer can be chosen. `onLong`: a finger stays on a place. */
export function useFan(over: string | null, soon: boolean, onLong: (place: string) => void): FanHand {
  const [place, setPlace] = useState<string | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const long = useRef(false);
  useEffect(() => {
    // What lay open elsewhere closes at once.
    setPlace((open) => (open === over ? open : null));
    if (over === null) return undefined;
    // A fan that came up under a pressed pointer would swallow the click.
    resting.current = setTimeout(() => held.current || setPlace(over), soon ? SOON : REST);
    return () => clearTimeout(resting.current);
  }, [over]);
  return useMemo(
    () => ({
      place,
      close: () => setPlace(null),
      wasLongPress: () => long.current,
      press: (event, pressed) => {
        long.current = false;
        clearTimeout(resting.current);
        setPlace(null);
        held.current = true;
        const released = (): void => {
          held.current = false;
        };
        addEventListener("pointerup", released, { once: true });
        addEventListener("pointercancel", released, { once: true });
        if (event.pointerType !== "touch") return;
        whenLong(event, () => {
          long.current = true;
          onLong(pressed);
          setPlace(pressed);
        });
      },
    }),
    [place],
  );
}

/** Call back when the finger has stayed where it came down. */
function whenLong(event: PointerEvent, call: () => void): void {
  const kinds = ["pointerup", "pointercancel", "pointermove"];
  const end = (): void => {
    clearTimeout(timer);
    for (const kind of kinds) removeEventListener(kind, moved);
  };
  const moved = (later: Event): void => {
    const { type, clientX, clientY } = later as PointerEvent;
    if (type !== "pointermove" || Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLACK) end();
  };
  const timer = setTimeout(() => {
    end();
    call();
  }, LONG);
  for (const kind of kinds) addEventListener(kind, moved);
}
