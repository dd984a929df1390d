/** What stands in a Section: the top card, those below it, the leader, the order, the card's name. */
import { hatch } from "../../look/marks.tsx";
import { round, type Spot } from "../../board/plane.ts";
import type { SeatLook, Texts } from "../../board/module.ts";
import { CardBack, CardEdge, CardFace, MiniCard, type Detail } from "./card.tsx";
import { anatomyOf, angleOf, CARD, middleOf, WIDTH, type Layout } from "./layout.ts";
import { LeaderToken } from "./leader.tsx";
import type { Board, FieldCard, Section, Stack, Unit, View } from "./types.ts";

export interface PieceProps {
  board: Board;
  view: View;
  layout: Layout;
  detail: Detail;
  seats: SeatLook[];
  texts: Texts;
}

export function unitNamed(board: Board, name: string | null | undefined): Unit | null {
  return board.units.find((unit) => unit.name === name) ?? null;
}

/** The degrees by which a stack is turned; disrupted cards lie as their side faces. */
export function angleIn(stack: Stack, board: Board, layout: Layout): number {
  return angleOf(stack.facing, stack.side ?? 0, board, layout);
}

export function OneCard({ card, side, angle, props }: { card: FieldCard | null; side: number; angle: number; props: PieceProps }) {
  const look = props.seats[side];
  const unit = card && unitNamed(props.board, card.unit);
  if (!look) return null;
  if (!card || !unit) return <CardBack side={side} look={look} angle={angle} />;
  return (
    <g class={card.face_up ? "" : "arb-turned-down"}>
      <CardFace unit={unit} look={look} hits={card.hits} disrupted={card.disrupted} angle={angle} detail={props.detail} />
      {!card.face_up && (
        <rect class="arb-veil" x="-36" y="-27" width="72" height="62" fill={hatch(look.colour)} transform={`rotate(${angle})`} />
      )}
    </g>
  );
}

interface StandProps {
  section: Section;
  stack: Stack | undefined;
  order: "ordered" | "used" | undefined;
  /** The question is about it: it lies higher. */
  lifted: boolean;
  /** Where its top card came from with the latest action. */
  came: Section | null;
  props: PieceProps;
}

/** Everything in one Section. */
export function Stand({ section, stack, order, lifted, came, props }: StandProps) {
  const { layout } = props;
  const { x, y } = middleOf(section, layout);
  const anatomy = anatomyOf(layout);
  const cards = stack?.stack ?? [];
  return (
    <g class="arb-stand" transform={`translate(${round(x)} ${round(y)})`}>
      {stack && cards.length > 0 && (
        <g class={lifted ? "arb-lifted" : ""}>
          <g class={came ? "arb-came" : ""} style={came ? glide(came, section, layout) : undefined}>
            <Top stack={stack} at={anatomy.card} props={props} />
          </g>
          {cards.slice(1, 3).map((card, depth) => (
            <Below key={depth} card={card} side={stack.side ?? 0} at={anatomy.below[depth]} scale={anatomy.scale} props={props} />
          ))}
          {!layout.coarse && !layout.tall && <Name words={nameOf(cards[0] ?? null, props.texts)} at={anatomy.name} />}
        </g>
      )}
      {order && <Order state={order} at={anatomy.order} scale={anatomy.scale} />}
    </g>
  );
}

/** The way a card has come, for the style sheet. */
function glide(from: Section, to: Section, layout: Layout): Record<string, string> {
  const start = middleOf(from, layout);
  const end = middleOf(to, layout);
  return { "--arb-dx": `${start.x - end.x}px`, "--arb-dy": `${start.y - end.y}px` };
}

