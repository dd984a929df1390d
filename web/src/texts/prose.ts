/**
 * Events, prompts, refusals and actions put into sentences, by the same conventions as the server's
 * own prose: `event-<kind>`, `prompt-<key>`, `refusal-<key>`, `action-<verb>`, and `<domain>-<word>`
 * for a word of a domain.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { Texts } from "../board/module.ts";
import type { EventInfo, MessageInfo, Params, Plain, RefusalInfo } from "../wire.ts";
import { format, hasText, type Values } from "./fluent.ts";
import { readable } from "./readable.ts";

/** What a reader may not see. */
const HIDDEN = "hidden";

const WORD = /^([a-z][a-z-]*):(.+)$/s;

/** A modifier of a contest, in an event. */
interface Term {
  modifier: string;
  amount: number;
}

/** What of a game is needed to make sentences. */
export interface Vocabulary {
  kinds: Record<string, Record<string, string>>;
  verbs: Record<string, string[]>;
}

export class Prose implements Texts {
  readonly language: string;
  private readonly bundles: readonly FluentBundle[];
  private readonly vocabulary: Vocabulary;
  private readonly names: readonly string[];
  private readonly numbers: Intl.NumberFormat;

  constructor(language: string, bundles: readonly FluentBundle[], vocabulary: Vocabulary, names: readonly string[]) {
    this.language = language;
    this.bundles = bundles;
    this.vocabulary = vocabulary;
    this.names = names;
    this.numbers = new Intl.NumberFormat(language);
  }

  has(key: string): boolean {
    return hasText(this.bundles, key);
  }

  t(key: string, params: Params = {}): string {
    return format(this.bundles, key, this.filled(params));
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  word(domain: string, word: string): string {
    const key = `${domain}-${word}`;
    return this.has(key) ? format(this.bundles, key) : word;
  }

  seat(seat: number): string {
    return this.names[seat] || this.word("seat", String(seat));
  }

  list(items: string[]): string {
    let row = items.at(-1);
    if (row === undefined) return format(this.bundles, "list-none");
    let key = "list-two";
    for (const first of items.slice(0, -1).reverse()) {
      row = format(this.bundles, key, { first, rest: row });
      key = "list-more";
    }
    return row;
  }

  action(action: string): string {
    const [verb = "", ...words] = action.split(" ");
    const values: Values = {};
    (this.vocabulary.verbs[verb] ?? []).forEach((domain, place) => {
      const name = domain in values ? `${domain}_2` : domain;
      const word = words[place] ?? "";
      const number = /^\d+$/.test(word) ? Number(word) : null;
      this.fill(values, name, domain, number ?? word);
    });
    return this.said("action", verb, values);
  }

  event(event: EventInfo): string {
    const values: Values = {};
    for (const [field, domain] of Object.entries(this.vocabulary.kinds[event.kind] ?? {})) {
      this.fill(values, field, domain, event[field] ?? null);
    }
    return this.said("event", event.kind, values);
  }

  prompt(prompt: MessageInfo): string {
    return this.said("prompt", prompt.key, this.filled(prompt.params));
  }

  refusal(refusal: RefusalInfo): string {
    return this.said("refusal", refusal.key, this.filled(refusal.params));
  }

  /** A sentence of the game; where it has no text for it, the bare words. */
  private said(kind: string, key: string, values: Values): string {
    const text = `${kind}-${key}`;
    if (this.has(text)) return format(this.bundles, text, values);
    const words = Object.entries(values).flatMap(([name, value]) => (name.endsWith("_count") || value === HIDDEN ? [] : [String(value)]));
    return [readable(key), ...words].join(kind === "action" ? " " : " · ");
  }

  private filled(params: Params): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(params)) {
      if (name === "action" && typeof value === "string") values[name] = this.action(value);
      else this.fill(values, name, null, value);
    }
    return values;
  }

  private fill(values: Values, name: string, domain: string | null, value: Plain): void {
    if (Array.isArray(value)) {
      values[name] = this.list(value.map((one) => String(this.value(domain, one))));
      values[`${name}_count`] = value.length;
    } else {
      values[name] = this.value(domain, value);
    }
  }

  private value(domain: string | null, value: Plain): string | number {
    if (value === null) return HIDDEN;
    if (typeof value === "number") return domain === "seat" ? this.seat(value) : value;
    if (typeof value === "object") return this.term(value as unknown as Term);
    if (typeof value !== "string") return String(value);
    if (domain !== null) return this.word(domain, value);
    const found = WORD.exec(value);
    if (!found) return value;
    const [, of = "", word = ""] = found;
    return of === "seat" ? this.seat(Number(word)) : this.word(of, word);
  }

  /** A modifier with its amount: “leader +3”. */
  private term({ modifier, amount }: Term): string {
    const signed = amount > 0 ? `+${amount}` : String(amount).replace("-", "−");
    return format(this.bundles, `modifier-${modifier}`, { amount, signed });
  }
}
