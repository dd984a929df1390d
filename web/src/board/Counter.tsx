/** A round counter with its seat's mark. */
import { markPath } from "../look/marks.tsx";
import type { SeatLook } from "./module.ts";
import { round, type Spot } from "./plane.ts";

/** The radius of a counter, in drawing units. */
const RADIUS = 21;
/** How large its mark is drawn, of a box of 24. */
const MARK = 1.25;

export function Counter({ look, at }: { look: SeatLook; at: Spot }) {
  const { x, y } = at;
  return (
    <>
      <circle class="board-counter-foot" cx={round(x)} cy={round(y + 2.5)} r={RADIUS} />
      <circle class="board-counter" cx={round(x)} cy={round(y)} r={RADIUS} />
      <path
        class="board-counter-mark"
        d={markPath(look.mark)}
        fill-rule="evenodd"
        transform={`translate(${round(x - 12 * MARK)} ${round(y - 12 * MARK)}) scale(${MARK})`}
      />
    </>
  );
}

/** The counters of a seat in a row: those at hand, and hollow those on the board. */
export function CounterRow({ look, stock, posted, label }: { look: SeatLook; stock: number; posted: number; label: string }) {
  return (
    <span class={`board-counters colour-${look.colour}`} role="img" aria-label={label}>
      {Array.from({ length: stock + posted }, (_, counter) => (
        <svg
          key={counter}
          class={counter < stock ? "" : "board-posted"}
          viewBox="0 0 24 24"
          width="17"
          height="17"
          aria-hidden="true"
          focusable="false"
        >
          <circle cx="12" cy="12" r="11" />
          <path d={markPath(look.mark)} fill-rule="evenodd" transform="translate(4.2 4.2) scale(0.65)" />
        </svg>
      ))}
    </span>
  );
}
