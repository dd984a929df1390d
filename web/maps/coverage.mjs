/**
 * Polygons that cover the map without gaps, taken apart into arcs. Two neighbours share the arcs of
 * their border, so that it stays one line however it is simplified.
 */
import { topology } from "topojson-server";
import { MapError } from "./errors.mjs";
import { ON_FRAME } from "./projection.mjs";
import { ringArea, simplify } from "./simplify.mjs";

/** Points of two lines that should be one lie at most so far apart, in units. */
const SLIP = 0.8;

/**
 * `shapes` have `key`, `role` and projected `polygons`. Gives `arcs` (lists of whole-numbered points),
 * and for each shape its `parts`: rings of arc numbers, `~n` for an arc that is run backwards.
 */
export function cover(shapes, { width, height }, options, file) {
  const rings = mended(
    shapes.flatMap(({ polygons }) => polygons.flat()),
    { width, height },
  );
  let next = 0;
  const features = shapes.map(({ polygons }) => ({
    type: "MultiPolygon",
    coordinates: polygons.map((polygon) => polygon.map(() => rings[next++])),
  }));
  const whole = topology({ shapes: { type: "GeometryCollection", geometries: features } });
  const parts = whole.objects.shapes.geometries.map((geometry) => geometry.arcs);
  dropIslands(parts, whole.arcs, shapes, options.island, file);
  return renumbered(parts, simplified(whole.arcs, options.detail));
}

/**
 * Two sides of one border may differ by a point or a rounding. Sides that only one ring has get the
 * points of the others that lie on them.
 */
function mended(rings, frame) {
  const keyOf = ([ax, ay], [bx, by]) => (ax < bx || (ax === bx && ay < by) ? `${ax} ${ay} ${bx} ${by}` : `${bx} ${by} ${ax} ${ay}`);
  const count = new Map();
  for (const ring of rings) {
    for (const [a, b] of sides(ring)) count.set(keyOf(a, b), (count.get(keyOf(a, b)) ?? 0) + 1);
  }
  const isLoose = ([a, b]) => count.get(keyOf(a, b)) === 1 && !onFrame(a, b, frame);
  const loose = new Map();
  for (const ring of rings) {
    for (const side of sides(ring)) if (isLoose(side)) for (const point of side) loose.set(point.join(" "), point);
  }
  return rings.map((ring) => {
    const points = [ring[0]];
    for (const side of sides(ring)) {
      if (isLoose(side)) points.push(...between(side, [...loose.values()]));
      points.push(side[1]);
    }
    return points;
  });
}

function sides(ring) {
  return ring.slice(1).map((point, at) => [ring[at], point]);
}

/** The points that lie on a side but are not its ends, in their order along it. */
function between([a, b], points) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return [];
  return points
    .map((point) => {
      const [px, py] = [point[0] - a[0], point[1] - a[1]];
      return { point, along: (px * dx + py * dy) / length, off: Math.abs(px * dy - py * dx) / length };
    })
    .filter(({ point, along, off }) => off < SLIP && along > 0 && along < length && !same(point, a) && !same(point, b))
    .sort((one, other) => one.along - other.along)
    .map(({ point }) => point);
}

function same(a, b) {
  return a[0] === b[0] && a[1] === b[1];
}

function onFrame(a, b, { width, height }) {
  const edges = [(p) => p[0] < ON_FRAME, (p) => p[1] < ON_FRAME, (p) => p[0] > width - ON_FRAME, (p) => p[1] > height - ON_FRAME];
  return edges.some((isOn) => isOn(a) && isOn(b));
}

/** Islets too small to draw go, and with them the holes they fill. No shape loses its last part. */
function dropIslands(parts, arcs, shapes, least, file) {
  const gone = new Set();
  parts.forEach((polygons, at) => {
    const isIslet = ([ring, ...holes]) =>
      shapes[at].role.endsWith("land") && holes.length === 0 && ring.length === 1 && ringArea(arcs[index(ring[0])]) < least;
    if (polygons.every(isIslet) && !shapes[at].role.startsWith("neutral"))
      throw new MapError(file, `${shapes[at].key} is too small to draw: lower the option “island”`);
    for (const [ring] of polygons.filter(isIslet)) gone.add(index(ring[0]));
  });
  parts.forEach((polygons, at) => {
    parts[at] = polygons
      .filter(([ring]) => !(ring.length === 1 && gone.has(index(ring[0]))))
      .map((rings) => rings.filter((ring) => !(ring.length === 1 && gone.has(index(ring[0])))));
  });
}

