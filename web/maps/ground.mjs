/** What lies where: the map sampled on a grid, for finding room. */
import { fill, gridOver } from "./raster.mjs";

/** How fine the map is sampled, in units. */
const STEP = 4;
/** Names stay so far from the edge of the map, in units. */
const MARGIN = 6;
/** What a shape is to names that are not its own. */
const [WATER, NEUTRAL, OTHER] = [0, 1, 2];

/**
 * `shapes` have `rings` and `role`; later ones lie over earlier ones. `lines` have `points` and
 * `weight`: how much a name suffers from lying across them.
 */
export function groundOf(shapes, lines, { width, height }) {
  const grid = gridOver({ left: 0, top: 0, right: width, bottom: height }, STEP);
  const owner = new Int16Array(grid.size).fill(-1);
  shapes.forEach(({ rings }, at) => {
    fill(rings, grid, (cell) => {
      owner[cell] = at;
    });
  });
  const ink = inkOf(lines, grid);
  const classes = shapes.map(({ role }) => (role.endsWith("sea") || role === "lake" ? WATER : role === "neutral-land" ? NEUTRAL : OTHER));
  return { grid, owner, ink, classes, clearance: clearanceOf(owner, grid), shapes, width, height };
}

/** How heavily each cell is drawn on. */
function inkOf(lines, grid) {
  const ink = new Float32Array(grid.size);
  for (const { points, weight } of lines) {
    for (let at = 0; at + 1 < points.length; at += 1) {
      const [[ax, ay], [bx, by]] = [points[at], points[at + 1]];
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / STEP));
      for (let step = 0; step <= steps; step += 1) {
        const cell = grid.index(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
        if (cell >= 0) ink[cell] = Math.max(ink[cell], weight);
      }
    }
  }
  return ink;
}

/** How far each cell lies from the edge of its shape, in units, by two sweeps over the grid. */
function clearanceOf(owner, { columns, rows, size }) {
  const far = new Float32Array(size).fill(1e6);
  const near = (cell, other, cost) => {
    far[cell] = Math.min(far[cell], owner[cell] === owner[other] ? far[other] + cost : cost / 2);
  };
  const [straight, slanting] = [STEP, STEP * Math.SQRT2];
  const sweep = (row, column, down) => {
    const cell = row * columns + column;
    const next = row - down;
    if (row === 0 || column === 0 || row === rows - 1 || column === columns - 1) far[cell] = 0;
    if (column - down >= 0 && column - down < columns) near(cell, cell - down, straight);
    if (next < 0 || next >= rows) return;
    near(cell, next * columns + column, straight);
    for (const aside of [-1, 1]) {
      if (column + aside >= 0 && column + aside < columns) near(cell, next * columns + column + aside, slanting);
    }
  };
  for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) sweep(row, column, 1);
  for (let row = rows - 1; row >= 0; row -= 1) for (let column = columns - 1; column >= 0; column -= 1) sweep(row, column, -1);
  return far;
}

/**
 * What lies under a box, as shares of it: its own shape, water, neutral land, other land; and how
 * much is drawn there. Null as soon as `stop` says so of the owner of a spot.
 */
export function under(ground, box, own, stop) {
  const { grid, owner, ink, classes } = ground;
  if (!isOnSheet(ground, box)) return null;
  const { columns } = grid;
  const across = Math.max(2, Math.ceil(box.width / (2 * STEP)) + 1);
  const down = Math.max(2, Math.ceil(box.height / (2 * STEP)) + 1);
  const count = [0, 0, 0];
  let [mine, inked] = [0, 0];
  // The ends are looked at first: most boxes that do not fit fail there.
  for (let i = 0; i < across; i += 1) {
    const column = i % 2 ? across - (i + 1) / 2 : i / 2;
    const u = box.width * (column / (across - 1) - 0.5);
    const x = box.x + u * box.cos;
    const y = box.y + u * box.sin;
    for (let j = 0; j < down; j += 1) {
      const v = box.height * (j / (down - 1) - 0.5);
      // The box is on the sheet, so that this is `grid.index`, without its checks.
      const cell = Math.round((y + v * box.cos) / STEP) * columns + Math.round((x - v * box.sin) / STEP);
      const at = owner[cell];
      if (stop(at)) return null;
      if (at === own) mine += 1;
      else count[at < 0 ? WATER : classes[at]] += 1;
      inked += ink[cell];
    }
  }
  const all = across * down;
  return { own: mine / all, water: count[WATER] / all, neutral: count[NEUTRAL] / all, other: count[OTHER] / all, ink: inked / all };
}

/** Whether a box keeps a little off the edge of the map. */
function isOnSheet({ width, height }, { x, y, cos, sin, width: wide, height: high }) {
  const aside = (Math.abs(wide * cos) + Math.abs(high * sin)) / 2 + MARGIN;
  const above = (Math.abs(wide * sin) + Math.abs(high * cos)) / 2 + MARGIN;
  return x > aside && y > above && x < width - aside && y < height - above;
}

/** The cells of a shape, thinned: spots with their clearance, the roomiest first. */
export function spotsOf(ground, own, least = 0) {
  const { grid, owner, clearance } = ground;
  const spots = [];
  for (let row = 0; row < grid.rows; row += 2) {
    for (let column = 0; column < grid.columns; column += 2) {
      const cell = row * grid.columns + column;
      if (owner[cell] === own && clearance[cell] > least) {
        const [x, y] = grid.place(column, row);
        spots.push({ x, y, clearance: clearance[cell] });
      }
    }
  }
  return spots.sort((one, other) => other.clearance - one.clearance || one.y - other.y || one.x - other.x);
}
