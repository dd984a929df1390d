/** Keeps a replay going, and the address in step with the moment that is shown. */
import { useEffect } from "preact/hooks";
import { PACE, speed } from "../live/replay.ts";
import { amend } from "../router.ts";
import type { Ready } from "./shown.ts";

export function useReplay({ store, standing }: Ready): void {
  const { replay } = store;
  const at = replay.at.value;
  const playing = replay.playing.value;
  const last = standing.n;
  const pace = speed.value;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => void replay.step(last), PACE / pace);
    return () => clearInterval(timer);
  }, [playing, last, pace]);
  useEffect(() => amend({ at }), [at]);
}
