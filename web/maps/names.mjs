/** What places are called in each language, from message files or from the map file itself. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { MapError } from "./errors.mjs";

/** The message files that a map's names come from. */
export function nameFiles(options, file) {
  return Object.values(options.names)
    .filter((name) => name !== null)
    .map((name) => join(dirname(file), name));
}

/** For each language a function from a feature to its name. */
export function namesOf(options, file) {
  return Object.entries(options.names).map(([language, name]) => [
    language,
    name === null ? ({ name }) => name : fromMessages(language, join(dirname(file), name)),
  ]);
}

function fromMessages(language, path) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  return ({ domain, word }) => {
    const pattern = bundle.getMessage(`${domain}-${word}`)?.value;
    if (!pattern) throw new MapError(path, `it has no “${domain}-${word}”`);
    return bundle.formatPattern(pattern);
  };
}
