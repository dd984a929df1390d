/** What lies over the pieces: how far a card reaches, what is pointed at, engagements, attacks. */
import { round, type Box, type Spot } from "../../board/plane.ts";
import type { SeatLook } from "../../board/module.ts";
import { CardGhost } from "./card.tsx";
import type { Intent } from "./intent.ts";
import { anatomyOf, angleOf, CARD, COLUMNS, homeEdge, middleOf, riderSpot, sectionNamed, wayOf, WIDTH, type Layout } from "./layout.ts";
import { angleIn, unitNamed } from "./pieces.tsx";
import { fireArc, type Stop } from "./reach.ts";
import type { Board, Section, Stack, Unit, View } from "./types.ts";

export interface OverlayProps {
  board: Board;
  view: View;
  layout: Layout;
  seats: SeatLook[];
}

/** A card at a place, whose reach is shown. */
export interface Reaching {
  unit: Unit;
  from: Section;
  facing: string;
  /** Where its movement leads, if that is shown too and not only its fire. */
  stops: Stop[];
}

/** The ground of the arc of fire, under the cards. */
export function ReachGround({ reaching, props }: { reaching: Reaching; props: OverlayProps }) {
  const arc = fireArc(props.board, reaching.unit, reaching.from, reaching.facing);
  return arc.length > 0 ? <Arc sections={arc} layout={props.layout} class="arb-arc-ground" /> : null;
}

/** The Sections a card can go to, each with arrows for the ways it may face there, and its arc of fire. */
export function Reach({ reaching, props }: { reaching: Reaching; props: OverlayProps }) {
  const { board, layout } = props;
  const { unit, from, facing, stops } = reaching;
  const arc = fireArc(board, unit, from, facing);
  return (
    <g class="arb-reach" aria-hidden="true">
      {arc.length > 0 && <Arc sections={arc} layout={layout} class="arb-arc" />}
      {stops.map((stop) => (
        <Step key={stop.section.name} stop={stop} props={props} />
      ))}
    </g>
  );
}

/** The arc of fire: everything before the card, framed as one. */
function Arc({ sections, layout, class: kind }: { sections: Section[]; layout: Layout; class: string }) {
  const box = frameOf(sections, layout, 4);
  return (
    <rect
      class={kind}
      data-arc={sections.map(({ name }) => name).join(" ")}
      x={round(box.left)}
      y={round(box.top)}
      width={round(box.right - box.left)}
      height={round(box.bottom - box.top)}
      rx="6"
    />
  );
}

function frameOf(sections: Section[], layout: Layout, inset: number): Box {
  const spots = sections.map((section) => middleOf(section, layout));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - WIDTH / 2 + inset,
    top: Math.min(...ys) - layout.height / 2 + inset,
    right: Math.max(...xs) + WIDTH / 2 - inset,
    bottom: Math.max(...ys) + layout.height / 2 - inset,
  };
}

/** A Section that a move leads to. */
function Step({ stop, props }: { stop: Stop; props: OverlayProps }) {
  const { board, layout } = props;
  const { x, y } = middleOf(stop.section, layout);
  const scale = layout.small ? 1.6 : 1;
  return (
    <g class="arb-step" data-step={stop.section.name} transform={`translate(${round(x)} ${round(y)})`}>
      <rect x={-WIDTH / 2 + 6} y={round(-layout.height / 2 + 6)} width={WIDTH - 12} height={round(layout.height - 12)} rx="4" />
      {stop.facings.map((facing) => {
        const angle = angleOf(facing, 0, board, layout);
        const way = wayOf(angle);
        return (
          <path
            key={facing}
            d="M-8 4L0 -5L8 4"
            transform={`translate(${round(way.x * (WIDTH / 2 - 12 * scale))} ${round(way.y * (layout.height / 2 - 12 * scale))}) rotate(${angle}) scale(${scale})`}
          />
        );
      })}
    </g>
  );
}

/** What the action that is pointed at would do. */
export function Pointed({ intent, props }: { intent: Intent; props: OverlayProps }) {
  const { board, layout, seats, view } = props;
  const start = spotOf(intent.from, intent.unit, props);
  if (!start) return null;
  if (intent.kind === "look") return null;
  const unit = unitNamed(board, intent.unit);
  const stack = view.sections[intent.from];
  const side = unit?.side ?? stack?.side ?? 0;
  const look = seats[side];
  if (!look) return null;
  if (intent.kind === "turn") {
    return (
      <g class="arb-intent" aria-hidden="true" data-intent={`turn ${intent.facing}`}>
        <Ghost at={start} angle={angleOf(intent.facing, side, board, layout)} side={side} look={look} layout={layout} />
      </g>
    );
  }
  const end = spotOf(intent.to, intent.unit, props);
  if (!end) return null;
  return (
    <g class={`arb-intent arb-intent-${intent.kind} colour-${look.colour}`} aria-hidden="true" data-intent={`${intent.kind} ${intent.to}`}>
      {intent.kind === "move" && unit && !intent.passing && sectionNamed(board, intent.to) && (
        <Ghost at={end} angle={ghostAngle(intent.facing ?? null, side, stack, props)} side={side} look={look} layout={layout} />
      )}
      <Course intent={intent} start={start} end={end} layout={layout} />
    </g>
  );
}

/** The way a card would face: the one named, or the one it faces now. */
function ghostAngle(facing: string | null, side: number, stack: Stack | undefined, { board, layout }: OverlayProps): number {
  if (facing !== null) return angleOf(facing, side, board, layout);
  return stack ? angleIn(stack, board, layout) : 0;
}

