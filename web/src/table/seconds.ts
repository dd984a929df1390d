/** Time that runs out, counted in seconds. */
import { useEffect, useState } from "preact/hooks";

/** Seconds until a moment, as the server tells it; never below none. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.round(deadline - now / 1000));
}

/** The same, counting down. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return secondsLeft(deadline, now);
}

/** Seconds as a clock shows them. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
