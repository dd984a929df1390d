/** The elements that a board is drawn in. */
import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Size } from "./plane.ts";
import { useSize } from "./useSize.ts";

export interface Stage {
  frame: RefObject<HTMLDivElement | null>;
  /** What moves with the camera. */
  world: RefObject<SVGGElement | null>;
  size: Size;
}

export function useStage(): Stage {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  return { frame, world, size: useSize(frame) };
}
