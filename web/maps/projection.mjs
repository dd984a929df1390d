/** From longitudes and latitudes to drawing units: a conformal conic projection, fitted to a frame. */
import { geoConicConformal } from "d3-geo";
import { MapError } from "./errors.mjs";

/** Room round areas that no frame was given for, as a share of their width. */
const ROOM = 0.03;
/** So far from the frame, in units, a line still counts as lying on it. */
export const ON_FRAME = 3;

/**
 * The projection of a map: `project` for a place, `width` and `height` in drawing units.
 * `places` are what a map without a frame is fitted to.
 */
export function projector(source, options, places, file) {
  const given = { ...ownWords(source.projection), ...options.projection };
  if (!given.parallels || !given.middle)
    throw new MapError(file, "it needs a projection: the option “projection” with “parallels” and “middle”");
  const plane = geoConicConformal()
    .parallels(given.parallels)
    .rotate([-given.middle[0], 0])
    .center([0, given.middle[1]])
    .angle(given.turn ?? 0)
    .scale(1)
    .translate([0, 0]);
  const frame = given.frame_km
    ? frameOfKilometres(given)
    : frameRound(
        (given.frame ?? places).map((place) => plane(place)),
        given.frame ? 0 : ROOM,
      );
  const unit = options.width / (frame.right - frame.left);
  return {
    width: options.width,
    height: Math.round((frame.bottom - frame.top) * unit),
    project: (place) => {
      const [x, y] = plane(place);
      return [(x - frame.left) * unit, (y - frame.top) * unit];
    },
  };
}

/** What a map file may say of its own projection. */
function ownWords(said) {
  if (!said) return {};
  return {
    parallels: [said.lat_1, said.lat_2],
    middle: [said.lon_0, said.lat_0],
    frame_km: said.frame_km,
    radius_km: said.R_km,
  };
}

/** A frame given as west, south, east and north in kilometres from the middle. */
function frameOfKilometres({ frame_km: [west, south, east, north], radius_km: radius = 6371.0088 }) {
  return { left: west / radius, top: -north / radius, right: east / radius, bottom: -south / radius };
}

function frameRound(spots, room) {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, right, top, bottom] = [min(xs), max(xs), min(ys), max(ys)];
  const edge = room * (right - left);
  return { left: left - edge, top: top - edge, right: right + edge, bottom: bottom + edge };
}

const min = (values) => values.reduce((least, value) => Math.min(least, value), Infinity);
const max = (values) => values.reduce((most, value) => Math.max(most, value), -Infinity);

/** Coordinates of any depth, projected. */
export function projected(coordinates, project) {
  return typeof coordinates[0] === "number" ? project(coordinates) : coordinates.map((inner) => projected(inner, project));
}

/** The meridians and parallels that cross the map, `degrees` apart, as lines. */
export function net({ project, width, height }, degrees, places) {
  const span = (axis) => {
    const values = places.map((place) => place[axis]);
    const from = Math.floor(min(values) / degrees) * degrees - degrees;
    const to = Math.ceil(max(values) / degrees) * degrees + degrees;
    return Array.from({ length: Math.round((to - from) / degrees) + 1 }, (_, at) => from + at * degrees);
  };
  const [meridians, parallels] = [span(0), span(1)];
  const fine = (values) => values.slice(1).flatMap((value, at) => [0, 0.5].map((share) => values[at] + share * (value - values[at])));
  const lines = [
    ...meridians.map((longitude) => fine(parallels).map((latitude) => project([longitude, latitude]))),
    ...parallels.map((latitude) => fine(meridians).map((longitude) => project([longitude, latitude]))),
  ];
  const isNear = ([x, y]) => x > -width / 8 && y > -height / 8 && x < (9 * width) / 8 && y < (9 * height) / 8;
  return lines.map((line) => line.filter(isNear)).filter((line) => line.length > 1);
}
