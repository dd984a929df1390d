/** The names of a map, laid out for one language. */
import { areaPlaces, isBroken } from "./areanames.mjs";
import { boxAt, overlap } from "./boxes.mjs";
import { choose, clash } from "./choose.mjs";
import { MapError } from "./errors.mjs";
import { under } from "./ground.mjs";
import { styleOf } from "./letters.mjs";
import { LEGIBLE } from "./measures.mjs";
import { notePlaces, pointPlaces, riverPlaces } from "./pointnames.mjs";

/** Sizes that names can grow to when the map is small, in pixels: each so much of the one before. */
const GROWTH = 1.08;
const LARGEST = 60;
/** Sizes of names on a small map, in pixels. */
const SMALL = { least: 9, most: 11 };

/**
 * `things` are areas, points, rivers and notes, each with what its places need (`room`, `at`,
 * `course`). Gives a label for each thing that gets one, in the same order.
 */
export function layOut(things, { language, nameOf, ground, symbols, scale, options, project, file }) {
  const rows = things.map((thing) => {
    const wish = wishOf(thing, { language, nameOf, options, project });
    const places = placesOf(thing, wish, ground, symbols, scale);
    if (places.length === 0) throw new MapError(file, `there is no room at all for the name “${wish.text}” (${thing.key})`);
    return places;
  });
  const taken = choose(rows);
  const chosen = rows.map((places, at) => places[taken[at]]);
  refuseClashes(chosen, things, file);
  const most = mostOf(chosen, things, ground);
  return chosen.map((place, at) => ({ ...place, style: things[at].style, most: most[at] }));
}

/**
 * Names for a map so small that the others cannot be read: those of the largest areas that have
 * room for them, one row of labels in the order of the things; null where there is none.
 */
export function layOutSmall(things, { language, nameOf, ground, symbols, scale, options, project }) {
  const row = things.map(() => null);
  const byRoom = [...things.keys()].filter((at) => things[at].room).sort((one, other) => things[other].room.side - things[one].room.side);
  for (const at of byRoom) {
    const { style, text, said } = wishOf(things[at], { language, nameOf, options, project });
    const wish = {
      text,
      language,
      style: { ...style, least: SMALL.least, most: SMALL.most },
      said: { lines: said.lines },
      pieces: 0,
      whole: true,
    };
    const free = areaPlaces(ground, things[at].room, wish, symbols, scale).find(
      (place) => !isBroken(place.lines, wish) && row.every((other) => other === null || !clash(place, other)),
    );
    if (free) row[at] = { ...free, style: things[at].style, most: free.size };
  }
  return row;
}

/** How many of these labels are shown at a share of the size they were laid out for. */
export function countAt(labels, share) {
  return labels.filter(({ most }) => most * share >= LEGIBLE).length;
}

function wishOf(thing, { language, nameOf, options, project }) {
  const said = { ...options.labels[thing.key] };
  if (said.at) said.at = project(said.at);
  if (said.lines) said.lines = said.lines[language];
  const style = styleOf(thing.style, options);
  return { text: nameOf(thing), language, style, said, pieces: thing.room ? options.pieces : 0 };
}

function placesOf(thing, wish, ground, symbols, scale) {
  if (thing.room) return areaPlaces(ground, thing.room, wish, symbols, scale);
  if (thing.course) return riverPlaces(ground, thing.course, wish, symbols, scale);
  if (thing.radius === undefined) return notePlaces(ground, thing, wish, symbols, scale);
  return pointPlaces(ground, thing, wish, symbols, scale);
}

function refuseClashes(chosen, things, file) {
  chosen.forEach((one, at) => {
    const other = chosen.findIndex((place, later) => later > at && clash(one, place));
    if (other >= 0)
      throw new MapError(
        file,
        `the names of ${things[at].key} and ${things[other].key} meet: give one of them a place or shorter lines in the option “labels”`,
      );
  });
}

/**
 * The largest size to which each name may grow, in pixels of the reading window, when the map is so
 * small that its own size cannot be read. It must stay inside its area and clear of every name that
 * is shown then; names of large areas come first.
 */
function mostOf(chosen, things, ground) {
  const most = chosen.map(({ size }) => size);
  let growing = [...chosen.keys()]
    .filter((at) => canGrow(chosen[at], things[at]))
    .sort((one, other) => things[other].room.side - things[one].room.side);
  for (let size = LEGIBLE; size < LARGEST && growing.length > 0; size *= GROWTH) {
    const shown = chosen.filter((place) => place.size >= size).map(({ box }) => box);
    growing = growing.filter((at) => {
      if (chosen[at].size >= size) return true;
      const box = grown(chosen[at], size);
      const own = things[at].room.own;
      if (!under(ground, box, own, (owner) => owner !== own) || shown.some((other) => overlap(box, other))) return false;
      shown.push(box);
      most[at] = size;
      return true;
    });
  }
  return most;
}

/** Only names inside areas grow. */
function canGrow({ lead }, { room }) {
  return room !== undefined && lead === null;
}

function grown({ box, size }, wanted) {
  return boxAt(box.x, box.y, (box.width * wanted) / size, (box.height * wanted) / size, box.angle);
}
