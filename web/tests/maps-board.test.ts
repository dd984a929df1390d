/** The board of a map: walking over it by keys, outlines, ways, the list of places. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { grouped } from "../src/board/map/MapJump.tsx";
import { hills, mountains, river } from "../src/board/map/relief.ts";
import { drawingOf, outlineOf, pointsOf, type MapShapes } from "../src/board/map/shapes.ts";
import { courseOf, withHead } from "../src/board/map/states.ts";
import { scaleIn, stepped } from "../src/board/map/useScale.ts";
import { tiledPath, tiledStrokes } from "../src/board/map/tiling.ts";
import { stepsOver, unreached } from "../src/board/map/walking.ts";
import { MAPS } from "./maps/fixtures.ts";

const darius = MAPS.alexander_vs_darius as MapShapes;
const conquerors = MAPS.conquerors_provinces as MapShapes;

test("arrow keys lead from any place to every other", () => {
  for (const [name, map] of Object.entries(MAPS)) {
    const { places } = drawingOf(map);
    const steps = stepsOver(places);
    assert.deepEqual(
      unreached(places, steps).map(({ key }) => key),
      [],
      name,
    );
    const back = places.filter((place) => unreached([place, ...places.filter((other) => other !== place)], steps).length > 0);
    assert.deepEqual(
      back.map(({ key }) => key),
      [],
      `${name}: no way out`,
    );
  }
});

test("a place that is nearest to nothing is put in the way", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 11, y: 2.6 },
    { x: 11, y: 3 },
    { x: 30, y: 0 },
  ];
  assert.deepEqual(unreached(places, stepsOver(places)), []);
});

test("keys lead the way they point", () => {
  const { places } = drawingOf(darius);
  for (const [place, row] of stepsOver(places)) {
    assert.ok((row.left?.x ?? -Infinity) < place.x && (row.up?.y ?? -Infinity) < place.y);
    assert.ok((row.right?.x ?? Infinity) > place.x && (row.down?.y ?? Infinity) > place.y);
  }
});

test("areas together have an outline without their common border", () => {
  const [one] = darius.areas.filter(({ sea }) => !sea);
  const other = darius.areas[one?.neighbours.find((at) => !darius.areas[at]?.sea) ?? -1];
  assert.ok(one && other);
  const length = (areas: typeof darius.areas): number =>
    outlineOf(darius, areas)
      .split("M")
      .slice(1)
      .map((line) => line.split("L").map((pair) => pair.split(" ").map(Number)))
      .reduce(
        (sum, line) =>
          sum + line.slice(1).reduce((far, [x = 0, y = 0], at) => far + Math.hypot(x - (line[at]?.[0] ?? 0), y - (line[at]?.[1] ?? 0)), 0),
        0,
      );
  const apart = length([one]) + length([other]);
  assert.ok(length([one, other]) < apart - 20, "the common border is gone from both");
});

test("a way follows the links of the map, in its own direction", () => {
  const drawing = drawingOf(conquerors);
  const link = conquerors.links.find(({ line }) => pointsOf(line).length > 4);
  assert.ok(link);
  const [a, b] = link.ends.map((end) => drawing.places[end]);
  assert.ok(a && b);
  const there = courseOf(drawing, [a.key, b.key]);
  const back = courseOf(drawing, [b.key, a.key]);
  assert.ok(there.length > 20, "it has all the bends of the link");
  for (const [course, from, to] of [
    [there, a, b],
    [back, b, a],
  ] as const) {
    assert.ok(Math.hypot((course[0]?.x ?? 0) - from.x, (course[0]?.y ?? 0) - from.y) < 3);
    assert.ok(Math.hypot((course.at(-1)?.x ?? 0) - to.x, (course.at(-1)?.y ?? 0) - to.y) < 3);
  }
  assert.equal(withHead([], 10), null);
  assert.equal(
    withHead(
      [
        { x: 0, y: 0 },
        { x: 0, y: 50 },
      ],
      10,
    )?.angle,
    90,
  );
});

test("the list of places has all of them, by name, under their headings", () => {
  const { places } = drawingOf(darius);
  const groups = grouped(
    places,
    "en",
    ({ word }) => word,
    ({ area }) => (area ? (area.sea ? "Seas" : "Lands") : "Towns"),
  );
  assert.deepEqual(groups.map(([heading, rows]) => [heading, rows.length]).sort(), [
    ["Lands", 70],
    ["Seas", 7],
    ["Towns", 19],
  ]);
  for (const [, rows] of groups)
    assert.deepEqual(
      rows.map(({ name }) => name),
      rows.map(({ name }) => name).sort(),
    );
});

test("the scale is read off the camera's transform, in steps that never tell too much", () => {
  assert.equal(scaleIn("translate(1.00 2.00) scale(0.4521)"), 0.4521);
  assert.equal(scaleIn(""), 0);
  for (const scale of [0.1563, 0.358, 0.445, 1, 2.6]) {
    assert.ok(stepped(scale) <= scale * 1.0001 && stepped(scale) > scale * 0.95, `${scale} is told as ${stepped(scale)}`);
  }
});

test("lines in tiles are the same lines, in more paths", () => {
  const count = (path: string): number => path.split("M").length - 1;
  for (const [name, map] of Object.entries(MAPS)) {
    for (const path of map.ripples) {
      const tiles = tiledPath(path);
      assert.ok(tiles.length > 4, name);
      assert.equal(
        tiles.reduce((sum, tile) => sum + count(tile), 0),
        count(path),
      );
      assert.deepEqual(tiles.flatMap((tile) => tile.split("M").slice(1)).sort(), path.split("M").slice(1).sort());
    }
    const strokes = tiledStrokes(map.mountains);
    assert.deepEqual(strokes.flat().sort(), [...map.mountains].sort());
    const drawn = [...drawingOf(map).lines.values()].flat().reduce((sum, path) => sum + count(path), 0);
    assert.equal(drawn, map.arcs.length);
  }
});

test("relief is drawn from its numbers", () => {
  assert.equal(mountains([]), "");
  assert.match(mountains([100, 100, 30, 40]), /^M[\d.]+ [\d.]+L/);
  assert.match(hills([100, 100, 0, 24]), /^M88 103Q100 /);
  const wide =
    river([0, 0, 50, 0, 100, 0], 8)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [first, last] = [Math.abs(wide[1] ?? 0), Math.abs(wide[wide.length / 2 - 1] ?? 0)];
  assert.ok(first > 3 * last, "it is widest at its mouth");
});
