/** Boxes that may lie at an angle: whether they meet each other or a line. */

/** A box round a middle; `angle` in radians. */
export function boxAt(x, y, width, height, angle = 0) {
  return { x, y, width, height, angle, reach: Math.hypot(width, height) / 2, cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** A box from its edges. */
export function boxBetween(left, top, right, bottom) {
  return boxAt((left + right) / 2, (top + bottom) / 2, right - left, bottom - top);
}

export function cornersOf({ x, y, width, height, cos, sin }) {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across, down]) => {
    const [u, v] = [(across * width) / 2, (down * height) / 2];
    return [x + u * cos - v * sin, y + u * sin + v * cos];
  });
}

/** A point as the box sees it: from its middle, along its sides. */
function seenFrom(box, [x, y]) {
  const [dx, dy] = [x - box.x, y - box.y];
  return [dx * box.cos + dy * box.sin, -dx * box.sin + dy * box.cos];
}

export function overlap(one, other) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (dx * dx + dy * dy > (one.reach + other.reach) ** 2) return false;
  if (one.angle === 0 && other.angle === 0)
    return 2 * Math.abs(dx) < one.width + other.width && 2 * Math.abs(dy) < one.height + other.height;
  return !apart(one, other) && !apart(other, one);
}

/** Whether a side of the first box keeps the second out. */
function apart(box, other) {
  const seen = cornersOf(other).map((corner) => seenFrom(box, corner));
  return [box.width / 2, box.height / 2].some(
    (half, axis) => seen.every((point) => point[axis] >= half) || seen.every((point) => point[axis] <= -half),
  );
}

/** How far a point lies from a box; 0 inside. */
export function distanceTo(box, [x, y]) {
  const dx = x - box.x;
  const dy = y - box.y;
  const aside = Math.max(0, Math.abs(dx * box.cos + dy * box.sin) - box.width / 2);
  const above = Math.max(0, Math.abs(dy * box.cos - dx * box.sin) - box.height / 2);
  return Math.sqrt(aside * aside + above * above);
}

/** The point of a box that is nearest to a point outside. */
export function nearestOn(box, point) {
  const [u, v] = seenFrom(box, point);
  const [p, q] = [clamp(u, box.width / 2), clamp(v, box.height / 2)];
  return [box.x + p * box.cos - q * box.sin, box.y + p * box.sin + q * box.cos];
}

function clamp(value, half) {
  return Math.max(-half, Math.min(half, value));
}

/** Whether a line from a to b passes through a box. */
export function meets(box, [a, b]) {
  if (Math.min(a[0], b[0]) > box.x + box.reach || Math.max(a[0], b[0]) < box.x - box.reach) return false;
  if (Math.min(a[1], b[1]) > box.y + box.reach || Math.max(a[1], b[1]) < box.y - box.reach) return false;
  const [from, to] = [seenFrom(box, a), seenFrom(box, b)];
  let [enter, leave] = [0, 1];
  for (const [axis, half] of [box.width / 2, box.height / 2].entries()) {
    const step = to[axis] - from[axis];
    if (Math.abs(step) < 1e-9) {
      if (Math.abs(from[axis]) > half) return false;
      continue;
    }
    const [one, other] = [(-half - from[axis]) / step, (half - from[axis]) / step];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return enter < leave;
}

/** Whether two lines cross. */
export function crossing([a, b], [c, d]) {
  const side = (p, q, r) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The boxes that could meet one within a frame. */
export function within(boxes, { left, top, right, bottom }) {
  return boxes.filter(
    (box) => box.x + box.reach > left && box.x - box.reach < right && box.y + box.reach > top && box.y - box.reach < bottom,
  );
}

/** The same box, larger by an edge on every side. */
export function padded(box, edge) {
  return boxAt(box.x, box.y, box.width + 2 * edge, box.height + 2 * edge, box.angle);
}
