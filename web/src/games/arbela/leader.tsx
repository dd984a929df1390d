/** Leaders as tokens: a rayed coin and a battlemented standard. */
import type { SeatLook } from "../../board/module.ts";
import type { Leader } from "./types.ts";

/** In a box of 30 by 30 round the origin. */
const TOKENS = [rayed(), "M-13 -10.4H-9.4V-13.6H-4.8V-10.6H-2.4V-14.4H2.4V-10.6H4.8V-13.6H9.4V-10.4H13V14H-13Z"];

function rayed(): string {
  const spots = Array.from({ length: 32 }, (_, at) => {
    const radius = at % 2 === 0 ? 15 : 12.8;
    const angle = (at * Math.PI) / 16;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${spots.join("L")}Z`;
}

/** Letters that are as wide as they are high. */
const SQUARE = /[぀-ヿ一-鿿]/;

interface TokenProps {
  leader: Leader;
  look: SeatLook;
  name: string;
  /** Few pixels: fewer letters, and no number. */
  coarse?: boolean;
}

/** The first letters of his name, and what he adds in a shock. */
export function LeaderToken({ leader, look, name, coarse = false }: TokenProps) {
  const letters = SQUARE.test(name) ? (coarse ? 1 : 2) : coarse ? 2 : 3;
  return (
    <g class={`arb-leader colour-${look.colour} ${coarse ? "arb-leader-coarse" : ""}`} data-side={leader.side}>
      <path class="arb-coin" d={TOKENS[leader.side]} />
      <text class="arb-leader-name" x="0" y={coarse ? (leader.side === 0 ? 5 : 7) : 1.4}>
        {name.slice(0, letters)}
      </text>
      {!coarse && (
        <text class="arb-leader-bonus" x="0" y="10.6">
          +{leader.bonus}
        </text>
      )}
    </g>
  );
}
