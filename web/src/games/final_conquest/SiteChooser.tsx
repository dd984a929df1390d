/** What can be done in a territory: a button each, beside it. */
import { MapPopover, PopoverTitle } from "../../board/map/MapPopover.tsx";
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import type { BoardProps } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import type { Board, View } from "./types.ts";

interface SiteChooserProps {
  props: BoardProps<View, Board>;
  window: MapWindow;
  word: string;
  at: Spot | undefined;
  actions: readonly string[];
  /** Whether the army here can march as well. */
  marches: boolean;
  takesFocus: boolean;
  /** Where the army can go: to be left in sight. */
  avoid: readonly Spot[];
  onClose(): void;
}

export function SiteChooser({ props, window, word, at, actions, marches, takesFocus, avoid, onClose }: SiteChooserProps) {
  const { texts, sent } = props;
  if (!at) return null;
  return (
    <MapPopover
      window={window}
      at={at}
      label={texts.word("territory", word)}
      class="fc-sites"
      takesFocus={takesFocus}
      avoid={avoid}
      onClose={onClose}
    >
      <PopoverTitle close={texts.t("board-close")} onClose={onClose}>
        {texts.word("territory", word)}
      </PopoverTitle>
      <div class="fc-sites-list">
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
            {texts.action(action)}
          </button>
        ))}
      </div>
      {marches && <p class="map-popover-hint">{texts.t("board-sites-march")}</p>}
    </MapPopover>
  );
}
