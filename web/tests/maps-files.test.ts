/** Map files in a build: their options and message files, what is kept, what stops the build. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { mapAt, maps } from "../maps/plugin.mjs";
import type { MapShapes } from "../src/board/map/shapes.ts";

const folder = mkdtempSync(join(tmpdir(), "anabasis-maps-"));
after(() => rmSync(folder, { recursive: true }));

const SOURCE = {
  projection: { lat_1: 0, lat_2: 4, lon_0: 5, lat_0: 3 },
  features: [
    square("land", "thebes", 0),
    square("sea", "euxine_sea", 5),
    { properties: { kind: "city", id: "c1", name: "Pontic Heraclea" }, geometry: { type: "Point", coordinates: [2.5, 4] } },
  ],
};
const OPTIONS = {
  width: 600,
  domains: { land: "area", sea: "area" },
  words: { city: "name" },
  pieces: 0,
  names: { en: "en.ftl", ja: "ja.ftl" },
};
const NAMES = "area-thebes = Thebes\narea-euxine-sea = Euxine\ncity-pontic-heraclea = Heraclea\n";
const JAPANESE = "area-thebes = テーベ\narea-euxine-sea = 黒海\ncity-pontic-heraclea = ヘラクレア\n";

function square(kind: string, id: string, west: number): object {
  const ring = [
    [west, 0],
    [west + 5, 0],
    [west + 5, 7],
    [west, 7],
    [west, 0],
  ];
  return { properties: { kind, id, name: id }, geometry: { type: "Polygon", coordinates: [ring] } };
}

/** A map file with what belongs to it, in a folder of the test. */
function written(options: object = OPTIONS, names: string = NAMES, source: string = JSON.stringify(SOURCE)): string {
  writeFileSync(join(folder, "small.geojson"), source);
  writeFileSync(join(folder, "small.map.json"), JSON.stringify(options));
  writeFileSync(join(folder, "en.ftl"), names);
  writeFileSync(join(folder, "ja.ftl"), JAPANESE);
  return join(folder, "small.geojson");
}

function drawn(options?: object, names?: string): MapShapes {
  return JSON.parse(mapAt(written(options, names)).contents) as MapShapes;
}

test("options and message files beside a map make its words and its names", () => {
  const { areas, points, labels } = drawn();
  assert.deepEqual(
    [...areas, ...points].map(({ domain, word }) => `${domain}:${word}`),
    ["area:thebes", "area:euxine-sea", "city:pontic-heraclea"],
  );
  assert.deepEqual(
    labels.en?.map(({ lines }) => lines.join(" ")),
    ["Thebes", "Euxine", "Heraclea"],
  );
  assert.deepEqual(
    labels.ja?.map(({ lines }) => lines.join("")),
    ["テーベ", "黒海", "ヘラクレア"],
  );
});

test("a changed message file draws the map anew, an unchanged one does not", () => {
  const before = mapAt(written());
  assert.deepEqual(
    before.sources.map((file) => file.slice(folder.length + 1)),
    ["small.geojson", "small.map.json", "en.ftl", "ja.ftl"],
  );
  assert.equal(mapAt(written()).contents, before.contents);
  const after = drawn(OPTIONS, NAMES.replace("Euxine", "Hospitable Sea"));
  assert.equal(after.labels.en?.[1]?.lines.join(" "), "Hospitable Sea");
});

test("the options say where a single name stands", () => {
  const { labels } = drawn({ ...OPTIONS, labels: { "area:thebes": { at: [2.5, 6] }, "city:pontic-heraclea": { side: "W" } } });
  const [thebes, , heraclea] = labels.en ?? [];
  const free = drawn().labels.en?.[0];
  assert.ok(thebes && heraclea && free && thebes.y < free.y - 40, "it stands farther north than it would by itself");
  assert.ok(heraclea.x < (drawn().points[0]?.x ?? 0) - 5, "it stands on the left of its point");
});

test("a map that is wrong stops the build, in words", () => {
  let load: (file: { path: string }) => { errors?: { text: string }[] } = () => ({});
  maps.setup({
    onLoad: (_, given) => {
      load = given;
    },
  });
  const said = (path: string): string => load({ path }).errors?.[0]?.text ?? "";
  assert.match(said(written(OPTIONS, NAMES.replace("area-thebes", "area-thebae"))), /en\.ftl: it has no “area-thebes”/);
  assert.match(said(written(OPTIONS, NAMES, "{")), /small\.geojson: it is not JSON/);
  assert.match(said(written({ ...OPTIONS, names: { en: "en.ftl" }, colour: "red" })), /small\.map\.json: there is no option “colour”/);
});
