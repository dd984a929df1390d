/**
 * Events, prompts, refusals and actions put into sentences, by the same conventions as the server's
 * own prose: `event-<kind>`, `prompt-<key>`, `refusal-<key>`, `action-<verb>`, and `<domain>-<word>`
 * for a word of a domain.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { Texts } from "../board/module.ts";
import type { EventInfo, MessageInfo, Params, Plain, RefusalInfo } from "../wire.ts";
import { format, hasText, type Values } from "./fluent.ts";
import { stepsOf } from "../live/lines.ts";
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
  /** What things are called that the texts have no names for. */
  names?: Record<string, Record<string, MessageInfo>>;
}

export class Prose implements Texts {
  readonly language: string;
  private readonly bundles: readonly FluentBundle[];
  private readonly vocabulary: Vocabulary;
  private readonly names: readonly string[];
  private readonly led: readonly (string | null)[];
  private readonly numbers: Intl.NumberFormat;

  /** `led`: what a seat without a name goes by, as `domain:word`; null: by its number. */
  constructor(
    language: string,
    bundles: readonly FluentBundle[],
    vocabulary: Vocabulary,
    names: readonly string[],
    led: readonly (string | null)[] = [],
  ) {
    this.language = language;
    this.bundles = bundles;
    this.vocabulary = vocabulary;
    this.names = names;
    this.led = led;
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
    if (this.has(key)) return format(this.bundles, key);
    const named = this.vocabulary.names?.[domain]?.[word];
    return named ? this.t(named.key, named.params) : word;
  }

  seat(seat: number): string {
    if (this.names[seat]) return this.names[seat];
    const [, of, word] = WORD.exec(this.led[seat] ?? "") ?? ["", "seat", String(seat)];
    return this.word(of ?? "", word ?? "");
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

  /** The same words in a row as one, with their number, where the game says how. */
  private counted(words: string[]): string[] {
    if (!this.has("list-times")) return words;
    const rows: { what: string; count: number }[] = [];
    for (const what of words) {
      const last = rows.at(-1);
      if (last?.what === what) last.count += 1;
      else rows.push({ what, count: 1 });
    }
    return rows.map((row) => (row.count === 1 ? row.what : format(this.bundles, "list-times", { ...row })));
  }

  /** An action in words; of a line of them each, in their order. */
  action(line: string): string {
    return stepsOf(line)
      .map((action) => this.step(action))
      .join(" → ");
  }

  private step(action: string): string {
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
    this.tellApart(event, values);
    return this.said("event", event.kind, values);
  }

  /** Where a seat comes by what it leads, it goes by its number: “Third player leads Carthage”. */
  private tellApart(event: EventInfo, values: Values): void {
    const kinds = this.vocabulary.kinds[event.kind] ?? {};
    const seat = event["seat"];
    if (kinds["seat"] !== "seat" || typeof seat !== "number" || this.names[seat]) return;
    const led = this.led[seat] ?? null;
    if (Object.entries(kinds).some(([field, domain]) => `${domain}:${String(event[field])}` === led)) {
      values["seat"] = this.word("seat", String(seat));
    }
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
      if (name === "prompt") values[name] = this.prompt(value as unknown as MessageInfo);
      else this.fill(values, name, null, value);
    }
    return values;
  }

  private fill(values: Values, name: string, domain: string | null, value: Plain): void {
    if (Array.isArray(value)) {
      const told = telling(value).map((one) => String(this.value(domain, one)));
      values[name] = this.list(value.every((one) => typeof one === "string") ? this.counted(told) : told);
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
    if (of === "action") return this.action(word);
    return of === "seat" ? this.seat(Number(word)) : this.word(of, word);
  }

  sum(terms: readonly Plain[]): string {
    const plain = telling(terms) as unknown as Term[];
    const total = plain.reduce((so_far, { amount }) => so_far + amount, 0);
    const parts = plain.map((term) => this.term(term)).join(this.language.startsWith("ja") ? "、" : ", ");
    return plain.length > 1 ? `${parts} = ${this.number(total)}` : parts;
  }

  /** A modifier with its amount: “leader +3”. */
  private term({ modifier, amount }: Term): string {
    const signed = amount > 0 ? `+${amount}` : String(amount).replace("-", "−");
    return format(this.bundles, `modifier-${modifier}`, { amount, signed });
  }
}

/** Of the terms of a sum those that add something, if any does; all of any other list. */
function telling(values: readonly Plain[]): readonly Plain[] {
  const some = values.filter((one) => (one as unknown as Term | null)?.amount !== 0);
  return some.length > 0 ? some : values;
}
