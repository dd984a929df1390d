/** The games this client can draw. A module and its style sheet are fetched when a table needs them. */
import type { GameModule } from "../board/module.ts";

/** Addresses of the games' style sheets, filled in by the build. */
declare const GAME_STYLES: Record<string, string>;

const LOADERS: Record<string, () => Promise<{ module: unknown }>> = {
  alexandros: () => import("./alexandros/index.ts"),
  arbela: () => import("./arbela/index.ts"),
};

const loaded = new Map<string, Promise<GameModule>>();

export function drawable(game: string): boolean {
  return game in LOADERS;
}

/** A game's module. Its own view and board types end here: the shell passes them through unread. */
export function loadGame(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    module = fetchGame(game);
    module.catch(() => loaded.delete(game));
    loaded.set(game, module);
  }
  return module;
}

async function fetchGame(game: string): Promise<GameModule> {
  const load = LOADERS[game];
  if (!load) throw new Error(`no board for ${game}`);
  const [found] = await Promise.all([load(), loadStyle(GAME_STYLES[game])]);
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
