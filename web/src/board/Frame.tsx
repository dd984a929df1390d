/** The frame of a drawn board: what it is called, how its keys go, the drawing, and what lies over it. */
import type { ComponentChildren, HTMLAttributes } from "preact";
import type { Roving } from "./useRoving.ts";
import type { Stage } from "./useStage.ts";

type Handlers = Pick<HTMLAttributes<HTMLDivElement>, "onClick" | "onPointerDown" | "onPointerMove" | "onPointerLeave">;

interface FrameProps extends Handlers {
  stage: Stage;
  roving: Roving;
  /** The game's own classes, of the frame and of the drawing. */
  class: string;
  drawing: string;
  /** What the board is called, and a sentence about its keys. */
  label: string;
  keys: string;
  /** Patterns and the like, which do not move. */
  defs?: ComponentChildren;
  /** What lies over the drawing: the buttons of the camera, a card with facts. */
  over: ComponentChildren;
  children: ComponentChildren;
}

export function BoardFrame({ stage, roving, class: name, drawing, label, keys, defs, over, children, ...handlers }: FrameProps) {
  const { frame, world, size } = stage;
  return (
    <div
      {...handlers}
      ref={frame}
      class={`board-frame ${name}`}
      role="group"
      aria-label={label}
      aria-describedby="board-keys"
      tabIndex={roving.hasStops ? -1 : 0}
      onKeyDown={roving.onKeyDown}
    >
      <p id="board-keys" class="unseen">
        {keys}
      </p>
      <svg class={drawing} width={size.width} height={size.height} focusable="false">
        {defs && <defs>{defs}</defs>}
        <g ref={world}>{children}</g>
      </svg>
      {over}
    </div>
  );
}
