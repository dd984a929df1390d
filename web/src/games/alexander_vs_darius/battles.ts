/** Battles, sea battles and sieges as the events tell them: dice, hits, losses, and what came of it. */
import type { EventInfo } from "../../wire.ts";
import { MACEDON } from "./places.ts";
import type { BattleView, Counts, Side } from "./types.ts";

/** What one side threw in a round. */
export interface Thrown {
  dice: number;
  hits: number;
}

export interface ToldSide {
  side: Side;
  /** The latest throw. */
  thrown: Thrown | null;
  /** All hits of the battle that took effect. */
  hits: number;
  lost: Counts;
  fallen: string[];
}

export interface ToldBattle {
  kind: "land" | "sea" | "siege";
  area: string | null;
  sea: string | null;
  round: number;
  /** The attacker first; a siege has one side. */
  sides: ToldSide[];
  /** Of a siege: how many hits the city has taken in all. */
  inAll: number;
  pursuit: Thrown | null;
  /** Null as long as it goes on; nobody where it was a draw. */
  winner: Side | "nobody" | null;
  fell: boolean;
}

const SIDES: readonly Side[] = ["macedon", "persia"];

function sideOf(seat: unknown): Side {
  return SIDES[Number(seat)] ?? "macedon";
}

function fresh(kind: ToldBattle["kind"], area: unknown, sea: unknown, sides: readonly Side[]): ToldBattle {
  return {
    kind,
    area: typeof area === "string" ? area : null,
    sea: typeof sea === "string" ? sea : null,
    round: 0,
    sides: sides.map((side) => ({ side, thrown: null, hits: 0, lost: {}, fallen: [] })),
    inAll: 0,
    pursuit: null,
    winner: null,
    fell: false,
  };
}

/** A battle with what some events add to it; the last one where they tell of several. */
export function fold(before: ToldBattle | null, events: readonly EventInfo[]): ToldBattle | null {
  return events.reduce<ToldBattle | null>(told, before);
}

function told(before: ToldBattle | null, event: EventInfo): ToldBattle | null {
  switch (event.kind) {
    case "battle-met":
      return fresh("land", event["area"], null, [event["side"] as Side, event["enemy"] as Side]);
    case "sea-battle-met": {
      const attacker = sideOf(event["seat"]);
      return fresh("sea", event["port"], event["sea"], [attacker, attacker === SIDES[MACEDON] ? "persia" : "macedon"]);
    }
    case "besieged": {
      const siege = fresh("siege", event["area"], null, [sideOf(event["seat"])]);
      const thrown = { dice: Number(event["dice"]), hits: Number(event["hits"]) };
      return { ...siege, inAll: Number(event["in_all"]), sides: siege.sides.map((side) => ({ ...side, thrown, hits: thrown.hits })) };
    }
    default:
      return before && further(before, event);
  }
}

function further(battle: ToldBattle, event: EventInfo): ToldBattle {
  switch (event.kind) {
    case "round-begins":
      return { ...battle, round: Number(event["round"]), sides: battle.sides.map((side) => ({ ...side, thrown: null })) };
    case "fought":
      return thrown(battle, event["side"] as Side, event);
    case "sea-fought":
      return { ...thrown(battle, sideOf(event["seat"]), event), round: Number(event["round"]) };
    case "battle-losses":
    case "pursuit-losses":
    case "siege-losses":
      return lost(battle, event);
    case "ships-lost":
      return sunk(battle, event);
    case "pursued":
      return { ...battle, pursuit: { dice: Number(event["dice"]), hits: Number(event["hits"]) } };
    case "slipped-away":
    case "broke-off":
      return { ...battle, winner: other(battle, event["side"] as Side) };
    case "battle-ends":
    case "sea-battle-ends":
      return { ...battle, winner: event["winner"] as ToldBattle["winner"] };
    case "city-fell":
      return { ...battle, fell: true };
    default:
      return battle;
  }
}

function other(battle: ToldBattle, side: Side): Side {
  return battle.sides.find((one) => one.side !== side)?.side ?? side;
}

function changed(battle: ToldBattle, side: Side, by: (before: ToldSide) => ToldSide): ToldBattle {
  return { ...battle, sides: battle.sides.map((one) => (one.side === side ? by(one) : one)) };
}

function thrown(battle: ToldBattle, side: Side, event: EventInfo): ToldBattle {
  const found = { dice: Number(event["dice"]), hits: Number(event["hits"]) };
  return changed(battle, side, (before) => ({ ...before, thrown: found, hits: before.hits + found.hits }));
}

function lost(battle: ToldBattle, event: EventInfo): ToldBattle {
  const classes = Array.isArray(event["classes"]) ? (event["classes"] as string[]) : [];
  const names = Array.isArray(event["names"]) ? (event["names"] as string[]) : [];
  return changed(battle, event["side"] as Side, (before) => ({
    ...before,
    lost: added(before.lost, classes),
    fallen: [...before.fallen, ...names],
  }));
}

function added(before: Counts, classes: readonly string[]): Counts {
  const all = { ...before };
  for (const word of classes) all[word] = (all[word] ?? 0) + 1;
  return all;
}

function sunk(battle: ToldBattle, event: EventInfo): ToldBattle {
  if (battle.kind !== "sea") return battle;
  const nation = String(event["nation"]);
  return changed(battle, sideOf(event["seat"]), (before) => ({
    ...before,
    lost: { ...before.lost, [nation]: (before.lost[nation] ?? 0) + Number(event["ships"]) },
  }));
}

/** The same battle, with what the position shows of it now. */
export function seenNow(battle: ToldBattle | null, now: BattleView): ToldBattle {
  const fits = battle !== null && battle.kind === now.kind && battle.area === now.area && battle.sides[0]?.side === now.attacker;
  const known = fits ? battle : fresh(now.kind, now.area, now.sea, [now.attacker, now.defender]);
  return { ...known, round: now.round, sides: known.sides.map((side, at) => ({ ...side, hits: now.hits[at] ?? side.hits })) };
}
