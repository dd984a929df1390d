/** Whether what is shown follows by one action on what was shown before: only then things move. */
import { useRef } from "preact/hooks";

export function useFollows(moment: number): boolean {
  const shown = useRef({ moment, follows: false });
  if (shown.current.moment !== moment) shown.current = { moment, follows: moment === shown.current.moment + 1 };
  return shown.current.follows;
}
