/** Battles as the events tell them: both sides, their heroes, dice and sums, and what came of it. */
import type { Plain, EventInfo } from "../../wire.ts";
import type { BattleView } from "./types.ts";

export interface ToldBattle extends BattleView {
  defenders: { infantry: number; cavalry: number } | null;
  /** What each side adds to its die, once that is known. */
  sums: [Plain[], Plain[]] | null;
  result: "attacker-wins" | "defender-wins" | "draw" | null;
}

interface Term {
  modifier: string;
  amount: number;
}

/** A battle with what some events add to it; the last one where they tell of several. */
export function fold(before: ToldBattle | null, events: readonly EventInfo[]): ToldBattle | null {
  return events.reduce<ToldBattle | null>(told, before);
}

function told(before: ToldBattle | null, event: EventInfo): ToldBattle | null {
  if (event.kind === "battle-begins") return begun(event);
  if (!before) return before;
  switch (event.kind) {
    case "hero-declined":
      return withHero(before, event["seat"], "none");
    case "hero-laid":
      return withHero(before, event["seat"], "sealed");
    case "hero-shown":
      return withHero(before, event["seat"], String(event["hero"]));
    case "dice-rolled":
      return { ...before, dice: [numbers(event["attack_dice"]), numbers(event["defence_dice"])] };
    case "battle-decided":
      return decided(before, event);
    default:
      return before;
  }
}

function begun(event: EventInfo): ToldBattle {
  return {
    attacker: Number(event["seat"]),
    defender: Number(event["defender"]),
    from: String(event["origin"]),
    to: String(event["territory"]),
    infantry: Number(event["infantry"]),
    cavalry: Number(event["cavalry"]),
    attacker_hero: null,
    defender_hero: null,
    dice: null,
    totals: null,
    defenders: null,
    sums: null,
    result: null,
  };
}

function withHero(battle: ToldBattle, seat: unknown, hero: string): ToldBattle {
  return seat === battle.attacker ? { ...battle, attacker_hero: hero } : { ...battle, defender_hero: hero };
}

function decided(battle: ToldBattle, event: EventInfo): ToldBattle {
  const [attack, defence] = [terms(event["attack"]), terms(event["defence"])];
  return {
    ...battle,
    dice: [[Number(event["attack_die"])], [Number(event["defence_die"])]],
    totals: [Number(event["attack_total"]), Number(event["defence_total"])],
    sums: [attack as unknown as Plain[], defence as unknown as Plain[]],
    defenders: { infantry: amountOf(defence, "infantry"), cavalry: amountOf(defence, "cavalry") / 2 },
    result: event["result"] as ToldBattle["result"],
  };
}

function terms(value: unknown): Term[] {
  return Array.isArray(value) ? (value as Term[]) : [];
}

function amountOf(sum: readonly Term[], modifier: string): number {
  return sum.find((term) => term.modifier === modifier)?.amount ?? 0;
}

function numbers(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).map(Number);
}

/** The same battle, with what the position shows of it now. */
export function seenNow(battle: ToldBattle | null, now: BattleView, defenders: { infantry: number; cavalry: number }): ToldBattle {
  const known = battle && battle.from === now.from && battle.to === now.to ? battle : null;
  return { sums: null, result: null, ...known, ...now, dice: now.dice ?? known?.dice ?? null, defenders };
}
