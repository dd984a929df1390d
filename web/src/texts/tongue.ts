/** Which language a reader is given who has not chosen one. No more than this is needed before the page. */

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of a browser's languages that there is; English where there is none. */
export function preferred(tags: readonly string[]): Language {
  const wanted = tags.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => known(tag)).find((one) => one !== null) ?? "en";
}

/** The language of that name, if there is one. */
export function known(tag: unknown): Language | null {
  return LANGUAGES.find((language) => language === tag) ?? null;
}
