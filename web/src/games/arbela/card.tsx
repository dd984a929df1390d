/** Cards and leaders as they lie on the table. A card's outline tells its side and points to its front. */
import { markPath } from "../../look/marks.tsx";
import type { SeatLook } from "../module.ts";
import { figureOf, Silhouette } from "./silhouettes.tsx";
import type { Leader, Unit } from "./types.ts";

/** Outlines in a box of 84 by 84 round the origin, the front at the top: a gable and an arch. */
const OUTLINES = [
  "M-39 -25L0 -41L39 -25V40H-39Z",
  "M-39 -14C-39 -32 -24 -41 0 -41C24 -41 39 -32 39 -14V30Q39 40 29 40H-29Q-39 40 -39 30Z",
];
const INNER = [
  "M-35 -22.4L0 -36.6L35 -22.4V36H-35Z",
  "M-35 -13C-35 -29 -22 -37 0 -37C22 -37 35 -29 35 -13V28Q35 36 27 36H-27Q-35 36 -35 28Z",
];

export type Detail = "small" | "plain" | "full";

interface CardProps {
  unit: Unit;
  look: SeatLook;
  hits: number;
  disrupted: boolean;
  /** Degrees that its front is turned from the top. */
  angle: number;
  detail: Detail;
}

/** A card face-up. The outline turns; numbers and figure stay upright so that they can be read. */
export function CardFace({ unit, look, hits, disrupted, angle, detail }: CardProps) {
  const at = turner(angle);
  return (
    <g class={`arb-card arb-side-${unit.side} colour-${look.colour} ${disrupted ? "arb-disrupted" : ""}`}>
      <g transform={`rotate(${angle})`}>
        <path class="arb-card-edge" d={OUTLINES[unit.side]} />
        <path class="arb-card-inner" d={INNER[unit.side]} />
        {!disrupted && <path class="arb-card-front" d={unit.side === 0 ? "M-13 -35.7L0 -41L13 -35.7L0 -32Z" : "M-13 -39.6Q0 -43 13 -39.6Q0 -31 -13 -39.6Z"} />}
      </g>
      {detail === "small" ? <Small unit={unit} /> : <Plain unit={unit} at={at} full={detail === "full"} />}
      {disrupted && <path class="arb-crack" d="M-36 -8L-22 4L-12 -10L0 6L12 -10L22 4L36 -8" />}
      {hits > 0 && <Hits hits={hits} level={unit.hit_level} at={detail === "small" ? { x: 25, y: -22 } : { x: 28, y: -26 }} large={detail === "small"} />}
    </g>
  );
}

/** Few pixels: a figure and the attack strength. */
function Small({ unit }: { unit: Unit }) {
  return (
    <>
      <g transform="translate(0 -9)">
        <Silhouette figure={figureOf(unit)} width={54} flipped={unit.side === 1} />
      </g>
      <text class="arb-big" x="0" y="36">
        {signed(unit.attack)}
      </text>
    </>
  );
}

type Turn = (x: number, y: number) => { x: number; y: number };

function turner(angle: number): Turn {
  const sin = Math.round(Math.sin((angle * Math.PI) / 180));
  const cos = Math.round(Math.cos((angle * Math.PI) / 180));
  return (x, y) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}

/** Strengths on their four sides; at the front attack and defence. */
function Plain({ unit, at, full }: { unit: Unit; at: Turn; full: boolean }) {
  const [front, flank, rear] = unit.defence;
  const ahead = at(0, Math.abs(at(0, 1).x) > 0 ? -22 : -25);
  const left = at(-30, 0);
  const right = at(30, 0);
  const behind = at(0, 30);
  const sideways = ahead.x !== 0;
  return (
    <>
      <g transform="translate(0 1)">
        <Silhouette figure={figureOf(unit)} width={full ? 36 : 39} flipped={unit.side === 1} />
      </g>
      <g transform={`translate(${ahead.x} ${ahead.y})`}>
        <text class="arb-attack" x={sideways ? 0 : -7} y={sideways ? 1 : 6.5}>
          {signed(unit.attack)}
        </text>
        {!sideways && (
          <text class="arb-slash" x="1.5" y="5">
            /
          </text>
        )}
        <text class="arb-defence" x={sideways ? 0 : 9.5} y={sideways ? 14 : 5}>
          {signed(front)}
        </text>
      </g>
      <text class="arb-defence" x={left.x} y={left.y + 4.5}>
        {signed(flank)}
      </text>
      <text class="arb-defence" x={right.x} y={right.y + 4}>
        {signed(flank)}
      </text>
      <text class="arb-defence" x={behind.x} y={behind.y + 4}>
        {signed(rear)}
      </text>
      <Corner {...at(-25, 26)} shape="M-6.5 -7H6.5V0C6.5 4 3 6.4 0 7.6C-3 6.4 -6.5 4 -6.5 0Z" value={String(unit.armour)} />
      <Corner {...at(25, 26)} shape="M0 -8.6C3 -4.6 6.6 -1.4 6.6 2.4A6.6 6.6 0 0 1 -6.6 2.4C-6.6 -1.4 -3 -4.6 0 -8.6Z" value={String(unit.hit_level)} low />
      {unit.weapon !== null && <Missile {...at(-26, -17)} weapon={unit.weapon} range={unit.range} />}
      {full && <Moves {...at(26, -16)} unit={unit} />}
    </>
  );
}