export function index(arc) {
  return arc < 0 ? ~arc : arc;
}

/** Fewer points an arc, in whole units. Where arcs meet nothing moves but by rounding. */
function simplified(arcs, least) {
  const ends = new Map();
  for (const arc of arcs) {
    for (const end of [arc[0], arc.at(-1)]) ends.set(end.join(" "), (ends.get(end.join(" ")) ?? 0) + 1);
  }
  return arcs.map((arc) => {
    const alone = same(arc[0], arc.at(-1)) && ends.get(arc[0].join(" ")) === 2;
    const kept = alone ? simplify(arc.slice(0, -1), () => least, true) : simplify(arc, () => least, false);
    const whole = (alone ? [...kept, kept[0]] : kept).map((point) => point.map(Math.round));
    const distinct = whole.filter((point, at) => at === 0 || !same(point, whole[at - 1]));
    return distinct.length > 1 ? distinct : [whole[0], whole.at(-1)];
  });
}

/** Without the arcs that nothing uses any more. */
function renumbered(parts, arcs) {
  const numbers = new Map();
  const numberOf = (arc) => {
    const at = index(arc);
    if (!numbers.has(at)) numbers.set(at, numbers.size);
    return arc < 0 ? ~numbers.get(at) : numbers.get(at);
  };
  const shapes = parts.map((polygons) => polygons.map((rings) => rings.map((ring) => ring.map(numberOf))));
  return { arcs: [...numbers.keys()].map((at) => arcs[at]), parts: shapes };
}

/** The points of a ring of arcs, its first one not repeated. */
export function ringOf(ring, arcs) {
  return ring.flatMap((arc) => {
    const points = arc < 0 ? [...arcs[~arc]].reverse() : arcs[arc];
    return points.slice(0, -1);
  });
}

/** For each arc the shapes on its sides, by number. */
export function usersOf({ arcs, parts }) {
  const users = arcs.map(() => []);
  parts.forEach((polygons, shape) => {
    for (const arc of polygons.flat(2)) users[index(arc)].push(shape);
  });
  return users;
}

/**
 * What each arc is, by a letter: coast, border between areas of land, limit towards neutral land,
 * sea between two seas of the game, outer sea, neutral ground, edge of the map.
 */
export function lettersOf(coverage, shapes, frame) {
  return usersOf(coverage)
    .map((users, at) => {
      const roles = [...new Set(users.map((shape) => shapes[shape].role))];
      const isLand = (role) => role.endsWith("land");
      if (users.length === 1) {
        const onEdge = sides(coverage.arcs[at]).every(([a, b]) => onFrame(a, b, frame));
        return onEdge ? "e" : isLand(roles[0]) ? "c" : "e";
      }
      if (roles.some(isLand) && !roles.every(isLand)) return "c";
      if (roles.every((role) => role.startsWith("neutral"))) return "n";
      if (isLand(roles[0])) return roles.length === 1 ? "b" : "l";
      return roles.length === 1 ? "s" : "o";
    })
    .join("");
}

/** For each shape the shapes with which it shares a border of at least a length. */
export function neighboursOf(coverage, count, least) {
  const shared = Array.from({ length: count }, () => new Map());
  usersOf(coverage).forEach((users, at) => {
    const [a, b] = users;
    if (users.length !== 2 || a === b) return;
    const length = lengthOf(coverage.arcs[at]);
    shared[a].set(b, (shared[a].get(b) ?? 0) + length);
    shared[b].set(a, (shared[b].get(a) ?? 0) + length);
  });
  return shared.map((lengths) =>
    [...lengths].flatMap(([other, length]) => (length >= least ? [other] : [])).sort((one, other) => one - other),
  );
}

export function lengthOf(line) {
  return sides(line).reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
}
