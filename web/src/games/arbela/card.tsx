/** Cards as they lie on the table. A card's outline tells its side and points to its front. */
import { markPath } from "../../look/marks.tsx";
import type { SeatLook } from "../../board/module.ts";
import { signed } from "../../board/numbers.ts";
import { Missile, Moves } from "./glyphs.tsx";
import { figureOf, Silhouette } from "./silhouettes.tsx";
import type { Unit } from "./types.ts";

/** Outlines in a box of 88 by 88 round the origin, the front at the top: a gable and an arch. */
const OUTLINES = ["M-41 -29L0 -43L41 -29V41H-41Z", "M-41 -20C-41 -36 -24 -43 0 -43C24 -43 41 -36 41 -20V31Q41 41 31 41H-31Q-41 41 -41 31Z"];
const INNER = [
  "M-37.5 -26.4L0 -39.2L37.5 -26.4V37.5H-37.5Z",
  "M-37.5 -19C-37.5 -33 -22 -39.4 0 -39.4C22 -39.4 37.5 -33 37.5 -19V30Q37.5 37.5 30 37.5H-30Q-37.5 37.5 -37.5 30Z",
];
/** The peak of the gable and of the arch, filled: the front at a glance. */
const FRONTS = ["M-15 -38L0 -43.4L15 -38L0 -34.4Z", "M-15 -42Q0 -44.4 15 -42Q0 -33 -15 -42Z"];
/** A card that lies in disorder has no front: a square and a round one. */
const LYING = [
  "M-33 -38H33L38 -33V33L33 38H-33L-38 33V-33Z",
  "M-22 -38H22Q38 -38 38 -22V22Q38 38 22 38H-22Q-38 38 -38 22V-22Q-38 -38 -22 -38Z",
];
/** How askew it lies, in degrees. */
const ASKEW = 9;
const CRACK = "M-38 -5L-27 4L-18 -9L-7 5L4 -8L14 5L24 -7L38 3";

/** “coarse” for few pixels. */
export type Detail = "coarse" | "full";

interface CardProps {
  unit: Unit;
  look: SeatLook;
  hits: number;
  disrupted: boolean;
  /** Degrees that its front is turned from the top. */
  angle: number;
  detail: Detail;
}

/** A card face-up. The outline turns with the facing; numbers and figure stay upright to be read. */
export function CardFace({ unit, look, hits, disrupted, angle, detail }: CardProps) {
  return (
    <g class={`arb-card colour-${look.colour} ${disrupted ? "arb-disrupted" : ""}`} data-side={unit.side}>
      {disrupted ? (
        <path class="arb-card-edge" d={LYING[unit.side]} transform={`rotate(${-ASKEW})`} />
      ) : (
        <g transform={`rotate(${angle})`}>
          <path class="arb-card-edge" d={OUTLINES[unit.side]} />
          <path class="arb-card-inner" d={INNER[unit.side]} />
          <path class="arb-card-front" d={FRONTS[unit.side]} />
        </g>
      )}
      {detail === "coarse" ? (
        <Coarse unit={unit} disrupted={disrupted} />
      ) : (
        <Full unit={unit} angle={angle} disrupted={disrupted} worn={hits > 0} />
      )}
      {disrupted && <path class="arb-crack" d={CRACK} transform={`rotate(${-ASKEW})`} />}
      {hits > 0 && <Hits hits={hits} level={unit.hit_level} coarse={detail === "coarse"} />}
    </g>
  );
}

/** Few pixels: a figure, and the strengths at the front. */
function Coarse({ unit, disrupted }: { unit: Unit; disrupted: boolean }) {
  return (
    <>
      <g transform="translate(0 -12)">
        <Silhouette figure={figureOf(unit)} width={46} flipped={unit.side === 1} />
      </g>
      <text class="arb-coarse" x="0" y="33">
        {strengths(unit, disrupted)}
      </text>
    </>
  );
}

/** Attack and defence at the front; a card in disorder cannot attack and defends with nothing. */
function strengths(unit: Unit, disrupted: boolean): preact.ComponentChildren {
  return (
    <>
      <tspan class="arb-attack">{disrupted ? "×" : signed(unit.attack)}</tspan>
      <tspan class="arb-slash">/</tspan>
      <tspan class="arb-defence">{disrupted ? "0" : signed(unit.defence[0])}</tspan>
    </>
  );
}

