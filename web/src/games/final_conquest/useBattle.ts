/** The battle that is fought, or the last one, until the reader acts again. */
import type { BoardProps } from "../../board/module.ts";
import { useTold } from "../../board/useTold.ts";
import { countOf } from "./armies.ts";
import { fold, seenNow, type ToldBattle } from "./battles.ts";
import type { BattleView, Board, View } from "./types.ts";

export interface ShownBattle extends ToldBattle {
  /** It is over, and shown until the reader's next action. */
  over: boolean;
}

export function useBattle(props: BoardProps<View, Board>): ShownBattle | null {
  const { battle } = props.view;
  const told = useTold<ToldBattle>(props, {
    fold,
    seen: (before) => battle && seenNow(before, battle, defendersOf(props.view, battle)),
    busy: battle !== null,
  });
  return told && { ...told, over: battle === null };
}

function defendersOf(view: View, { to }: BattleView): { infantry: number; cavalry: number } {
  const here = view.territories[to];
  return here ? { infantry: countOf(here.infantry), cavalry: countOf(here.cavalry) } : { infantry: 0, cavalry: 0 };
}
