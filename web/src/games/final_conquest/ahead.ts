/** What a choice would bring, where its events do not say enough. */
import type { Texts } from "../../board/module.ts";
import type { EventInfo } from "../../wire.ts";
import type { Board } from "./types.ts";

/** Of a faction that is about to be chosen: its home and its heroes. Null: the events are told. */
export function choiceAhead(events: readonly EventInfo[], board: Board, texts: Texts): string[] | null {
  const [event] = events;
  if (event?.kind !== "faction-chosen") return null;
  const faction = String(event["faction"]);
  const { data } = board.maps.grand;
  const home = Object.keys(data).find((word) => data[word]?.home === faction);
  const heroes = Object.keys(board.heroes).filter((hero) => board.heroes[hero]?.faction === faction);
  return [
    texts.event(event),
    ...(home === undefined ? [] : [texts.t("board-ahead-home", { territory: `territory:${home}` })]),
    texts.t("board-ahead-heroes", { heroes: texts.list(heroes.map((hero) => texts.word("hero", hero))) }),
  ];
}
