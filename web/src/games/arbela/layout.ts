/** Where everything lies on the sheet: the field turned so that the reader's side is at the bottom. */
import type { Box, Spot } from "../alexandros/lattice.ts";
import type { Board, Section } from "./types.ts";

/** The width of a Section in drawing units; a card is square and somewhat smaller. */
export const WIDTH = 120;
export const CARD = 84;
const COLUMNS = 7;
const ROWS = 5;
/** Room above the field for the names of the columns. */
const HEAD = 22;
/** On a small screen, room below it for the controls. */
const FOOT = 84;

export interface Layout {
  /** Whether the Persian side is at the bottom. */
  turned: boolean;
  /** Few pixels: cards show a silhouette and one number. */
  small: boolean;
  height: number;
  flank: number;
  card: number;
  box: Box;
}

export interface Size {
  width: number;
  height: number;
}

/** The layout that fills a window best: Sections grow in height where there is room. */
export function layoutOf(size: Size, seat: number | null): Layout {
  const small = size.width > 0 && size.width < 640;
  const flank = small ? 34 : 64;
  const whole = COLUMNS * WIDTH + 2 * flank;
  const foot = small ? FOOT : 8;
  const free = size.width > 0 ? (size.height / size.width) * whole - HEAD - foot : 0;
  const height = Math.max(small ? 110 : 96, Math.min(small ? 150 : 124, free / ROWS));
  return {
    turned: seat === 1,
    small,
    height,
    flank,
    card: small ? 104 : Math.min(CARD * 1.25, Math.max(CARD, height - 12)),
    box: { left: -flank, top: -HEAD, right: COLUMNS * WIDTH + flank, bottom: ROWS * height + foot },
  };
}

/** The middle of a Section. */
export function middleOf(section: { row: number; column: number }, { turned, height }: Layout): Spot {
  const column = turned ? COLUMNS - 1 - section.column : section.column;
  const row = turned ? section.row : ROWS - 1 - section.row;
  return { x: (column + 0.5) * WIDTH, y: (row + 0.5) * height };
}

/** The middle of a Flank Area. */
export function flankMiddle(area: number, { turned, height, flank }: Layout): Spot {
  const left = (area === 0) !== turned;
  return { x: left ? -flank / 2 : COLUMNS * WIDTH + flank / 2, y: (ROWS / 2) * height };
}

/** The edge of a side's own Deployment row, where its Reserve waits. */
export function homeEdge(side: number, { turned, height }: Layout): Spot {
  const below = (side === 0) !== turned;
  return { x: (COLUMNS / 2) * WIDTH, y: below ? ROWS * height - 14 : 14 };
}

/** How far a card is turned on the sheet, in degrees. */
export function angleOf(facing: string | null, side: number, board: Board, { turned }: Layout): number {
  const at = board.facings.indexOf(facing ?? board.forward[side] ?? "north");
  return ((at * 90) + (turned ? 180 : 0)) % 360;
}

const AHEAD: Record<string, readonly [number, number]> = { north: [1, 0], east: [0, 1], south: [-1, 0], west: [0, -1] };

/** The Section so far ahead and to the right of another, as a unit there faces. */
export function beside(board: Board, from: Section, facing: string, ahead: number, right: number): Section | null {
  const [down, across] = AHEAD[facing] ?? [1, 0];
  const row = from.row + ahead * down - right * across;
  const column = from.column + ahead * across + right * down;
  return board.sections.find((one) => one.row === row && one.column === column) ?? null;
}

export function sectionNamed(board: Board, name: string | null): Section | null {
  return board.sections.find((one) => one.name === name) ?? null;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