/** Everything that is printed: strengths on the four sides, the rest in the corners. */
function Full({ unit, angle, disrupted, worn }: { unit: Unit; angle: number; disrupted: boolean; worn: boolean }) {
  const [, flank, rear] = unit.defence;
  const at = turner(disrupted ? 0 : angle);
  const across = at(0, 1).x !== 0;
  const ahead = disrupted ? { x: 0, y: 28 } : at(0, across ? -22 : -28);
  const away = at(0, across ? 9 : 3);
  // The front's own corners are cut off: what stands in them moves inwards.
  const [left, right] = across && !disrupted ? (ahead.x < 0 ? [-22, 27] : [-27, 22]) : [-27, 27];
  return (
    <>
      <g transform={disrupted ? "translate(0 -3)" : `translate(${away.x} ${away.y})`}>
        <Silhouette figure={figureOf(unit)} width={disrupted ? 40 : across ? 31 : 34} flipped={unit.side === 1} />
      </g>
      <text class="arb-strengths" x={ahead.x} y={ahead.y + 6.5}>
        {strengths(unit, disrupted)}
      </text>
      {!disrupted &&
        [
          { ...at(across ? -30.5 : -32, 0), value: flank },
          { ...at(across ? 30.5 : 32, 0), value: flank },
          { ...at(0, across ? 32 : 30.5), value: rear },
        ].map(({ x, y, value }) => (
          <text key={`${x} ${y}`} class="arb-side" x={x} y={y + 4.4}>
            {signed(value)}
          </text>
        ))}
      <Corner x={left} y={27} shape="M-6.8 -7.4H6.8V0C6.8 4.2 3.2 6.8 0 8C-3.2 6.8 -6.8 4.2 -6.8 0Z" value={unit.armour} low={3.4} />
      {!worn && (
        <Corner
          x={right}
          y={27}
          shape="M0 -9.4C3 -5 7 -1.6 7 2.2A7 6.6 0 0 1 -7 2.2C-7 -1.6 -3 -5 0 -9.4Z"
          value={unit.hit_level}
          low={5}
        />
      )}
      {unit.weapon !== null && !disrupted && (
        <Missile x={left - 3} y={-22} weapon={unit.weapon} range={unit.range} from={unit.hits_on?.[0] ?? 0} />
      )}
      {!disrupted && <Moves x={right + 1} y={-20} unit={unit} />}
    </>
  );
}

type Turn = (x: number, y: number) => { x: number; y: number };

function turner(angle: number): Turn {
  const sin = Math.round(Math.sin((angle * Math.PI) / 180));
  const cos = Math.round(Math.cos((angle * Math.PI) / 180));
  return (x, y) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
}

/** Armour in a shield, the hit level in a drop. */
function Corner({ x, y, shape, value, low }: { x: number; y: number; shape: string; value: number; low: number }) {
  return (
    <g class="arb-corner" transform={`translate(${x} ${y})`}>
      <path d={shape} />
      <text x="0" y={low}>
        {value}
      </text>
    </g>
  );
}

/** Hits taken, of how many it survives: a dark seal over the drop. */
function Hits({ hits, level, coarse }: { hits: number; level: number; coarse: boolean }) {
  return (
    <g class={`arb-hits ${hits >= level ? "arb-hits-last" : ""}`} transform={coarse ? "translate(24 -29) scale(1.45)" : "translate(27 28)"}>
      <path d="M-14 -7L-10 -10H10L14 -7V7L10 10H-10L-14 7Z" />
      <text x="0" y="4.6">
        {hits}/{level}
      </text>
    </g>
  );
}

/** A card face-down: the side's outline, hatch and mark. */
export function CardBack({ side, look, angle }: { side: number; look: SeatLook; angle: number }) {
  return (
    <g class={`arb-card arb-back colour-${look.colour}`} data-side={side}>
      <g transform={`rotate(${angle})`}>
        <path class="arb-card-edge" d={OUTLINES[side]} />
        <path class="arb-back-ground" d={INNER[side]} fill={`url(#hatch-${look.colour})`} />
      </g>
      <circle class="arb-back-disc" r="19" />
      <path d={markPath(look.mark)} fill="currentColor" fill-rule="evenodd" transform="translate(-15.6 -15.6) scale(1.3)" />
    </g>
  );
}

/** A card that lies below: its back shows at the edges, whatever it is. */
export function CardEdge({ side, look, angle }: { side: number; look: SeatLook; angle: number }) {
  return (
    <g class={`arb-card arb-below colour-${look.colour}`} transform={`rotate(${angle})`}>
      <path class="arb-card-edge" d={OUTLINES[side]} />
      <path d={OUTLINES[side]} fill={`url(#hatch-${look.colour})`} />
    </g>
  );
}

/** Only the outline, where a card would come to stand. */
export function CardGhost({ side, look, angle }: { side: number; look: SeatLook; angle: number }) {
  return (
    <g class={`arb-ghost colour-${look.colour}`} transform={`rotate(${angle})`}>
      <path d={OUTLINES[side]} />
      <path class="arb-card-front" d={FRONTS[side]} />
    </g>
  );
}

/** Small cards in a box of 26 by 20, for what lies below the top one. */
const MINIS = [
  "M-12.4 -5.6L0 -9.4L12.4 -5.6V9.4H-12.4Z",
  "M-12.4 -2.4Q-12.4 -9.4 0 -9.4Q12.4 -9.4 12.4 -2.4V5.4Q12.4 9.4 8.4 9.4H-8.4Q-12.4 9.4 -12.4 5.4Z",
];

interface MiniProps {
  /** Null: nobody here knows it. */
  unit: Unit | null;
  side: number;
  look: SeatLook;
  up: boolean;
  disrupted: boolean;
  hits: number;
}

export function MiniCard({ unit, side, look, up, disrupted, hits }: MiniProps) {
  return (
    <g class={`arb-mini colour-${look.colour} ${up ? "" : "arb-mini-down"} ${disrupted ? "arb-disrupted" : ""}`} data-side={side}>
      <path class="arb-card-edge" d={MINIS[side]} />
      {!up && <path d={MINIS[side]} fill={`url(#hatch-${look.colour})`} />}
      {unit ? (
        <Silhouette figure={figureOf(unit)} width={17} flipped={side === 1} />
      ) : (
        <path d={markPath(look.mark)} fill="currentColor" fill-rule="evenodd" transform="translate(-8 -8) scale(0.66)" />
      )}
      {disrupted && <path class="arb-crack" d="M-12 1L-7 -3L-2 3L3 -3L8 3L12 -1" />}
      {hits > 0 && <circle class="arb-mini-hits" cx="9" cy="6" r="3.4" />}
    </g>
  );
}
