/** The lattice of triangles in drawing units: where everything lies, and what lies next to what. */
import { boxOf, round, type Box, type Spot } from "../../board/plane.ts";
import type { Board } from "./types.ts";

/** Half a side, a side, and the height of a row. The coast is drawn in the same units. */
export const HALF = 50;
export const SIDE = 2 * HALF;
export const ROW = HALF * Math.sqrt(3);

export interface Space {
  name: string;
  index: number;
  symbol: string | null;
  region: string;
  corners: readonly [Point, Point, Point];
  points: string[];
  centre: Spot;
  /** Whether the triangle stands on its base. */
  up: boolean;
}

export interface Side {
  name: string;
  a: Spot;
  b: Spot;
  ends: readonly [string, string];
  middle: Spot;
  coast: boolean;
  /** The indices of the one or two spaces beside it. */
  spaces: number[];
}

export interface Point extends Spot {
  name: string;
  /** The indices of the spaces that have it as a corner. */
  spaces: number[];
}

export interface Lattice {
  spaces: Space[];
  sides: Side[];
  points: Point[];
  space: Map<string, Space>;
  side: Map<string, Side>;
  point: Map<string, Point>;
  box: Box;
}

const made = new WeakMap<Board, Lattice>();

/** The lattice of a printed board, made once. */
export function latticeOf(board: Board): Lattice {
  let lattice = made.get(board);
  if (!lattice) {
    lattice = makeLattice(board);
    made.set(board, lattice);
  }
  return lattice;
}

function makeLattice(board: Board): Lattice {
  const points: Point[] = board.points.map(({ name, x, y }) => ({ name, x: x * HALF, y: y * ROW, spaces: [] }));
  const point = new Map(points.map((one) => [one.name, one]));
  const spot = (name: string): Point => {
    const found = point.get(name);
    if (!found) throw new Error(`the board has no point ${name}`);
    return found;
  };
  const bySide = new Map<string, number[]>();
  const spaces = board.spaces.map((printed, index): Space => {
    const [a, b, c] = printed.corners.map(spot);
    if (!a || !b || !c) throw new Error(`the space ${printed.name} has too few corners`);
    for (const corner of [a, b, c]) corner.spaces.push(index);
    for (const [one, other] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const) {
      const key = sideKey(one.name, other.name);
      bySide.set(key, [...(bySide.get(key) ?? []), index]);
    }
    const centre = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
    const low = Math.max(a.y, b.y, c.y);
    return {
      name: printed.name,
      index,
      symbol: printed.symbol,
      region: printed.region,
      corners: [a, b, c],
      points: printed.corners,
      centre,
      up: [a, b, c].filter((corner) => corner.y === low).length === 2,
    };
  });
  const sides = board.sides.map(({ name, ends, coast }): Side => {
    const [from = "", to = ""] = ends;
    const [a, b] = [spot(from), spot(to)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return { name, a, b, ends: [from, to], middle, coast, spaces: bySide.get(sideKey(from, to)) ?? [] };
  });
  return {
    spaces,
    sides,
    points,
    space: new Map(spaces.map((one) => [one.name, one])),
    side: new Map(sides.map((one) => [one.name, one])),
    point,
    box: boxOf(points),
  };
}

function sideKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

export function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** How far a spot lies from the line between two others. */
export function distanceToLine(spot: Spot, a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / (dx * dx + dy * dy);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(spot.x - a.x - t * dx, spot.y - a.y - t * dy);
}

/** The space that a spot lies in; a spot on a side counts to either. */
export function spaceAt(lattice: Lattice, spot: Spot): Space | null {
  return lattice.spaces.find(({ corners }) => isInside(spot, corners)) ?? null;
}

function isInside(spot: Spot, [a, b, c]: readonly [Spot, Spot, Spot]): boolean {
  const one = turn(a, b, spot);
  const two = turn(b, c, spot);
  const three = turn(c, a, spot);
  return (one >= 0 && two >= 0 && three >= 0) || (one <= 0 && two <= 0 && three <= 0);
}

/** Positive if the way from a over b to c turns to the right (with y pointing down). */
function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** The one of some things that lies nearest, if it lies within reach. */
export function nearest<T>(things: readonly T[], away: (thing: T) => number, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const thing of things) {
    const far = away(thing);
    if (far <= least) {
      best = thing;
      least = far;
    }
  }
  return best;
}

/** The rings that bound a set of spaces, each with the land on its right hand. */
export function ringsOf(lattice: Lattice, inside: ReadonlySet<number>): Spot[][] {
  const onward = new Map<Spot, Spot[]>();
  for (const index of inside) {
    const space = lattice.spaces[index];
    if (!space) continue;
    const [a, b, c] = space.corners;
    const corners = turn(a, b, c) > 0 ? [a, b, c] : [a, c, b];
    corners.forEach((from, place) => {
      const to = corners[(place + 1) % 3];
      if (!to || isShared(space, from, to, inside)) return;
      onward.set(from, [...(onward.get(from) ?? []), to]);
    });
  }
  const rings: Spot[][] = [];
  for (const start of onward.keys()) {
    while (onward.get(start)?.length) rings.push(follow(onward, start));
  }
  return rings;
}

/** Whether another space of the set lies on the far side of the line between two corners. */
function isShared(space: Space, from: Point, to: Point, inside: ReadonlySet<number>): boolean {
  return from.spaces.some((index) => index !== space.index && inside.has(index) && to.spaces.includes(index));
}

function follow(onward: Map<Spot, Spot[]>, start: Spot): Spot[] {
  const ring: Spot[] = [];
  let at = start;
  do {
    ring.push(at);
    const next = onward.get(at)?.pop();
    if (!next) break;
    at = next;
  } while (at !== start);
  return ring;
}

/** Rings as one path. */
export function pathOf(rings: readonly (readonly Spot[])[]): string {
  return rings.map((ring) => `M${ring.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}Z`).join("");
}

/** A triangle drawn a little towards its middle. */
export function inset(space: Space, by: number): string {
  // The corners lie two thirds of the height from the middle, the sides one third.
  const share = 1 - by / (ROW / 3);
  const { x, y } = space.centre;
  return pathOf([space.corners.map((corner) => ({ x: x + (corner.x - x) * share, y: y + (corner.y - y) * share }))]);
}
