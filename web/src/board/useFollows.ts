/** Whether what is shown follows by one choice, or one step of it, on what was shown before: only then things move. */
import { useRef } from "preact/hooks";
import type { BoardProps } from "./module.ts";

type Place = Pick<BoardProps, "moment" | "step">;

export function useFollows({ moment, step }: Place): boolean {
  const shown = useRef({ moment, step, moves: false });
  const before = shown.current;
  if (before.moment !== moment || before.step !== step) {
    shown.current = { moment, step, moves: follows(before, { moment, step }) };
  }
  return shown.current.moves;
}

export function follows(before: Place, after: Place): boolean {
  if (after.moment !== before.moment) return after.moment === before.moment + 1;
  return before.step !== null && after.step === before.step + 1;
}
