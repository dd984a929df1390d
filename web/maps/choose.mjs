/** Choosing one place for each name so that no two meet, at the least cost. */
import { crossing, meets, overlap } from "./boxes.mjs";

/** What it costs if two names meet: more than any place is worth. */
const CLASH = 20;
/** How often the choice is shaken and improved again. */
const ROUNDS = 160;

/** Whether two places cannot both be taken. */
export function clash(one, other) {
  if (overlap(one.box, other.box)) return true;
  if (one.lead && meets(other.box, one.lead)) return true;
  if (other.lead && meets(one.box, other.lead)) return true;
  return one.lead !== null && other.lead !== null && crossing(one.lead, other.lead);
}

/**
 * The number of the place taken for each name. `rows` are the places of each name, the cheapest
 * first. The same rows give the same choice, always.
 */
export function choose(rows) {
  const rivals = rivalsOf(rows);
  const random = stream(7);
  let taken = rows.map(() => 0);
  settle(rows, rivals, taken, rows.keys());
  let best = { taken: [...taken], cost: costOf(rows, rivals, taken) };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken = [...best.taken];
    const centre = centreOf(rows, rivals, taken, random);
    const shaken = [centre, ...rivals[centre]].filter(() => random() < 0.6);
    for (const at of shaken) taken[at] = Math.floor(random() ** 2 * rows[at].length);
    settle(rows, rivals, taken, [centre, ...rivals[centre], ...rivals[centre].flatMap((rival) => rivals[rival])]);
    const cost = costOf(rows, rivals, taken);
    if (cost < best.cost - 1e-9) best = { taken: [...taken], cost };
  }
  return best.taken;
}

/** Names that could ever meet. */
function rivalsOf(rows) {
  const boxes = rows.map((places) =>
    places.reduce(
      (all, { box, lead }) => {
        const xs = [box.x - box.reach, box.x + box.reach, ...(lead ?? []).map(([x]) => x)];
        const ys = [box.y - box.reach, box.y + box.reach, ...(lead ?? []).map(([, y]) => y)];
        return {
          left: Math.min(all.left, ...xs),
          right: Math.max(all.right, ...xs),
          top: Math.min(all.top, ...ys),
          bottom: Math.max(all.bottom, ...ys),
        };
      },
      { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity },
    ),
  );
  return boxes.map((one, at) =>
    [...boxes.keys()].filter((to) => {
      const other = boxes[to];
      return to !== at && one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }),
  );
}

/** Move single names to better places until none can. */
function settle(rows, rivals, taken, names) {
  const queue = [...new Set(names)];
  const waiting = new Set(queue);
  for (let steps = 0; queue.length > 0 && steps < 4000; steps += 1) {
    const at = queue.shift();
    waiting.delete(at);
    const better = bestPlace(rows, rivals, taken, at);
    if (better === taken[at]) continue;
    taken[at] = better;
    for (const rival of rivals[at]) {
      if (waiting.has(rival)) continue;
      waiting.add(rival);
      queue.push(rival);
    }
  }
}

function bestPlace(rows, rivals, taken, at) {
  const others = rivals[at].map((rival) => rows[rival][taken[rival]]);
  let best = taken[at];
  let least = priceOf(rows[at][best], others);
  rows[at].forEach((place, number) => {
    if (place.cost >= least) return;
    const price = priceOf(place, others);
    if (price < least - 1e-9) [best, least] = [number, price];
  });
  return best;
}

function priceOf(place, others) {
  return others.reduce((price, other) => (clash(place, other) ? price + CLASH : price), place.cost);
}

function costOf(rows, rivals, taken) {
  return rows.reduce((sum, places, at) => {
    const place = places[taken[at]];
    const clashes = rivals[at].filter((rival) => rival > at && clash(place, rows[rival][taken[rival]])).length;
    return sum + place.cost + CLASH * clashes;
  }, 0);
}

/** A name to shake: one that meets another if there is any, else one that pays much. */
function centreOf(rows, rivals, taken, random) {
  const meeting = [...rows.keys()].filter((at) => rivals[at].some((rival) => clash(rows[at][taken[at]], rows[rival][taken[rival]])));
  const sorry = [...rows.keys()].sort(
    (one, other) => rows[other][taken[other]].cost - rows[other][0].cost - (rows[one][taken[one]].cost - rows[one][0].cost),
  );
  const some = meeting.length > 0 ? meeting : sorry.slice(0, Math.max(1, Math.ceil(rows.length / 3)));
  return some[Math.floor(random() * some.length)];
}

/** Numbers from 0 to 1 that only look like chance. */
export function stream(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
