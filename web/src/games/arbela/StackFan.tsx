/** A stack of a Section, spread out. */
import { Fan } from "../../board/Fan.tsx";
import type { Lit } from "../../board/targets.ts";
import { CARD, middleOf, WIDTH, type Layout } from "./layout.ts";
import { angleIn, OneCard, type PieceProps } from "./pieces.tsx";
import type { Section, Stack } from "./types.ts";

interface StackFanProps {
  section: Section;
  stack: Stack;
  props: PieceProps;
  /** Units that something can be done with. */
  lit: ReadonlySet<string>;
  onPress(unit: string): void;
  onPoint(unit: string | null): void;
}

/** How much larger than on the field its cards are. */
function scaleOf(layout: Layout): number {
  return (layout.card / CARD) * (layout.small ? 1.25 : 1.08);
}

/** Whether a stack that is spread out would lie over lit Sections beside it. */
export function covers(section: Section, stack: Stack, layout: Layout, lit: readonly Lit[]): boolean {
  const at = middleOf(section, layout);
  const half = (stack.stack.length * CARD * scaleOf(layout)) / 2;
  return lit.some(
    ({ domain, word, x, y }) =>
      domain === "section" && word !== section.name && Math.abs(y - at.y) < layout.height / 2 && Math.abs(x - at.x) < half + WIDTH / 2,
  );
}

export function StackFan({ section, stack, props, lit, onPress, onPoint }: StackFanProps) {
  const { layout, board } = props;
  const angle = angleIn(stack, board, layout);
  const cards = stack.stack.map((card) => {
    const ready = card !== null && lit.has(card.unit);
    const drawing = (
      <>
        <OneCard card={card} side={stack.side ?? 0} angle={angle} props={props} />
        {ready && <rect class="arb-ring" x="-45" y="-46" width="90" height="90" rx="5" />}
      </>
    );
    return { name: card?.unit ?? null, lit: ready, drawing };
  });
  return (
    <Fan
      cards={cards}
      at={middleOf(section, layout)}
      sheet={layout.box}
      size={CARD}
      scale={scaleOf(layout)}
      onPress={onPress}
      onPoint={onPoint}
    />
  );
}
