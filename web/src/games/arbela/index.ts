/** The Battle of Arbela in the browser. */
import type { GameModule } from "../module.ts";
import { Board } from "./Board.tsx";
import { Looked } from "./Looked.tsx";
import { SeatDetail } from "./SeatDetail.tsx";
import { placesOf, QUIET, storyOf } from "./story.ts";
import { hasArrow, inTray, namesOf } from "./targets.ts";
import { Tracks } from "./Tracks.tsx";
import type { Board as Printed, View } from "./types.ts";

export const module: GameModule<View, Printed> = {
  id: "arbela",
  Board,
  Hand: Looked,
  Tracks,
  SeatDetail,
  targets: (action, _board, view) => namesOf(action, view),
  // The arrows to turn a card by are small on a phone: there they get a button as well.
  onCards: (action) => inTray(action) || hasArrow(action),
  placesOf,
  quiet: QUIET,
  story: storyOf,
};
