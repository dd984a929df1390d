/** What is new on the map: what the latest action did, what has changed, the way of this march. */
import { useMemo, useRef } from "preact/hooks";
import type { EventInfo } from "../../wire.ts";
import type { BoardProps } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import { useFollows } from "../../board/useFollows.ts";
import { latticeOf } from "./lattice.ts";
import type { Board, View } from "./types.ts";

interface News {
  /** Whether what is shown follows by one action on what was shown before. */
  animated: boolean;
  /** Sides and spaces on which something was just put. */
  fresh: ReadonlySet<string>;
  /** Sides and spaces on which something was put since the reader's last turn. */
  traced: ReadonlySet<string>;
}

export function useTrail(props: BoardProps<View, Board>): { latest: News; trail: readonly Spot[] } {
  const { latest, changed, prompt, view, board } = props;
  const animated = useFollows(props);
  const news = useMemo(
    () => ({ animated, fresh: animated ? placed(latest) : new Set<string>(), traced: placed(changed) }),
    [latest, changed, animated],
  );
  const way = useRef<string[]>([]);
  way.current = prompt?.key === "choose-side" ? extended(way.current, view.alexander) : [];
  const lattice = latticeOf(board);
  const trail = way.current.flatMap((name) => lattice.point.get(name) ?? []);
  return { latest: news, trail };
}

/** The way with one more point; taken back to that point if it has been there. */
export function extended(way: readonly string[], point: string): string[] {
  const before = way.indexOf(point);
  return before < 0 ? [...way, point] : way.slice(0, before + 1);
}

/** Where walls and guards were put. */
export function placed(events: readonly EventInfo[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const event of events) {
    const place = event.kind === "wall-placed" ? event["side"] : event.kind === "guard-placed" ? event["space"] : null;
    if (typeof place === "string") found.add(place);
  }
  return found;
}
