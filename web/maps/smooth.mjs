/** Lines made smooth, for the build and for the browser. */

/** Points drawn between two given ones. */
const STEPS = 8;

/** A smooth line through all points: Catmull and Rom's curve. `steps`: how many are drawn for each. */
export function smooth(points, steps = STEPS) {
  const found = [];
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [b, c] = [points[at], points[at + 1]];
    const [a, d] = [points[at - 1] ?? b, points[at + 2] ?? c];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      found.push([0, 1].map((axis) => between(a[axis], b[axis], c[axis], d[axis], t)));
    }
  }
  return [...found, ...points.slice(-1)];
}

function between(a, b, c, d, t) {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}
