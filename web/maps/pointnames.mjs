/** Where the names of points, rivers and notes could stand. */
import { boxAt, nearestOn, overlap, within } from "./boxes.mjs";
import { BROKEN, isBroken, thinned } from "./areanames.mjs";
import { under } from "./ground.mjs";
import { extent, wraps } from "./letters.mjs";

/** Sides of a point, clockwise from the east, with what each costs. */
const SIDES = [0, 0.2, 0.1, 0.3, 0.22, 0.32, 0.16, 0.28, 0.08, 0.28, 0.14, 0.3, 0.2, 0.28, 0.06, 0.16];
/** Room between a symbol and its name, in ems; more than one em asks for a line. */
const GAPS = [0.2, 0.5, 1.1, 1.9, 2.8];
const SIZES = [1, 0.93, 0.86];
const TINY = [0.8, 0.66, 0.54];
const EDGE = 0.06;
/** Symbols so far from a point cannot meet its name, in units. */
const AROUND = 400;
const COMPASS = { E: 0, SE: 2, S: 4, SW: 6, W: 8, NW: 10, N: 12, NE: 14 };

/** Places for the name of a point with a symbol of a radius. */
export function pointPlaces(ground, point, wish, allSymbols, scale) {
  const { style, said } = wish;
  const symbols = within(allSymbols, {
    left: point.x - AROUND,
    top: point.y - AROUND,
    right: point.x + AROUND,
    bottom: point.y + AROUND,
  }).filter(({ key }) => key !== point.key);
  const sizes = [
    ...SIZES.map((share) => share * (said.size ?? style.most)).filter((size) => size >= style.least),
    style.least,
    ...TINY.map((share) => share * style.least),
  ];
  const ways = said.lines ? [said.lines] : wraps(wish.text, wish.language);
  const found = [];
  for (const lines of ways) {
    for (const size of sizes) {
      const em = size / scale;
      const { widths, width, height } = extent(lines, style, style.spacings[0]);
      const [wide, high] = [(width + 2 * EDGE) * em, (height + 2 * EDGE) * em];
      for (const gap of GAPS) {
        for (const [side, sideCost] of SIDES.entries()) {
          if (said.side !== undefined && side !== COMPASS[said.side]) continue;
          const box = beside(point, side, wide, high, point.radius + gap * em);
          if (symbols.some((symbol) => overlap(box, symbol))) continue;
          const seen = under(ground, box, -2, () => false);
          if (!seen) continue;
          const lead = gap > 1 ? [nearestOn(box, [point.x, point.y]), [point.x, point.y]] : null;
          const hinted = point.side !== undefined && COMPASS[point.side] === side ? 0.3 : 0;
          const tiny = size < 0.99 * style.least ? 2 + (4 * (style.least - size)) / style.least : 0;
          const cost =
            sideCost -
            hinted +
            0.5 * gap +
            2.5 * (1 - size / sizes[0]) +
            tiny +
            (isBroken(lines, wish) ? BROKEN : 0.1) * (lines.length - 1) +
            2.2 * seen.ink;
          found.push({ lines, size, em, widths: widths.map((one) => one * em), box, angle: 0, spacing: style.spacings[0], lead, cost });
        }
      }
    }
  }
  return thinned(found);
}

/** A box that touches a circle round a point on one side. */
function beside({ x, y }, side, width, height, far) {
  const angle = (side * Math.PI) / 8;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const stretch = (value) => Math.sign(Math.round(value * 1e6)) * Math.min(1, Math.abs(value) * 1.45);
  return boxAt(x + dx * far + (stretch(dx) * width) / 2, y + dy * far + (stretch(dy) * height) / 2, width, height);
}

/** Places along a river: just above or below its course, where it runs straight for long enough. */
export function riverPlaces(ground, course, wish, symbols, scale) {
  const { style } = wish;
  const [lines] = wraps(wish.text, wish.language);
  const size = style.least;
  const em = size / scale;
  const { widths, width, height } = extent(lines, style, style.spacings[0]);
  const [wide, high] = [(width + 0.3) * em, (height + 0.1) * em];
  const found = [];
  for (let at = 0; at + 1 < course.length; at += 1) {
    const [ax, ay] = course[at];
    const end = course.findIndex(([x, y], later) => later > at && Math.hypot(x - ax, y - ay) >= wide);
    if (end < 0) break;
    const [bx, by] = course[end];
    const raw = Math.atan2(by - ay, bx - ax);
    const angle = Math.cos(raw) < 0 ? raw + (raw > 0 ? -Math.PI : Math.PI) : raw;
    if (Math.abs(angle) > 1.25) continue;
    for (const above of [-1, 1]) {
      const far = above * (high / 2 + 0.28 * em + bulge(course.slice(at, end + 1), above));
      const box = boxAt((ax + bx) / 2 - far * Math.sin(angle), (ay + by) / 2 + far * Math.cos(angle), wide, high, angle);
      const seen = under(ground, box, -2, () => false);
      if (!seen || symbols.some((symbol) => overlap(box, symbol))) continue;
      found.push({
        lines,
        size,
        em,
        widths: widths.map((one) => one * em),
        box,
        angle,
        spacing: style.spacings[0],
        lead: null,
        cost: 0.4 * Math.abs(angle) + 3 * seen.ink + (above > 0 ? 0.05 : 0) + 2 * Math.abs(at / course.length - 0.4),
      });
    }
  }
  return thinned(found);
}

/** How far a stretch of a river bends out on the side above (-1) or below (1) its chord. */
function bulge(points, side) {
  const [[ax, ay], [bx, by]] = [points[0], points.at(-1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const flip = bx < ax ? -1 : 1;
  return Math.max(0, ...points.map(([x, y]) => (side * flip * ((bx - ax) * (y - ay) - (by - ay) * (x - ax))) / length));
}

/** Places for a note: on its spot, or close to it. */
export function notePlaces(ground, { x, y }, wish, symbols, scale) {
  const { style } = wish;
  const found = [];
  for (const lines of wraps(wish.text, wish.language)) {
    for (const size of [style.most, style.least, ...TINY.map((share) => share * style.least)]) {
      const em = size / scale;
      const { widths, width, height } = extent(lines, style, style.spacings[0]);
      for (const [dx, dy] of [
        [0, 0],
        [0, -0.5],
        [0, 0.5],
        [-0.7, 0],
        [0.7, 0],
        [0, -1],
        [0, 1],
        [-1.5, 0],
        [1.5, 0],
      ]) {
        const box = boxAt(x + dx * em, y + dy * em, (width + 0.12) * em, (height + 0.12) * em);
        const seen = under(ground, box, -2, () => false);
        if (!seen || symbols.some((symbol) => overlap(box, symbol))) continue;
        const tiny = size < 0.99 * style.least ? 1 + (3 * (style.least - size)) / style.least : 0;
        found.push({
          lines,
          size,
          em,
          widths: widths.map((one) => one * em),
          box,
          angle: 0,
          spacing: style.spacings[0],
          lead: null,
          cost: 0.3 * Math.hypot(dx, dy) + 4 * seen.other + 1.2 * seen.ink + tiny,
        });
      }
    }
  }
  return thinned(found);
}