/** Armour in a shield, the hit level in a drop. */
function Corner({ x, y, shape, value, low = false }: { x: number; y: number; shape: string; value: string; low?: boolean }) {
  return (
    <g class="arb-corner" transform={`translate(${x} ${y})`}>
      <path d={shape} />
      <text x="0" y={low ? 5.6 : 3.6}>
        {value}
      </text>
    </g>
  );
}

const WEAPONS: Record<string, string> = {
  A: "M-5 -5C1 -5 4.4 -1.4 4.4 4.6M-5 -5L4.4 4.6M-5 4.4L3 -3.6M3.4 -0.6V-4H0",
  J: "M-5.4 5.4L5 -5M1.4 -5H5V-1.4",
  S: "M-5 5C-6 -2 -1 -4 1 -3M-5 5C0 4 3 1 3 -1M1 -4.4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0Z",
};

function Missile({ x, y, weapon, range }: { x: number; y: number; weapon: string; range: number }) {
  return (
    <g class="arb-missile" transform={`translate(${x} ${y})`}>
      <path d={WEAPONS[weapon] ?? WEAPONS["J"]} />
      {Array.from({ length: range }, (_, pip) => (
        <circle key={pip} cx={-4 + pip * 5} cy="9" r="1.6" />
      ))}
    </g>
  );
}

/** Arrows for the ways a unit can move, with so many steps. */
function Moves({ x, y, unit }: { x: number; y: number; unit: Unit }) {
  const lines = [unit.straight > 0 ? "M0 5V-6M-2.4 -3.4L0 -6L2.4 -3.4" : "", unit.diagonal > 0 ? "M0 5L-6 -2M-6 .8V-2H-3.2M0 5L6 -2M6 .8V-2H3.2" : ""];
  return (
    <g class="arb-moves" transform={`translate(${x} ${y})`}>
      <path d={lines.join("")} />
    </g>
  );
}

/** Hits taken: a seal on the corner. */
function Hits({ hits, level, at, large }: { hits: number; level: number; at: { x: number; y: number }; large: boolean }) {
  return (
    <g class={`arb-hits ${hits >= level ? "arb-hits-last" : ""} ${large ? "arb-hits-large" : ""}`} transform={`translate(${at.x} ${at.y})`}>
      <path d="M0 -12L3.5 -8.5L8.5 -8.5L8.5 -3.5L12 0L8.5 3.5L8.5 8.5L3.5 8.5L0 12L-3.5 8.5L-8.5 8.5L-8.5 3.5L-12 0L-8.5 -3.5L-8.5 -8.5L-3.5 -8.5Z" />
      <text x="0" y="4.6">
        {hits}
      </text>
    </g>
  );
}

/** A card face-down: the side's outline, hatch and mark. */
export function CardBack({ side, look, angle }: { side: number; look: SeatLook; angle: number }) {
  return (
    <g class={`arb-card arb-back arb-side-${side} colour-${look.colour}`}>
      <g transform={`rotate(${angle})`}>
        <path class="arb-card-edge" d={OUTLINES[side]} />
        <path d={INNER[side]} fill={`url(#hatch-${look.colour})`} />
      </g>
      <circle class="arb-back-disc" r="19" />
      <path d={markPath(look.mark)} fill="currentColor" fill-rule="evenodd" transform="translate(-15.6 -15.6) scale(1.3)" />
    </g>
  );
}

/** The shape of a card alone, for those that lie below. */
export function CardEdge({ side, look, angle }: { side: number; look: SeatLook; angle: number }) {
  return (
    <g class={`arb-card arb-below colour-${look.colour}`}>
      <path class="arb-card-edge" d={OUTLINES[side]} transform={`rotate(${angle})`} />
    </g>
  );
}

/** A round coin with rays and a battlemented one. */
const COINS = [rayed(), battlemented()];

function rayed(): string {
  const spots = Array.from({ length: 32 }, (_, at) => {
    const radius = at % 2 === 0 ? 18 : 15.4;
    const angle = (at * Math.PI) / 16;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${spots.join("L")}Z`;
}

function battlemented(): string {
  return "M-16 -12H-12V-16H-6V-12.6H-3V-17H3V-12.6H6V-16H12V-12H16V16H-16Z";
}

/** A leader as a token. The first letters of his name stand on it. */
export function LeaderToken({ leader, look, name }: { leader: Leader; look: SeatLook; name: string }) {
  const wide = /[぀-ヿ一-鿿]/.test(name);
  return (
    <g class={`arb-leader colour-${look.colour}`}>
      <path class="arb-coin" d={COINS[leader.side]} />
      <text x="0" y={leader.side === 0 ? 4.6 : 6.4}>
        {name.slice(0, wide ? 2 : 3)}
      </text>
    </g>
  );
}

/** A strength as the card shows it, with a proper minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
