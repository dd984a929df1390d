/**
 * Draws the coast under the lattice of Alexandros: Natural Earth's land at 1:50m, in a conic
 * projection, bent so that a few anchors lie where the lattice has them. Rivers, ranges and deserts
 * follow the same way; lines run along the coast of land and lattice together. Writes
 * src/games/alexandros/coast.ts, in the board's drawing units. To draw it anew: npm ci && npm run draw
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicEqualArea, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { line } from "../maps/paths.mjs";
import { ripples } from "../maps/ripples.mjs";
import { ringArea, simplify } from "../maps/simplify.mjs";
import { warp } from "./warp.mjs";

/** Half a side and the height of a row, in drawing units: as in src/games/alexandros/lattice.ts. */
const HALF = 50;
const ROW = 50 * Math.sqrt(3);

/** What is kept, in drawing units, and the playing area, which is drawn in more detail. */
const SHEET = { left: -900, top: -1150, right: 2700, bottom: 2000 };
const LATTICE = { left: 0, top: -60, right: 1760, bottom: 840 };
const SMALLEST_ISLAND = 60;
/** How far from the coast the lines on the sea run, and where there are any. */
const RIPPLES = [6, 13, 22];
const SEA = { left: -330, top: -620, right: 2080, bottom: 1330 };

const here = (name) => new URL(name, import.meta.url);
const geography = JSON.parse(readFileSync(here("geography.json"), "utf8"));
const atlas = JSON.parse(readFileSync(here("node_modules/world-atlas/land-50m.json"), "utf8"));

const projection = geoConicEqualArea()
  .parallels([26, 40])
  .rotate([-50, 0])
  .center([0, 33])
  .scale(2000)
  .translate([0, 0])
  .clipExtent([
    [-2600, -1700],
    [2600, 1700],
  ]);
const bent = warp(
  geography.anchors.map(([, place, [x, y]]) => [projection(place), [x * HALF, y * ROW]]),
  2e4,
);

const rings = collect(feature(atlas, atlas.objects.land))
  .map((ring) => ring.map(bent))
  .filter(touchesSheet)
  .map((ring) => simplify(ring, detail, true))
  .filter((ring) => ringArea(ring) > (distance(ring[0]) > 0 ? 4 : 1) * SMALLEST_ISLAND);

const lattice = triangles();
const closed = (ring) => [...ring, ring[0]];
const courses = (named) => Object.values(named).map((course) => course.map((place) => bent(projection(place)).map(Math.round)));
const text = `/** Made by web/coast/draw.mjs from Natural Earth (public domain). Not edited by hand. */

/** Land and lakes, to be filled by the even-odd rule. */
export const LAND = "${rings.map((ring) => `${line(ring)}z`).join("")}";

/** Lines along the coast, the nearest first. */
export const RIPPLES = [
${ripples([rings, ...lattice.map((ring) => [ring])], [...rings, ...lattice].map(closed), RIPPLES, SEA)
  .map((lines) => `  "${lines.map(line).join("")}",`)
  .join("\n")}
];

export const GRATICULE = "${graticule()}";

/** Spots along each river, from its mouth, along each range of mountains and round each desert. */
export const RIVERS = ${JSON.stringify(courses(geography.rivers))};
export const RANGES = ${JSON.stringify(courses(geography.ranges))};
export const DESERTS = ${JSON.stringify(courses(geography.deserts))};
`;
writeFileSync(here("../src/games/alexandros/coast.ts"), text);
console.log(`${text.length} bytes`);

/** The triangles of the lattice, read off the board's drawing. */
function triangles() {
  const toml = readFileSync(here("../../src/anabasis/games/alexandros/components/board.toml"), "utf8");
  const drawing = /^rows = \[\n([^\]]*)\]/m.exec(toml)[1];
  return drawing.match(/"[^"]*"/g).flatMap((row, y) =>
    [...row.slice(1, -1)].flatMap((letter, x) => {
      if (letter === " ") return [];
      const corners =
        (x + y) % 2 === 0
          ? [
              [x, y],
              [x + 1, y + 1],
              [x - 1, y + 1],
            ]
          : [
              [x - 1, y],
              [x + 1, y],
              [x, y + 1],
            ];
      return [corners.map(([across, down]) => [across * HALF, down * ROW])];
    }),
  );
}

/** The rings of a shape as the projection draws them. */
function collect(shape) {
  const found = [];
  const pen = {
    beginPath() {},
    moveTo: (x, y) => found.push([[x, y]]),
    lineTo: (x, y) => found.at(-1).push([x, y]),
    closePath() {},
    arc() {},
  };
  geoPath(projection, pen)(shape);
  return found;
}

function touchesSheet(ring) {
  return ring.some(([x, y]) => x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom);
}

/** How far a point lies outside the playing area. */
function distance([x, y]) {
  const aside = Math.max(LATTICE.left - x, x - LATTICE.right, 0);
  const above = Math.max(LATTICE.top - y, y - LATTICE.bottom, 0);
  return Math.hypot(aside, above);
}

/** The least area a bend of the line must make to be kept: more, the farther out it lies. */
function detail(point) {
  return 6 + distance(point) * 0.22;
}

/** Every tenth meridian and every fifth parallel. */
function graticule() {
  const span = (from, to, step) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  const meridians = span(10, 90, 10).map((longitude) => span(5, 55, 5).map((latitude) => [longitude, latitude]));
  const parallels = span(10, 50, 5).map((latitude) => span(5, 95, 6).map((longitude) => [longitude, latitude]));
  return [...meridians, ...parallels].map((course) => line(course.map((place) => bent(projection(place))))).join("");
}
