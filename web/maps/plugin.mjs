/** Map files as modules, for esbuild: `import map from "./maps/campaign.geojson"`. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { drawMap } from "./draw.mjs";
import { MapError } from "./errors.mjs";
import { nameFiles } from "./names.mjs";
import { readOptions } from "./options.mjs";

/** Maps that were drawn in this run, by what they were drawn from. */
const drawn = new Map();

/** Draws the map in a file, with the options in `<name>.map.json` beside it. */
export function mapAt(file) {
  const beside = file.replace(/\.geojson$/, ".map.json");
  const given = existsSync(beside) ? parsed(beside) : {};
  const others = [...(existsSync(beside) ? [beside] : []), ...nameFiles(readOptions(given, beside), file)];
  const hash = createHash("sha256");
  for (const one of [file, ...others]) hash.update(readFileSync(one));
  const key = hash.digest("hex");
  if (!drawn.has(key)) drawn.set(key, JSON.stringify(drawMap(parsed(file), given, file)));
  return { contents: drawn.get(key), watched: [file, ...others] };
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
        const { contents, watched } = mapAt(path);
        return { contents, loader: "json", watchFiles: watched };
      } catch (trouble) {
        if (!(trouble instanceof MapError)) throw trouble;
        return { errors: [{ text: trouble.message }] };
      }
    });
  },
};
