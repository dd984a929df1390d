/** The panel of a battle over a map: a title that folds it up, and the game's own account of it. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface MapBattleProps {
  /** Whose panel it is, for the game's own style. */
  class: string;
  /** Where it would lie over the map: at its left, because the battle is at its right. */
  left?: boolean;
  title: string;
  figure: ComponentChildren;
  /** At the end of the title: how far it has come. */
  stand?: ComponentChildren;
  /** The same, said only while the panel is folded up. */
  brief?: ComponentChildren;
  folded: boolean;
  /** What the reader is asked for. It stands first and is never folded up. */
  asked?: ComponentChildren;
  children: ComponentChildren;
}

export function MapBattle({ title, figure, stand, brief, folded, asked, children, ...more }: MapBattleProps) {
  const [wish, setWish] = useState<boolean | null>(null);
  const open = wish ?? !folded;
  const said = stand ?? (open ? null : brief);
  return (
    <BattleBox class={more.class} left={more.left ?? false} label={title}>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setWish(!open)}>
          {figure}
          <span>{title}</span>
          {said && <b>{said}</b>}
        </button>
      </h3>
      {asked}
      {open && children}
    </BattleBox>
  );
}

/** The panel itself: what is pressed in it is not pressed on the map. */
export function BattleBox({ label, children, ...more }: { class: string; left?: boolean; label: string; children: ComponentChildren }) {
  return (
    <section
      class={`map-battle ${more.left ? "map-battle-left" : ""} ${more.class}`}
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {children}
    </section>
  );
}
