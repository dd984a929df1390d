/** Dice that were thrown, in a row beside what they decided. */
import type { JSX } from "preact";
import { markPath } from "../look/marks.tsx";
import type { SeatLook } from "./module.ts";
import { signed } from "./numbers.ts";
import { round, within, type Box, type Spot } from "./plane.ts";

/** One side's part of a throw: whose it is, if two throw against each other, its dice and their total. */
export interface DiceGroup {
  seat: number | null;
  dice: number[];
  /** The sum of two dice, where they were thrown together. */
  sum: number | null;
  total: number | null;
  won: boolean;
}

/** A throw: its dice, and whether it succeeded. */
export interface Throw {
  key: string;
  groups: DiceGroup[];
  good: boolean | null;
  /** What came of it, in words; then no mark says whether it succeeded. */
  words?: string;
}

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function Die({ value, x }: { value: number; x: number }) {
  return (
    <g class="board-die" transform={`translate(${x} 0)`}>
      <rect x="-10" y="-10" width="20" height="20" rx="3.5" />
      {(PIPS[value] ?? []).map(([px, py]) => (
        <circle key={`${px} ${py}`} cx={px * 5} cy={py * 5} r="2" />
      ))}
    </g>
  );
}

/** Two dice that were thrown together, with their sum. */
function Pair({ sum, x }: { sum: number; x: number }) {
  return (
    <g class="board-die" transform={`translate(${x} 0)`}>
      <rect x="-7" y="-10.5" width="20" height="20" rx="3.5" />
      <rect x="-12" y="-9" width="20" height="20" rx="3.5" />
      <text x="-2" y="6">
        {sum}
      </text>
    </g>
  );
}

interface ThrowsProps {
  throws: readonly { thrown: Throw; at: Spot }[];
  /** The throws stay between these edges. */
  sheet: Box;
  scale: number;
  seats: SeatLook[];
  /** Whether they have just been thrown. */
  fresh: boolean;
}

export function Throws({ throws, sheet, scale, seats, fresh }: ThrowsProps) {
  return (
    <g class={`board-throws ${fresh ? "board-fresh" : ""}`} aria-hidden="true">
      {throws.map(({ thrown, at }) => (
        <Thrown key={thrown.key} thrown={thrown} at={at} sheet={sheet} scale={scale} seats={seats} />
      ))}
    </g>
  );
}

interface Part {
  width: number;
  draw(x: number): JSX.Element;
}

/** The dice in one row on a ground of their own, kept on the sheet. */
function Thrown({ thrown, at, sheet, scale, seats }: { thrown: Throw; at: Spot; sheet: Box; scale: number; seats: SeatLook[] }) {
  const parts = thrown.groups.flatMap((group, place) => [...(place > 0 ? [between(place)] : []), ...partsOf(group, place, seats)]);
  if (thrown.words !== undefined) parts.push(written(thrown.words));
  else if (thrown.good !== null) parts.push(verdict(thrown.good));
  const width = parts.reduce((sum, part) => sum + part.width, 0) + 8;
  const middle = within(at.x, sheet.left, sheet.right, width * scale + 4);
  let x = -width / 2 + 4;
  return (
    <g transform={`translate(${round(middle)} ${round(at.y)}) scale(${scale})`}>
      <rect class="board-throw-ground" x={round(-width / 2)} y="-13" width={round(width)} height="26" rx="4" />
      {parts.map((part) => {
        x += part.width;
        return part.draw(x - part.width / 2);
      })}
    </g>
  );
}

/** The mark of the side, its dice, and what they came to with everything that is added. */
function partsOf({ seat, dice, sum, total, won }: DiceGroup, place: number, seats: SeatLook[]): Part[] {
  const look = seat === null ? undefined : seats[seat];
  const parts: Part[] = dice.map((value, die) => ({ width: 22, draw: (x) => <Die key={`${place} ${die}`} value={value} x={x} /> }));
  if (look) {
    parts.unshift({
      width: 18,
      draw: (x) => (
        <g key={`m${place}`} class={`colour-${look.colour}`} transform={`translate(${x - 8} -8) scale(0.67)`}>
          <path d={markPath(look.mark)} fill="currentColor" fill-rule="evenodd" />
        </g>
      ),
    });
  }
  if (sum !== null) parts.push({ width: 28, draw: (x) => <Pair key={`s${place}`} sum={sum} x={x} /> });
  if (total !== null) {
    parts.push({
      width: 20,
      draw: (x) => (
        <g key={`t${place}`} class={`board-sum ${won ? "board-sum-won" : ""}`} transform={`translate(${x} 0)`}>
          <rect x="-9.5" y="-9.5" width="19" height="19" rx="9" />
          <text x="0" y="5.2">
            {signed(total)}
          </text>
        </g>
      ),
    });
  }
  return parts;
}

/** Letters of Chinese and Japanese are as wide as high. */
const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;

function written(words: string): Part {
  const width = [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? 12.5 : 6.6), 6);
  return {
    width,
    draw: (x) => (
      <text key="words" class="board-throw-words" x={round(x)} y="4.4">
        {words}
      </text>
    ),
  };
}

function between(place: number): Part {
  return { width: 10, draw: (x) => <path key={`v${place}`} class="board-versus" d={`M${x} -9V9`} /> };
}

function verdict(good: boolean): Part {
  const path = good ? "l4 4l8 -9" : "m1 -5l9 9m0 -9l-9 9";
  return { width: 18, draw: (x) => <path key="good" class="board-verdict" d={`M${x - 6} 1${path}`} /> };
}
