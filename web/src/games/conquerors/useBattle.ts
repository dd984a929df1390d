/** The battle that is fought, or the last one, until the reader acts again. */
import type { BoardProps } from "../../board/module.ts";
import { useTold } from "../../board/useTold.ts";
import { fold, seenNow, type ToldBattle } from "./battles.ts";
import type { Board, View } from "./types.ts";

export interface ShownBattle extends ToldBattle {
  /** It is over, and shown until the reader's next action. */
  over: boolean;
}

export function useBattle(props: BoardProps<View, Board>): ShownBattle | null {
  const { battle, sea_fight: fight } = props.view;
  const going = battle ?? fight;
  const told = useTold<ToldBattle>(props, {
    fold,
    seen: (before) => going && seenNow(before, battle ? "land" : "sea", going),
    busy: going !== null,
  });
  return told && { ...told, over: going === null };
}
