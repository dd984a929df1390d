/** How names are set: their styles, and the ways in which a name can be broken into lines. */
import { LINE, MARGIN } from "./measures.mjs";
import { measure } from "./typeface.mjs";

/** The smaller of the windows that names are laid out for, in pixels; the other is an option of the map. */
export const PHONE = { width: 375, height: 720 };
/** How high letters stand, in ems. */
const HEIGHT = { plain: 0.86, caps: 0.7 };

/**
 * Sizes are pixels in that window: `least` must be readable, `usual` holds for points and is the
 * most for small areas, `most` for the largest. `spacings` are tried from the widest.
 */
const STYLES = {
  land: { face: "normal", caps: true, spacings: [0.22, 0.12, 0.05], least: 9, most: 15 },
  sea: { face: "italic", caps: false, spacings: [0.16, 0.08, 0.02], least: 9.5, most: 17 },
  point: { face: "normal", caps: false, spacings: [0.01], least: 9, most: 10.5 },
  river: { face: "italic", caps: false, spacings: [0.08], least: 9, most: 10 },
  note: { face: "italic", caps: false, spacings: [0.02], least: 9, most: 10 },
};

/** Pixels a unit when the whole map stands in a window. */
export function scaleIn(window, { width, height }) {
  return Math.min(window.width / (width + 2 * MARGIN), window.height / (height + 2 * MARGIN));
}

export function styleOf(name, options) {
  const given = options.letters[name] ?? {};
  return { name, ...(STYLES[name] ?? STYLES[given.like ?? "point"]), ...given };
}

/** The lines of a name, one way for each number of lines that it can have. */
export function wraps(text, language) {
  const pieces = language === "ja" ? kana(text) : words(text);
  const found = [];
  for (let count = 1; count <= Math.min(3, pieces.length); count += 1) {
    const lines = balanced(pieces, count, language);
    if (lines) found.push(lines);
  }
  return found;
}

/** Words; one with a hyphen can be broken after it. */
function words(text) {
  return text.split(/\s+|(?<=\p{L}-)(?=\p{L})/u).filter((piece) => piece !== "");
}

/** Words of so many kana may be broken where there is no other way. */
const LONG = 4;

/**
 * Words: a middle dot ends one, and so does the last kana before a character of another script. Long
 * ones come in characters, those that may not begin a line tied to the one before.
 */
function kana(text) {
  const parts = text.match(/[ァ-ヴー]+(?:・|(?![ァ-ヴー]))|[^ァ-ヴー]+?(?:・|(?=[ァ-ヴー])|$)/gu) ?? [text];
  return parts.flatMap((part) => (part.length < LONG ? [part] : (part.match(/.[ァィゥェォッャュョーン・]*/gu) ?? [part])));
}

/** So many lines, the longest of which is as short as can be; null if a line would be one letter. */
function balanced(pieces, count, language) {
  let best = null;
  const glue = (some) =>
    language === "ja"
      ? some.join("")
      : some.reduce((line, piece) => (line === "" || line.endsWith("-") ? line + piece : `${line} ${piece}`), "");
  const search = (from, lines) => {
    if (lines.length === count - 1) {
      const all = [...lines, glue(pieces.slice(from))].map((line) => (count > 1 ? line.replace(/・$/, "") : line));
      const longest = Math.max(...all.map((line) => measure(line, "normal")));
      if (all.some((line) => [...line].length < 2)) return;
      if (!best || longest < best.longest) best = { longest, all };
      return;
    }
    for (let to = from + 1; to <= pieces.length - (count - lines.length - 1); to += 1) search(to, [...lines, glue(pieces.slice(from, to))]);
  };
  search(0, []);
  return best?.all ?? (count === 1 ? [glue(pieces)] : null);
}

/**
 * The size of a text in ems: the width of each line and the height of all. Letters spaced apart
 * have no space after the last one.
 */
export function extent(lines, style, spacing) {
  const widths = lines.map((line) => measure(style.caps ? line.toUpperCase() : line, style.face, spacing));
  const height = (style.caps ? HEIGHT.caps : HEIGHT.plain) + LINE * (lines.length - 1);
  return { widths, width: Math.max(...widths), height };
}
