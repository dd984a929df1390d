/** What is sent to the browser, in short numbers: `web/src/board/map/shapes.ts` describes it. */
import { neighboursOf } from "./coverage.mjs";
import { countAt } from "./labels.mjs";
import { styleOf } from "./letters.mjs";
import { closed, line } from "./paths.mjs";
import { net, projected } from "./projection.mjs";
import { ripples } from "./ripples.mjs";
import { whole } from "./sheet.mjs";
import { smooth } from "./smooth.mjs";
import { pieceSpot, roseSpot } from "./spots.mjs";

/**
 * How far from the coast the lines on the sea run, in units. Not whole numbers: a coast of whole
 * numbers has spots at exactly such distances, and a line would break where it meets one.
 */
const RIPPLES = [7.1, 15.1, 25.1];

export function packed({ features, sheet, names, relief, scales, options }) {
  const { plane, coverage, letters, areas, points, things, ground } = sheet;
  const boxes = names.flatMap(({ labels }) => labels.map(({ box }) => box));
  const places = [...areas, ...points];
  return {
    width: plane.width,
    height: plane.height,
    reading: round(scales.reading, 5),
    arcs: coverage.arcs.map((arc) => line(arc).slice(1).replace("l", ",")),
    letters,
    areas: packedAreas(sheet, boxes, options),
    grounds: features.grounds.flatMap(({ role }, at) => (role === "neutral-land" ? [coverage.parts[areas.length + at]] : [])),
    points: packedPoints(points, places),
    links: packedLinks(sheet.links, places, options),
    lakes: closed(sheet.lakes.flat()),
    rivers: sheet.rivers.map(({ domain, word, kind, course, inland }) => ({
      domain,
      word,
      kind,
      inland: inland || undefined,
      course: course.flat(),
    })),
    ripples: linesAlongCoast(sheet),
    net: net(
      plane,
      options.net,
      features.areas.flatMap(({ polygons }) => polygons.flat(2)),
    )
      .map(line)
      .join(""),
    mountains: relief.mountains.flat(),
    hills: relief.hills.flat(),
    marsh: relief.marsh.flat(),
    rose: roseSpot(ground, boxes),
    deserts: closed(
      Object.values(options.deserts).map((edge) => whole(smooth([...projected(edge, plane.project), plane.project(edge[0])]))),
    ),
    things: things.slice(places.length).map(({ domain, word, kind }) => ({ domain, word, kind })),
    caps: [...new Set(things.map(({ style }) => style))].filter((name) => styleOf(name, options).caps),
    small: packedSmall(names, scales),
    labels: Object.fromEntries(names.map(({ language, labels }) => [language, labels.map((label) => labelOf(label, scales.reading))])),
  };
}

function packedAreas({ areas, symbols, shapes, coverage }, boxes, options) {
  const neighbours = neighboursOf(coverage, shapes.length, options.border);
  return areas.map((area, at) => ({
    domain: area.domain,
    word: area.word,
    kind: area.kind,
    sea: area.role === "sea" || undefined,
    drawing: area.drawing,
    terrain: area.properties[options.terrain.property],
    region: area.properties[options.region],
    parts: coverage.parts[at],
    spot: area.stand ? [area.stand.x, area.stand.y, area.stand.radius] : pieceSpot(area.room, boxes, symbols),
    box: ["left", "top", "right", "bottom"].map((edge) => Math.round(area.room.box[edge])),
    neighbours: neighbours[at].filter((other) => other < areas.length),
  }));
}

function packedPoints(points, places) {
  return points.map(({ domain, word, kind, sort, x, y, radius, area }) => ({
    domain,
    word,
    kind,
    sort: sort === kind ? undefined : sort,
    x,
    y,
    radius: round(radius),
    area: area === null ? undefined : places.findIndex(({ key }) => key === area),
  }));
}

function packedLinks(links, places, { beneath }) {
  return links.map(({ sort, ends, line: points }) => ({
    kind: sort,
    beneath: beneath.includes(sort) || undefined,
    ends: ends.map((end) => places.findIndex(({ key }) => key === end)),
    line: line(points),
  }));
}

function linesAlongCoast({ shapes, coverage, letters, plane }) {
  const land = shapes.filter(({ role }) => role.endsWith("land")).map(({ rings }) => rings);
  const shores = coverage.arcs.filter((_, at) => letters[at] === "c");
  return ripples(land, shores, RIPPLES, { left: 0, top: 0, right: plane.width, bottom: plane.height }).map((lines) =>
    lines.map(line).join(""),
  );
}

function packedSmall(names, scales) {
  const until = names.map(({ labels, small }) => untilOf(small, labels, scales));
  return {
    scale: round(scales.small, 5),
    until: round(Math.max(...until), 4),
    labels: Object.fromEntries(
      names.map(({ language, small }) => [
        language,
        small.flatMap((label, at) => (label === null ? [] : [{ at, ...labelOf(label, scales.small) }])),
      ]),
    ),
  };
}

/** The scale from which on the full layout shows at least as many names as the small one. */
function untilOf(small, labels, scales) {
  const count = small.filter((label) => label !== null).length;
  let share = scales.small / scales.reading;
  while (share < 1 && countAt(labels, share) < count) share *= 1.02;
  return Math.min(1, share) * scales.reading;
}

/** What a label needs to be drawn, in units. */
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
