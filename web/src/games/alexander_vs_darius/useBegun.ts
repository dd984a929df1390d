/** What the reader has begun on the map: an army or a place that was chosen, where to, and who goes. */
import { useState } from "preact/hooks";
import type { BoardProps } from "../../board/module.ts";
import type { Going } from "./marching.ts";

export interface Begun {
  question: string;
  /** The places that were pressed first and second. */
  from: string | null;
  to: string | null;
  byKey: boolean;
  /** Who goes; null: all who may. */
  going: Going | null;
  /** The sheet of the army under way was closed. */
  closed: boolean;
}

export interface BegunHand extends Begun {
  begin(change: Partial<Omit<Begun, "question">>): void;
  forget(): void;
}

const NOTHING: Omit<Begun, "question"> = { from: null, to: null, byKey: false, going: null, closed: false };

/** It is forgotten with every question. */
export function useBegun({ moment, step, prompt }: Pick<BoardProps, "moment" | "step" | "prompt">): BegunHand {
  const question = `${moment} ${step ?? ""} ${prompt?.key ?? ""}`;
  const [kept, keep] = useState<Begun>({ question, ...NOTHING });
  const now = kept.question === question ? kept : { question, ...NOTHING };
  return {
    ...now,
    begin: (change) => keep({ ...now, ...change }),
    forget: () => keep({ question, ...NOTHING }),
  };
}
