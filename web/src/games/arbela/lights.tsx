/** What is lit on the field, and what takes the pointer and the focus there. */
import type { TargetedFocusEvent } from "preact";
import { round, within, type Spot } from "../../board/plane.ts";
import type { Lit, Target } from "../../board/targets.ts";
import { Sign } from "./glyphs.tsx";
import { angleOf, COLUMNS, flankMiddle, middleOf, riderScale, riderSpot, ROWS, sectionNamed, wayOf, WIDTH, type Layout } from "./layout.ts";
import { LeaderToken } from "./leader.tsx";
import { OneCard, unitNamed, type PieceProps } from "./pieces.tsx";
import { purposeOf, type Purpose } from "./purposes.ts";
import type { Attack, Board, Section } from "./types.ts";

/** How large the arrows are by which a card is turned, and how far from its middle: a finger must find them. */
const WAY = { radius: 18, far: 60 };
const WAY_SMALL = { radius: 50, far: 92 };

/** Where a target lies; `about` is the Section that the question is about. */
export function spotOf({ domain, word }: Target, about: string | null, board: Board, layout: Layout): Spot {
  if (domain === "flank") return flankMiddle(Number(word), layout);
  const turning = domain === "facing";
  const section = sectionNamed(board, turning ? about : word);
  const middle = section ? middleOf(section, layout) : { x: 0, y: 0 };
  if (!turning) return middle;
  const way = wayOf(angleOf(word, 0, board, layout));
  const { far, radius } = layout.small ? WAY_SMALL : WAY;
  const { left, top, right } = layout.box;
  const bottom = ROWS * layout.height + layout.head;
  // At an edge all the arrows move together, so that none comes to lie on another.
  const wheel = 2 * (far + radius);
  return {
    x: within(middle.x, left, right, wheel) + way.x * far,
    y: within(middle.y, top, bottom, wheel) + way.y * far,
  };
}

/** A frame round a Section. */
export function Frame({ section, layout, inset, class: kind }: { section: Section; layout: Layout; inset: number; class: string }) {
  const { x, y } = middleOf(section, layout);
  return (
    <rect
      class={kind}
      x={x - WIDTH / 2 + inset}
      y={round(y - layout.height / 2 + inset)}
      width={WIDTH - 2 * inset}
      height={round(layout.height - 2 * inset)}
      rx="4"
    />
  );
}

/** What the targets are lit for, if that is not the same everywhere. */
export function purposesOf(targets: readonly Target[]): Map<string, Purpose[]> {
  const found = new Map(targets.map((target) => [target.key, [...new Set(target.actions.map(purposeOf))]]));
  return new Set([...found.values()].flat()).size > 1 ? found : new Map();
}

/** Where on a Section the sign of its first, second, … purpose is, and how large. */
export function signSpot({ x, y }: Spot, at: number, { height, small }: Layout): Spot & { scale: number } {
  const scale = small ? 1.7 : 1;
  return { x: round(x + WIDTH / 2 - (14 + at * 24) * scale), y: round(y - height / 2 + 14 * scale), scale };
}

interface LightProps {
  target: Lit;
  purposes: Purpose[];
  layout: Layout;
  /** The pointer is on it. */
  hot: boolean;
  sent: boolean;
  /** Something else is pointed at that does not lead here. */
  dim: boolean;
}

/** The gold ring of a lit Section, with signs of what can be done there. */
export function Light({ target, purposes, layout, hot, sent, dim }: LightProps) {
  if (target.domain !== "section") return null;
  const marks = [target.far && "arb-far", hot && "arb-hot", sent && "arb-sent", dim && "arb-dim"].filter(Boolean).join(" ");
  return (
    <g class={`arb-light ${marks}`} data-light={target.key}>
      <rect
        class="arb-ring"
        x={round(target.x - WIDTH / 2 + 1.5)}
        y={round(target.y - layout.height / 2 + 1.5)}
        width={WIDTH - 3}
        height={round(layout.height - 3)}
        rx="4"
      />
      {purposes.map((purpose, at) => (
        <Sign key={purpose} purpose={purpose} {...signSpot(target, at, layout)} />
      ))}
    </g>
  );
}

