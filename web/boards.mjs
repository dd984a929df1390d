/** Which games have a board of their own: every folder of src/games with an index.ts. */
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = join(HERE, "src", "games");

export const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "index.ts")));

/** Style sheets by the name under which they are looked up: a game's own, and that of the lists. */
export const styleSheets = Object.fromEntries(
  [...games.map((game) => [game, `src/games/${game}/style.css`]), ["plain", "src/board/plain/style.css"]].filter(([, file]) =>
    existsSync(join(HERE, file)),
  ),
);

/** Gives the module `games:boards`: for each game the function that fetches its board. */
export const boards = {
  name: "boards",
  setup(build) {
    build.onResolve({ filter: /^games:boards$/ }, ({ path }) => ({ path, namespace: "games" }));
    build.onLoad({ filter: /.*/, namespace: "games" }, () => ({
      contents: `export const BOARDS = {${games.map((game) => `${JSON.stringify(game)}: () => import("./${game}/index.ts")`).join(", ")}};`,
      resolveDir: GAMES,
    }));
  },
};
