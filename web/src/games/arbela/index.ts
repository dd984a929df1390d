/** The Battle of Arbela in the browser. */
import type { GameModule } from "../../board/module.ts";
import { asMeant } from "./aims.ts";
import { Board } from "./Board.tsx";
import { answered, Beforehand, Settings } from "./company.tsx";
import { lineWords } from "./labels.ts";
import { Looked } from "./Looked.tsx";
import { SeatDetail } from "./SeatDetail.tsx";
import { hasOdds } from "./purposes.ts";
import { aheadOf, placesOf, QUIET, storyOf } from "./story.ts";
import { goesOn, shortcutsOf } from "./shortcuts.ts";
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
  prefer: asMeant,
  shortcuts: (legal, ways, { view }) => shortcutsOf(legal, ways, view),
  goesOn: (rest, legal, { view }) => goesOn(rest, legal, view),
  lineWords: (line, { view }, texts) => lineWords(line, view, texts),
  ahead: ({ events }, _scene, _seat, texts) => aheadOf(events, texts),
  thrown: hasOdds,
  answered: (legal, foretold, { view }, seat) => answered(legal, foretold, view, seat),
  Beforehand,
  Settings,
  placesOf: (event, { grammar }) => placesOf(event, grammar),
  quiet: QUIET,
  story: storyOf,
};
