/** What can be done at a place: a button each, beside it. */
import type { BoardProps } from "../module.ts";
import type { Spot } from "../plane.ts";
import type { MapWindow } from "./MapFrame.tsx";
import { MapPopover, PopoverTitle } from "./MapPopover.tsx";

interface SiteSheetProps {
  props: Pick<BoardProps, "texts" | "sent" | "onAct" | "onPoint">;
  window: MapWindow;
  at: Spot;
  title: string;
  class?: string;
  actions: readonly string[];
  /** What an action or line is called, where the game has a word of its own for it. */
  wordsOf?(line: string): string;
  hint?: string | null;
  takesFocus: boolean;
  avoid: readonly Spot[];
  onClose(): void;
}

export function SiteSheet({
  props,
  window,
  at,
  title,
  class: name = "",
  actions,
  wordsOf,
  hint = null,
  takesFocus,
  avoid,
  onClose,
}: SiteSheetProps) {
  const { texts, sent } = props;
  return (
    <MapPopover window={window} at={at} label={title} class={name} takesFocus={takesFocus} avoid={avoid} onClose={onClose}>
      <PopoverTitle close={texts.t("board-close")} onClose={onClose}>
        {title}
      </PopoverTitle>
      <div class="map-actions">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            class="button act"
            aria-disabled={sent !== null}
            onClick={() => props.onAct(action)}
            onPointerEnter={() => props.onPoint(action)}
            onPointerLeave={() => props.onPoint(null)}
            onFocus={() => props.onPoint(action)}
            onBlur={() => props.onPoint(null)}
          >
            {wordsOf?.(action) ?? texts.action(action)}
          </button>
        ))}
      </div>
      {hint !== null && <p class="map-popover-hint">{hint}</p>}
    </MapPopover>
  );
}
