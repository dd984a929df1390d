/** Finding rules: by number, by title, by text. */
import type { CaseInfo } from "../wire.ts";

/** The cases that hold every word; those whose number or title does come first. */
export function matching(cases: readonly CaseInfo[], wanted: string): CaseInfo[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (words.length === 0) return [...cases];
  const ranked = cases.map((one, place) => ({ one, place, rank: rankOf(one, words) })).filter(({ rank }) => rank !== null);
  ranked.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.place - b.place);
  return ranked.map(({ one }) => one);
}

function rankOf(one: CaseInfo, words: readonly string[]): number | null {
  const [id, title, text] = [folded(one.id), folded(one.title), folded(one.text)];
  if (words.length === 1 && words[0] === id) return 0;
  if (words.every((word) => id.startsWith(word) || title.includes(word))) return 1;
  return words.every((word) => id.startsWith(word) || title.includes(word) || text.includes(word)) ? 2 : null;
}

/** Without capitals, accents and full-width forms. */
function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Cases under their chapters, in the order they come. */
export function chapters(cases: readonly CaseInfo[]): { chapter: string; cases: CaseInfo[] }[] {
  const found: { chapter: string; cases: CaseInfo[] }[] = [];
  for (const one of cases) {
    const last = found.at(-1);
    if (last?.chapter === one.chapter) last.cases.push(one);
    else found.push({ chapter: one.chapter, cases: [one] });
  }
  return found;
}

/** A text cut where it names other cases: every second piece is the number of one. */
export function references(text: string, known: ReadonlySet<string>): string[] {
  const pieces: string[] = [""];
  for (const piece of text.split(/(\d+(?:\.\d+)+[a-z]?)/)) {
    if (known.has(piece)) pieces.push(piece, "");
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}
