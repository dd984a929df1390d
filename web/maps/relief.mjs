/** Mountains, hills and marshes: where their strokes stand, clear of every name. */
import { distanceTo } from "./boxes.mjs";
import { stream } from "./choose.mjs";
import { projected } from "./projection.mjs";
import { smooth } from "./smooth.mjs";

/** How far apart the strokes of each drawing stand in a row and from row to row, and how long one is, in units. */
const DRAWINGS = {
  mountains: { across: 58, down: 34, long: 44, room: 12 },
  hills: { across: 56, down: 40, long: 24, room: 10 },
  marsh: { across: 46, down: 30, long: 20, room: 10 },
};
/** Room round names and symbols, in units. */
const CLEAR = 7;
/** An area with fewer strokes than this gets smaller ones, if there is room for more of them. */
const FEW = 4;
const SHARES = [1, 0.75, 0.55];

/** All strokes of a map: in areas of a terrain, and along the ranges that the options name. */
export function reliefOf({ areas, ground, symbols, plane }, labels, { ranges }) {
  const kept = [...labels.map(({ box }) => box), ...symbols];
  const strokes = strokesIn(areas, ground, kept);
  for (const course of Object.values(ranges)) {
    strokes.mountains.push(...strokesAlong(smooth(projected(course, plane.project)), ground, kept));
  }
  return strokes;
}

/**
 * Spots of strokes in the areas that have a drawing: `[x, y, angle in degrees, length]`.
 * `kept` are the boxes of names and symbols.
 */
function strokesIn(areas, ground, kept) {
  const strokes = { mountains: [], hills: [], marsh: [] };
  for (const { drawing, room } of areas) {
    if (!DRAWINGS[drawing]) continue;
    let found = [];
    for (const share of SHARES) {
      if (found.length < FEW) found = scattered(drawing, share, room, ground, kept);
    }
    strokes[drawing].push(...found);
  }
  return strokes;
}

/** Strokes of one area, in rows that are not quite straight. */
function scattered(drawing, share, room, ground, kept) {
  const { across, down, long, room: wanted } = DRAWINGS[drawing];
  const random = stream(room.own + 1);
  const lean = room.length > 1.3 && drawing === "mountains" ? level(room.axis) : 0;
  const { left, top, right, bottom } = room.box;
  const found = [];
  for (let row = 0; top + row * down * share <= bottom; row += 1) {
    for (let column = 0; left + column * across * share <= right + across; column += 1) {
      const x = left + (column + (row % 2) / 2 + (random() - 0.5) * 0.45) * across * share;
      const y = top + (row + (random() - 0.5) * 0.5) * down * share;
      const angle = lean + (random() - 0.5) * (drawing === "mountains" ? 0.7 : 0.2);
      const length = long * share * (0.75 + 0.5 * random());
      if (isFree({ x, y, angle, length, wanted: wanted * share, own: room.own }, ground, kept)) found.push(rounded(x, y, angle, length));
    }
  }
  return found;
}

/** A range of mountains: strokes one after the other along its course. */
function strokesAlong(course, ground, kept) {
  const strokes = [];
  const long = DRAWINGS.mountains.long;
  let since = long / 2;
  for (let at = 0; at + 1 < course.length; at += 1) {
    const [[ax, ay], [bx, by]] = [course[at], course[at + 1]];
    const length = Math.hypot(bx - ax, by - ay);
    const angle = level(Math.atan2(by - ay, bx - ax));
    for (; since < length; since += long * 1.05) {
      const [x, y] = [ax + ((bx - ax) * since) / length, ay + ((by - ay) * since) / length];
      const spot = { x, y, angle, length: long, wanted: 8, own: undefined };
      if (isFree(spot, ground, kept)) strokes.push(rounded(x, y, angle, long * (0.85 + 0.3 * Math.abs(Math.sin(3 * at + since)))));
    }
    since -= length;
  }
  return strokes;
}

function level(angle) {
  return angle > Math.PI / 2 ? angle - Math.PI : angle < -Math.PI / 2 ? angle + Math.PI : angle;
}

/** Whether a stroke keeps to one area of land and off everything that is drawn or written. */
function isFree({ x, y, angle, length, wanted, own }, ground, kept) {
  const { grid, owner, clearance, ink, shapes } = ground;
  const [dx, dy] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  const spots = [-1, -0.5, 0, 0.5, 1].map((share) => [x + share * dx, y + share * dy]);
  return spots.every(([px, py]) => {
    const cell = grid.index(px, py);
    if (cell < 0 || owner[cell] < 0) return false;
    if (own === undefined ? !shapes[owner[cell]].role.endsWith("land") : owner[cell] !== own) return false;
    if (clearance[cell] < wanted || ink[cell] > 0) return false;
    return kept.every((box) => Math.hypot(box.x - px, box.y - py) > box.reach + CLEAR || distanceTo(box, [px, py]) > CLEAR);
  });
}

function rounded(x, y, angle, length) {
  return [Math.round(x), Math.round(y), Math.round((angle * 180) / Math.PI), Math.round(length)];
}
