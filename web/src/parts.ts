/** Which files the page will want at once: known to the build, and asked for before any script runs. */
import { known, preferred, type Language } from "./texts/tongue.ts";

/** Addresses of scripts and styles, which the build writes into the page. */
export interface Parts {
  /** The shell's texts by language. */
  texts: Partial<Record<Language, string>>;
  /** The boards by game: their scripts, and their style. */
  boards: Record<string, { scripts: string[]; style: string | null }>;
}

/** Something to fetch beforehand, as the attributes of a link. */
export type Hint = ({ rel: "modulepreload" } & { href: string }) | { rel: "preload"; as: "style" | "fetch"; href: string };

/** What is wanted in a language, and at the table of a game. */
export function wanted({ texts, boards }: Parts, language: Language, game: string | null): Hint[] {
  const tongues = [...new Set<Language>([language, "en"])];
  const hints: Hint[] = tongues.flatMap((tongue) => script(texts[tongue]));
  if (game === null) return hints;
  const board = boards[game];
  hints.push(...(board?.scripts ?? []).flatMap(script));
  if (board?.style) hints.push({ rel: "preload", as: "style", href: board.style });
  const asked = [`/api/games/${game}`, ...tongues.map((tongue) => `/api/texts/${tongue}?game=${game}`)];
  return [...hints, ...asked.map((href): Hint => ({ rel: "preload", as: "fetch", href }))];
}

function script(href: string | undefined): Hint[] {
  return href === undefined ? [] : [{ rel: "modulepreload", href }];
}

/** The language in which the page will come: the one that was chosen here, or the browser's own. */
export function languageAhead(stored: string | null, tags: readonly string[]): Language {
  try {
    return known(JSON.parse(stored ?? "null")) ?? preferred(tags);
  } catch {
    return preferred(tags);
  }
}
