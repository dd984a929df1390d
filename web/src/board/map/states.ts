/** What a place shows besides itself, and how links and paths run. */
import type { SeatLook } from "../module.ts";
import type { Spot } from "../plane.ts";
import { smooth } from "./relief.ts";
import { lineOf, pointsOf, type LinkShape, type MapDrawing, type Place } from "./shapes.ts";

/** Never colour alone: an owner has a hatch, every other state a line of its own. */
export interface PlaceState {
  owner?: SeatLook;
  /** Something can be done here. */
  lit?: boolean;
  /** It was chosen, and its action is on its way. */
  chosen?: boolean;
  /** It is looked at. */
  inspected?: boolean;
  /** It changed since the reader's last turn. */
  changed?: boolean;
  /** A line of the log, a rule or a button points at it. */
  pointed?: boolean;
}

export type PlaceStates = Readonly<Record<string, PlaceState>>;

export const NO_STATE: PlaceState = {};

/** A way over the map, from place to place. */
export interface MapPath {
  /** Keys of places, in their order. */
  through: readonly string[];
  /** The seat whose way it is; gold for none. */
  seat?: SeatLook;
  /** It is only thought of: drawn in dashes. */
  planned?: boolean;
  /** An enemy stands at its end: drawn broader, with a barbed head. */
  attack?: boolean;
}

/** The points along a way: along the map's own links where there are any. */
export function courseOf({ map, place }: MapDrawing, through: readonly string[]): Spot[] {
  const spots: Spot[] = [];
  for (let at = 0; at + 1 < through.length; at += 1) {
    const from = place.get(through[at] ?? "");
    const to = place.get(through[at + 1] ?? "");
    if (!from || !to) continue;
    const link = map.links.find(({ ends }) => ends.includes(from.index) && ends.includes(to.index));
    const points = link && from.point && to.point ? directed(link, from.index) : between(from, to);
    spots.push(...points.slice(spots.length === 0 ? 0 : 1).map(({ x, y }) => ({ x, y })));
  }
  return smooth(spots);
}

/** From the edge of what stands in one place to the edge of what stands in another. */
function between(from: Place, to: Place): Spot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = (share: number): Spot => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const apart = (place: Place): number => (place.area ? Math.min(STANDING, 0.28 * length) / length : 0);
  return [at(apart(from)), at(1 - apart(to))];
}

/** What stands on an area reaches so far from its middle, in units. */
const STANDING = 52;

/** The points of a link, beginning at one of its ends. */
function directed(link: LinkShape, from: number): Spot[] {
  const points = pointsOf(link.line);
  return link.ends[0] === from ? points : [...points].reverse();
}

/** A way without its last stretch, and the head that takes its place. */
export function withHead(course: readonly Spot[], head: number): { line: string; at: Spot; angle: number } | null {
  const end = course.at(-1);
  if (!end || course.length < 2) return null;
  const short = [...course];
  while (short.length > 2 && Math.hypot(end.x - (short.at(-2) as Spot).x, end.y - (short.at(-2) as Spot).y) < head) short.splice(-2, 1);
  const before = short.at(-2) as Spot;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const back = Math.min(head * 0.7, length * 0.8);
  const stop = { x: end.x - ((end.x - before.x) * back) / length, y: end.y - ((end.y - before.y) * back) / length };
  return { line: lineOf([...short.slice(0, -1), stop].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))), at: end, angle };
}
