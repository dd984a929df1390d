/** A stack spread out, so that every card of it can be seen and pressed. */
import type { ComponentChildren } from "preact";
import { round, within, type Box, type Spot } from "./plane.ts";

export interface FanCard {
  /** Null: nobody here knows it. */
  name: string | null;
  /** Whether something can be done with it. */
  lit: boolean;
  /** Drawn round the origin. */
  drawing: ComponentChildren;
}

interface FanProps {
  cards: FanCard[];
  /** The middle of the stack, and the edges of the sheet: the fan stays on it. */
  at: Spot;
  sheet: Box;
  /** The size of a card in drawing units, and how much larger than that it is shown. */
  size: number;
  scale: number;
  onPress(name: string): void;
  onPoint(name: string | null): void;
}

/** How much of a card's width the next one leaves free. */
const STEP = 0.94;
/** Room round the cards, and between them and the edge of the sheet. */
const EDGE = 6;
const ROOM = 8;

export function Fan({ cards, at, sheet, size, scale, onPress, onPoint }: FanProps) {
  const step = size * scale * STEP;
  const width = cards.length * step;
  const x = within(at.x, sheet.left, sheet.right, width + 2 * ROOM);
  return (
    <g class={`board-fan ${cards.some(({ lit }) => lit) ? "" : "board-fan-only"}`} transform={`translate(${round(x)} ${round(at.y)})`}>
      <rect
        class="board-fan-ground"
        x={round(-width / 2 - EDGE)}
        y={round((-size * scale) / 2 - EDGE)}
        width={round(width + 2 * EDGE)}
        height={round(size * scale + 2 * EDGE)}
        rx="5"
      />
      {cards.map(({ name, lit, drawing }, place) => (
        <g
          key={name ?? place}
          class={`board-fanned ${lit ? "board-lit" : ""}`}
          transform={`translate(${round((place + 0.5) * step - width / 2)} 0) scale(${round(scale * 100) / 100})`}
          onClick={(event) => {
            if (name === null) return;
            event.stopPropagation();
            onPress(name);
          }}
          onPointerEnter={() => onPoint(name)}
          onPointerLeave={() => onPoint(null)}
        >
          {drawing}
        </g>
      ))}
    </g>
  );
}
