/** How wide a text is, from the widths that the typeface itself gives. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const FILES = {
  normal: "@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff",
  italic: "@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff",
};

/** What the face does not have: Japanese fills a square, other letters are about so wide. */
const OTHER = 0.55;
const SQUARES = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;

const made = new Map();

/** Widths of characters, in ems. */
function faceOf(style) {
  if (!made.has(style)) made.set(style, read(readFileSync(createRequire(import.meta.url).resolve(FILES[style]))));
  return made.get(style);
}

/** The width of a text in ems, with `spacing` between its letters. */
export function measure(text, style, spacing = 0) {
  const face = faceOf(style);
  const letters = [...text];
  const widths = letters.map((letter) => (SQUARES.test(letter) ? 1 : (face.get(letter.codePointAt(0)) ?? OTHER)));
  return widths.reduce((sum, width) => sum + width, 0) + spacing * Math.max(0, letters.length - 1);
}

/** The advance widths in a WOFF file, by code point. */
function read(file) {
  const tables = tablesOf(file);
  const perEm = tables.get("head").readUInt16BE(18);
  const metrics = tables.get("hhea").readUInt16BE(34);
  const advances = tables.get("hmtx");
  const widths = new Map();
  for (const [code, glyph] of glyphsOf(tables.get("cmap"))) {
    widths.set(code, advances.readUInt16BE(4 * Math.min(glyph, metrics - 1)) / perEm);
  }
  return widths;
}

function tablesOf(file) {
  const tables = new Map();
  for (let at = 44, left = file.readUInt16BE(12); left > 0; at += 20, left -= 1) {
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
    const body = file.subarray(offset, offset + packed);
    tables.set(file.toString("latin1", at, at + 4), packed < length ? inflateSync(body) : body);
  }
  return tables;
}

/** Pairs of a code point and its glyph, from the table of segments (format 4). */
function* glyphsOf(cmap) {
  const start = subtable(cmap);
  const twice = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < twice; segment += 2) {
    const last = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + twice + segment);
    const delta = cmap.readUInt16BE(start + 16 + 2 * twice + segment);
    const place = start + 16 + 3 * twice + segment;
    const offset = cmap.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : cmap.readUInt16BE(place + offset + 2 * (code - first));
      if (glyph !== 0) yield [code, (glyph + delta) & 0xffff];
    }
  }
}

function subtable(cmap) {
  for (let at = 4, left = cmap.readUInt16BE(2); left > 0; at += 8, left -= 1) {
    const start = cmap.readUInt32BE(at + 4);
    if (cmap.readUInt16BE(start) === 4) return start;
  }
  throw new Error("the typeface has no table of characters that can be read");
}
