/** Dice beside what they decided. */
import type { GameEvent } from "../../wire.ts";
import { markPath } from "../../look/marks.tsx";
import { round, type Spot } from "../../board/plane.ts";
import type { SeatLook } from "../../board/module.ts";
import { signed } from "./card.tsx";
import { flankMiddle, homeEdge, middleOf, sectionNamed, type Layout } from "./layout.ts";
import { whereIs } from "./targets.ts";
import type { Board, View } from "./types.ts";

/** One side's part of a throw: whose it is, if two throw against each other, its dice and their total. */
interface Group {
  side: number | null;
  dice: number[];
  /** The sum of two dice, where they were thrown together. */
  sum: number | null;
  total: number | null;
  won: boolean;
}

/** A throw: its dice, where they are shown, and whether it succeeded. */
export interface Throw {
  key: string;
  place: string;
  groups: Group[];
  good: boolean | null;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : typeof value === "number" ? [value] : [];
}

function total(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Fields that say whether a throw succeeded. */
const VERDICTS = ["hit", "success", "killed", "rampages"];

/** The last throw at every place, in the order of the events. */
export function throwsOf(events: readonly GameEvent[], view: View): Throw[] {
  const found = new Map<string, Throw>();
  events.forEach((event, at) => {
    const groups =
      event.kind === "shock"
        ? shockGroups(event)
        : [{ side: null, dice: numbers(event["die"]), sum: total(event["dice"]), total: total(event["total"]), won: false }];
    if (groups.every(({ dice, sum }) => dice.length === 0 && sum === null) || event.kind === "rampage") return;
    const place = placeOf(event, view);
    const verdict = VERDICTS.map((field) => event[field]).find((value) => value === "yes" || value === "no");
    found.delete(place);
    found.set(place, { key: `${at} ${event.kind}`, place, groups, good: verdict === undefined ? null : verdict === "yes" });
  });
  return [...found.values()];
}

/** Attack against defence. */
function shockGroups(event: GameEvent): Group[] {
  const attacker = typeof event["seat"] === "number" ? event["seat"] : 0;
  const [attack, defence] = [total(event["attack_total"]), total(event["defence_total"])];
  return [
    { side: attacker, dice: numbers(event["attack_die"]), sum: null, total: attack, won: (attack ?? 0) > (defence ?? 0) },
    { side: 1 - attacker, dice: numbers(event["defence_die"]), sum: null, total: defence, won: (defence ?? 0) > (attack ?? 0) },
  ];
}

/** Where a throw is shown: a Section, a Flank Area (`flank:0`) or a side's edge (`home:0`). */
function placeOf(event: GameEvent, view: View): string {
  if (typeof event["section"] === "string") return event["section"];
  const target = event["target"] ?? event["unit"];
  const unit = typeof target === "string" ? whereIs(view, target) : null;
  if (unit !== null) return unit;
  const leader = typeof event["leader"] === "string" ? (view.leaders[event["leader"]] ?? "") : "";
  if (leader.includes("-")) return leader;
  const shooter = typeof event["unit"] === "string" ? whereIs(view, event["unit"]) : null;
  if (shooter !== null) return shooter;
  if (event.kind === "rampage-check") return whereIs(view, "elephant") ?? `home:1`;
  return `home:${typeof event["seat"] === "number" ? event["seat"] : 0}`;
}

function spotOf(place: string, board: Board, layout: Layout): Spot {
  const section = sectionNamed(board, place);
  if (section) {
    const middle = middleOf(section, layout);
    return { x: middle.x, y: middle.y + layout.height / 2 - (layout.tall ? 20 : 6) };
  }
  const [kind, word] = place.split(":");
  return kind === "flank" ? flankMiddle(Number(word), layout) : homeEdge(Number(word), layout);
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

export function Die({ value, x }: { value: number; x: number }) {
  return (
    <g class="arb-die" transform={`translate(${x} 0)`}>
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
    <g class="arb-die" transform={`translate(${x} 0)`}>
      <rect x="-7" y="-10.5" width="20" height="20" rx="3.5" />
      <rect x="-12" y="-9" width="20" height="20" rx="3.5" />
      <text x="-2" y="6">
        {sum}
      </text>
    </g>
  );
}

interface ThrowsProps {
  throws: Throw[];
  board: Board;
  layout: Layout;
  seats: SeatLook[];
  fresh: boolean;
}

export function Throws({ throws, board, layout, seats, fresh }: ThrowsProps) {
  return (
    <g class={`arb-throws ${fresh ? "arb-fresh" : ""}`} aria-hidden="true">
      {throws.map((one) => (
        <Thrown key={one.key} thrown={one} spot={spotOf(one.place, board, layout)} layout={layout} seats={seats} />
      ))}
    </g>
  );
}

interface Part {
  width: number;
  draw(x: number): preact.JSX.Element;
}

/** The dice in one row on a ground of their own, kept on the sheet. */
function Thrown({ thrown, spot, layout, seats }: { thrown: Throw; spot: Spot; layout: Layout; seats: SeatLook[] }) {
  const parts = thrown.groups.flatMap((group, at) => [...(at > 0 ? [between(at)] : []), ...partsOf(group, at, seats)]);
  if (thrown.good !== null) parts.push(verdict(thrown.good));
  const width = parts.reduce((sum, part) => sum + part.width, 0) + 8;
  const scale = layout.coarse ? 1.6 : 1;
  const room = (width * scale) / 2 + 2;
  const { left, right } = layout.box;
  let x = -width / 2 + 4;
  return (
    <g transform={`translate(${round(Math.max(left + room, Math.min(spot.x, right - room)))} ${round(spot.y)}) scale(${scale})`}>
      <rect class="arb-throw-ground" x={round(-width / 2)} y="-13" width={round(width)} height="26" rx="4" />
      {parts.map((part) => {
        x += part.width;
        return part.draw(x - part.width / 2);
      })}
    </g>
  );
}

/** The mark of the side, its dice, and what they came to with everything that is added. */
function partsOf({ side, dice, sum, total: all, won }: Group, at: number, seats: SeatLook[]): Part[] {
  const look = side === null ? undefined : seats[side];
  const parts: Part[] = dice.map((value, die) => ({ width: 22, draw: (x) => <Die key={`${at} ${die}`} value={value} x={x} /> }));
  if (look) {
    parts.unshift({
      width: 18,
      draw: (x) => (
        <g key={`m${at}`} class={`colour-${look.colour}`} transform={`translate(${x - 8} -8) scale(0.67)`}>
          <path d={markPath(look.mark)} fill="currentColor" fill-rule="evenodd" />
        </g>
      ),
    });
  }
  if (sum !== null) parts.push({ width: 28, draw: (x) => <Pair key={`s${at}`} sum={sum} x={x} /> });
  if (all !== null) {
    parts.push({
      width: 20,
      draw: (x) => (
        <g key={`t${at}`} class={`arb-sum ${won ? "arb-sum-won" : ""}`} transform={`translate(${x} 0)`}>
          <rect x="-9.5" y="-9.5" width="19" height="19" rx="9" />
          <text x="0" y="5.2">
            {signed(all)}
          </text>
        </g>
      ),
    });
  }
  return parts;
}

function between(at: number): Part {
  return { width: 10, draw: (x) => <path key={`v${at}`} class="arb-versus" d={`M${x} -9V9`} /> };
}

function verdict(good: boolean): Part {
  const path = good ? "l4 4l8 -9" : "m1 -5l9 9m0 -9l-9 9";
  return { width: 18, draw: (x) => <path key="good" class="arb-verdict" d={`M${x - 6} 1${path}`} /> };
}
