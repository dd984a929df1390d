/** Reading a map file: which feature is an area, which a point, a link, a river, and what each is called. */
import { MapError } from "./errors.mjs";

/** A word as games write it: small letters, figures and hyphens. */
export function wordOf(text) {
  return String(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The features by what they are. `areas` are land and sea of the game, `grounds` neutral land and
 * sea; both have `polygons`. Links have their `ends` as keys (`domain:word`).
 */
export function readFeatures(source, options, file) {
  const found = { areas: [], grounds: [], lakes: [], rivers: [], points: [], links: [], notes: [] };
  for (const feature of source.features ?? []) {
    const one = describe(feature, options, file);
    const row = {
      land: "areas",
      sea: "areas",
      "neutral-land": "grounds",
      "neutral-sea": "grounds",
      lake: "lakes",
      river: "rivers",
      point: "points",
      link: "links",
      note: "notes",
    }[one.role];
    if (row) found[row].push(one);
  }
  if (found.areas.length === 0) throw new MapError(file, "it holds no area: no feature has the role “land” or “sea”");
  const places = new Map();
  for (const place of [...found.areas, ...found.points]) {
    if (places.has(place.key)) throw new MapError(file, `two features are “${place.key}”`);
    places.set(place.key, place);
  }
  for (const link of found.links) {
    link.ends = [link.properties.a, link.properties.b].map((end) => endOf(link, end, places, options, file));
  }
  for (const point of found.points) point.area = areaOf(point, found.areas, file);
  return found;
}

function describe(feature, options, file) {
  const properties = feature.properties ?? {};
  const kind = properties[options.kind];
  const id = properties.id ?? properties.name;
  const role = options.roles[`${kind}/${id}`] ?? options.roles[kind];
  if (role === undefined) throw new MapError(file, `“${id}” has the kind “${kind}”, which has no role: give it one in the option “roles”`);
  const word = wordOf(properties[options.words[kind] ?? "id"] ?? id);
  const domain = options.domains[kind] ?? kind;
  const sort = sortOf(properties, kind, options);
  const { type, coordinates } = feature.geometry;
  const polygons = type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? coordinates : [];
  const wanted = { point: "Point", note: "Point", link: "LineString", river: "LineString" }[role];
  if (wanted ? type !== wanted : role !== "none" && polygons.length === 0) {
    throw new MapError(file, `“${id}” is a ${type}, but ${role} wants a ${wanted ?? "Polygon or MultiPolygon"}`);
  }
  const name = properties.name ?? id;
  return { kind, role, sort, domain, word, key: `${domain}:${word}`, name, properties, polygons, coordinates };
}

/** A thing's own sort: a property, as it stands or as the options call it. */
function sortOf(properties, kind, { sorts }) {
  const rule = sorts[kind];
  if (rule === undefined) return kind;
  if (typeof rule === "string") return String(properties[rule]);
  return rule.as[String(properties[rule.property])] ?? kind;
}

/** The place that a link's end names. */
function endOf(link, end, places, options, file) {
  const word = wordOf(end);
  const domain = options.ends[link.kind];
  const found = [...places.values()].filter((place) => place.word === word && (domain === undefined || place.domain === domain));
  if (found.length === 1) return found[0].key;
  const trouble =
    found.length === 0 ? "there is no such place" : `${found.map(({ key }) => key).join(" or ")}? Say which in the option “ends”`;
  throw new MapError(file, `the ${link.kind} from ${link.properties.a} to ${link.properties.b} ends at “${end}”: ${trouble}`);
}

/** The area that a point says it lies in, or null. */
function areaOf(point, areas, file) {
  const said = point.properties.area ?? point.properties.province;
  if (said === undefined || said === null) return null;
  const area = areas.find(({ word }) => word === wordOf(said));
  if (!area) throw new MapError(file, `${point.name} lies in “${said}”, which is no area`);
  return area.key;
}
