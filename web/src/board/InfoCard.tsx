/** What something on the board is: a figure, a title, and facts in words. */
import type { ComponentChildren } from "preact";
import type { SeatLook } from "./module.ts";

interface InfoCardProps {
  class: string;
  /** Whose it is. */
  look?: SeatLook | undefined;
  /** Whether it only repeats what a label says. */
  hidden?: boolean;
  /** A number or a drawing at the left. */
  figure: ComponentChildren;
  children: ComponentChildren;
}

export function InfoCard({ class: name, look, hidden, figure, children }: InfoCardProps) {
  return (
    <div class={`board-info ${name} ${look ? `colour-${look.colour}` : ""}`} aria-hidden={hidden}>
      {figure}
      <div class="board-info-words">{children}</div>
    </div>
  );
}

/** Facts by name, two in a row where they are short. */
export function Facts({ children }: { children: ComponentChildren }) {
  return <dl class="board-facts">{children}</dl>;
}

export function Fact({ name, value, title }: { name: string; value: string; title?: string }) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
