/** The printed board and the view of Alexandros, as the server sends them. */

export interface Board {
  symbols: string[];
  /** `x` counts half sides to the east, `y` rows to the south. */
  points: { name: string; x: number; y: number }[];
  spaces: { name: string; corners: string[]; symbol: string | null; region: string }[];
  sides: { name: string; ends: string[]; coast: boolean }[];
  start: string;
  points_to_end: number;
}

export interface Province {
  name: string;
  value: number;
  needs: Cards;
  holder: number | null;
  guards: number;
}

/** How many cards of each symbol. */
export type Cards = Record<string, number>;

export interface SeatView {
  points: number;
  taxes: number;
  stock: number;
  cards: number;
  known: Cards;
  hand: Cards | null;
}

export interface View {
  turn: number;
  active: number;
  alexander: string;
  walls: Record<string, "black" | "red">;
  black: number;
  red: number;
  provinces: Province[];
  /** For each space the index of its province. */
  spaces: number[];
  guards: Record<string, number>;
  face_up: (string | null)[];
  supply: number;
  discards: Cards;
  played: Cards;
  seats: SeatView[];
  ending: string | null;
}
