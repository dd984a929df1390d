/**
 * Draws the coast under the lattice of Alexandros: Natural Earth's land at 1:50m, in a conic
 * projection, bent so that a few anchors lie where the lattice has them. Rivers, ranges and deserts
 * follow the same way. Writes src/games/alexandros/coast.ts, in the board's drawing units.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { geoConicEqualArea, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { ringArea, simplify } from "./simplify.mjs";
import { warp } from "./warp.mjs";

/** Half a side and the height of a row, in drawing units: as in src/games/alexandros/lattice.ts. */
const HALF = 50;
const ROW = 50 * Math.sqrt(3);

/** What is kept, in drawing units, and the playing area, which is drawn in more detail. */
const SHEET = { left: -900, top: -1150, right: 2700, bottom: 2000 };
const LATTICE = { left: 0, top: -60, right: 1760, bottom: 840 };
const SMALLEST_ISLAND = 60;
/** Points between two hand-picked places of a river or range. */
const STEPS = 6;

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

const files = {
  LAND: rings.map((ring) => line(ring) + "z").join(""),
  RIVERS: Object.values(geography.rivers).map((course) => river(through(course))).join(""),
  RANGES: Object.values(geography.ranges).map((course) => hachures(through(course))).join(""),
  GRATICULE: graticule(),
  DESERTS: Object.values(geography.deserts).map((ring) => line(through([...ring, ring[0]])) + "z").join(""),
};
const text = [
  "/** Made by web/coast/draw.mjs from Natural Earth (public domain). Not edited by hand. */",
  ...Object.entries(files).map(([name, path]) => `export const ${name} = "${path}";`),
  "",
].join("\n");
writeFileSync(here("../src/games/alexandros/coast.ts"), text);
for (const [name, path] of Object.entries(files)) console.log(name.padEnd(8), path.length);

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
  return ring.some(
    ([x, y]) => x > SHEET.left && x < SHEET.right && y > SHEET.top && y < SHEET.bottom,
  );
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

/** A smooth line through hand-picked places, bent with the map. */
function through(course) {
  const knots = course.map((place) => bent(projection(place)));
  const points = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const [a, b, c, d] = [knots[i - 1] ?? knots[i], knots[i], knots[i + 1], knots[i + 2] ?? knots[i + 1]];
    for (let step = 0; step < STEPS; step++) points.push(spline(a, b, c, d, step / STEPS));
  }
  points.push(knots.at(-1));
  return points;
}

function spline(a, b, c, d, t) {
  return [0, 1].map(
    (k) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3),
  );
}

/** Every tenth meridian and every fifth parallel. */
function graticule() {
  const span = (from, to, step) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  const meridians = span(10, 90, 10).map((longitude) => span(5, 55, 5).map((latitude) => [longitude, latitude]));
  const parallels = span(10, 50, 5).map((latitude) => span(5, 95, 6).map((longitude) => [longitude, latitude]));
  return [...meridians, ...parallels].map((course) => line(course.map((place) => bent(projection(place))))).join("");
}

/** A river is a tapering ribbon, widest at its mouth, where its course begins. */
function river(points) {
  const wiggled = points.map(([x, y], i) => [
    x + 2.2 * Math.sin(i * 1.7),
    y + 2.2 * Math.cos(i * 2.3),
  ]);
  const left = [];
  const right = [];
  wiggled.forEach((point, i) => {
    const [nx, ny] = across(wiggled, i);
    const half = 0.5 + 2.1 * (1 - i / (wiggled.length - 1));
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.unshift([point[0] - nx * half, point[1] - ny * half]);
  });
  return line([...left, ...right], 1) + "z";
}

/** A range is a row of short strokes down both slopes, longer towards its middle. */
function hachures(points) {
  let path = "";
  points.forEach((point, i) => {
    if (i % 2) return;
    const [nx, ny] = across(points, i);
    const swell = 0.55 + 0.45 * Math.sin((Math.PI * i) / (points.length - 1));
    for (const slope of [-1, 1]) {
      const near = 3 * slope;
      const far = slope * (6 + 9 * swell + 3 * Math.sin(i * 2.1 + slope));
      path += line(
        [
          [point[0] + nx * near, point[1] + ny * near],
          [point[0] + nx * far + slope, point[1] + ny * far],
        ],
        1,
      );
    }
  });
  return path;
}

function across(points, i) {
  const [x, y] = points[Math.max(0, i - 1)];
  const [p, q] = points[Math.min(points.length - 1, i + 1)];
  const length = Math.hypot(p - x, q - y) || 1;
  return [-(q - y) / length, (p - x) / length];
}

/** Points as relative path commands: whole units, or tenths. */
function line(points, digits = 0) {
  const scale = 10 ** digits;
  let path = "";
  let [px, py] = [0, 0];
  points.forEach(([x, y], i) => {
    const [qx, qy] = [Math.round(x * scale), Math.round(y * scale)];
    if (i > 0 && qx === px && qy === py) return;
    const [dx, dy] = i === 0 ? [qx, qy] : [qx - px, qy - py];
    const [sx, sy] = [dx / scale, dy / scale].map((value) => String(value).replace(/^(-?)0\./, "$1."));
    path += (i === 0 ? "M" : i === 1 ? "l" : path.length && sx[0] !== "-" ? " " : "") + sx + (sy[0] === "-" ? "" : " ") + sy;
    [px, py] = [qx, qy];
  });
  return path;
}
