/**
 * Which names a map shows, and where: those that can be read at its scale, clear of the counters, and
 * of all others as many as find room between them.
 */
import { boxAt, overlap, type Turned } from "../../../maps/boxes.mjs";
import { LEGIBLE, LINE } from "../../../maps/measures.mjs";
import type { Box, Spot } from "../plane.ts";
import { labelsOf, shownAt } from "./names.ts";
import { drawingOf, type LabelShape, type MapShapes, type Place } from "./shapes.ts";

/** A name as it is written: its middle and its size, in units. */
export interface Written extends Spot {
  label: LabelShape;
  size: number;
  /** The number of its thing. */
  at: number;
}

/** How high the letters of a line stand, in ems, with what hangs below it; Japanese ones fill their square. */
const HEIGHT = { ja: 1, caps: 0.72, plain: 0.94 };
/** Between a name and a counter, a symbol or another name, in pixels. */
const APART = 1.5;
/** A name goes at most so far out of a counter's way, in pixels. */
const AWAY = 44;
/** Places that are looked for first. */
const GREAT = new Set(["major", "fortress", "stronghold"]);

interface Page {
  map: MapShapes;
  language: string;
  scale: number;
  /** What counters cover. */
  busy: readonly Turned[];
  written: Written[];
  boxes: Turned[];
}

/** `marks`: a name goes out of their way, too, but rather lies on one than nowhere. */
export function namesAmong(
  map: MapShapes,
  language: string,
  scale: number,
  counters: readonly Box[],
  marks: readonly Box[] = [],
): Written[] {
  const edge = 2 * (APART / scale);
  const solid = counters.map(({ left, top, right, bottom }) =>
    boxAt((left + right) / 2, (top + bottom) / 2, right - left + edge, bottom - top + edge),
  );
  const busy = [...solid, ...marks.map(boxOf)];
  const page: Page = { map, language, scale, busy, written: [], boxes: [] };
  const base = shownAt(map, language, scale).map((one): Written => ({ ...one, x: one.label.x, y: one.label.y }));
  const covered = base.filter((one) => !isFree(one, page, page.busy));
  for (const one of base) if (!covered.includes(one)) write(one, page);
  for (const one of covered) {
    const free =
      asides(one, page).find((place) => isFree(place, page, [...page.busy, ...page.boxes])) ??
      [one].find((place) => isFree(place, page, [...solid, ...page.boxes]));
    if (free) write(free, page);
  }
  addMore(page, new Set(base.map(({ at }) => at)));
  return page.written.sort((one, other) => one.at - other.at);
}

/** What the names of a map take up as they are written. */
export function boxesOfNames(map: MapShapes, language: string, written: readonly Written[]): Turned[] {
  return written.map((one) => boxOfName(one, { map, language }));
}

/** An upright box, as one that might lie at an angle. */
export function boxOf({ left, top, right, bottom }: Box): Turned {
  return boxAt((left + right) / 2, (top + bottom) / 2, right - left, bottom - top);
}

function write(one: Written, page: Page): void {
  const { x, y, width, height, angle } = boxOfName(one, page);
  const edge = APART / page.scale;
  page.written.push(one);
  page.boxes.push(boxAt(x, y, width + edge, height + edge, angle));
}

/** What the letters of a name take up. */
function boxOfName({ label, size, x, y }: Written, { language, map }: Pick<Page, "language" | "map">): Turned {
  const letters = language.startsWith("ja") ? "ja" : map.caps.includes(label.style) ? "caps" : "plain";
  const height = HEIGHT[letters] + LINE * (label.lines.length - 1);
  const width = (Math.max(...label.widths) * size) / label.size;
  return boxAt(x, y, width, height * size, ((label.angle ?? 0) * Math.PI) / 180);
}

function isFree(one: Written, page: Page, others: readonly Turned[]): boolean {
  const box = boxOfName(one, page);
  return isOnSheet(box, page.map) && !others.some((other) => overlap(box, other));
}

function isOnSheet({ x, y, width, height, angle }: Turned, map: MapShapes): boolean {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return x - across >= 0 && y - down >= 0 && x + across <= map.width && y + down <= map.height;
}

