/** Which stack is fanned out: where the pointer rests, or a finger stays. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { picked } from "./pointing.ts";

/** Milliseconds that a pointer rests, or a finger stays, before a stack fans out; less where its cards are to be chosen. */
const REST = 900;
const SOON = 200;
const LONG = 420;

export interface FanHand {
  section: string | null;
  close(): void;
  /** A finger comes down on a Section. */
  press(event: PointerEvent, section: string): void;
  /** Whether the press that a click ends was long: then it meant to look, not to act. */
  wasLongPress(): boolean;
}

/** `soon`: several cards of the stack under the pointer can be chosen. */
export function useFan(over: string | null, soon: boolean): FanHand {
  const [section, setSection] = useState<string | null>(null);
  const long = useRef(false);
  useEffect(() => {
    if (over === null) {
      setSection(null);
      return undefined;
    }
    const timer = setTimeout(() => setSection(over), soon ? SOON : REST);
    return () => clearTimeout(timer);
  }, [over]);
  return useMemo(
    () => ({
      section,
      close: () => setSection(null),
      wasLongPress: () => long.current,
      press: (event, pressed) => {
        long.current = false;
        setSection(null);
        if (event.pointerType !== "touch") return;
        const end = (): void => {
          clearTimeout(timer);
          for (const kind of ["pointerup", "pointercancel", "pointermove"]) removeEventListener(kind, moved);
        };
        const moved = (later: Event): void => {
          const { type, clientX, clientY } = later as PointerEvent;
          if (type !== "pointermove" || Math.hypot(clientX - event.clientX, clientY - event.clientY) > 9) end();
        };
        const timer = setTimeout(() => {
          end();
          long.current = true;
          picked.value = `section:${pressed}`;
          setSection(pressed);
        }, LONG);
        for (const kind of ["pointerup", "pointercancel", "pointermove"]) addEventListener(kind, moved);
      },
    }),
    [section],
  );
}
