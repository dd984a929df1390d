/** The Conquerors in the browser. */
import type { GameModule } from "../../board/module.ts";
import { Board } from "./Board.tsx";
import { confirmed } from "./confirm.ts";
import { Hand } from "./Hand.tsx";
import { SIDES } from "./places.ts";
import { SeatDetail } from "./SeatDetail.tsx";
import { keysIn, storyOf } from "./story.ts";
import { HELD, heldIn, isThrown, namesOf } from "./targets.ts";
import { Tracks } from "./Tracks.tsx";
import type { Board as Printed, View } from "./types.ts";
import { leadWords, lineWords } from "./words.ts";

export const module: GameModule<View, Printed> = {
  id: "conquerors",
  Board,
  Hand,
  Tracks,
  tracksAside: true,
  handAside: true,
  SeatDetail,
  score: (view, seat) => Object.values(view.provinces).filter(({ control }) => control === (seat === 0 ? "macedon" : "persia")).length,
  scoreName: "board-provinces",
  targets: namesOf,
  onCards: (action, scene) => HELD.some((domain) => heldIn(action, domain, scene) !== null),
  thrown: isThrown,
  confirm: (action, legal, scene, texts) => confirmed(action, legal, scene, texts),
  actionWords: (action, { board }, texts) => leadWords(action, board, texts),
  lineWords: (line, _scene, texts) => lineWords(line, texts),
  placesOf: keysIn,
  sides: SIDES,
  story: storyOf,
};
