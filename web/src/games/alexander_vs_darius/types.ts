/** The printed board and the view of Alexander vs. Darius, as the server sends them. */
import type { ChanceInfo } from "../../wire.ts";

export type Side = "macedon" | "persia" | "thrace" | "sparta";
export type Terrain = "plains" | "rough" | "mountain" | "desert";

export interface AreaData {
  region: string;
  terrain: Terrain;
  cost: number;
  seas: string[];
  cities: string[];
}

export interface UnitData {
  value: number;
  hits: number;
  move: number;
  price: number;
  per: number;
  mercenary?: number;
}

export interface Board {
  areas: Record<string, AreaData>;
  borders: [string, string][];
  seas: Record<string, { beside: string[] }>;
  straits: Record<string, { ends: [string, string]; sea: string }>;
  cities: Record<string, { area: string; endurance: number; fortress: boolean }>;
  units: Record<string, UnitData>;
  nations: Record<string, { sails_on: number; value: number }>;
  leaders: Record<string, { side: Side; initiative: number; combat: number; rank: number }>;
  events: Record<string, string>;
  turns: number;
  revolt: number[];
  prices: { march: [number, number]; cross: number; restore: number; build: number };
}

export type Counts = Record<string, number>;

/** The pieces of a stack that the reader may see. */
export interface Pieces {
  classes: Counts;
  spent: Counts;
  leaders: string[];
  moved: string[];
}

/** Land pieces in one place. */
export interface Standing {
  holder: Side | null;
  leaders: number;
  units: number;
  /** Null: it is closed to the reader. */
  stack: Pieces | null;
  /** What is surely there of a closed one. */
  seen: { classes: Counts; leaders: string[] };
}

export interface AreaView extends Standing {
  marker: Side | null;
  hits: number;
  besieged: boolean;
}

export interface FleetView {
  berth: string;
  nation: string;
  state: "fresh" | "failed" | "moved" | "sailing";
  ships: number;
  units: number;
  leaders: number;
  cargo: Pieces | null;
}

export interface BattleView {
  kind: "land" | "sea";
  area: string | null;
  sea: string | null;
  attacker: Side;
  defender: Side;
  round: number;
  hits: [number, number];
}

export interface MarchView {
  at: string;
  used: number;
  points: number;
  forced: boolean;
  classes: Counts;
  leaders: string[];
}

export interface View {
  turn: number;
  phase: "set-up" | "actions" | "supply" | "recruiting" | "revolt" | "upkeep" | "over";
  active: number | null;
  passes: [number, number];
  treasure: [number, number];
  weariness: number;
  legitimacy: number;
  king: string;
  pacified: boolean;
  revolted: boolean;
  levied: boolean;
  alexander_held: boolean;
  events: number[];
  areas: Record<string, AreaView>;
  field: Standing | null;
  fleets: FleetView[];
  aboard: Record<string, Standing>;
  athenians: "serving" | "home" | "again" | "gone";
  pools: [Counts, Counts];
  dead: [Counts, Counts];
  shipyard: Counts;
  recruiting: { left: number; half_paid: boolean } | null;
  battle: BattleView | null;
  march: MarchView | null;
  supply: Record<string, "in" | "out">;
}

/** Where an army can go. */
export interface Target {
  cost: number;
  way: string[];
  /** Treasure for the march that leads there. */
  price: number;
  attack: boolean;
  desert: boolean;
  /** Points for a marker there; null: none can be set. */
  mark: number | null;
}

/** Who would go if nobody is left behind. */
export interface Gathered {
  classes: Counts;
  leaders: string[];
}

export interface MarchData extends Gathered {
  points: number;
  /** The points of those without foot. */
  light: number;
  mark: number | null;
  targets: Record<string, Target>;
}

export interface Feeding {
  from: string | null;
  /** From the source on. */
  line: string[];
  why: "no-pella" | "cut-off" | "too-far" | null;
}

/** What can be looked up: `details` of the board's properties. */
export interface Details {
  marches: Record<string, MarchData>;
  boardings: Record<string, Record<string, Gathered>>;
  feeding: Record<string, Feeding>;
  havens: Record<string, { ports: string[]; risk: boolean }>;
  /** How the battle that is fought may end, from before its next round on. */
  battle: { round: number; chances: ChanceInfo[] } | null;
}

export const NO_DETAILS: Details = { marches: {}, boardings: {}, feeding: {}, havens: {}, battle: null };
