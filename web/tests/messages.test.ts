import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import english from "../messages/en.ftl";
import japanese from "../messages/ja.ftl";

const SOURCES = join(process.cwd(), "src");

function keys(source: string): Set<string> {
  return new Set(new FluentResource(source).body.map((message) => message.id));
}

/** The variables that each message uses. */
function variables(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set(block.match(/\$[a-z_]+/g) ?? [])].sort().join(" "));
  }
  return found;
}

/** Every text that the code names outright; texts whose key is put together are not among them. */
function used(): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.parentPath.includes("games")) continue;
    const source = readFileSync(join(entry.parentPath, entry.name), "utf8");
    for (const match of source.matchAll(/(?<!\.)\bt\("([a-z0-9-]+)"/g)) found.add(match[1] ?? "");
  }
  return found;
}

test("both languages have the same texts", () => {
  assert.deepEqual([...keys(japanese)].sort(), [...keys(english)].sort());
});

test("a translation uses no variable that the original does not have", () => {
  const original = variables(english);
  for (const [id, names] of variables(japanese)) {
    const known = (original.get(id) ?? "").split(" ");
    for (const name of names.split(" ")) assert.ok(name === "" || known.includes(name), `${id}: ${name}`);
  }
});

test("every text that the code names is there", () => {
  const known = keys(english);
  assert.deepEqual(
    [...used()].filter((key) => !known.has(key)),
    [],
  );
});
