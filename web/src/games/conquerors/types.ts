/** The printed board and the view of The Conquerors, as the server sends them. */

export type Side = "macedon" | "persia" | "independent" | "nobody";
export type SpaceType = "minor" | "major" | "stronghold" | "transit" | "sea-transit";
export type Condition = "fresh" | "fatigued" | "useless";

export interface SpaceData {
  type: SpaceType;
  province: string | null;
  port: boolean;
  defence: number | null;
  treasury: string | null;
  tribe: string | null;
  site: boolean;
}

export interface LeaderData {
  side: Side;
  battle: number;
  siege: number;
  naval: number;
  persian: boolean;
  king: boolean;
}

export interface Board {
  provinces: Record<string, { division: string; revolt: number; spaces: string[]; adjacent: string[] }>;
  spaces: Record<string, SpaceData>;
  paths: [string, string, string][];
  path_kinds: Record<string, { cost: number; line: number | null }>;
  armies: Record<string, { side: Side }>;
  leaders: Record<string, LeaderData>;
  fleets: Record<string, { homes: string[]; most: number }>;
  treasuries: Record<string, { at: string }>;
  cards: Record<string, { name: string; uses: { use: string; moment: string }[] }>;
  windows: string[];
}

export interface ArmyView {
  at: string;
  asp: number;
  elite: number;
  condition: Condition;
  inside: boolean;
  leaders: string[];
  royal: boolean;
  family: boolean;
  supplied: boolean;
  moved: boolean;
}

export interface SpaceView {
  loose: number;
  condition: Condition;
  gsp: number;
  /** Whose points stand there. */
  holder: Side | null;
  /** Who controls it. */
  holds: Side | null;
}

export interface FleetView {
  at: string;
  nsp: number;
  side: Side;
  leaders: string[];
  moved: boolean;
}

export interface ProvinceView {
  control: Side | null;
  revolt: boolean;
  devastated: boolean;
  drought: boolean;
  weather: boolean;
}

export interface TreasuryView {
  level: number;
  side: Side | null;
  shut: boolean;
  at: string | null;
  army?: string | null;
}

/** What is looked for at the end of a round, by name; provinces are goals of their own. */
export type GoalName =
  | "great-king"
  | "darius"
  | "knot"
  | "family"
  | "marriage"
  | "hegemony"
  | "deity"
  | "alexandria"
  | "oracle"
  | "proskynesis"
  | "wounds"
  | "mutiny"
  | "province-lydia"
  | "province-babylonia"
  | "province-media"
  | "province-susiana"
  | "province-persis"
  | "province-macedonia"
  | "province-thrace"
  | "province-thessaly"
  | "province-greece"
  | "province-sparta"
  | "province-crete"
  | "province-egypt";

/** The parts of a round. */
export type Phase = "set-up" | "administration" | "upkeep" | "play-card" | "draw-card" | "activity" | "siege";

export interface Goal {
  goal: GoalName;
  done: boolean;
  now?: number;
  needed?: number;
  parts?: Goal[];
}

export interface CardsView {
  /** The reader's own hand; null for who has none. */
  hand: string[] | null;
  counts: [number, number];
  /** What the reader knows of the other hand. */
  known: string[];
  pile: number;
  discards: string[];
  face_down: number;
  removed: string[];
  staying: string[];
}

export interface LeadersView {
  hand: string[] | null;
  counts: [number, number];
  known: string[];
  pool: [number, number];
  ill: string[];
  dead: string[];
}

/** What is under way, field by field. */
export type Going = Record<string, unknown>;

export interface View {
  round: number;
  active: Side | null;
  phase: Phase;
  marker: string | null;
  cup: [number, number, number];
  streak: { side: Side | null; count: number };
  administered: boolean;
  armies: Record<string, ArmyView>;
  spaces: Record<string, SpaceView>;
  fleets: Record<string, FleetView>;
  provinces: Record<string, ProvinceView>;
  treasuries: Record<string, TreasuryView>;
  family: { at: string | null; side: Side; army: string | null };
  sieges: Record<string, { points: number; besieger: Side }>;
  alexandrias: string[];
  alone: Partial<Record<Side, string | null>>;
  cards: CardsView;
  leaders: LeadersView;
  available: [number, number];
  garrisons: [number, number];
  weariness: number;
  injury: number;
  deeds: string[];
  victory: { macedon: Goal[]; persia: Goal[] };
  march: Going | null;
  battle: Going | null;
  sea_fight: Going | null;
}

export interface LineData {
  /** By treasury: movement points to it. */
  reach: Record<string, number>;
  /** The spaces of the cheapest line, from the army on. */
  path: string[];
  why: string | null;
}

/** What can be looked up: `details` of the board's properties. */
export interface Details {
  lines: Record<string, LineData>;
  moves: Record<string, Record<string, { cost: number; risks: string[] }>>;
}

export const NO_DETAILS: Details = { lines: {}, moves: {} };
