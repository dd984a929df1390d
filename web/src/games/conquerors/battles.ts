/** Battles, sea fights and sieges as the view shows them and as their events tell them. */
import type { EventInfo, Plain } from "../../wire.ts";
import type { Going, Side } from "./types.ts";

export type Kind = "land" | "sea" | "siege";

export interface ToldSide {
  side: Side;
  strength: number | null;
  /** What was thrown: the sum of the dice, or how many dice at sea. */
  dice: number | null;
  /** What was added to it, term by term. */
  terms: readonly Plain[];
  /** Battle Score, or hits. */
  score: number | null;
  lost: number;
}

export interface ToldBattle {
  kind: Kind;
  space: string;
  /** Attacker first; a siege tells of the besieger alone. */
  sides: ToldSide[];
  /** Null as long as it goes on; nobody where it was a draw. */
  winner: Side | "nobody" | null;
}

function fresh(kind: Kind, space: unknown, sides: readonly unknown[]): ToldBattle {
  const told = sides.map((side) => ({ side: side as Side, strength: null, dice: null, terms: [], score: null, lost: 0 }));
  return { kind, space: String(space), sides: told, winner: null };
}

/** What the position shows of a battle, on top of what was told. */
export function seenNow(before: ToldBattle | null, kind: Kind, going: Going): ToldBattle {
  const space = String(going["space"]);
  const sides = going["sides"] as [Side, Side];
  const isSame =
    before !== null && before.kind === kind && before.space === space && before.sides.every(({ side }, at) => side === sides[at]);
  const battle = isSame ? before : fresh(kind, space, sides);
  const strength = Array.isArray(going["strength"]) ? going["strength"].map(Number) : [];
  return { ...battle, sides: battle.sides.map((one, at) => ({ ...one, strength: one.strength ?? (strength[at] || null) })) };
}

/** A battle with what some events add to it; the last one where they tell of several. */
export function fold(before: ToldBattle | null, events: readonly EventInfo[]): ToldBattle | null {
  return events.reduce<ToldBattle | null>(told, before);
}

function told(before: ToldBattle | null, event: EventInfo): ToldBattle | null {
  switch (event.kind) {
    case "battle-met":
      return fresh("land", event["space"], [event["side"], event["other"]]);
    case "assault-rolled":
    case "demand-rolled": {
      const siege = fresh("siege", event["space"], [event["side"]]);
      const points = {
        dice: event["die"],
        modifiers: event["modifiers"],
        score: event["points"] ?? event["yields"],
        lost: event["lost"] ?? 0,
      };
      return withThrow(siege, event["side"], points);
    }
    default:
      return before && further(before, event);
  }
}

function further(battle: ToldBattle, event: EventInfo): ToldBattle {
  switch (event.kind) {
    case "battle-rolled":
      return withThrow(battle, event["side"], event);
    case "losses-rolled":
    case "flight-losses":
      return withThrow(battle, event["side"], { lost: event["lost"] });
    case "sea-dice":
      return withThrow(battle, event["side"], { dice: event["dice"], score: event["hits"] });
    case "battle-won":
    case "sea-won":
    case "city-fell":
    case "city-yielded":
      return { ...battle, winner: event["side"] as Side };
    case "battle-drawn":
      return { ...battle, winner: "nobody" };
    default:
      return battle;
  }
}

/** A battle in which one side has thrown, or has lost something. */
function withThrow(battle: ToldBattle, side: unknown, thrown: Record<string, unknown>): ToldBattle {
  const number = (key: string): number | null => (typeof thrown[key] === "number" ? thrown[key] : null);
  const sides = battle.sides.map((one): ToldSide => {
    if (one.side !== side) return one;
    return {
      ...one,
      strength: number("strength") ?? one.strength,
      dice: number("dice") ?? one.dice,
      terms: Array.isArray(thrown["modifiers"]) ? (thrown["modifiers"] as Plain[]) : one.terms,
      score: number("score") ?? one.score,
      lost: one.lost + (number("lost") ?? 0),
    };
  });
  return { ...battle, sides };
}
