/**
 * The boards of the games. A folder `src/games/<id>` with an `index.ts` is a board: the build finds
 * it. A game without one is shown as lists. A board and its style sheet are fetched when needed.
 */
import { BOARDS, LISTS } from "games:boards";
import type { GameModule } from "./module.ts";

/** Addresses of the boards' style sheets, filled in by the build. */
declare const BOARD_STYLES: Record<string, string>;

const PLAIN = "plain";

const loaded = new Map<string, Promise<GameModule>>();

/** A game's module. Its own view and board types end here: the shell passes them through unread. */
export function loadGame(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    module = fetchModule(game);
    module.catch(() => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}

async function fetchModule(game: string): Promise<GameModule> {
  const load = BOARDS[game] ?? LISTS.plain;
  const [found] = await Promise.all([load(), loadStyle(BOARD_STYLES[game in BOARDS ? game : PLAIN])]);
  return found.module as GameModule;
}

function loadStyle(address: string | undefined): Promise<void> {
  if (!address) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
