/** Beside the field: both Reserves as trays, and how near each army is to breaking. */
import { useEffect, useState } from "preact/hooks";
import { Mark } from "../../look/marks.tsx";
import type { SeatLook, Texts } from "../../board/module.ts";
import { Pips } from "../../board/tracks.tsx";
import { Looked } from "./Looked.tsx";
import { inTray } from "./targets.ts";
import { Tray, type Props } from "./tray.tsx";
import type { View } from "./types.ts";

export function Tracks(props: Props) {
  const { seat, seats, legal, readOnly, view } = props;
  const first = seat ?? 0;
  const [open, setOpen] = useState(first);
  // Whoever may bring cards now sees his own tray.
  const bringing = !readOnly && legal.some((action) => inTray(action, view));
  useEffect(() => {
    if (bringing) setOpen(first);
  }, [bringing, first]);
  const look = seats[open];
  return (
    <div class="arb-tracks">
      {seat === null && <Looked {...props} />}
      <div class="arb-trays">
        {[first, 1 - first].map((side) => {
          const own = seats[side];
          return own ? (
            <TrayName key={side} props={props} side={side} look={own} open={open === side} onOpen={() => setOpen(side)} />
          ) : null;
        })}
      </div>
      {look && <Tray key={open} props={props} side={open} look={look} />}
    </div>
  );
}

interface TrayNameProps {
  props: Props;
  side: number;
  look: SeatLook;
  open: boolean;
  onOpen(): void;
}

/** The name of a Reserve with its losses; a press opens its tray. */
function TrayName({ props, side, look, open, onOpen }: TrayNameProps) {
  const { view, texts } = props;
  const count = view.reserves[side]?.length ?? 0;
  return (
    <div class={`arb-tray-head colour-${look.colour}`}>
      <button
        type="button"
        class="arb-tray-name"
        aria-expanded={open}
        aria-label={texts.t("board-reserve-of", { seat: texts.word("seat", String(side)), count })}
        onClick={onOpen}
      >
        <Mark name={look.mark} size={16} />
        <span>{texts.t("board-reserve")}</span>
        <b class="board-number" data-number={texts.number(count)} />
      </button>
      <Losses view={view} side={side} texts={texts} />
    </div>
  );
}

/** Losses against the number that breaks the army, a pip each. */
function Losses({ view, side, texts }: { view: View; side: number; texts: Texts }) {
  const losses = view.losses[side] ?? 0;
  const level = view.break_levels[side] ?? 0;
  return (
    <Pips
      filled={losses}
      all={level}
      label={texts.t("board-losses", { losses, level })}
      words={`${texts.number(losses)}/${texts.number(level)}`}
    />
  );
}
