/** The printed board and the view of Final Conquest, as the server sends them. */

export type Fort = "none" | "fort" | "great";
export type LinkKind = "border" | "sea" | "bridge" | "river";

export interface TerritoryData {
  kind: "land" | "sea";
  fort: Fort;
  food: number;
  currency: number;
  home: string | null;
}

export interface PrintedMap {
  territories: string[];
  links: [string, string, LinkKind][];
  data: Record<string, TerritoryData>;
}

export interface Board {
  maps: Record<MapName, PrintedMap>;
  heroes: Record<string, { faction: string; strength: number; price: number; effects: unknown[] }>;
  cards: Record<string, { threat: boolean; minimum: number | null }>;
  missions: Record<string, { faction: string; reward: number }>;
  quota: number[];
  die: number[];
  victory_forts: number;
}

export type MapName = "campaign" | "grand";

/** How many are spent, have one extra action, have two, are fresh. */
export type Ranks = [number, number, number, number];

export interface Garrison {
  owner: number | "independent" | null;
  infantry: Ranks;
  cavalry: Ranks;
  /** What its fort may still recruit, for the player who is planning. */
  recruits: { infantry: number; cavalry: number } | null;
}

export interface SeatView {
  faction: string | null;
  purse: number;
  heroes: number;
  hand: string[] | null;
  prices: number[];
  burnt: string[];
  mission: string | null;
  done: string[];
  units: number;
  food: number;
  quota: number;
  income: number;
  forts: number;
  noted: string[];
  out: boolean;
  bid: null | "waiting" | "sealed" | number;
}

export interface BattleView {
  attacker: number;
  defender: number | null;
  from: string;
  to: string;
  infantry: number;
  cavalry: number;
  attacker_hero: string | null;
  defender_hero: string | null;
  dice: [number[], number[]] | null;
  totals: [number, number] | null;
}

export interface View {
  map: MapName;
  round: number;
  active: number | null;
  phase: "factions" | "threat" | "planning" | "action" | "over";
  order: number[];
  chronicle: string | null;
  cards_left: string[];
  seats: SeatView[];
  territories: Record<string, Garrison>;
  battle: BattleView | null;
  clock: { seconds: number; late: boolean; warned: boolean; bribed?: boolean };
}
