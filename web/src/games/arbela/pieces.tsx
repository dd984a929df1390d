/** What stands in a Section: the stack, its leaders, its order. */
import { hatch } from "../../look/marks.tsx";
import type { SeatLook, Texts } from "../module.ts";
import { CardBack, CardEdge, CardFace, LeaderToken, type Detail } from "./card.tsx";
import { angleOf, CARD, middleOf, round, WIDTH, type Layout } from "./layout.ts";
import type { Board, FieldCard, Section, Stack, View } from "./types.ts";

export interface PieceProps {
  board: Board;
  view: View;
  layout: Layout;
  seats: SeatLook[];
  texts: Texts;
}

/** The degrees by which a stack is turned; disrupted cards lie as their side faces. */
export function angleIn(stack: Stack, board: Board, layout: Layout): number {
  return angleOf(stack.facing, stack.side ?? 0, board, layout);
}

export function OneCard({ card, side, angle, detail, props }: { card: FieldCard | null; side: number; angle: number; detail: Detail; props: PieceProps }) {
  const look = props.seats[side];
  const unit = card && props.board.units.find(({ name }) => name === card.unit);
  if (!look) return null;
  if (!card || !unit) return <CardBack side={side} look={look} angle={angle} />;
  return (
    <g class={card.face_up ? "" : "arb-turned-down"}>
      <CardFace unit={unit} look={look} hits={card.hits} disrupted={card.disrupted} angle={angle} detail={detail} />
      {!card.face_up && <rect class="arb-veil" x="-35" y="-20" width="70" height="54" fill={hatch(look.colour)} transform={`rotate(${angle})`} />}
    </g>
  );
}

/** The stack of a Section: its top card, and the edges of those below. */
export function Pieces({ section, stack, lifted, props }: { section: Section; stack: Stack; lifted: boolean; props: PieceProps }) {
  const { layout, seats, board } = props;
  const { x, y } = middleOf(section, layout);
  const side = stack.side ?? 0;
  const look = seats[side];
  const angle = angleIn(stack, board, layout);
  const scale = layout.card / CARD;
  const below = Math.min(2, stack.stack.length - 1);
  const top = stack.stack[0];
  const at = { x: x - (layout.small ? 6 : WIDTH / 2 - layout.card / 2 - 4), y: y - 1 };
  return (
    <g class={`arb-stack ${lifted ? "arb-lifted" : ""}`} transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <g transform={`scale(${round(scale * 100) / 100})`}>
        {look &&
          Array.from({ length: Math.max(0, below) }, (_, depth) => (
            <g key={depth} transform={`translate(${(below - depth) * 4.5} ${(below - depth) * 2})`}>
              <CardEdge side={side} look={look} angle={angle} />
            </g>
          ))}
        {top !== undefined && <OneCard card={top} side={side} angle={angle} detail={layout.small ? "small" : "plain"} props={props} />}
      </g>
      {stack.stack.length > 1 && look && (
        <g class={`arb-depth colour-${look.colour}`} transform={`translate(${round(x + WIDTH / 2 - (layout.small ? 13 : 11) - at.x)} ${layout.small ? 4 : -3}) scale(${layout.small ? 1.5 : 1})`}>
          <rect x="-8" y="-9" width="16" height="18" rx="2" />
          <text x="0" y="5">
            {stack.stack.length}
          </text>
        </g>
      )}
    </g>
  );
}

/** The token of each leader, at the right edge of the Section. */
export function Leaders({ section, names, props, onPick }: { section: Section; names: string[]; props: PieceProps; onPick(leader: string): void }) {
  const { layout, board, seats, texts } = props;
  const { x, y } = middleOf(section, layout);
  const scale = layout.small ? 1.35 : 1.02;
  return (
    <>
      {names.map((name, at) => {
        const leader = board.leaders.find((one) => one.name === name);
        const look = leader && seats[leader.side];
        if (!leader || !look) return null;
        const spot = { x: x + WIDTH / 2 - 20 * scale, y: y + layout.height / 2 - (19 + at * 34) * scale };
        return (
          <g
            key={name}
            class="arb-leader-at"
            data-name={`leader:${name}`}
            transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${scale})`}
            onClick={(event) => {
              event.stopPropagation();
              onPick(name);
            }}
          >
            <LeaderToken leader={leader} look={look} name={texts.word("leader", name)} />
          </g>
        );
      })}
    </>
  );
}

/** A pennant for an order: flying while it waits, lowered when it has been used. */
export function Order({ section, state, layout }: { section: Section; state: "ordered" | "used"; layout: Layout }) {
  const { x, y } = middleOf(section, layout);
  const spot = { x: x + WIDTH / 2 - (layout.small ? 34 : 26), y: y - layout.height / 2 + (layout.small ? 6 : 5) };
  return (
    <g class={`arb-order arb-order-${state}`} transform={`translate(${round(spot.x)} ${round(spot.y)}) scale(${layout.small ? 1.5 : 1.1})`}>
      <path class="arb-pole" d="M0 0V26" />
      {state === "ordered" ? <path class="arb-pennant" d="M0 1H18L13 7L18 13H0Z" /> : <path class="arb-pennant" d="M0 17H10L7 21L10 25H0Z" />}
    </g>
  );
}