interface HitProps {
  section: Section;
  layout: Layout;
  target: Lit | undefined;
  /** Whether Tab leads here; null: no key does. */
  tab: boolean | null;
  label: string;
  onEnter(event: PointerEvent): void;
  onDown(event: PointerEvent): void;
  onPress(event: MouseEvent): void;
  /** All that could be done there is wanted. */
  onMenu(): void;
  onFocus(event: TargetedFocusEvent<SVGRectElement>): void;
  onBlur(): void;
}

/** What takes the pointer and the focus of a Section. */
export function Hit({ section, layout, target, tab, label, onEnter, onDown, onPress, onMenu, onFocus, onBlur }: HitProps) {
  const { x, y } = middleOf(section, layout);
  return (
    <rect
      class={`arb-hit ${target ? "arb-can" : ""}`}
      x={x - WIDTH / 2}
      y={round(y - layout.height / 2)}
      width={WIDTH}
      height={round(layout.height)}
      role={target ? "button" : "img"}
      tabindex={tab === null ? undefined : tab ? 0 : -1}
      aria-label={label}
      data-place={`section:${section.name}`}
      onPointerEnter={onEnter}
      onPointerDown={onDown}
      onClick={onPress}
      onContextMenu={(event) => {
        if (!target) return;
        event.preventDefault();
        onMenu();
      }}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}

interface WayProps {
  target: Lit;
  angle: number;
  tab: boolean;
  label: string;
  small: boolean;
  onPress(): void;
  onPoint(on: boolean): void;
}

/** An arrow to turn a card by. */
export function Way({ target, angle, tab, label, small, onPress, onPoint }: WayProps) {
  return (
    <g
      class="arb-way"
      role="button"
      tabindex={tab ? 0 : -1}
      aria-label={label}
      data-place={target.key}
      transform={`translate(${round(target.x)} ${round(target.y)}) rotate(${angle}) scale(${(small ? WAY_SMALL.radius : WAY.radius) / 18})`}
      onClick={onPress}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <circle r="18" />
      <path d="M-9 5L0 -9L9 5L0 1Z" />
    </g>
  );
}

interface RiderProps {
  attack: Attack;
  target: Lit | undefined;
  tab: boolean;
  label: string;
  pieces: PieceProps;
  onPress(): void;
  onPoint(on: boolean): void;
}

/** A unit that rides round the flank. */
export function Rider({ attack, target, tab, label, pieces, onPress, onPoint }: RiderProps) {
  const { layout, board, view, seats, texts } = pieces;
  const { unit } = attack;
  const area = attack.flank ?? 0;
  const { x, y } = riderSpot(area, sectionNamed(board, attack.target), layout);
  const side = unitNamed(board, unit)?.side ?? 0;
  const look = seats[side];
  const leaders = board.leaders.filter((leader) => leader.side === side && view.leaders[leader.name] === "flank");
  return (
    <g transform={`translate(${round(x)} ${round(y)}) scale(${riderScale(layout)})`}>
      <OneCard
        card={{ unit, hits: 0, disrupted: false, face_up: true }}
        side={side}
        angle={x < (COLUMNS * WIDTH) / 2 ? 90 : 270}
        props={{ ...pieces, detail: "coarse" }}
      />
      {look &&
        leaders.map((leader) => (
          <g key={leader.name} transform="translate(26 -44) scale(1.25)">
            <LeaderToken leader={leader} look={look} name={texts.word("leader", leader.name)} coarse={layout.small} />
          </g>
        ))}
      {target && <rect class="arb-ring" x="-47" y="-47" width="94" height="94" rx="6" />}
      <rect
        class={`arb-rider ${target ? "arb-can" : ""}`}
        x="-48"
        y="-48"
        width="96"
        height="96"
        role={target ? "button" : "img"}
        tabindex={target ? (tab ? 0 : -1) : undefined}
        aria-label={label}
        data-place={`flank:${area}`}
        onClick={onPress}
        onPointerEnter={() => onPoint(true)}
        onPointerLeave={() => onPoint(false)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
      />
    </g>
  );
}
