/** Small signs: weapons and movement on cards, and what a lit place is lit for. */
import type { Purpose } from "./purposes.ts";
import type { Unit } from "./types.ts";

const WEAPONS: Record<string, string> = {
  A: "M-5 -4.6C1 -5 4.6 -1.4 4.4 4.4M-5 -4.6L4.4 4.4M-5 4.4L3 -3.6M3.4 -0.6V-4H0",
  J: "M-5.4 5L5 -5M1.2 -5.2H5.2V-1.2",
  S: "M-5 5C-6 -2 -1 -4 1 -3M-5 5C0 4 3 1 3 -1M1 -4.2a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z",
};

/** The weapon, a dot for every Section of its range, and the sum of two dice that hits. */
export function Missile({ x, y, weapon, range, from }: { x: number; y: number; weapon: string; range: number; from: number }) {
  return (
    <g class="arb-missile" transform={`translate(${x} ${y})`}>
      <path d={WEAPONS[weapon] ?? WEAPONS["J"]} transform="scale(0.94)" />
      {Array.from({ length: range }, (_, pip) => (
        <circle key={pip} cx="8.6" cy={11 - pip * 4.4} r="1.5" />
      ))}
      <text x="0" y="13.4">
        {from}+
      </text>
    </g>
  );
}

const STRAIGHT = "M0 4.6V-4.6M-2.8 -1.8L0 -4.6L2.8 -1.8";
const DIAGONAL = "M0 4.4L-5 -2.6M-5.2 .6L-5 -2.6L-2 -2M0 4.4L5 -2.6M5.2 .6L5 -2.6L2 -2";

/** Arrows for the ways a unit can move, with so many steps. */
export function Moves({ x, y, unit }: { x: number; y: number; unit: Unit }) {
  const rows =
    unit.any > 0
      ? [{ path: STRAIGHT + DIAGONAL, steps: unit.any }]
      : [{ path: STRAIGHT, steps: unit.straight }, ...(unit.diagonal > 0 ? [{ path: DIAGONAL, steps: unit.diagonal }] : [])];
  return (
    <g class="arb-moves" transform={`translate(${x} ${y})`}>
      {rows.map(({ path, steps }, row) => (
        <g key={row} transform={`translate(0 ${rows.length === 1 ? 0 : row * 11.6 - 4.6})`}>
          <path d={path} transform="translate(-3 0) scale(0.92)" />
          <text x="5.4" y="3.6">
            {steps}
          </text>
        </g>
      ))}
    </g>
  );
}

const SIGNS: Record<Purpose, string> = {
  move: "M0 6V-6M-4.4 -1.6L0 -6L4.4 -1.6",
  fire: "M-6 6L5 -5M.4 -5.4H5.4V-.4M-6 6L-6 2.4M-6 6L-2.4 6",
  attack: "M-6 -6L5 5M6 -6L-5 5M2.4 6L6 2.4M-2.4 6L-6 2.4",
  flank: "M-5 6V-1A5 5 0 0 1 5 -1V4M1.6 .8L5 4.4L8 .8",
  order: "M-4 7V-7H5L2.6 -3.8L5 -.6H-4",
  act: "M-3 -5.4L5 0L-3 5.4Z",
};

/** A small disc with the sign of a purpose. */
export function Sign({ purpose, x, y, scale }: { purpose: Purpose; x: number; y: number; scale: number }) {
  return (
    <g class="arb-sign" transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="11" />
      <path d={SIGNS[purpose]} />
    </g>
  );
}
