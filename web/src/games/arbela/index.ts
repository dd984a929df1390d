/** The Battle of Arbela in the browser. */
import type { GameModule } from "../../board/module.ts";
import { Board } from "./Board.tsx";
import { Looked } from "./Looked.tsx";
import { SeatDetail } from "./SeatDetail.tsx";
import { placesOf, QUIET, storyOf } from "./story.ts";
import { confirmed } from "./confirm.ts";
import { namesOf, needsButton } from "./targets.ts";
import { Tracks } from "./Tracks.tsx";
import type { Board as Printed, View } from "./types.ts";

export const module: GameModule<View, Printed> = {
  id: "arbela",
  Board,
  Hand: Looked,
  Tracks,
  SeatDetail,
  targets: (action, { view, grammar }) => namesOf(action, view, grammar),
  onCards: (action, { view, grammar }) => needsButton(action, view, grammar),
  confirm: confirmed,
  placesOf: (event, { grammar }) => placesOf(event, grammar),
  quiet: QUIET,
  story: storyOf,
};
