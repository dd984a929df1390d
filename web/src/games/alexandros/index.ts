/** Alexandros in the browser. */
import type { GameModule } from "../../board/module.ts";
import { aheadOf } from "./ahead.ts";
import { Board } from "./Board.tsx";
import { Hand } from "./cards.tsx";
import { offersOf } from "./offers.ts";
import { SeatDetail } from "./SeatDetail.tsx";
import { placesOf, QUIET, storyOf } from "./story.ts";
import { cardOf, nameOf, placeOf } from "./targets.ts";
import { Tracks } from "./Tracks.tsx";
import type { Board as Printed, View } from "./types.ts";

export const module: GameModule<View, Printed> = {
  id: "alexandros",
  Board,
  Hand,
  Tracks,
  SeatDetail,
  score: (view, seat) => view.seats[seat]?.points ?? null,
  targets: (action, { grammar }) => {
    const place = placeOf(action, null, grammar);
    const card = cardOf(action);
    return place !== null ? [nameOf(place)] : card === null ? [] : [card];
  },
  onCards: (action) => cardOf(action) !== null,
  offers: offersOf,
  ahead: aheadOf,
  placesOf: (event, { grammar }) => placesOf(event, grammar),
  quiet: QUIET,
  story: storyOf,
};
