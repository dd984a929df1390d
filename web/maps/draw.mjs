/** A map file and its options become what a board draws: shapes, lines and the places of names. */
import { roomOf } from "./areanames.mjs";
import { boxAt, distanceTo, padded } from "./boxes.mjs";
import { cover, lettersOf, neighboursOf, ringOf } from "./coverage.mjs";
import { readFeatures } from "./features.mjs";
import { groundOf } from "./ground.mjs";
import { countAt, layOut, layOutSmall } from "./labels.mjs";
import { PHONE, scaleIn, styleOf, WINDOW } from "./letters.mjs";
import { namesOf } from "./names.mjs";
import { readOptions } from "./options.mjs";
import { closed, line } from "./paths.mjs";
import { net, projected, projector } from "./projection.mjs";
import { strokesAlong, strokesIn } from "./relief.mjs";
import { ripples } from "./ripples.mjs";
import { simplify } from "./simplify.mjs";

/**
 * How far from the coast the lines on the sea run, in units. Not whole numbers: a coast of whole
 * numbers has spots at exactly such distances, and a line would break where it meets one.
 */
const RIPPLES = [7.1, 15.1, 25.1];
/** How much a name suffers from lying across each kind of line. */
const INK = { link: 1, river: 0.5, border: 0.5, coast: 0.35, sea: 0.3 };
/** The radius of a point's symbol where the options give none, in pixels at reading size. */
const SYMBOL = 3.2;
/** Symbols with a larger radius than this keep names off a small map as well. */
const GREAT = 4;
/** A compass wants so much room, in units. */
const ROSE = 110;
/** A river that ends so far from the sea, in units, has no mouth. */
const INLAND = 30;

