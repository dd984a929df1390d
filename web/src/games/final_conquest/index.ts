/** Conqueror: Final Conquest in the browser. */
import type { GameModule } from "../../board/module.ts";
import { choiceAhead } from "./ahead.ts";
import { Board } from "./Board.tsx";
import { confirmed } from "./confirm.ts";
import { Hand } from "./Hand.tsx";
import { SeatDetail } from "./SeatDetail.tsx";
import { placesOf, storyOf } from "./story.ts";
import { heroOf, namesOf } from "./targets.ts";
import { Tracks } from "./Tracks.tsx";
import type { Board as Printed, View } from "./types.ts";

export const module: GameModule<View, Printed> = {
  id: "final_conquest",
  Board,
  Hand,
  Tracks,
  SeatDetail,
  seatWord: (view, seat) => {
    const faction = view.seats[seat]?.faction ?? null;
    return faction === null ? null : `faction:${faction}`;
  },
  score: (view, seat) => view.seats[seat]?.forts ?? null,
  scoreName: "board-forts",
  targets: (action, { grammar }) => namesOf(action, grammar),
  onCards: (action, { grammar }) => heroOf(action, grammar) !== null,
  ahead: (foreseen, scene, _seat, texts) => choiceAhead(foreseen.events, scene.board, texts),
  confirm: (action, legal, _scene, texts) => confirmed(action, legal, texts),
  // An army that was told where to go and with how many does just that.
  prefer: (ways, line) => ways.filter((way) => line.every((step, at) => way[at] === step)).map((way) => [...way]),
  placesOf: (event, { grammar }) => placesOf(event, grammar),
  sides: [],
  story: storyOf,
};
