/** Setting a name in the room that was kept for it. */
import type { LabelShape } from "./shapes.ts";

const FULL_WIDTH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** About how wide a letter is, in ems. */
const LETTER = 0.52;

/**
 * The lines of a name, their widths in units, and how much smaller it must be set. A name that the
 * build did not know is broken into as many lines as its place has, and made to fit.
 */
export function fitted(label: LabelShape, name: string, language: string): { lines: string[]; widths: number[]; share: number } {
  if (bare(label.lines.join("")) === bare(name)) return { lines: label.lines, widths: label.widths, share: 1 };
  const lines = broken(name, label.lines.length, language);
  const natural = lines.map((line) => widthOf(line) * label.size);
  const share = Math.min(1, Math.max(...label.widths) / Math.max(...natural));
  return { lines, widths: natural.map((width) => width * share), share };
}

/** Without what a line break may take away. */
function bare(text: string): string {
  return text.replace(/[\s・-]/g, "");
}

export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (FULL_WIDTH.test(letter) ? 1 : LETTER), 0);
}

/** At most so many lines, about equally long. */
function broken(name: string, count: number, language: string): string[] {
  const isJapanese = language.startsWith("ja");
  const pieces = isJapanese ? [...name] : name.split(" ");
  const glue = isJapanese ? "" : " ";
  const lines: string[] = [];
  const wanted = widthOf(name) / count;
  let line = "";
  for (const piece of pieces) {
    const longer = line === "" ? piece : line + glue + piece;
    if (line !== "" && lines.length < count - 1 && widthOf(longer) > wanted * 1.15) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  return [...lines, line];
}
