/** Map files as modules, for esbuild: `import map from "./maps/campaign.geojson"`. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawMap } from "./draw.mjs";
import { MapError } from "./errors.mjs";
import { nameFiles } from "./names.mjs";
import { readOptions } from "./options.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
/** Maps that were drawn before are kept here for two weeks, by what they were drawn from and by. */
const OLD = 14 * 24 * 3600 * 1000;
const KEPT = join(HERE, "..", "node_modules", ".cache", "maps");

/**
 * The map in a file, drawn with the options in `<name>.map.json` beside it: as text, and the files
 * that it was made of. Drawing takes seconds, so that nothing is drawn twice.
 */
export function mapAt(file) {
  const beside = file.replace(/\.geojson$/, ".map.json");
  const given = existsSync(beside) ? parsed(beside) : {};
  const sources = [file, ...(existsSync(beside) ? [beside] : []), ...nameFiles(readOptions(given, beside), file)];
  const kept = join(KEPT, `${digest([...sources, ...drawers()])}.json`);
  if (!existsSync(kept)) keep(kept, JSON.stringify(drawMap(parsed(file), given, file)));
  return { contents: readFileSync(kept, "utf8"), sources };
}

/** What draws: a change here draws every map anew. */
function drawers() {
  const own = readdirSync(HERE)
    .filter((name) => name.endsWith(".mjs"))
    .sort();
  return [...own.map((name) => join(HERE, name)), join(HERE, "..", "package-lock.json")];
}

function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 24);
}

/** Written whole or not at all: two builds may run at once. What is old goes. */
function keep(file, text) {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) {
    const old = statSync(join(KEPT, name), { throwIfNoEntry: false });
    if (old && Date.now() - old.mtimeMs > OLD) rmSync(join(KEPT, name), { force: true });
  }
  const half = `${file}.${process.pid}`;
  writeFileSync(half, text);
  renameSync(half, file);
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (trouble) {
    throw new MapError(file, `it is not JSON: ${trouble.message}`);
  }
}

export const maps = {
  name: "maps",
  setup(build) {
    build.onLoad({ filter: /\.geojson$/ }, ({ path }) => {
      try {
        const { contents, sources } = mapAt(path);
        return { contents, loader: "json", watchFiles: sources };
      } catch (trouble) {
        if (!(trouble instanceof MapError)) throw trouble;
        return { errors: [{ text: trouble.message }] };
      }
    });
  },
};
