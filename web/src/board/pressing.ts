/** Cards and pieces beside the board: do it if it is lit, ask which if it is several, ask why not otherwise. */
import type { BoardProps } from "./module.ts";
import { act } from "./targets.ts";

export interface Pressing {
  /** Whether something can be done with it now. */
  lit: boolean;
  /** Whether that has been sent and is not confirmed yet. */
  sent: boolean;
  press(): void;
  /** What tells where the pointer and the focus are. */
  pointing: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

interface Pressed {
  /** What can be done with it now. */
  actions: string[];
  /** What a press would be if nothing can be done; null: nothing is asked then. */
  why: string | null;
  /** The pointer or the focus comes or goes. */
  onPoint?(on: boolean): void;
}

export function pressing<V, B>(props: BoardProps<V, B>, { actions, why, onPoint }: Pressed): Pressing {
  const lit = !props.readOnly && actions.length > 0;
  const point = (on: boolean): void => {
    onPoint?.(on);
    if (lit) props.onPoint(on ? (actions[0] ?? null) : null);
  };
  return {
    lit,
    sent: props.sent !== null && actions.includes(props.sent),
    press: () => {
      if (lit) act(props, actions);
      else if (why !== null) props.onWhy(why);
    },
    pointing: {
      onPointerEnter: (event) => {
        if (event.pointerType !== "touch") point(true);
      },
      onPointerLeave: () => point(false),
      onFocus: () => point(true),
      onBlur: () => point(false),
    },
  };
}
