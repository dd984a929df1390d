/** Dice beside what they decided. */
import type { GameEvent } from "../../wire.ts";
import type { Spot } from "../alexandros/lattice.ts";
import { flankMiddle, homeEdge, middleOf, sectionNamed, type Layout } from "./layout.ts";
import { whereIs } from "./targets.ts";
import type { Board, View } from "./types.ts";

/** A throw: its dice in groups (attack, defence), what they came to, and whether it succeeded. */
export interface Throw {
  key: string;
  place: string;
  groups: { dice: number[]; total: number | null }[];
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
        ? [
            { dice: numbers(event["attack_die"]), total: total(event["attack_total"]) },
            { dice: numbers(event["defence_die"]), total: total(event["defence_total"]) },
          ]
        : [{ dice: numbers(event["dice"] ?? event["die"]), total: total(event["total"]) }];
    if (groups.every(({ dice }) => dice.length === 0) || event.kind === "rampage") return;
    const place = placeOf(event, view);
    const verdict = VERDICTS.map((field) => event[field]).find((value) => value === "yes" || value === "no");
    found.delete(place);
    found.set(place, { key: `${at} ${event.kind}`, place, groups, good: verdict === undefined ? null : verdict === "yes" });
  });
  return [...found.values()];
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
    return { x: middle.x, y: middle.y - layout.height / 2 + 15 };
  }
  const [kind, word] = place.split(":");
  return kind === "flank" ? flankMiddle(Number(word), layout) : homeEdge(Number(word), layout);
}

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
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

export function Throws({ throws, board, layout, fresh }: { throws: Throw[]; board: Board; layout: Layout; fresh: boolean }) {
  return (
    <g class={`arb-throws ${fresh ? "arb-fresh" : ""}`} aria-hidden="true">
      {throws.map((one) => {
        const spot = spotOf(one.place, board, layout);
        return (
          <g key={one.key} transform={`translate(${spot.x} ${spot.y}) scale(${layout.small ? 1.45 : 1})`}>
            <Thrown thrown={one} />
          </g>
        );
      })}
    </g>
  );
}

function Thrown({ thrown }: { thrown: Throw }) {
  const step = 22;
  const parts: { width: number; draw: (x: number) => preact.JSX.Element }[] = [];
  thrown.groups.forEach(({ dice, total: sum }, group) => {
    if (group > 0) parts.push({ width: 10, draw: (x) => <path key={`v${group}`} class="arb-versus" d={`M${x - 3} -6L${x + 3} 6`} /> });
    dice.forEach((value, at) => parts.push({ width: step, draw: (x) => <Die key={`${group} ${at}`} value={value} x={x} /> }));
    if (sum !== null) {
      parts.push({
        width: 20,
        draw: (x) => (
          <text key={`t${group}`} class="arb-sum" x={x} y="5.4">
            {sum < 0 ? `−${-sum}` : sum}
          </text>
        ),
      });
    }
  });
  if (thrown.good !== null) {
    const path = thrown.good ? "l4 4l8 -9" : "m1 -5l9 9m0 -9l-9 9";
    parts.push({ width: 18, draw: (x) => <path key="good" class="arb-verdict" d={`M${x - 6} 1${path}`} /> });
  }
  const width = parts.reduce((sum, part) => sum + part.width, 0);
  let x = -width / 2;
  return (
    <>
      <rect class="arb-throw-ground" x={-width / 2 - 4} y="-13" width={width + 8} height="26" rx="4" />
      {parts.map((part) => {
        x += part.width;
        return part.draw(x - part.width / 2);
      })}
    </>
  );
}
