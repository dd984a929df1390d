/** The sheet of a map: everything in its file, projected, simplified and measured. */
import { roomOf } from "./areanames.mjs";
import { boxAt } from "./boxes.mjs";
import { cover, lettersOf, ringOf } from "./coverage.mjs";
import { groundOf } from "./ground.mjs";
import { projected } from "./projection.mjs";
import { MapError } from "./errors.mjs";
import { simplify } from "./simplify.mjs";

/** How much a name suffers from lying across each kind of line. */
const INK = { link: 1, river: 0.5, border: 0.5, coast: 0.35, sea: 0.3 };
/** The radius of a point's symbol where the options give none, in pixels at reading size. */
const SYMBOL = 3.2;
/** A river that ends so far from the sea, in units, has no mouth. */
const INLAND = 30;
/** The least area in square units that a bend of a river must make to be kept. */
const BEND = 3;

/**
 * `shapes` are areas and grounds with their `rings`; `things` are all that gets a name: areas,
 * points, rivers and notes, each with what its places need.
 */
export function sheetOf(features, plane, scale, options, file) {
  const { project, width, height } = plane;
  const frame = { width, height };
  const shapes = [...features.areas, ...features.grounds].map((shape) => ({ ...shape, polygons: projected(shape.polygons, project) }));
  const coverage = cover(shapes, frame, options, file);
  const letters = lettersOf(coverage, shapes, frame);
  shapes.forEach((shape, at) => {
    shape.rings = coverage.parts[at].flat().map((ring) => ringOf(ring, coverage.arcs));
  });
  const lakes = features.lakes.map((lake) => lakeOf(lake, project, options));
  const links = features.links.map((link) => ({ ...link, line: whole(projected(link.coordinates, project)) }));
  const courses = features.rivers.map((river) => whole(simplify(projected(river.coordinates, project), () => BEND, false)));
  const ground = groundOf(
    [...shapes, ...lakes.map((rings) => ({ rings, role: "lake" }))],
    linesOf(coverage, letters, links, courses),
    frame,
  );
  const rivers = features.rivers.map((river, at) => ({ ...river, ...fromMouth(courses[at], ground), style: "river" }));
  const areas = features.areas.map((area, at) => ({
    ...area,
    style: options.styles[area.kind] ?? area.role,
    room: roomOf(ground, at),
    drawing: drawingOf(area, options),
    stand: standOf(area, { project, options, scale }),
  }));
  refuseUnknown(options.spots, areas, file);
  const points = features.points.map((point) => pointOf(point, { project, options, scale }));
  const notes = features.notes.map((note) => ({ ...note, ...spot(project(note.coordinates)), style: "note" }));
  return {
    plane,
    shapes,
    coverage,
    letters,
    lakes,
    links,
    rivers,
    ground,
    areas,
    points,
    symbols: [...points, ...areas.flatMap(({ key, stand }) => (stand ? [{ key, ...stand }] : []))].map(({ key, x, y, radius }) => ({
      ...boxAt(x, y, 2 * radius, 2 * radius),
      key,
    })),
    things: [...areas, ...points, ...rivers.filter(({ key }) => options.labels[key] !== false), ...notes],
  };
}

export function whole(points) {
  return points.map((point) => point.map(Math.round));
}

function spot([x, y]) {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Where the pieces of an area stand, if the options say so. */
function standOf({ key }, { project, options, scale }) {
  const at = options.spots[key];
  return at && { ...spot(project(at)), radius: Math.round(options.pieces / scale) };
}

function refuseUnknown(spots, areas, file) {
  const unknown = Object.keys(spots).find((key) => areas.every((area) => area.key !== key));
  if (unknown) throw new MapError(file, `there is no area “${unknown}” for a spot`);
}

function lakeOf({ polygons }, project, { detail }) {
  return projected(polygons, project)
    .flat()
    .map((ring) => whole(simplify(ring.slice(0, -1), () => detail, true)));
}

function drawingOf({ properties }, { terrain }) {
  return terrain.as[properties[terrain.property]];
}

function pointOf(point, { project, options, scale }) {
  const radius = (options.symbols[point.sort] ?? options.symbols[point.kind] ?? SYMBOL) / scale;
  const style = options.styles[point.sort] ?? options.styles[point.kind] ?? "point";
  return { ...point, ...spot(project(point.coordinates)), radius, style, side: point.properties.label_side };
}

/** The lines that names should keep off, with how much they mind each. */
function linesOf({ arcs }, letters, links, courses) {
  const weights = { c: INK.coast, b: INK.border, l: INK.border, s: INK.sea, o: INK.sea };
  return [
    ...arcs.flatMap((points, at) => (weights[letters[at]] ? [{ points, weight: weights[letters[at]] }] : [])),
    ...courses.map((points) => ({ points, weight: INK.river })),
    ...links.map(({ line: points }) => ({ points, weight: INK.link })),
  ];
}

/** A river's course from the end that lies nearer to water, and whether it never comes there. */
function fromMouth(course, ground) {
  const ends = [course[0], course.at(-1)].map((end) => distanceToSea(end, ground));
  return { course: ends[0] <= ends[1] ? course : [...course].reverse(), inland: Math.min(...ends) > INLAND };
}

/** How far the sea or the edge of the sheet is, in units, looking in sixteen directions. */
function distanceToSea([x, y], { grid, owner, shapes }) {
  const farthest = 200;
  for (let far = 0; far < farthest; far += grid.step) {
    for (let turn = 0; turn < 16; turn += 1) {
      const cell = grid.index(x + far * Math.cos((turn * Math.PI) / 8), y + far * Math.sin((turn * Math.PI) / 8));
      if (cell < 0 || owner[cell] < 0 || shapes[owner[cell]].role.endsWith("sea")) return far;
    }
  }
  return farthest;
}
