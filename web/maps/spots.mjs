/** Free spots: where pieces stand on an area, and where a compass can be drawn. */
import { distanceTo, padded, within } from "./boxes.mjs";

/** Room round a symbol, in units. */
const ROUND = 2;
/** A compass wants so much room, in units. */
const ROSE = 110;

/** The middle of the largest circle that names and symbols leave in an area, and its radius. */
export function pieceSpot({ spots, box }, names, symbols) {
  const near = within([...names, ...symbols.map((symbol) => padded(symbol, ROUND))], box);
  let best = { ...spots[0], free: -Infinity };
  for (const { x, y, clearance } of spots) {
    if (clearance <= best.free) break;
    const free = near.reduce((least, one) => Math.min(least, distanceTo(one, [x, y])), clearance);
    if (free > best.free) best = { x, y, free };
  }
  const { x, y, free } = best.free > 0 ? best : { ...spots[0], free: spots[0].clearance };
  return [x, y, free].map(Math.round);
}

/** The roomiest spot of neutral ground; null where none is large enough. */
export function roseSpot({ grid, owner, shapes, clearance }, names) {
  let best = null;
  for (let row = 0; row < grid.rows; row += 4) {
    for (let column = 0; column < grid.columns; column += 4) {
      const cell = row * grid.columns + column;
      const isNeutral = owner[cell] >= 0 && shapes[owner[cell]].role.startsWith("neutral");
      if (!isNeutral || clearance[cell] < ROSE || clearance[cell] <= (best?.free ?? 0)) continue;
      const [x, y] = grid.place(column, row);
      const free = names.reduce((least, box) => Math.min(least, distanceTo(box, [x, y])), clearance[cell]);
      if (free > (best?.free ?? ROSE)) best = { x, y, free };
    }
  }
  return best && [Math.round(best.x), Math.round(best.y)];
}
