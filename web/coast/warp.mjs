/**
 * A thin-plate spline: the smoothest way to bend a plane so that given points go near given places.
 * `stiffness` 0 hits every place exactly; more keeps the plane flatter.
 */
export function warp(pairs, stiffness = 0) {
  const n = pairs.length;
  const size = n + 3;
  const rows = Array.from({ length: size }, () => new Array(size + 2).fill(0));
  pairs.forEach(([[x, y], [u, v]], i) => {
    const row = rows[i];
    pairs.forEach(([[p, q]], j) => {
      row[j] = bend((x - p) ** 2 + (y - q) ** 2);
    });
    row[i] += stiffness;
    row[n] = 1;
    row[n + 1] = x;
    row[n + 2] = y;
    row[size] = u;
    row[size + 1] = v;
    rows[n][i] = 1;
    rows[n + 1][i] = x;
    rows[n + 2][i] = y;
  });
  solve(rows);
  return ([x, y]) => {
    const place = [0, 0];
    for (const axis of [0, 1]) {
      const at = size + axis;
      let sum = rows[n][at] + rows[n + 1][at] * x + rows[n + 2][at] * y;
      pairs.forEach(([[p, q]], i) => {
        sum += rows[i][at] * bend((x - p) ** 2 + (y - q) ** 2);
      });
      place[axis] = sum;
    }
    return place;
  };
}

function bend(squared) {
  return squared > 0 ? squared * Math.log(squared) : 0;
}

/** Gauss and Jordan's elimination in place; the right-hand columns become the solution. */
function solve(rows) {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const scale = rows[column][column];
    rows[column] = rows[column].map((value) => value / scale);
    for (let row = 0; row < size; row++) {
      const factor = rows[row][column];
      if (row === column || factor === 0) continue;
      rows[row] = rows[row].map((value, at) => value - factor * rows[column][at]);
    }
  }
}
