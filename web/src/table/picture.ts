/**
 * A finished game as a picture: the board, who won and with how much. Drawn as one SVG with the looks
 * of the page written into it, because a picture knows neither style sheets nor fonts of a page.
 */
import { markPath } from "../look/marks.tsx";
import type { SeatLook } from "../board/module.ts";

const WIDTH = 1200;
const MARGIN = 40;
const HEAD = 130;
const ROW = 46;
/** The board is no higher than that. */
const TALLEST = 760;

/** What of an element's looks matters in a drawing. */
const LOOKS = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "color",
  "display",
  "visibility",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
] as const;

export interface Result {
  title: string;
  sentence: string;
  /** From first to last, with what stands beside each. */
  ranking: { look: SeatLook; score: string }[];
  footer: string;
}

/** The picture as a PNG. `board` is the drawing on the page; null: there is none. */
export async function pictureOf(result: Result, board: SVGSVGElement | null): Promise<Blob> {
  const drawing = await drawn(result, board);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = drawing.height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, drawing.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

async function drawn(result: Result, board: SVGSVGElement | null): Promise<{ text: string; height: number }> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const box = board?.getBoundingClientRect();
  const wide = WIDTH - 2 * MARGIN;
  const tall = box && box.width > 0 ? Math.min(TALLEST, (wide * box.height) / box.width) : 0;
  const rows = result.ranking.length * ROW;
  const height = Math.round(HEAD + tall + 30 + rows + 60);
  const display = colour("font-display");
  const words = (x: number, y: number, size: number, fill: string, text: string, more = "") =>
    `<text x="${x}" y="${y}" font-family='${display}' font-weight="500" font-size="${size}" fill="${fill}" ${more}>${escaped(text)}</text>`;
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="${colour("paper")}"/>`,
    words(MARGIN, 58, 30, colour("muted"), result.title),
    words(MARGIN, 106, 44, colour("ink"), result.sentence),
  ];
  if (board && box && tall > 0) {
    parts.push(`<rect x="${MARGIN}" y="${HEAD}" width="${wide}" height="${tall}" fill="${colour("sea")}"/>`);
    parts.push(nested(board, box, wide, tall));
  }
  result.ranking.forEach(({ look, score }, place) => {
    const y = HEAD + tall + 30 + place * ROW;
    parts.push(
      `<path transform="translate(${MARGIN} ${y + 6}) scale(1.35)" d="${markPath(look.mark)}" fill="${colour(look.colour)}" fill-rule="evenodd"/>`,
    );
    parts.push(words(MARGIN + 50, y + 32, 30, colour("ink"), look.name));
    parts.push(words(WIDTH - MARGIN, y + 32, 32, colour("ink"), score, 'text-anchor="end"'));
  });
  parts.push(words(MARGIN, height - 24, 20, colour("muted"), result.footer));
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><style>${await fonts()}</style>${parts.join("")}</svg>`;
  return { text, height };
}

/** The board as it lies on the page, with its looks written into every element. */
function nested(board: SVGSVGElement, box: DOMRect, wide: number, tall: number): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [own, copied] = [board, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>("*")]);
  own?.forEach((element, place) => {
    const looks = getComputedStyle(element);
    const target = copied?.[place];
    for (const name of LOOKS) target?.setAttribute(name, looks.getPropertyValue(name));
    const moved = looks.getPropertyValue("transform");
    if (moved !== "none" && !element.hasAttribute("transform")) {
      target?.setAttribute("transform", moved);
      target?.setAttribute("transform-origin", looks.getPropertyValue("transform-origin"));
    }
    target?.removeAttribute("style");
    target?.removeAttribute("class");
  });
  copy.setAttribute("x", String(MARGIN));
  copy.setAttribute("y", String(HEAD));
  copy.setAttribute("width", String(wide));
  copy.setAttribute("height", String(tall));
  if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  copy.setAttribute("preserveAspectRatio", "xMidYMid meet");
  for (const hidden of copy.querySelectorAll("foreignObject, image")) hidden.remove();
  const defs = [...document.querySelectorAll(".hatch-defs defs")].map((one) => new XMLSerializer().serializeToString(one));
  return defs.join("") + new XMLSerializer().serializeToString(copy);
}

/** The page's fonts, written out: a picture may fetch nothing. */
async function fonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      return [];
    }
  });
  const written = await Promise.all(
    faces.map(async (face) => {
      const address = /url\("?([^")]+\.woff2)"?\)/.exec(face.cssText)?.[1];
      if (!address) return "";
      const font = await fetch(address).then((answer) => answer.blob());
      return face.cssText.replace(/url\("?[^")]+"?\)/, `url(${await dataAddress(font)})`);
    }),
  );
  return written.join("");
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
