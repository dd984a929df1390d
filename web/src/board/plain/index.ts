/** The board of a game that brings none. */
import { namesIn } from "../grammar.ts";
import type { GameModule } from "../module.ts";
import { PlainBoard } from "./PlainBoard.tsx";

export const module: GameModule = {
  id: "plain",
  Board: PlainBoard,
  targets: (action, { grammar }) => {
    const [verb = "", ...words] = action.split(" ");
    return [`verb:${verb}`, ...words.map((word, place) => `${grammar.verbs[verb]?.[place] ?? ""}:${word}`)];
  },
  placesOf: (event, { grammar }) => namesIn(event, grammar),
};
