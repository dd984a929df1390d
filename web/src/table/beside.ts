/** Where a panel is laid over the board: beside what it speaks of, and over nothing that is lit. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** Between the panel and what it stands beside, and the edge of the board. */
export const MARGIN = 12;

/**
 * The place of a panel of that size in a room: beside the anchor if that covers nothing, or else in a
 * corner, or else where it covers least. What must never be covered counts for more than all the rest.
 */
export function beside(
  room: Box,
  size: { width: number; height: number },
  anchor: Box | null,
  kept: readonly Box[],
  never: readonly Box[] = [],
): Spot {
  const spots = [...(anchor === null ? [] : around(anchor, size)), ...corners(room, size)].map((spot) => inside(spot, room, size));
  const cost = (spot: Spot): number => {
    const own = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const covers = (boxes: readonly Box[]): number => boxes.filter((box) => meet(own, box)).length;
    return covers(kept) + covers(anchor === null ? never : [...never, anchor]) * (kept.length + 1);
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { left: room.left, top: room.top };
}

function meet(one: Box, other: Box): boolean {
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}

/** To the right, to the left, below and above; beside it also shifted up and down. */
function around(anchor: Box, { width, height }: { width: number; height: number }): Spot[] {
  const [right, left] = [anchor.right + MARGIN, anchor.left - MARGIN - width];
  const [below, above] = [anchor.bottom + MARGIN, anchor.top - MARGIN - height];
  const middle = { left: (anchor.left + anchor.right - width) / 2, top: (anchor.top + anchor.bottom - height) / 2 };
  const heights = [middle.top, anchor.top, anchor.bottom - height];
  const widths = [middle.left, anchor.left, anchor.right - width];
  return [
    ...heights.flatMap((top) => [
      { left: right, top },
      { left, top },
    ]),
    ...widths.flatMap((from) => [
      { left: from, top: below },
      { left: from, top: above },
    ]),
  ];
}

function corners(room: Box, { width, height }: { width: number; height: number }): Spot[] {
  const [left, right] = [room.left + MARGIN, room.right - MARGIN - width];
  const [top, bottom] = [room.top + MARGIN, room.bottom - MARGIN - height];
  return [
    { left, top: bottom },
    { left: right, top: bottom },
    { left, top },
    { left: right, top },
  ];
}

/** Moved as far as it must be to lie within the room. */
function inside({ left, top }: Spot, room: Box, { width, height }: { width: number; height: number }): Spot {
  return {
    left: Math.max(room.left + MARGIN, Math.min(left, room.right - MARGIN - width)),
    top: Math.max(room.top + MARGIN, Math.min(top, room.bottom - MARGIN - height)),
  };
}

/** The smallest of the boxes in which a point lies; a small one round it where there is none. */
export function boxAt({ x, y }: { x: number; y: number }, boxes: readonly Box[]): Box {
  const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);
  const there = boxes.filter((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
  there.sort((one, other) => area(one) - area(other));
  return there[0] ?? { left: x - MARGIN, top: y - MARGIN, right: x + MARGIN, bottom: y + MARGIN };
}
