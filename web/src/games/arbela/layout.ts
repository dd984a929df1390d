/** Where everything lies on the sheet: the field turned so that the reader's side is at the bottom. */
import { fit } from "../../board/camera.ts";
import { within, type Box, type Size, type Spot } from "../../board/plane.ts";
import type { Board, Section } from "./types.ts";

/** The width of a Section in drawing units. Cards are drawn in a box of `CARD` and made to fit. */
export const WIDTH = 120;
export const CARD = 88;
export const COLUMNS = 7;
export const ROWS = 5;

/** A Section that is so much higher than wide keeps what belongs to a card below it, else beside it. */
const TALL = 132;
/** Room beside a card for order, leader and the cards below it; and for its name under it. */
const STRIP = 30;
const CAPTION = 13;
/** Room below a card in a tall Section. */
const SHELF = 40;
/** Pixels for the tray and the buttons under the field on a phone, if the board is at least so high. */
const FOOT = 58;
const FOOTED = 320;
/** Pixels under the field on any lower phone, for the buttons alone. */
const RAIL = 36;
/** From so many pixels on a card is large enough for everything that is printed on it. */
const READABLE = 70;

export interface Layout {
  /** Whether the Persian side is at the bottom. */
  turned: boolean;
  /** A phone. */
  small: boolean;
  /** Whether order, leader and lower cards lie below the card rather than beside it. */
  tall: boolean;
  /** Few pixels: cards show a figure and the strengths at the front. */
  coarse: boolean;
  /** Whether there is a foot under the field, for the reader's own Reserve. */
  foot: boolean;
  height: number;
  /** The width of a Flank Area, and the height of the lines that name the columns. */
  flank: number;
  head: number;
  /** The width and height of a card. */
  card: number;
  box: Box;
}

/** The layout that fills a window best: Sections grow in height where there is room. */
export function layoutOf(size: Size, seat: number | null, small: boolean): Layout {
  const flank = small ? 34 : 64;
  const whole = COLUMNS * WIDTH + 2 * flank;
  const units = size.width > 0 ? whole / size.width : 1;
  const foot = small && seat !== null && size.height >= FOOTED;
  const head = small ? 13 * units : 17;
  const below = small ? (foot ? FOOT : RAIL) * units : 0;
  const free = size.width > 0 ? (size.height * units - 2 * head - below) / ROWS : 0;
  const height = Math.max(small ? 84 : 94, Math.min(small ? 160 : 126, free));
  const tall = height >= TALL;
  const card = tall ? Math.min(WIDTH - 10, height - SHELF) : Math.min(WIDTH - STRIP, height - (small ? 4 : CAPTION + 4));
  const box = { left: -flank, top: -head, right: COLUMNS * WIDTH + flank, bottom: ROWS * height + head + below };
  const coarse = size.width > 0 && card * fit(box, size).scale < READABLE;
  return { turned: seat === 1, small, tall, coarse, foot, height, flank, head, card, box };
}

/** How many times nearer the cards of a layout can show everything. */
export function readableAt(layout: Layout, size: Size): number {
  return size.width > 0 ? READABLE / (layout.card * fit(layout.box, size).scale) : 1;
}

/** The middle of a Section. */
export function middleOf(section: { row: number; column: number }, { turned, height }: Layout): Spot {
  const column = turned ? COLUMNS - 1 - section.column : section.column;
  const row = turned ? section.row : ROWS - 1 - section.row;
  return { x: (column + 0.5) * WIDTH, y: (row + 0.5) * height };
}

/** Where the things of a Section lie, from its middle. */
export interface Anatomy {
  card: Spot;
  name: Spot;
  order: Spot;
  leader: Spot;
  /** The cards below the top one, from the second on. */
  below: Spot[];
  /** How large orders, leaders and lower cards are drawn. */
  scale: number;
}

export function anatomyOf({ tall, small, height, card }: Layout): Anatomy {
  const top = -height / 2;
  const left = -WIDTH / 2;
  if (tall) {
    const shelf = top + card + 5 + (height - card - 8) / 2;
    const scale = Math.min(1.25, (height - card - 8) / 26);
    const order = WIDTH / 2 - 2 - 18 * scale;
    return {
      card: { x: 0, y: top + 3 + card / 2 },
      name: { x: 0, y: -top - 2 },
      below: [0, 1].map((at) => ({ x: left + 2 + (13 + at * 26) * scale, y: shelf })),
      leader: { x: order - 1 - 15 * scale, y: shelf },
      order: { x: order, y: shelf - 11 * scale },
      scale,
    };
  }
  const edge = left + 3 + card + (WIDTH - card - 3) / 2 - 1;
  const rows = height - (small ? 6 : CAPTION);
  const step = Math.min(22, (rows - 52) / 2);
  return {
    card: { x: left + 3 + card / 2, y: top + 3 + card / 2 },
    name: { x: left + 5, y: -top - 5 },
    order: { x: edge - 8, y: top + 3 },
    below: [0, 1].map((at) => ({ x: edge, y: top + 26 + step / 2 + at * step })),
    leader: { x: edge, y: top + rows - 15 },
    scale: 0.94,
  };
}

/** The middle of a Flank Area. */
export function flankMiddle(area: number, { turned, height, flank }: Layout): Spot {
  const left = (area === 0) !== turned;
  return { x: left ? -flank / 2 : COLUMNS * WIDTH + flank / 2, y: (ROWS / 2) * height };
}

/** Where a unit in a Flank Area is shown: beside the Section it attacks, wholly on the sheet. */
export function riderSpot(area: number, target: Section | null, layout: Layout): Spot {
  const { x, y } = flankMiddle(area, layout);
  return { x: within(x, layout.box.left, layout.box.right, riderScale(layout) * CARD), y: target ? middleOf(target, layout).y : y };
}

/** How large it is drawn there: a finger must find it. */
export function riderScale({ small }: Layout): number {
  return small ? 0.9 : 0.72;
}

/** The edge of a side's own Deployment row, where its Reserve waits. */
export function homeEdge(side: number, { turned, height }: Layout): Spot {
  const below = (side === 0) !== turned;
  return { x: (COLUMNS / 2) * WIDTH, y: below ? ROWS * height + 4 : -4 };
}

/** How far a card is turned on the sheet, in degrees. */
export function angleOf(facing: string | null, side: number, board: Board, { turned }: Layout): number {
  const at = board.facings.indexOf(facing ?? board.forward[side] ?? "north");
  return (at * 90 + (turned ? 180 : 0)) % 360;
}

/** A unit step on the sheet in the direction of an angle. */
export function wayOf(angle: number): Spot {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.round(Math.sin(turn)), y: -Math.round(Math.cos(turn)) };
}

export function sectionNamed(board: Board, name: string | null): Section | null {
  return board.sections.find((one) => one.name === name) ?? null;
}
