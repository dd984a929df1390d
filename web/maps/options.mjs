/** The options of a map: what stands in `<name>.map.json` beside `<name>.geojson`, and what holds without it. */
import { MapError } from "./errors.mjs";

/** What a feature can be. Land and sea are areas of the game; neutral ones are only drawn. */
const ROLES = new Set(["land", "sea", "neutral-land", "neutral-sea", "lake", "river", "link", "point", "note", "none"]);

const DEFAULTS = {
  about: "",
  /** Drawing units across the map. The height follows from the frame. */
  width: 2400,
  /** The property that says what kind of thing a feature is. */
  kind: "kind",
  /** The role of each kind, or of one feature as `kind/id`. */
  roles: {
    land: "land",
    province: "land",
    sea: "sea",
    "background/land_background": "neutral-land",
    "background/sea_background": "neutral-sea",
    island_without_province: "neutral-land",
    lake_decoration: "lake",
    river: "river",
    river_decoration: "river",
    bridge: "link",
    crossing: "link",
    arrow: "link",
    path: "link",
    city: "point",
    space: "point",
    note: "note",
  },
  /** The domain that each kind's words belong to; a kind that is not named is its own domain. */
  domains: {},
  /** The property that each kind's words are made of; `id` where none is named. */
  words: {},
  /** The domain that the ends of each kind of link belong to; needed only where a word is in several. */
  ends: {},
  /**
   * What tells a link's or a point's own sort, by kind: a property (“path_kind”), or one with what
   * its values are called (`{ "property": "fortress", "as": { "true": "fortress" } }`).
   */
  sorts: {},
  /** Sorts of links that are drawn on the water, under all land. */
  beneath: [],
  /** Parallels, middle, turn and frame; what the map file says of itself where not given. */
  projection: null,
  /** The property with an area's terrain, and what drawing each word of it gets. */
  terrain: { property: "terrain", as: { mountain: "mountains", rough: "hills", desert: "desert", marsh: "marsh" } },
  /** The property with the larger region that an area belongs to. */
  region: "region",
  /** The least area in square units that a bend must make to be kept, and the least island. */
  detail: 4,
  island: 40,
  /** A border at least so long, in units, makes two areas neighbours. */
  border: 14,
  /** Where names are: a Fluent file a language. English names are the features' own without one. */
  names: { en: null },
  /** Type by style, over what `letters.mjs` has. */
  letters: {},
  /** The style of each kind's names; that of its role where not given. */
  styles: {},
  /** Places, angles, sizes or lines of single names, by `domain:word`. */
  labels: {},
  /** The radius that a point's symbol takes up, in pixels at reading size, by kind or sort. */
  symbols: {},
  /** The radius in pixels at reading size that pieces on an area would like to have. */
  pieces: 13,
  /** Where pieces stand on single areas, by `domain:word`, in longitude and latitude; names keep clear of them. */
  spots: {},
  /** Courses of mountain ranges and edges of deserts, in longitudes and latitudes. */
  ranges: {},
  deserts: {},
  /** The window that names are laid out for, in pixels: the smallest in which all of them should be read. */
  window: [1280, 720],
  /** Degrees between the lines of the net. */
  net: 5,
};

/** The options with everything that was left out, or an error that says what is wrong with them. */
export function readOptions(given, file) {
  for (const name of Object.keys(given)) {
    if (!(name in DEFAULTS)) throw new MapError(file, `there is no option “${name}”; there are ${Object.keys(DEFAULTS).join(", ")}`);
  }
  const options = { ...DEFAULTS, ...given };
  for (const name of ["roles", "domains", "words", "ends", "sorts", "letters", "styles", "labels", "symbols", "spots"]) {
    options[name] = { ...DEFAULTS[name], ...given[name] };
  }
  for (const [kind, role] of Object.entries(options.roles)) {
    if (!ROLES.has(role)) throw new MapError(file, `“${kind}” cannot have the role “${role}”; roles are ${[...ROLES].join(", ")}`);
  }
  return options;
}
