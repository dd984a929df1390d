/** Where the top cards came from with the latest action, so that they are seen to move. */
import { useMemo } from "preact/hooks";
import type { EventInfo } from "../../wire.ts";
import type { BoardProps } from "../../board/module.ts";
import { useFollows } from "../../board/useFollows.ts";
import type { Board, View } from "./types.ts";

/** By Section, the Section that a card came from; empty unless one action has just been added. */
export function useArrivals(props: BoardProps<View, Board>): ReadonlyMap<string, string> {
  const animated = useFollows(props);
  const { latest } = props;
  return useMemo(() => (animated ? arrivals(latest) : new Map<string, string>()), [latest, animated]);
}

/** Units that went from one Section to another. */
export function arrivals(events: readonly EventInfo[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { kind, from, section, place } of events) {
    const to = kind === "unit-moved" ? section : kind === "withdrew" ? place : null;
    if (typeof from === "string" && typeof to === "string" && to !== "reserve") found.set(to, from);
  }
  return found;
}
