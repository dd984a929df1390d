/** Where the names on the lobby's map go: beside their places, clear of the route and of all that lies over it. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Between a place and its name. */
const GAP = 8;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const holds = (a: Box, { x, y }: Spot) => x > a.left && x < a.right && y > a.top && y < a.bottom;
const within = (outer: Box, a: Box) => a.left >= outer.left && a.right <= outer.right && a.top >= outer.top && a.bottom <= outer.bottom;

/** The box that a name of that size has at each side of its place, the best first. */
export function places(at: Spot, width: number, height: number): Box[] {
  const lefts = { right: at.x + GAP, left: at.x - GAP - width, middle: at.x - width / 2 };
  const tops = { above: at.y - GAP / 2 - height, below: at.y + GAP / 2, level: at.y - height / 2 };
  const sides: [keyof typeof lefts, keyof typeof tops][] = [
    ["right", "above"],
    ["right", "below"],
    ["right", "level"],
    ["left", "above"],
    ["left", "below"],
    ["left", "level"],
    ["middle", "above"],
    ["middle", "below"],
  ];
  return sides.map(([across, down]) => ({
    left: lefts[across],
    top: tops[down],
    right: lefts[across] + width,
    bottom: tops[down] + height,
  }));
}

/** A box for each name that has a free place in sight; null where there is none. */
export function placed(
  names: readonly { at: Spot; width: number; height: number }[],
  way: readonly Spot[],
  covered: readonly Box[],
  sight: Box,
): (Box | null)[] {
  const taken: Box[] = [...covered, ...names.map(({ at }) => ({ left: at.x - 4, top: at.y - 4, right: at.x + 4, bottom: at.y + 4 }))];
  return names.map(({ at, width, height }) => {
    const free = places(at, width, height).find(
      (box) => within(sight, box) && !taken.some((other) => meet(box, other)) && !way.some((spot) => holds(box, spot)),
    );
    if (free) taken.push(free);
    return free ?? null;
  });
}

/** So many spots are looked at on each curve of a way. */
const ON_A_CURVE = 16;

/** Spots along a path that begins somewhere and goes on in cubic curves, all in absolute numbers. */
export function spotsAlong(path: string): Spot[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const points: Spot[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) points.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 });
  const spots = points.slice(0, 1);
  for (let first = 0; first + 3 < points.length; first += 3) {
    const [from, out, into, to] = points.slice(first, first + 4);
    if (!from || !out || !into || !to) break;
    for (let step = 1; step <= ON_A_CURVE; step++) {
      const t = step / ON_A_CURVE;
      const weigh = (a: number, b: number, c: number, d: number): number =>
        a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3;
      spots.push({ x: weigh(from.x, out.x, into.x, to.x), y: weigh(from.y, out.y, into.y, to.y) });
    }
  }
  return spots;
}