/** The top card on the edges of those below. */
function Top({ stack, at, props }: { stack: Stack; at: Spot; props: PieceProps }) {
  const { layout, seats, board } = props;
  const side = stack.side ?? 0;
  const look = seats[side];
  const angle = angleIn(stack, board, layout);
  const below = Math.min(2, stack.stack.length - 1);
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)}) scale(${(layout.card / CARD).toFixed(3)})`}>
      {look &&
        Array.from({ length: below }, (_, depth) => (
          <g key={depth} transform={`translate(${(below - depth) * 2.8} ${below - depth})`}>
            <CardEdge side={side} look={look} angle={angle} />
          </g>
        ))}
      <OneCard card={stack.stack[0] ?? null} side={side} angle={angle} props={props} />
    </g>
  );
}

function Below({
  card,
  side,
  at,
  scale,
  props,
}: {
  card: FieldCard | null;
  side: number;
  at: Spot | undefined;
  scale: number;
  props: PieceProps;
}) {
  const look = props.seats[side];
  if (!look || !at) return null;
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(scale)})`}>
      <MiniCard
        unit={unitNamed(props.board, card?.unit)}
        side={side}
        look={look}
        up={card?.face_up ?? false}
        disrupted={card?.disrupted ?? false}
        hits={card?.hits ?? 0}
      />
    </g>
  );
}

/** What is said in brackets, and the width that a letter takes. */
const ASIDE = /\s*[(（][^)）]*[)）]/;
const WIDE = /[぀-ヿ一-鿿]/;
const LETTER = { narrow: 4.4, wide: 9 };

/** So wide a name may be. */
const ROOM = WIDTH - 10;

/** A card's name as long as there is room for it under the card. */
export function shortened(name: string): string {
  return widthOf(name) <= ROOM ? name : name.replace(ASIDE, "");
}

function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (WIDE.test(letter) ? LETTER.wide : LETTER.narrow), 0);
}

function nameOf(card: FieldCard | null, texts: Texts): string {
  return card ? shortened(texts.word("unit", card.unit)) : "";
}

function Name({ words, at }: { words: string; at: Spot }) {
  const squeezed = widthOf(words) > ROOM;
  return (
    <text
      class="arb-name"
      x={round(at.x)}
      y={round(at.y)}
      textLength={squeezed ? ROOM : undefined}
      lengthAdjust={squeezed ? "spacingAndGlyphs" : undefined}
    >
      {words}
    </text>
  );
}

/** The leaders of a Section, beside its cards; alone he stands in their place. */
export function Leaders({
  section,
  stack,
  props,
  onPick,
  onPoint,
}: {
  section: Section;
  stack: Stack;
  props: PieceProps;
  onPick(leader: string): void;
  onPoint(leader: string | null): void;
}) {
  const { layout, board, seats, texts } = props;
  const { x, y } = middleOf(section, layout);
  const anatomy = anatomyOf(layout);
  const alone = stack.stack.length === 0;
  const spot = alone ? anatomy.card : anatomy.leader;
  const scale = alone ? (layout.card / 30) * 0.62 : anatomy.scale;
  return (
    <>
      {stack.leaders.map((name, at) => {
        const leader = board.leaders.find((one) => one.name === name);
        const look = leader && seats[leader.side];
        if (!leader || !look) return null;
        return (
          <g
            key={name}
            class={`arb-leader-at ${alone ? "arb-alone" : ""}`}
            data-name={`leader:${name}`}
            transform={`translate(${round(x + spot.x - at * 9)} ${round(y + spot.y - at * 9)}) scale(${scale.toFixed(2)})`}
            onClick={() => onPick(name)}
            onPointerEnter={() => onPoint(name)}
            onPointerLeave={() => onPoint(null)}
          >
            <LeaderToken leader={leader} look={look} name={texts.word("leader", name)} coarse={!alone && props.detail === "coarse"} />
          </g>
        );
      })}
    </>
  );
}

/** A pennant for an order: flying while it waits, lowered when it has been used. */
function Order({ state, at, scale }: { state: "ordered" | "used"; at: Spot; scale: number }) {
  return (
    <g class={`arb-order arb-order-${state}`} transform={`translate(${round(at.x)} ${round(at.y)}) scale(${round(scale)})`}>
      <path class="arb-pole" d="M0 0V22" />
      {state === "ordered" ? (
        <path class="arb-pennant" d="M0 .6H18L13.4 6.3L18 12H0Z" />
      ) : (
        <path class="arb-pennant" d="M0 13.4H9L6.4 17.2L9 21H0Z" />
      )}
    </g>
  );
}
