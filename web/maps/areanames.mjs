/** Where the name of an area could stand: inside it, across its coast, or beside it with a line. */
import { boxAt, cornersOf, distanceTo, nearestOn, overlap, within } from "./boxes.mjs";
import { spotsOf, under } from "./ground.mjs";
import { extent, wraps } from "./letters.mjs";

/** Each size tried is so much of the one before. */
const SMALLER = 0.92;
/** Below the least readable size, for areas that have no room: shown once one is near. */
const TINY = [0.8, 0.66, 0.54];
/** How far apart the middles lie that are tried, in units: farther in areas with a longer side. */
const STRIDE = 8;
const STRIDES = [
  { side: 500, stride: 3 * STRIDE },
  { side: 220, stride: 2 * STRIDE },
];
/** Room round a text, in ems. */
const EDGE = 0.16;
/** An area with so many good places inside it needs none beside it. */
const ENOUGH = 10;
/** How many places of one name are kept for choosing among, and how far apart at least, in units. */
const KEPT = 70;
const APART = 20;
/** A name beside its area is at most so many ems away. */
const BESIDE = 3.2;
/** Lines from names end so near to the edge of an area, in units. */
const RIM = 26;
/** At least this share of a name across the coast is on its area; at most that one is on other land. */
const ACROSS = 0.45;
const OVERHANG = 0.3;
const NEVER = () => false;
/** Symbols so far from an area cannot meet its name, in units. */
const AROUND = 400;
/** What each break in the middle of a word costs: more than anything but a name too small to be read. */
export const BROKEN = 1.7;

