/** Fewer points for a line: Visvalingam's way, dropping the point that makes the least area. */
export function simplify(points, least, closed) {
  const kept = points.slice();
  const fewest = closed ? 4 : 2;
  for (;;) {
    let smallest = Infinity;
    let at = -1;
    const from = closed ? 0 : 1;
    const to = closed ? kept.length : kept.length - 1;
    for (let i = from; i < to; i++) {
      const before = kept[(i + kept.length - 1) % kept.length];
      const after = kept[(i + 1) % kept.length];
      const weight = area(before, kept[i], after) / least(kept[i]);
      if (weight < smallest) {
        smallest = weight;
        at = i;
      }
    }
    if (at < 0 || smallest >= 1 || kept.length <= fewest) return kept;
    kept.splice(at, 1);
  }
}

function area([ax, ay], [bx, by], [cx, cy]) {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** The area inside a ring, whichever way round it runs. */
export function ringArea(ring) {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [p, q] = ring[(i + 1) % ring.length];
    sum += x * q - p * y;
  });
  return Math.abs(sum) / 2;
}