function Ghost({ at, angle, side, look, layout }: { at: Spot; angle: number; side: number; look: SeatLook; layout: Layout }) {
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)}) scale(${(layout.card / CARD).toFixed(3)})`}>
      <CardGhost side={side} look={look} angle={angle} />
    </g>
  );
}

/** The line of a move, the flight of a missile, the thrust of an attack. */
function Course({
  intent,
  start,
  end,
  layout,
}: {
  intent: Exclude<Intent, { kind: "turn" | "look" }>;
  start: Spot;
  end: Spot;
  layout: Layout;
}) {
  if (intent.kind === "attack")
    return intent.flank ? <RoundTheFlank start={start} end={end} layout={layout} /> : <Arrow from={start} to={end} layout={layout} />;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  // A missile flies in a curve; a march goes straight.
  const bow = intent.kind === "shot" ? 26 : 0;
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const bend = { x: middle.x + ((end.y - start.y) / length) * bow, y: middle.y - ((end.x - start.x) / length) * bow };
  // Both ends stay off the middles of the cards.
  const begin = toward(start, bend, 0.45);
  const tip = toward(end, bend, 0.4);
  const angle = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <>
      <path
        class="arb-course"
        d={`M${round(begin.x)} ${round(begin.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`}
      />
      <path
        class="arb-course-head"
        d="M-6 -8L10 0L-6 8Z"
        transform={`translate(${round(tip.x)} ${round(tip.y)}) rotate(${round(angle)})`}
      />
    </>
  );
}

/** The spot that lies such a share of the way from one to another. */
function toward(from: Spot, to: Spot, share: number): Spot {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Out of the field, along the flank, and in again. */
function RoundTheFlank({ start, end, layout }: { start: Spot; end: Spot; layout: Layout }) {
  const right = start.x > (COLUMNS * WIDTH) / 2;
  const out = right ? COLUMNS * WIDTH + layout.flank * 0.7 : -layout.flank * 0.7;
  const tip = end.x + (right ? WIDTH * 0.3 : -WIDTH * 0.3);
  return (
    <>
      <path
        class="arb-course arb-course-flank"
        d={`M${round(start.x)} ${round(start.y)}C${round(out)} ${round(start.y)} ${round(out)} ${round(end.y)} ${round(tip)} ${round(end.y)}`}
      />
      <path
        class="arb-course-head"
        d="M-14 -9L4 0L-14 9Z"
        transform={`translate(${round(tip)} ${round(end.y)}) rotate(${right ? 180 : 0})`}
      />
    </>
  );
}

/** Where a place's card lies. */
function spotOf(place: string, unit: string | null, { board, layout, view }: OverlayProps): Spot | null {
  const section = sectionNamed(board, place);
  if (section) {
    const middle = middleOf(section, layout);
    const { card } = anatomyOf(layout);
    return { x: middle.x + card.x, y: middle.y + card.y };
  }
  if (place.startsWith("flank:")) {
    const area = Number(place.slice("flank:".length));
    const target = view.attacks.find(({ flank }) => flank === area)?.target ?? null;
    return riderSpot(area, sectionNamed(board, target), layout);
  }
  return place === "reserve" ? homeEdge(unitNamed(board, unit)?.side ?? 0, layout) : null;
}

/** Crossed swords on the line between two engaged Sections. */
export function Engagements({ board, view, layout }: OverlayProps) {
  const scale = layout.coarse ? 1.7 : 1.1;
  return (
    <g class="arb-engaged" aria-hidden="true">
      {view.engaged.map(([one, other]) => {
        const a = sectionNamed(board, one);
        const b = sectionNamed(board, other);
        if (!a || !b) return null;
        const [from, to] = [middleOf(a, layout), middleOf(b, layout)];
        return (
          <g
            key={`${one} ${other}`}
            data-engaged={`${one} ${other}`}
            transform={`translate(${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2)}) scale(${scale})`}
          >
            <path
              class="arb-link"
              d={`M${round((from.x - to.x) * 0.17)} ${round((from.y - to.y) * 0.17)}L${round((to.x - from.x) * 0.17)} ${round((to.y - from.y) * 0.17)}`}
            />
            <circle r="13" />
            <path d="M-7 -7L6 6M7 -7L-6 6M3 7.4L7.4 3M-3 7.4L-7.4 3" />
          </g>
        );
      })}
    </g>
  );
}

/** Attacks that have been declared, as arrows. */
export function Attacks({ props }: { props: OverlayProps }) {
  const { board, view, seats } = props;
  return (
    <g class="arb-attacks" aria-hidden="true">
      {view.attacks.map(({ unit, from, target, flank }) => {
        const start = spotOf(flank === null ? from : `flank:${flank}`, unit, props);
        const end = spotOf(target, unit, props);
        const look = seats[unitNamed(board, unit)?.side ?? 0];
        if (!start || !end || !look) return null;
        return (
          <g key={unit} class={`colour-${look.colour}`} data-attack={`${unit} ${target}`}>
            <Arrow from={start} to={end} layout={props.layout} />
          </g>
        );
      })}
    </g>
  );
}

/** A broad arrow on the line between two Sections, short enough to leave the strengths of both cards free. */
function Arrow({ from, to, layout }: { from: Spot; to: Spot; layout: Layout }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <path
      class="arb-thrust"
      d="M-15 -5H0V-12L16 0L0 12V5H-15Z"
      transform={`translate(${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2)}) rotate(${round(angle)}) scale(${layout.coarse ? 1.4 : 1})`}
    />
  );
}
