/** Which games have a board of their own: every folder of src/games with an index.ts. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/**
 * What boards share with each other and with the page. Each board asks for all of it, although it may use
 * less: so it is one file, and not one for every set of boards that happen to use the same part.
 */
function shared(folders) {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))).filter((file) => /\.tsx?$/.test(file));
  const imported = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/ from "(\.\.\/[^"]+\.tsx?)"/g)].map(([, path]) => join(dirname(file), path)),
  );
  return [...new Set(imported)].filter((file) => !folders.includes(dirname(file))).sort();
}

const PLAIN = join(HERE, "src", "board", "plain");
const MAPS = join(HERE, "src", "board", "map");

/** The script of a board: what all boards share, what all maps do, and its own. */
function boardOf(game) {
  const folder = game === "plain" ? PLAIN : join(GAMES, game);
  const kit = shared([...games.map((one) => join(GAMES, one)), PLAIN, MAPS]);
  const maps = existsSync(join(folder, "maps")) ? readdirSync(MAPS).filter((name) => /(?<!\.d)\.tsx?$/.test(name)) : [];
  const wanted = [...kit, ...maps.map((name) => join(MAPS, name))].map((file) => `import ${JSON.stringify(file)};`);
  return [...wanted, `export { module } from ${JSON.stringify(join(folder, "index.ts"))};`].join("\n");
}

/** Gives the module `games:boards`: for each game the function that fetches its board, and that of the lists. */
export const boards = {
  name: "boards",
  setup(build) {
    build.onResolve({ filter: /^games:/ }, ({ path }) => ({ path: path.replace("games:", ""), namespace: "games" }));
    build.onLoad({ filter: /^boards$/, namespace: "games" }, () => ({
      contents: `${table("BOARDS", games)}\n${table("LISTS", ["plain"])}`,
    }));
    build.onLoad({ filter: /^board\//, namespace: "games" }, ({ path }) => ({
      contents: boardOf(path.replace("board/", "")),
      resolveDir: HERE,
    }));
  },
};

function table(name, keys) {
  const rows = keys.map((key) => `${JSON.stringify(key)}: () => import("games:board/${key}")`);
  return `export const ${name} = {${rows.join(", ")}};`;
}
