/** A stack spread out, so that every card of it can be seen and pressed. */
import { round } from "../../board/plane.ts";
import { CARD, middleOf, type Layout } from "./layout.ts";
import { angleIn, OneCard, type PieceProps } from "./pieces.tsx";
import type { Section, Stack } from "./types.ts";

interface FanProps {
  section: Section;
  stack: Stack;
  props: PieceProps;
  /** Units that something can be done with. */
  lit: ReadonlySet<string>;
  onPress(unit: string): void;
  onPoint(unit: string | null): void;
}

export function Fan({ section, stack, props, lit, onPress, onPoint }: FanProps) {
  const { layout, board } = props;
  const scale = (layout.card / CARD) * (layout.small ? 1.25 : 1.08);
  const step = CARD * scale * 0.94;
  const { x, y } = shifted(section, stack.stack.length * step, layout);
  const angle = angleIn(stack, board, layout);
  const pressable = stack.stack.some((card) => card !== null && lit.has(card.unit));
  const width = stack.stack.length * step;
  return (
    <g class={`arb-fan ${pressable ? "" : "arb-fan-only"}`} transform={`translate(${round(x)} ${round(y)})`}>
      <rect
        class="arb-fan-ground"
        x={round(-width / 2 - 6)}
        y={round((-CARD * scale) / 2 - 6)}
        width={round(width + 12)}
        height={round(CARD * scale + 12)}
        rx="5"
      />
      {stack.stack.map((card, at) => (
        <g
          key={card?.unit ?? at}
          class={`arb-fanned ${card && lit.has(card.unit) ? "arb-lit" : ""}`}
          transform={`translate(${round((at + 0.5) * step - width / 2)} 0) scale(${round(scale * 100) / 100})`}
          onClick={(event) => {
            if (!card) return;
            event.stopPropagation();
            onPress(card.unit);
          }}
          onPointerEnter={() => onPoint(card?.unit ?? null)}
          onPointerLeave={() => onPoint(null)}
        >
          <OneCard card={card} side={stack.side ?? 0} angle={angle} props={props} />
          {card && lit.has(card.unit) && <rect class="arb-ring" x="-45" y="-46" width="90" height="90" rx="5" />}
        </g>
      ))}
    </g>
  );
}

/** The middle of the fan: over its Section, but not beyond the edge of the sheet. */
function shifted(section: Section, width: number, layout: Layout): { x: number; y: number } {
  const { x, y } = middleOf(section, layout);
  const room = width / 2 + 8;
  return { x: Math.max(layout.box.left + room, Math.min(x, layout.box.right - room)), y };
}