/** `source` is the map file's content, `given` that of the options beside it; `file` is for errors and paths. */
export function drawMap(source, given, file) {
  const options = readOptions(given, file);
  const features = readFeatures(source, options, file);
  const playable = features.areas.flatMap(({ polygons }) => polygons.flat(2));
  const plane = projector(source, options, playable, file);
  const { project, width, height } = plane;
  const scale = scaleIn(WINDOW, plane);
  const frame = { width, height };
  const whole = (points) => points.map((point) => point.map(Math.round));

  const shapes = [...features.areas, ...features.grounds].map((shape) => ({ ...shape, polygons: projected(shape.polygons, project) }));
  const coverage = cover(shapes, frame, options, file);
  const { arcs, parts } = coverage;
  const letters = lettersOf(coverage, shapes, frame);
  shapes.forEach((shape, at) => {
    shape.rings = parts[at].flat().map((ring) => ringOf(ring, arcs));
  });
  const lakes = features.lakes.map(({ polygons }) =>
    projected(polygons, project)
      .flat()
      .map((ring) => whole(simplify(ring.slice(0, -1), () => options.detail, true))),
  );
  const links = features.links.map((link) => ({ ...link, line: whole(projected(link.coordinates, project)) }));
  const rivers = features.rivers.map((river) => ({
    ...river,
    course: whole(simplify(projected(river.coordinates, project), () => 3, false)),
  }));

  const ground = groundOf(
    [...shapes, ...lakes.map((rings) => ({ rings, role: "lake" }))],
    linesOf(coverage, letters, links, rivers),
    frame,
  );
  for (const river of rivers) Object.assign(river, fromMouth(river.course, ground));
  const areas = features.areas.map((area, at) => ({
    ...area,
    style: styleName(area, options),
    room: roomOf(ground, at),
    drawing: drawingOf(area, options),
  }));
  const points = features.points.map((point) => pointOf(point, { project, options, scale }));
  const symbols = points.map(({ key, x, y, radius }) => ({ ...boxAt(x, y, 2 * radius, 2 * radius), key }));
  const things = [
    ...areas,
    ...points,
    ...rivers.filter(({ key }) => options.labels[key] !== false).map((river) => ({ ...river, style: "river" })),
    ...features.notes.map((note) => ({ ...note, ...spot(project(note.coordinates)), style: "note" })),
  ];
  const labels = [];
  const small = [];
  const smallScale = scaleIn(PHONE, plane);
  const great = symbols.filter(({ width: across }) => across > (2 * GREAT) / scale);
  for (const [language, nameOf] of namesOf(options, file)) {
    labels.push([language, layOut(things, { language, nameOf, ground, symbols, scale, options, project, file })]);
    small.push([language, layOutSmall(things, { language, nameOf, ground, symbols: great, scale: smallScale, options, project })]);
  }

  const written = labels.flatMap(([, row]) => row);
  const kept = [...written.map(({ box }) => box), ...symbols];
  const strokes = strokesIn(areas, ground, kept);
  for (const course of Object.values(options.ranges))
    strokes.mountains.push(...strokesAlong(smooth(projected(course, project)), ground, kept));
  const land = shapes.filter(({ role }) => role.endsWith("land"));
  const shores = arcs.filter((_, at) => letters[at] === "c");
  const neighbours = neighboursOf(coverage, shapes.length, options.border);
  const keys = [...areas, ...points].map(({ key }) => key);
  return {
    width,
    height,
    reading: round(scale, 5),
    arcs: arcs.map((arc) => line(arc).slice(1).replace("l", ",")),
    letters,
    areas: areas.map((area, at) => ({
      domain: area.domain,
      word: area.word,
      kind: area.kind,
      sea: area.role === "sea" || undefined,
      drawing: area.drawing,
      terrain: area.properties[options.terrain.property],
      region: area.properties[options.region],
      parts: parts[at].map((rings) => rings),
      spot: pieceSpot(
        area,
        written.filter(({ box }) => Math.hypot(box.x - area.room.middle.x, box.y - area.room.middle.y) < 2 * area.room.side + box.reach),
        symbols,
      ),
      box: ["left", "top", "right", "bottom"].map((edge) => Math.round(area.room.box[edge])),
      neighbours: neighbours[at].filter((other) => other < areas.length),
    })),
    grounds: features.grounds
      .map((_, at) => parts[areas.length + at])
      .flatMap((rings, at) => (features.grounds[at].role === "neutral-land" ? [rings.map((part) => part)] : [])),
    points: points.map(({ domain, word, kind, sort, x, y, radius, area }) => ({
      domain,
      word,
      kind,
      sort: sort === kind ? undefined : sort,
      x,
      y,
      radius: round(radius, 1),
      area: area === null ? undefined : keys.indexOf(area),
    })),
    links: links.map((link) => ({
      kind: link.sort,
      beneath: options.beneath.includes(link.sort) || undefined,
      ends: link.ends.map((end) => keys.indexOf(end)),
      line: line(link.line),
    })),
    lakes: closed(lakes.flat()),
    rivers: rivers.map(({ domain, word, kind, course, inland }) => ({
      domain,
      word,
      kind,
      inland: inland || undefined,
      course: course.flat(),
    })),
    ripples: ripples(
      land.map(({ rings }) => rings),
      shores,
      RIPPLES,
      { left: 0, top: 0, right: width, bottom: height },
    ).map((lines) => lines.map(line).join("")),
    net: net(plane, options.net, playable).map(line).join(""),
    mountains: strokes.mountains.flat(),
    hills: strokes.hills.flat(),
    marsh: strokes.marsh.flat(),
    rose: roseSpot(ground, written),
    deserts: closed(Object.values(options.deserts).map((edge) => whole(smooth([...projected(edge, project), project(edge[0])])))),
    things: things.slice(keys.length).map(({ domain, word, kind }) => ({ domain, word, kind })),
    caps: [...new Set(things.map(({ style }) => style))].filter((name) => styleOf(name, options).caps),
    small: {
      scale: round(smallScale, 5),
      until: round(Math.max(...small.map(([, row], at) => untilOf(row, labels[at][1], scale, smallScale))), 4),
      labels: Object.fromEntries(
        small.map(([language, row]) => [
          language,
          row.flatMap((label, at) => (label === null ? [] : [{ at, ...labelOf(label, smallScale) }])),
        ]),
      ),
    },
    labels: Object.fromEntries(labels.map(([language, row]) => [language, row.map((label) => labelOf(label, scale))])),
  };
}

function styleName({ kind, role }, options) {
  return options.styles[kind] ?? role;
}

function drawingOf({ properties }, { terrain }) {
  return terrain.as[properties[terrain.property]];
}

function spot([x, y]) {
  return { x: Math.round(x), y: Math.round(y) };
}

function pointOf(point, { project, options, scale }) {
  const radius = (options.symbols[point.sort] ?? options.symbols[point.kind] ?? SYMBOL) / scale;
  const style = options.styles[point.sort] ?? options.styles[point.kind] ?? "point";
  return { ...point, ...spot(project(point.coordinates)), radius, style, side: point.properties.label_side };
}

