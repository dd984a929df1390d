/** Lines that run along a coast at given distances from it, out on the sea. */
import { fill, gridOver } from "./raster.mjs";
import { simplify } from "./simplify.mjs";

/** How fine the sea is sampled, in drawing units. */
const STEP = 5;

/**
 * For each distance, its lines. `land` are lists of rings, each list filled by the even-odd rule;
 * `shores` are the lines that distances are measured from; `frame` is the part of the sea looked at.
 */
export function ripples(land, shores, distances, frame) {
  const grid = gridOver(frame, STEP);
  const { columns, rows } = grid;
  const farthest = Math.max(...distances) + 2 * STEP;
  const near = segmentsByCell(shores, farthest);
  const field = new Float32Array(grid.size).fill(Infinity);
  for (const rings of land) {
    fill(rings, grid, (cell) => {
      field[cell] = -1;
    });
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const [x, y] = grid.place(column, row);
      if (field[cell] > 0) field[cell] = distance(near(x, y), x, y, farthest);
    }
  }
  const place = ([column, row]) => grid.place(column, row);
  return distances.map((level) =>
    contour(field, columns, rows, level)
      .map((line) => simplify(line.map(place), () => 9, false))
      .filter((line) => length(line) > 60),
  );
}

/** The segments that may lie within reach of a spot, found by coarse cells. */
function segmentsByCell(lines, reach) {
  const size = 2 * reach;
  const cells = new Map();
  const add = (x, y, segment) => {
    const key = `${x} ${y}`;
    if (!cells.has(key)) cells.set(key, []);
    cells.get(key).push(segment);
  };
  for (const line of lines) {
    line.slice(1).forEach((b, i) => {
      const a = line[i];
      const from = [Math.min(a[0], b[0]) - reach, Math.min(a[1], b[1]) - reach].map((value) => Math.floor(value / size));
      const to = [Math.max(a[0], b[0]) + reach, Math.max(a[1], b[1]) + reach].map((value) => Math.floor(value / size));
      for (let x = from[0]; x <= to[0]; x++) for (let y = from[1]; y <= to[1]; y++) add(x, y, [a, b]);
    });
  }
  return (x, y) => cells.get(`${Math.floor(x / size)} ${Math.floor(y / size)}`) ?? [];
}

function distance(segments, x, y, farthest) {
  let least = farthest;
  for (const [[ax, ay], [bx, by]] of segments) {
    const [dx, dy] = [bx - ax, by - ay];
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}

/** Marching squares: the lines on which the field has a value, in grid units. */
function contour(field, columns, rows, level) {
  const next = new Map();
  const cross = (x, y, p, q) => {
    const [a, b] = [field[y * columns + x], field[q * columns + p]];
    const t = (level - a) / (b - a);
    return [x + (p - x) * t, y + (q - y) * t];
  };
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      const corners = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const high = corners.map(([p, q]) => field[q * columns + p] >= level);
      const points = [];
      corners.forEach(([p, q], i) => {
        const [r, s] = corners[(i + 1) % 4];
        // An edge is crossed in the same direction from both of its cells, so that ends meet exactly.
        const forward = q < s || (q === s && p < r);
        if (high[i] !== high[(i + 1) % 4]) points.push({ at: forward ? cross(p, q, r, s) : cross(r, s, p, q), leaving: high[i] });
      });
      for (let i = 0; i < points.length; i++) {
        const to = points[(i + 1) % points.length];
        if (points[i].leaving && !to.leaving) next.set(points[i].at.join(), [points[i].at, to.at]);
      }
    }
  }
  const lines = [];
  const isEnd = new Set([...next.values()].map(([, to]) => to.join()));
  const starts = [...next.keys()].sort((one, other) => isEnd.has(one) - isEnd.has(other));
  for (const key of starts) {
    if (!next.has(key)) continue;
    const line = [next.get(key)[0]];
    for (let at = key; next.has(at); ) {
      const [, to] = next.get(at);
      next.delete(at);
      line.push(to);
      at = to.join();
    }
    lines.push(line);
  }
  return lines;
}

function length(line) {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return sum;
}
