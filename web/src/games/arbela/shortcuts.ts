/** Several answers at once: attacks fought one after the other, orders and rides declined, a Section withdrawn. */
import { parts } from "../../board/names.ts";
import type { Texts } from "../../board/module.ts";
import { lineOf } from "../../live/lines.ts";
import { asWished, isAsked } from "./company.tsx";
import type { View } from "./types.ts";

const NO_ORDER = "no-order";
const NO_RIDE = "leaders-stay";
const WITHDRAW = "declare withdraw";
const TO_RESERVE = "withdraw reserve";

type Turn = Pick<View, "attacks" | "orders" | "phase">;

/** The lines that are offered beside what is legal. */
export function shortcutsOf(legal: readonly string[], ways: readonly (readonly string[])[], view: Turn): string[] {
  if (legal.every(isFight)) return legal.length > 2 ? [fightingAll(legal)] : [];
  if (legal.includes(NO_ORDER) && view.phase === "orders" && Object.keys(view.orders).length > 0) return [lineOf([NO_ORDER, NO_RIDE])];
  return legal.includes(WITHDRAW) || legal.every(isUse) ? withdrawing(ways) : [];
}

/** The last attack is fought without being named. */
function fightingAll(legal: readonly string[]): string {
  return lineOf(legal.slice(0, -1));
}

/** Everybody of the Section that acts goes into the Reserve, and where it is asked who acts, each of them alone. */
function withdrawing(ways: readonly (readonly string[])[]): string[] {
  const leaving = ways.filter((way) => way.includes(TO_RESERVE) && asWished(way));
  const [first, ...others] = leaving;
  if (first === undefined) return [];
  const all = lineOf([...first, ...others.flatMap((way) => way.filter((step) => step !== WITHDRAW))]);
  if (first[0] === WITHDRAW) return [all];
  return [...(others.length > 0 ? [all] : []), ...leaving.map(lineOf)];
}

/** How such a line goes on after other questions; see `GameModule.goesOn`. */
export function goesOn(rest: readonly string[], legal: readonly string[], view: Turn): string[] | null {
  const [first = ""] = rest;
  if (isFight(first)) {
    const left = rest.filter((step) => view.attacks.some(({ unit }) => unit === parts(step).word));
    if (left.length === 0) return [];
    // Some are fought together, and others come to nothing.
    return legal.every(isFight) ? left.filter((step) => legal.includes(step)) : null;
  }
  if (first === NO_RIDE) return legal.includes(NO_ORDER) && view.phase === "orders" ? [NO_ORDER, ...rest] : [];
  if (!rest.includes(TO_RESERVE)) return [...rest];
  if (legal.every(isAsked)) return null;
  // The last of a Section acts without being named.
  const at = rest.findIndex((step) => legal.includes(step));
  return at < 0 ? [] : rest.slice(at);
}

/** What such a line is called; null for any other. */
export function shortcutWords(line: readonly string[], texts: Texts): string | null {
  const [first = ""] = line;
  if (isFight(first)) return texts.t("board-fight-all", { count: line.length + 1 });
  if (first === NO_ORDER) return texts.t("board-no-more-orders");
  if (!line.includes(TO_RESERVE)) return null;
  const units = line.filter(isUse).map((step) => texts.word("unit", parts(step).word));
  const [unit, ...others] = units;
  if (others.length > 0) return texts.t("board-withdraw-all");
  const words = texts.action(TO_RESERVE);
  return unit === undefined ? words : texts.t("board-line-of", { who: unit, words });
}

function isFight(action: string): boolean {
  return parts(action).verb === "fight";
}

function isUse(action: string): boolean {
  return parts(action).verb === "use";
}
