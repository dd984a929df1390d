/** Whole ways to settle a province: where guards stand and which cards are paid, in one choice. */
import { isLong, lineOf, stepsOf } from "../../live/lines.ts";
import type { EventInfo, PreviewInfo } from "../../wire.ts";
import type { Offer, Texts } from "../../board/module.ts";
import { parts } from "../../board/names.ts";

/** So many ways are compared at most; so many are offered if there are no more, else so many of them. */
const MOST_COMPARED = 32;
const MOST_OFFERED = 4;
const FEWER = 3;

const SETTLING = new Set(["occupy", "take-over", "place-guard", "pay-card"]);

/**
 * All that some actions can mean which settle a province or one space of it: whole ways to settle it
 * where there are several, and the actions themselves.
 */
export function settlings(actions: readonly string[], ways: readonly (readonly string[])[]): string[] {
  if (!actions.every((action) => SETTLING.has(parts(action).verb))) return [...actions];
  const begun = ways.filter(([first = ""]) => actions.includes(first));
  const lines = [...new Set(begun.map((way) => lineOf(way.filter((step) => parts(step).verb !== "give"))))];
  if (lines.length < 2 || !lines.some(isLong)) return [...actions];
  const whole = lines.filter(isLong).sort((one, other) => guardsIn(one) - guardsIn(other));
  return [...whole.slice(0, MOST_COMPARED), ...actions];
}

/** The guards that a line posts by choice; others follow where no card is held. */
function guardsIn(line: string): number {
  return stepsOf(line).filter((step) => step === "place-guard").length;
}

interface Allotment {
  line: string;
  guards: EventInfo[];
  cards: EventInfo[];
}

/**
 * What is offered of these: all if they are few; else those with the fewest guards, and to settle
 * space by space. The sparing ones come first.
 */
export function allotmentsOf(lines: readonly string[], previewOf: (line: string) => PreviewInfo | undefined, texts: Texts): Offer[] | null {
  const single = lines.filter((line) => !isLong(line));
  if (single.length === 0 || !lines.every((line) => SETTLING.has(parts(line).verb))) return null;
  const whole = lines.filter(isLong).map((line) => allotmentOf(line, previewOf(line)?.events ?? []));
  whole.sort((one, other) => one.guards.length - other.guards.length);
  const fewest = whole[0]?.guards.length ?? 0;
  const sparing = whole.length > MOST_OFFERED ? whole.filter(({ guards }) => guards.length === fewest).slice(0, FEWER) : whole;
  const offers = sparing.map((one): Offer => ({ line: one.line, words: wordsOf(one, sparing, texts), exact: true }));
  if (single.length > 1) return [...offers, ...single.map((line) => ({ line, words: texts.action(line) }))];
  if (sparing.length < whole.length) offers.push({ line: single[0] ?? "", words: texts.t("board-offer-steps") });
  return offers;
}

function allotmentOf(line: string, events: readonly EventInfo[]): Allotment {
  return {
    line,
    guards: events.filter(({ kind }) => kind === "guard-placed"),
    cards: events.filter(({ kind }) => kind === "card-paid"),
  };
}

/** Guards by the symbols they stand on; where those are offered twice, by the space that makes the difference. */
function wordsOf({ guards, cards }: Allotment, among: readonly Allotment[], texts: Texts): string {
  const symbols = (of: readonly EventInfo[]): string => of.map(({ symbol }) => String(symbol)).join(" ");
  const alike = among.filter((other) => symbols(other.guards) === symbols(guards));
  const own = guards.find(({ space }) => alike.some((other) => other.guards.every((guard) => guard["space"] !== space)));
  if (own) {
    const space = `space:${String(own["space"])}`;
    return texts.t("board-offer-apart", { guards: guards.length, space, cards: cards.length });
  }
  const posts = guards.map(({ symbol }) => texts.t("board-offer-post", { symbol: `symbol:${String(symbol)}` }));
  return texts.t("board-offer-allotment", { guards: guards.length, posts: texts.list(posts), cards: cards.length });
}
