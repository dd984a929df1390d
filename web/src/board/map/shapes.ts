/** What the build makes of a map file (`web/maps`), and how it is unpacked for drawing. */
import type { Box, Spot } from "../plane.ts";
import { tiled } from "./tiling.ts";

/** What an area's ground is drawn with. */
export type Relief = "mountains" | "hills" | "desert" | "marsh";

export interface AreaShape {
  domain: string;
  word: string;
  kind: string;
  sea?: boolean;
  drawing?: Relief;
  terrain?: string;
  region?: string;
  /** Rings of arcs, `~n` for one that is run backwards. */
  parts: number[][][];
  /** Where pieces stand, and how much room they have round it. */
  spot: number[];
  /** Left, top, right and bottom. */
  box: number[];
  neighbours: number[];
}

export interface PointShape {
  domain: string;
  word: string;
  kind: string;
  sort?: string;
  x: number;
  y: number;
  /** How large its symbol is meant to be. */
  radius: number;
  /** The number of the area it lies in. */
  area?: number;
}

export interface LinkShape {
  kind: string;
  /** Numbers of its places: areas first, then points. */
  ends: number[];
  line: string;
  /** Drawn on the water, under all land. */
  beneath?: boolean;
}

export interface RiverShape {
  domain: string;
  word: string;
  kind: string;
  /** It ends before it comes to the sea. */
  inland?: boolean;
  /** From its mouth: across, down, across, down. */
  course: number[];
}

/** A name's place. Sizes and spots are in drawing units. */
export interface LabelShape {
  style: string;
  x: number;
  y: number;
  size: number;
  /** To how much it may grow when the map is small; its own size where not given. */
  most?: number;
  angle?: number;
  lines: string[];
  widths: number[];
  /** From the name to what it names. */
  lead?: number[];
}

export interface MapShapes {
  width: number;
  height: number;
  /** Pixels a unit in the window that the names were laid out for. */
  reading: number;
  /** Where each arc begins, and its steps. */
  arcs: string[];
  /** One letter an arc: coast, border, limit, sea, outer sea, neutral, edge. */
  letters: string;
  areas: AreaShape[];
  /** Neutral land. */
  grounds: number[][][][];
  points: PointShape[];
  links: LinkShape[];
  lakes: string;
  rivers: RiverShape[];
  ripples: string[];
  net: string;
  /** Strokes: across, down, degrees, length, and so on. */
  mountains: number[];
  hills: number[];
  marsh: number[];
  deserts: string;
  /** Where a compass can stand. */
  rose: number[] | null;
  /** Rivers and notes that have a name on the map, after the areas and points. */
  things: { domain: string; word: string; kind: string }[];
  /** The styles that are written in capitals. */
  caps: string[];
  /** Names for a map so small that the others cannot be read, each with the number of its thing. */
  small: {
    /** The scale they were laid out for, and the one up to which they are shown. */
    scale: number;
    until: number;
    labels: Record<string, (LabelShape & { at: number })[]>;
  };
  /** By language: areas, points, things. */
  labels: Record<string, LabelShape[]>;
}

/** An area or a point: something that can be named, focused and pressed. */
export interface Place extends Spot {
  key: string;
  index: number;
  domain: string;
  word: string;
  box: Box;
  area?: AreaShape;
  point?: PointShape;
}

export interface MapDrawing {
  map: MapShapes;
  places: readonly Place[];
  place: ReadonlyMap<string, Place>;
  /** The outline of each area, by its number. */
  paths: readonly string[];
  land: string;
  grounds: string;
  desert: string;
  /** The lines of each letter, in several paths. */
  lines: ReadonlyMap<string, readonly string[]>;
}

const made = new WeakMap<MapShapes, MapDrawing>();

/** A map, unpacked once. */
export function drawingOf(map: MapShapes): MapDrawing {
  let drawing = made.get(map);
  if (!drawing) {
    drawing = unpack(map);
    made.set(map, drawing);
  }
  return drawing;
}

function unpack(map: MapShapes): MapDrawing {
  const arcs = map.arcs.map(pointsOf);
  const paths = map.areas.map(({ parts }) => pathOf(parts, arcs));
  const places = [...map.areas.map(areaPlace), ...map.points.map((point, at) => pointPlace(point, map.areas.length + at))];
  const lines = new Map<string, string[]>();
  for (const letter of new Set(map.letters)) {
    const own = arcs.filter((_, at) => map.letters[at] === letter);
    lines.set(
      letter,
      tiled(own, (arc) => arc[Math.floor(arc.length / 2)]).map((group) => group.map(lineOf).join("")),
    );
  }
  return {
    map,
    places,
    place: new Map(places.map((place) => [place.key, place])),
    paths,
    land: paths.filter((_, at) => !map.areas[at]?.sea).join(""),
    grounds: map.grounds.map((parts) => pathOf(parts, arcs)).join(""),
    desert: paths.filter((_, at) => map.areas[at]?.drawing === "desert").join("") + map.deserts,
    lines,
  };
}

/** The points of an arc: where it begins, then its steps. */
export function pointsOf(arc: string): Spot[] {
  const numbers = (arc.match(/-?\d+/g) ?? []).map(Number);
  const points: Spot[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    points.push({ x, y });
  }
  return points;
}

export function lineOf(points: readonly Spot[]): string {
  return points.length === 0 ? "" : `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** The points of a ring of arcs, its first one not repeated. */
export function ringOf(ring: readonly number[], arcs: readonly Spot[][]): Spot[] {
  return ring.flatMap((arc) => {
    const points = arcs[arc < 0 ? ~arc : arc] ?? [];
    return (arc < 0 ? [...points].reverse() : points).slice(0, -1);
  });
}

function pathOf(parts: readonly number[][][], arcs: readonly Spot[][]): string {
  return parts.flatMap((rings) => rings.map((ring) => `${lineOf(ringOf(ring, arcs))}Z`)).join("");
}

function areaPlace(area: AreaShape, index: number): Place {
  const [x = 0, y = 0] = area.spot;
  const [left = 0, top = 0, right = 0, bottom = 0] = area.box;
  return { key: `${area.domain}:${area.word}`, index, domain: area.domain, word: area.word, x, y, box: { left, top, right, bottom }, area };
}

function pointPlace(point: PointShape, index: number): Place {
  const { domain, word, x, y, radius } = point;
  return {
    key: `${domain}:${word}`,
    index,
    domain,
    word,
    x,
    y,
    box: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
    point,
  };
}

/** The line round several areas taken together. */
export function outlineOf(map: MapShapes, areas: readonly AreaShape[]): string {
  const count = new Map<number, number>();
  for (const arc of areas.flatMap(({ parts }) => parts.flat(2))) {
    const at = arc < 0 ? ~arc : arc;
    count.set(at, (count.get(at) ?? 0) + 1);
  }
  return [...count].flatMap(([at, times]) => (times === 1 ? lineOf(pointsOf(map.arcs[at] ?? "")) : [])).join("");
}
