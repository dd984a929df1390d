/** The dice that lie on the field: they stay until the reader has decided something. */
import { useRef } from "preact/hooks";
import type { BoardProps } from "../../board/module.ts";
import type { EventInfo } from "../../wire.ts";
import { throwsOf, type PlacedThrow } from "./dice.ts";
import type { Board, View } from "./types.ts";

/** So many lie there at most. */
const MOST = 8;

interface Kept {
  latest: readonly EventInfo[];
  moment: number;
  throws: PlacedThrow[];
  /** The reader has decided something since they fell. */
  acted: boolean;
}

export interface Thrown {
  throws: PlacedThrow[];
  /** Whether the last of them have just been thrown. */
  fresh: boolean;
}

export function useThrows(props: BoardProps<View, Board>): Thrown {
  const { latest, view, moment, sent, texts } = props;
  const kept = useRef<Kept>({ latest: [], moment, throws: [], acted: false });
  const before = kept.current;
  if (sent !== null) before.acted = true;
  const fresh = throwsOf(latest, view, texts);
  if (before.latest !== latest) {
    const jumps = moment < before.moment || moment > before.moment + 1;
    const old = before.acted || jumps ? [] : before.throws;
    kept.current = { latest, moment, throws: added(old, fresh), acted: false };
  }
  const { throws } = kept.current;
  return { throws: throws.length > 0 ? throws : throwsOf(props.changed, view, texts).slice(-MOST), fresh: fresh.length > 0 };
}

/** Dice that fall where others lie for the same take their place. */
export function added(old: readonly PlacedThrow[], fresh: readonly PlacedThrow[]): PlacedThrow[] {
  const left = old.filter((one) => !fresh.some((other) => other.which === one.which));
  return [...left, ...fresh].slice(-MOST).map((one, at) => ({ ...one, key: `${at} ${one.key}` }));
}
