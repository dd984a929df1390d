/** Signals that the browser remembers from visit to visit. */
import { effect, signal, type Signal } from "@preact/signals";

const PREFIX = "anabasis.";

export function stored<T>(name: string, otherwise: T): Signal<T> {
  const kept = signal<T>(read(name, otherwise));
  let first = true;
  effect(() => {
    const value = kept.value;
    if (first) first = false;
    else write(name, value);
  });
  return kept;
}

/** Storage may be switched off, or hold what an older version wrote: then it counts for nothing. */
function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}
