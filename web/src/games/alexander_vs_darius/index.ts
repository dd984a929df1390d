/** Alexander vs. Darius in the browser. */
import type { GameModule } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { choiceAhead } from "./ahead.ts";
import { Board } from "./Board.tsx";
import { lineWords } from "./words.ts";
import { SeatDetail } from "./SeatDetail.tsx";
import { placesIn, storyOf } from "./story.ts";
import { isCounted, namesOf } from "./targets.ts";
import { Tracks } from "./Tracks.tsx";
import type { Board as Printed, View } from "./types.ts";

/** What dice decide at once: a finger is shown its odds first. */
const THROWN: ReadonlySet<string> = new Set(["sail", "besiege", "raid", "slip-away", "break-off", "force", "levy"]);

export const module: GameModule<View, Printed> = {
  id: "alexander_vs_darius",
  Board,
  Tracks,
  SeatDetail,
  score: (view, seat) => view.treasure[seat] ?? null,
  scoreName: "board-treasure",
  targets: (action, { grammar, board }) => namesOf(action, grammar, board),
  thrown: (action) => THROWN.has(parts(action).verb),
  ahead: (foreseen, _scene, _seat, texts) => choiceAhead(foreseen, texts),
  lineWords: (line, _scene, texts) => lineWords(line, texts),
  // Of marches there are too many: the board looks up where armies can go. Hits are dealt out by all ways at once.
  wantsWays: (legal) => legal.some(isCounted),
  // An army that was told where to go, and who goes, does just that.
  prefer: (_ways, line) => [[...line]],
  placesOf: (event, { grammar, board }) => placesIn(event, grammar, board),
  sides: ["macedon", "persia"],
  story: storyOf,
};