/** Where else a name can stand that a counter covers: the nearest first. */
function asides(one: Written, page: Page): Written[] {
  const { scale, busy } = page;
  const box = boxOfName(one, page);
  const over = busy.filter((other) => overlap(box, other));
  const [across, down] = extentOf(box);
  const moves = over.flatMap((other) => [
    { x: 0, y: other.y - other.height / 2 - down - one.y },
    { x: 0, y: other.y + other.height / 2 + down - one.y },
    { x: other.x - other.width / 2 - across - one.x, y: 0 },
    { x: other.x + other.width / 2 + across - one.x, y: 0 },
  ]);
  const place = placeOf(one, page);
  const round = place?.point ? besides(one, place, page).map(({ x, y }) => ({ x: x - one.x, y: y - one.y })) : [];
  return [...moves, ...round]
    .map((move) => ({ move, far: Math.hypot(move.x, move.y) * scale }))
    .filter(({ far }) => far <= AWAY)
    .sort((left, right) => left.far - right.far)
    .map(({ move }) => ({ ...one, x: one.x + move.x, y: one.y + move.y }));
}

/** Half of what a box reaches across and down. */
function extentOf({ width, height, angle }: Turned): [number, number] {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
}

function placeOf({ at }: Written, { map }: Page): Place | undefined {
  return drawingOf(map).places[at];
}

/** Right, left, above and below the symbol of a point, and at its corners. */
function besides(one: Written, { x, y, point }: Place, page: Page): Written[] {
  const box = boxOfName(one, page);
  const room = (point?.radius ?? 0) + APART / page.scale;
  const [across, down] = [room + box.width / 2, room + box.height / 2];
  const [near, slant] = [0.7 * room + box.width / 2, 0.7 * room + box.height / 2];
  const spots = [
    [across, 0],
    [-across, 0],
    [0, -down],
    [0, down],
    [near, -slant],
    [near, slant],
    [-near, -slant],
    [-near, slant],
  ];
  return spots.map(([dx = 0, dy = 0]) => ({ ...one, x: x + dx, y: y + dy }));
}

/** Names too small to be read are written as small as can be read, wherever one has room. */
function addMore(page: Page, shown: ReadonlySet<number>): void {
  const { map, language, scale } = page;
  const { places } = drawingOf(map);
  const size = LEGIBLE / scale;
  const symbols = places.flatMap(({ x, y, index, point }) =>
    point ? [{ index, box: boxAt(x, y, 2 * point.radius + APART / scale, 2 * point.radius + APART / scale) }] : [],
  );
  const labels = labelsOf(map, language);
  const missing = places.filter(({ index }) => !shown.has(index) && (labels[index]?.size ?? Infinity) * scale < LEGIBLE);
  for (const place of missing.sort(byRank)) {
    const { angle, lead, ...label } = labels[place.index] as LabelShape;
    const turned = place.point || angle === undefined ? label : { ...label, angle };
    const one: Written = { label: turned, size, at: place.index, x: label.x, y: label.y };
    const spots = place.point ? besides(one, place, page) : lead || !isInside(one, place, page) ? [] : [one];
    const others = [...page.busy, ...page.boxes, ...symbols.flatMap(({ index, box }) => (index === place.index ? [] : [box]))];
    const free = spots.find((spot) => isFree(spot, page, others));
    if (free) write(free, page);
  }
}

function byRank(one: Place, other: Place): number {
  return rankOf(one) - rankOf(other) || one.index - other.index;
}

/** Great cities, areas, all others. */
function rankOf({ point }: Place): number {
  return point === undefined ? 1 : GREAT.has(point.sort ?? "") ? 0 : 2;
}

/** Whether an area is about as large as its name. */
function isInside(one: Written, { box }: Place, page: Page): boolean {
  const [across, down] = extentOf(boxOfName(one, page));
  const edge = 0.15 * (box.right - box.left);
  return one.x - across >= box.left - edge && one.x + across <= box.right + edge && one.y - down >= box.top && one.y + down <= box.bottom;
}
