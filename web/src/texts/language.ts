/** The reader's language, and the texts in it. */
import type { FluentBundle } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";
import { fetchTexts } from "../api.ts";
import { stored } from "../page/stored.ts";
import { format, hasText, makeBundle, type Values } from "./fluent.ts";
import { known, LANGUAGES, preferred, type Language } from "./tongue.ts";

export { LANGUAGES, type Language };

const SHELL: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../messages/en.ftl"),
  ja: () => import("../../messages/ja.ftl"),
};

const chosen = stored<Language | null>("language", null);

export const language = signal<Language>(known(chosen.value) ?? preferred(navigator.languages));

/** The shell's own texts, first those of the reader's language. */
const shell = signal<FluentBundle[]>([]);

export async function speak(wanted: Language): Promise<void> {
  const sources = await Promise.all([...new Set<Language>([wanted, "en"])].map(shellBundle));
  shell.value = sources;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

export function chooseLanguage(wanted: Language): Promise<void> {
  chosen.value = wanted;
  return speak(wanted);
}

async function shellBundle(tongue: Language): Promise<FluentBundle> {
  return makeBundle(tongue, (await SHELL[tongue]()).default);
}

/** A text of the shell. */
export function t(key: string, values?: Values): string {
  return format(shell.value, key, values);
}

/** A text of the shell if there is one, or what is given instead. */
export function tOr(key: string, otherwise: string): string {
  return hasText(shell.value, key) ? format(shell.value, key) : otherwise;
}

/** The languages from which texts are looked up, in that order. */
export const tongues = computed<Language[]>(() => [...new Set<Language>([language.value, "en"])]);

const fetched = new Map<string, Promise<FluentBundle | null>>();

/** A game's texts and those of all tables, in the reader's language and then in English. */
export async function gameBundles(game: string, wanted: readonly Language[]): Promise<FluentBundle[]> {
  const found = await Promise.all(wanted.map((tongue) => gameBundle(game, tongue)));
  return found.filter((bundle) => bundle !== null);
}

function gameBundle(game: string, tongue: Language): Promise<FluentBundle | null> {
  const key = `${tongue} ${game}`;
  let bundle = fetched.get(key);
  if (!bundle) {
    bundle = fetchTexts(tongue, game).then((source) => (source === null ? null : makeBundle(tongue, source)));
    bundle.catch(() => fetched.delete(key));
    fetched.set(key, bundle);
  }
  return bundle;
}
