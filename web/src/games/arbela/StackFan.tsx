/** A stack of a Section, spread out. */
import { Fan } from "../../board/Fan.tsx";
import { CARD, middleOf } from "./layout.ts";
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
      scale={(layout.card / CARD) * (layout.small ? 1.25 : 1.08)}
      onPress={onPress}
      onPoint={onPoint}
    />
  );
}
