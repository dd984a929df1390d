/** The maps of Final Conquest: the areas of the drawing are the territories of the game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownAt } from "../src/board/map/names.ts";
import { drawingOf, type MapShapes } from "../src/board/map/shapes.ts";
import campaign from "../src/games/final_conquest/maps/campaign.geojson";
import grand from "../src/games/final_conquest/maps/grand.geojson";
import { BOARD } from "./final_conquest/positions.ts";

/** Pixels a unit when the whole map stands on the table in a window of 1280 by 720 pixels. */
const LAPTOP = 0.258;

const MAPS: Record<"campaign" | "grand", MapShapes> = { campaign, grand };

for (const name of ["campaign", "grand"] as const) {
  const printed = BOARD.maps[name];

  test(`every territory of the ${name} map is drawn, and nothing else can be chosen`, () => {
    const drawn = drawingOf(MAPS[name]).places.map(({ key }) => key);
    assert.deepEqual(new Set(drawn), new Set(printed.territories.map((word) => `territory:${word}`)));
  });

  test(`seas of the ${name} map are drawn as seas`, () => {
    for (const { area, word } of drawingOf(MAPS[name]).places) assert.equal(area?.sea ?? false, printed.data[word]?.kind === "sea", word);
  });

  test(`every bridge of the ${name} map joins the two territories that it does in the rules`, () => {
    const { map, places } = drawingOf(MAPS[name]);
    const drawn = map.links.map(({ ends }) =>
      ends
        .map((end) => places[end]?.word)
        .sort()
        .join(" "),
    );
    const told = printed.links.filter(([, , kind]) => kind === "bridge").map(([a, b]) => [a, b].sort().join(" "));
    assert.deepEqual(drawn.sort(), told.sort());
  });

  test(`counters of the ${name} map stand apart from each other`, () => {
    const { places } = drawingOf(MAPS[name]);
    const least = Math.min(
      ...places.flatMap((one, at) => places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
    );
    assert.ok(least > 80, `two middles are ${least} units apart`);
  });

  test(`nearly all names of the ${name} map are read on a laptop`, () => {
    for (const language of ["en", "ja"]) {
      const named = shownAt(MAPS[name], language, LAPTOP).filter(({ at }) => at < printed.territories.length);
      assert.ok(named.length >= printed.territories.length - 5, `${language}: ${named.length} of ${printed.territories.length}`);
    }
  });
}