/** The lines that names should keep off, with how much they mind each. */
function linesOf({ arcs }, letters, links, rivers) {
  const weights = { c: INK.coast, b: INK.border, l: INK.border, s: INK.sea, o: INK.sea };
  return [
    ...arcs.flatMap((points, at) => (weights[letters[at]] ? [{ points, weight: weights[letters[at]] }] : [])),
    ...rivers.map(({ course }) => ({ points: course, weight: INK.river })),
    ...links.map(({ line: points }) => ({ points, weight: INK.link })),
  ];
}

/** A river's course from the end that lies nearer to water, and whether it never comes there. */
function fromMouth(course, { grid, owner, shapes }) {
  const dry = ([x, y]) => {
    for (let far = 0; far < 200; far += 4) {
      for (let turn = 0; turn < 16; turn += 1) {
        const cell = grid.index(x + far * Math.cos((turn * Math.PI) / 8), y + far * Math.sin((turn * Math.PI) / 8));
        if (cell < 0 || owner[cell] < 0 || shapes[owner[cell]].role.endsWith("sea")) return far;
      }
    }
    return 200;
  };
  const ends = [dry(course[0]), dry(course.at(-1))];
  return { course: ends[0] <= ends[1] ? course : [...course].reverse(), inland: Math.min(...ends) > INLAND };
}

/** Where pieces stand: the middle of the largest circle that the names leave, and its radius. */
function pieceSpot({ room }, written, symbols) {
  const boxes = [...written.map(({ box }) => box), ...symbols.map((symbol) => padded(symbol, 2))];
  let best = { x: room.spots[0].x, y: room.spots[0].y, free: -Infinity };
  for (const { x, y, clearance } of room.spots) {
    if (clearance <= best.free) break;
    const free = boxes.reduce((least, box) => Math.min(least, distanceTo(box, [x, y])), clearance);
    if (free > best.free) best = { x, y, free };
  }
  const { x, y, free } = best.free > 0 ? best : { ...room.spots[0], free: room.spots[0].clearance };
  return [x, y, free].map(Math.round);
}

/** The scale from which on the full layout shows at least as many names as the small one. */
function untilOf(small, labels, scale, smallScale) {
  const count = small.filter((label) => label !== null).length;
  let share = smallScale / scale;
  while (share < 1 && countAt(labels, share) < count) share *= 1.02;
  return Math.min(1, share) * scale;
}

/** Where a compass can stand: the roomiest spot of neutral ground; null where none is large enough. */
function roseSpot({ grid, owner, shapes, clearance }, written) {
  let best = null;
  for (let row = 0; row < grid.rows; row += 4) {
    for (let column = 0; column < grid.columns; column += 4) {
      const cell = row * grid.columns + column;
      const isNeutral = owner[cell] >= 0 && shapes[owner[cell]].role.startsWith("neutral");
      if (!isNeutral || clearance[cell] < ROSE || clearance[cell] <= (best?.free ?? 0)) continue;
      const [x, y] = grid.place(column, row);
      const free = written.reduce((least, { box }) => Math.min(least, distanceTo(box, [x, y])), clearance[cell]);
      if (free > (best?.free ?? ROSE)) best = { x, y, free };
    }
  }
  return best && [Math.round(best.x), Math.round(best.y)];
}

/** A smooth line through all points. */
function smooth(points) {
  const found = [];
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [b, c] = [points[at], points[at + 1]];
    const [a, d] = [points[at - 1] ?? b, points[at + 2] ?? c];
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8;
      found.push(
        [0, 1].map(
          (axis) =>
            0.5 *
            (2 * b[axis] +
              (c[axis] - a[axis]) * t +
              (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
              (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3),
        ),
      );
    }
  }
  return [...found, points.at(-1)];
}

/** What a label needs to be drawn, in units and short numbers. */
function labelOf({ lines, size, em, widths, box, angle, lead, style, most }, scale) {
  return {
    style,
    x: round(box.x),
    y: round(box.y),
    size: round(em),
    most: most > size ? round(most / scale) : undefined,
    angle: angle === 0 ? undefined : round((angle * 180) / Math.PI),
    lines,
    widths: widths.map((width) => Math.round(width)),
    lead: lead === null ? undefined : lead.flat().map(Math.round),
  };
}

function round(value, digits = 1) {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
