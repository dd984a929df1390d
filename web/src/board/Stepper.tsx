/** One fewer, how many, one more. */
import type { ComponentChildren } from "preact";
import type { Texts } from "./module.ts";

interface StepperProps {
  /** What is counted: a drawing, and in words. */
  figure: ComponentChildren;
  name: string;
  now: number;
  /** What the buttons are called, and what they do; null: they do nothing. */
  fewer: { label: string; press: (() => void) | null };
  more: { label: string; press: (() => void) | null };
  texts: Texts;
}

export function Stepper({ figure, name, now, fewer, more, texts }: StepperProps) {
  return (
    <div class="board-stepper" role="group" aria-label={name}>
      {figure}
      <span class="board-stepper-name">{name}</span>
      <button type="button" disabled={!fewer.press} aria-label={fewer.label} onClick={() => fewer.press?.()}>
        −
      </button>
      <output aria-live="polite">{texts.number(now)}</output>
      <button type="button" disabled={!more.press} aria-label={more.label} onClick={() => more.press?.()}>
        +
      </button>
    </div>
  );
}
