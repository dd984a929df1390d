/** Which cells of a grid lie inside rings, found row by row. */

/**
 * A grid of spots over a frame, `step` apart, beginning at its left upper corner.
 * `place` gives the spot of a cell, `index` the cell nearest to a spot (-1 outside).
 */
export function gridOver(frame, step) {
  const columns = Math.ceil((frame.right - frame.left) / step) + 1;
  const rows = Math.ceil((frame.bottom - frame.top) / step) + 1;
  return {
    columns,
    rows,
    step,
    size: columns * rows,
    place: (column, row) => [frame.left + column * step, frame.top + row * step],
    index: (x, y) => {
      const column = Math.round((x - frame.left) / step);
      const row = Math.round((y - frame.top) / step);
      return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
    },
  };
}

/** Call `visit` with the number of every cell that lies inside the rings by the even-odd rule. */
export function fill(rings, grid, visit) {
  const crossings = Array.from({ length: grid.rows }, () => []);
  const top = grid.place(0, 0)[1];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) cross(ring[i], ring[j], top, grid, crossings);
  }
  crossings.forEach((line, row) => {
    if (line.length === 0) return;
    line.sort((one, other) => one - other);
    let passed = 0;
    for (let column = 0; column < grid.columns; column++) {
      const [x] = grid.place(column, row);
      while (passed < line.length && line[passed] <= x) passed++;
      if ((line.length - passed) % 2) visit(row * grid.columns + column);
    }
  });
}

/** Note where a side of a ring crosses the rows of the grid. */
function cross([ax, ay], [bx, by], top, grid, crossings) {
  const first = Math.max(0, Math.floor((Math.min(ay, by) - top) / grid.step) - 1);
  const last = Math.min(grid.rows - 1, Math.ceil((Math.max(ay, by) - top) / grid.step) + 1);
  for (let row = first; row <= last; row++) {
    const y = grid.place(0, row)[1];
    if (ay > y !== by > y) crossings[row].push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  }
}
