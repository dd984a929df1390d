/** What lies over the pieces: reach of a card, engagements, attacks. */
import type { Spot } from "../alexandros/lattice.ts";
import { beside, flankMiddle, middleOf, round, sectionNamed, WIDTH, type Layout } from "./layout.ts";
import type { Board, Section, Unit, View } from "./types.ts";

/** Sections in front of a card within its range. */
export function fireArc(board: Board, unit: Unit, from: Section, facing: string): Section[] {
  const found: Section[] = [];
  for (let ahead = 1; ahead <= unit.range; ahead += 1) {
    for (const right of [-1, 0, 1]) {
      const section = beside(board, from, facing, ahead, right);
      if (section) found.push(section);
    }
  }
  return found;
}

/** Sections that a card's movement rating leads to on an empty field, facing the same way. */
export function moveReach(board: Board, unit: Unit, from: Section, facing: string): Section[] {
  const steps = new Set<string>();
  for (let ahead = 1; ahead <= unit.straight; ahead += 1) steps.add(`${ahead} 0`);
  for (let ahead = 1; ahead <= unit.diagonal; ahead += 1) {
    steps.add(`${ahead} ${ahead}`);
    steps.add(`${ahead} ${-ahead}`);
  }
  for (let ahead = 1; ahead <= unit.any; ahead += 1) {
    for (let right = -ahead; right <= ahead; right += 1) steps.add(`${ahead} ${right}`);
  }
  return [...steps].flatMap((step) => {
    const [ahead = 0, right = 0] = step.split(" ").map(Number);
    return beside(board, from, facing, ahead, right) ?? [];
  });
}

export function Reach({ board, unit, from, facing, layout }: { board: Board; unit: Unit; from: Section; facing: string; layout: Layout }) {
  const { height } = layout;
  const start = middleOf(from, layout);
  return (
    <g class="arb-reach">
      {fireArc(board, unit, from, facing).map((section) => {
        const { x, y } = middleOf(section, layout);
        return <rect key={section.name} class="arb-arc" x={x - WIDTH / 2 + 3} y={round(y - height / 2 + 3)} width={WIDTH - 6} height={round(height - 6)} rx="4" />;
      })}
      {moveReach(board, unit, from, facing).map((section) => {
        const { x, y } = middleOf(section, layout);
        const angle = (Math.atan2(y - start.y, x - start.x) * 180) / Math.PI;
        return (
          <g key={section.name} transform={`translate(${x} ${round(y)})`}>
            <rect class="arb-step" x={-WIDTH / 2 + 7} y={round(-height / 2 + 7)} width={WIDTH - 14} height={round(height - 14)} rx="3" />
            <path class="arb-step-arrow" d="M-8 -9L6 0L-8 9" transform={`translate(${round(-Math.cos((angle * Math.PI) / 180) * 38)} ${round(-Math.sin((angle * Math.PI) / 180) * (height / 2 - 16))}) rotate(${round(angle)})`} />
          </g>
        );
      })}
    </g>
  );
}

/** Crossed swords on the line between two engaged Sections. */
export function Engagements({ board, view, layout }: { board: Board; view: View; layout: Layout }) {
  const scale = layout.small ? 1.5 : 1;
  return (
    <g class="arb-engaged">
      {view.engaged.map(([one, other]) => {
        const a = sectionNamed(board, one);
        const b = sectionNamed(board, other);
        if (!a || !b) return null;
        const spot = half(middleOf(a, layout), middleOf(b, layout));
        return (
          <g key={`${one} ${other}`} transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${scale})`}>
            <circle r="13" />
            <path d="M-7 -7L6 6M7 -7L-6 6M3 7.4L7.4 3M-3 7.4L-7.4 3" />
          </g>
        );
      })}
    </g>
  );
}

function half(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Attacks that have been declared, as arrows. */
export function Attacks({ board, view, layout }: { board: Board; view: View; layout: Layout }) {
  return (
    <g class="arb-attacks" aria-hidden="true">
      {view.attacks.map(({ unit, from, target, flank }) => {
        const a = flank === null ? sectionNamed(board, from) : null;
        const b = sectionNamed(board, target);
        const start = flank !== null ? flankMiddle(flank, layout) : a && middleOf(a, layout);
        if (!start || !b) return null;
        return <Arrow key={unit} from={start} to={middleOf(b, layout)} side={board.units.find(({ name }) => name === unit)?.side ?? 0} />;
      })}
    </g>
  );
}

function Arrow({ from, to, side }: { from: Spot; to: Spot; side: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const begin = { x: from.x + way.x * length * 0.3, y: from.y + way.y * length * 0.3 };
  const end = { x: from.x + way.x * length * 0.68, y: from.y + way.y * length * 0.68 };
  const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  return (
    <g class={`colour-${side === 0 ? "lapis" : "terracotta"}`}>
      <path class="arb-attack-shaft" d={`M${round(begin.x)} ${round(begin.y)}L${round(end.x)} ${round(end.y)}`} />
      <path class="arb-attack-head" d="M-7 -11L13 0L-7 11Z" transform={`translate(${round(end.x)} ${round(end.y)}) rotate(${round(angle)})`} />
    </g>
  );
}
