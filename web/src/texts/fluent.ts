/** Fluent messages, in the reader's language with English behind it. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** One language's messages. Of two with the same key the first counts. */
export function makeBundle(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export function hasText(bundles: readonly FluentBundle[], key: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(key));
}

/** A text with its variables filled in; the key itself where no bundle has it. */
export function format(bundles: readonly FluentBundle[], key: string, values?: Values): string {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, values, []);
  }
  return key;
}