/** What is known of an area before its name is placed. */
export function roomOf(ground, own) {
  const spots = spotsOf(ground, own);
  const count = spots.length;
  const mean = (of) => spots.reduce((sum, spot) => sum + of(spot), 0) / count;
  const [x, y] = [mean((spot) => spot.x), mean((spot) => spot.y)];
  const xx = mean((spot) => (spot.x - x) ** 2);
  const yy = mean((spot) => (spot.y - y) ** 2);
  const xy = mean((spot) => (spot.x - x) * (spot.y - y));
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [long, short] = [(xx + yy) / 2 + spread, Math.max(1, (xx + yy) / 2 - spread)];
  const cell = 4 * ground.grid.step ** 2;
  return {
    own,
    spots,
    /** Spots near its edge, which lines from names lead to. */
    rim: spots.filter(({ clearance }) => clearance < RIM),
    middle: { x, y },
    side: Math.sqrt(count * cell),
    /** The direction it runs in, and how much longer than wide it is. */
    axis: Math.atan2(2 * xy, xx - yy) / 2,
    length: Math.sqrt(long / short),
    box: spots.reduce(
      ({ left, top, right, bottom }, spot) => ({
        left: Math.min(left, spot.x),
        top: Math.min(top, spot.y),
        right: Math.max(right, spot.x),
        bottom: Math.max(bottom, spot.y),
      }),
      { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
    ),
  };
}

/**
 * The places where a name could stand, the cheapest first. `wish` has the text, the style, the
 * language, how much room pieces want and what the options say of this name; `whole` if only places
 * inside the area will do, at sizes that can be read.
 */
export function areaPlaces(ground, room, wish, allSymbols, scale) {
  const { style, said } = wish;
  const symbols = within(allSymbols, larger(room.box, AROUND));
  const usual = said.size ?? Math.max(style.least, Math.min(style.most, 0.115 * room.side * scale));
  const ways = (said.lines ? [said.lines] : wraps(wish.text, wish.language)).map((lines) => ({ lines, broken: isBroken(lines, wish) }));
  const found = [];
  for (const way of ways) {
    for (const angle of anglesOf(room, said)) {
      for (const spacing of spacingsOf(way, style)) {
        const context = { ground, room, wish, symbols, scale, usual, ...way, angle, spacing };
        const inside = insidePlaces(context);
        found.push(...inside);
        if (inside.some(({ size }) => size >= 0.9 * usual)) break;
      }
    }
    const isRoomy = found.filter(({ size, lead }) => size >= 0.85 * usual && lead === null).length >= ENOUGH;
    if (isRoomy || wish.whole || ground.shapes[room.own].role !== "land") continue;
    for (const angle of anglesOf(room, said)) {
      found.push(...besidePlaces({ ground, room, wish, symbols, scale, usual, ...way, angle, spacing: style.spacings.at(-1) }));
    }
  }
  return thinned(found);
}

function larger({ left, top, right, bottom }, edge) {
  return { left: left - edge, top: top - edge, right: right + edge, bottom: bottom + edge };
}

/** Whether lines break in the middle of a word. */
export function isBroken(lines, { language, text }) {
  if (lines.length < 2 || language !== "ja") return false;
  const ends = lines.slice(0, -1).map((_, at) => lines.slice(0, at + 1).join("").length);
  const bare = text.replaceAll("・", "");
  const dots = [...text.matchAll(/・/gu)].map(({ index }, at) => index - at);
  return ends.some((end) => !dots.includes(end) && /^[ァ-ヴー]{2}$/u.test(bare.slice(end - 1, end + 1)));
}

function spacingsOf({ lines }, { spacings }) {
  return lines.length > 1 ? spacings.slice(-2) : spacings;
}

/** Level, and along the area if it is long; never so steep that the head must turn far. */
function anglesOf({ axis, length }, said) {
  if (said.angle !== undefined) return [(said.angle * Math.PI) / 180];
  if (length < 1.35) return [0];
  const slant = axis > Math.PI / 2 ? axis - Math.PI : axis;
  return [0, slant, slant * 0.6, slant - 0.18, slant + 0.18].filter((angle) => Math.abs(angle) < 1.2);
}

function sizesOf(usual, least, tiny) {
  const sizes = [];
  for (let size = usual; size > least; size *= SMALLER) sizes.push(size);
  return [...sizes, least, ...tiny.map((share) => share * least)];
}

function measured({ lines, wish, spacing, scale }, size) {
  const em = size / scale;
  const { widths, width, height } = extent(lines, wish.style, spacing);
  return { em, widths: widths.map((one) => one * em), width: (width + 2 * EDGE) * em, height: (height + 2 * EDGE) * em };
}

/** Places with all of the name inside the area, of the two largest sizes that there is room for. */
function insidePlaces(context) {
  const { ground, room, wish, symbols, usual, angle } = context;
  const found = [];
  let fitting = 0;
  const stride = wish.said.at ? STRIDE : (STRIDES.find(({ side }) => room.side > side)?.stride ?? STRIDE);
  const stop = (owner) => owner !== room.own;
  for (const size of sizesOf(usual, wish.style.least, wish.whole ? [] : TINY)) {
    const { em, widths, width, height } = measured(context, size);
    let fits = false;
    for (const spot of room.spots) {
      if (spot.clearance < height / 2 || !isOnStride(spot, stride) || !isWhereSaid(spot, wish)) continue;
      const box = boxAt(spot.x, spot.y, width, height, angle);
      const seen = under(ground, box, room.own, stop);
      if (!seen || symbols.some((symbol) => overlap(box, symbol))) continue;
      fits = true;
      found.push(place(context, { box, size, em, widths, seen, lead: null, cost: 0 }));
    }
    if (fits && ++fitting === 2) break;
  }
  return found;
}

function isOnStride({ x, y }, stride) {
  return Math.round(x) % stride === 0 && Math.round(y) % stride === 0;
}

function isWhereSaid({ x, y }, { said }) {
  return !said.at || Math.hypot(x - said.at[0], y - said.at[1]) < 12;
}

/**
 * Places across the coast or a little over a border, and places beside the area, on water or
 * neutral land.
 */
function besidePlaces(context) {
  const { ground, room, wish, symbols, usual, angle } = context;
  const { least } = wish.style;
  const found = [];
  const isOtherLand = (owner) => owner >= 0 && owner !== room.own && ground.shapes[owner].role === "land";
  for (const size of [Math.min(usual, 1.15 * least), least, ...TINY.map((share) => share * least)]) {
    const { em, widths, width, height } = measured(context, size);
    const [aside, above] = [width / 2 + BESIDE * em, height / 2 + BESIDE * em];
    for (let y = snapped(room.box.top - above); y < room.box.bottom + above; y += STRIDE) {
      for (let x = snapped(room.box.left - aside); x < room.box.right + aside; x += STRIDE) {
        if (!isWhereSaid({ x, y }, wish)) continue;
        const box = boxAt(x, y, width, height, angle);
        const isInside = ownerAt(ground, x, y) === room.own;
        if (isInside && isMostlyOther(ground, box, isOtherLand)) continue;
        const seen = under(ground, box, room.own, isInside ? NEVER : isOtherLand);
        if (!seen || seen.own > 0.999 || seen.other > OVERHANG || symbols.some((symbol) => overlap(box, symbol))) continue;
        if (isInside && seen.own > ACROSS) {
          const cost = seen.other > 0 ? 0.7 + 2.5 * (1 - seen.own) : 0.3 + 1.3 * (1 - seen.own);
          found.push(place(context, { box, size, em, widths, seen, lead: null, cost }));
        } else if (angle === 0 && seen.other === 0) {
          const lead = leadTo(room, box, em);
          if (lead.length > BESIDE * em || crosses(ground, lead.line, isOtherLand)) continue;
          const cost = 0.95 + 0.9 * seen.own + (0.12 * lead.length) / em + 0.25 * seen.neutral;
          found.push(place(context, { box, size, em, widths, seen, lead: lead.length > 0.7 * em ? lead.line : null, cost }));
        }
      }
    }
  }
  return found;
}

function ownerAt({ grid, owner }, x, y) {
  const cell = grid.index(x, y);
  return cell < 0 ? -1 : owner[cell];
}

/** A first look: whether three of a box's corners lie on other land. */
function isMostlyOther(ground, box, isOther) {
  return cornersOf(box).filter(([x, y]) => isOther(ownerAt(ground, x, y))).length > 2;
}

function snapped(value) {
  return Math.round(value / STRIDE) * STRIDE;
}

/** The line from a name to its area: to a spot well inside that is not far. */
function leadTo({ rim }, box, em) {
  let best = null;
  for (const spot of rim) {
    const far = distanceTo(box, [spot.x, spot.y]);
    const cost = far - 1.5 * Math.min(spot.clearance, 0.5 * em);
    if (best === null || cost < best.cost) best = { spot, cost, length: far };
  }
  const { x, y } = best.spot;
  return { length: best.length, line: [nearestOn(box, [x, y]), [x, y]] };
}

/** Whether a line runs over ground that it must not. */
function crosses({ grid, owner }, [[ax, ay], [bx, by]], isBad) {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / grid.step);
  for (let step = 0; step <= steps; step += 1) {
    const cell = grid.index(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
    if (cell >= 0 && isBad(owner[cell])) return true;
  }
  return false;
}

function place(context, { box, size, em, widths, seen, lead, cost }) {
  const { room, wish, scale, usual, lines, broken, angle, spacing } = context;
  const { style } = wish;
  const small = Math.max(0, usual - size) / usual;
  const tiny = size < 0.99 * style.least ? 2 + (4 * (style.least - size)) / style.least : 0;
  const off = Math.hypot(box.x - room.middle.x, box.y - room.middle.y) / room.side;
  const pieces = wish.pieces > 0 ? 0.7 * (1 - Math.min(1, roomLeft(room, box, wish.pieces / scale) / (wish.pieces / scale))) : 0;
  const tight = 0.1 * (1 - spacing / style.spacings[0]);
  return {
    lines,
    size,
    em,
    widths,
    box,
    angle,
    spacing,
    lead,
    cost:
      cost +
      3 * small +
      tiny +
      0.12 * (lines.length - 1) +
      (broken ? BROKEN * (lines.length - 1) : 0) +
      0.55 * Math.abs(angle) +
      0.35 * off +
      1.2 * seen.ink +
      pieces +
      tight,
  };
}

/** The largest circle, up to `wanted`, that the name leaves free in its area. */
function roomLeft({ spots }, box, wanted) {
  let best = 0;
  for (const spot of spots) {
    if (spot.clearance <= best) break;
    best = Math.max(best, Math.min(spot.clearance, distanceTo(box, [spot.x, spot.y])));
    if (best >= wanted) break;
  }
  return best;
}

/** The cheapest places, not all of them in one spot. */
export function thinned(places) {
  const kept = [];
  const taken = new Map();
  for (const one of [...places].sort((a, b) => a.cost - b.cost)) {
    const key = `${Math.round(one.box.x / APART)} ${Math.round(one.box.y / APART)}`;
    const here = taken.get(key) ?? [];
    if (here.length > 2 || here.some((other) => other.size <= one.size)) continue;
    taken.set(key, [...here, one]);
    kept.push(one);
    if (kept.length === KEPT) break;
  }
  return kept;
}
