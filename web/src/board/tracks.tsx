/** Tracks: how far everybody has come, and how near something is to its end. */
import { markPath } from "../look/marks.tsx";
import type { SeatLook } from "./module.ts";

/** A ruler from nothing to the end, with everybody's mark above it. */
export function Ruler({ values, end, seats, label }: { values: number[]; end: number; seats: SeatLook[]; label: string }) {
  const length = 276;
  const left = 12;
  const base = 24;
  const at = (value: number): number => left + (Math.min(value, end) / end) * length;
  const marks = apart(values.map(at), 17, left, left + length);
  const tens = Array.from({ length: 11 }, (_, ten) => (ten * end) / 10);
  return (
    <svg class="board-ruler" viewBox={`0 0 300 ${base + 20}`} role="img" aria-label={label} focusable="false">
      <path
        class="board-ruler-line"
        d={`M${left} ${base}H${left + length}${tens.map((value) => `M${at(value)} ${base}v${value % (end / 2) ? 4 : 7}`).join("")}`}
      />
      {[0, end / 2, end].map((value) => (
        <text key={value} x={at(value)} y={base + 18}>
          {value}
        </text>
      ))}
      {seats.map((look, seat) => (
        <g key={seat} class={`colour-${look.colour}`}>
          <path class="board-ruler-stem" d={`M${at(values[seat] ?? 0)} ${base}L${marks[seat]} ${base - 6}`} />
          <path
            d={markPath(look.mark)}
            fill="currentColor"
            fill-rule="evenodd"
            transform={`translate(${(marks[seat] ?? 0) - 8} ${base - 22}) scale(0.66)`}
          />
        </g>
      ))}
    </svg>
  );
}

/** Places along a line moved so that each has room, in the same order and within the ends. */
export function apart(places: readonly number[], room: number, low: number, high: number): number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
  const moved = [...places];
  let least = low;
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, least);
    least = (moved[index] ?? 0) + room;
  }
  let most = high;
  for (const index of [...order].reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - room;
  }
  return moved;
}

/** A pip each, filled so far; `words` say it short beside them. */
export function Pips({ filled, all, label, words }: { filled: number; all: number; label: string; words: string }) {
  return (
    <span class="board-pips" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(all, filled) }, (_, pip) => (
        <i key={pip} class={pip < filled ? "board-filled" : ""} />
      ))}
      <b aria-hidden="true">{words}</b>
    </span>
  );
}

/** A row of upright bars from a place on: those that are left, and those that are gone, as paths. */
export function bars(left: number, all: number, from: number, step: number): { left: string; gone: string } {
  const draw = (low: number, high: number): string =>
    Array.from({ length: high - low }, (_, at) => `M${from + (low + at) * step + 1.5} 2V12`).join("");
  return { left: draw(0, left), gone: draw(left, all) };
}
