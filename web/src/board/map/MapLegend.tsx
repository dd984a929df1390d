/** What the signs of a map mean: folded up until it is asked for, unless there is room beside the map. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Mark } from "../../look/marks.tsx";
import type { SeatLook } from "../module.ts";
import type { MapWindow } from "./MapFrame.tsx";

export interface Sign {
  key: string;
  figure: ComponentChildren;
  words: string;
}

/** Beside the map so many pixels are enough for it to lie open. */
const ENOUGH = 190;

export function MapLegend({ name, signs, window }: { name: string; signs: readonly Sign[]; window: MapWindow }) {
  const [wish, setOpen] = useState<boolean | null>(null);
  const open = wish ?? window.aside >= ENOUGH;
  return (
    <div class="map-legend" onClick={(event) => event.stopPropagation()} onPointerDown={(event) => event.stopPropagation()}>
      {open && (
        <ul id="map-legend">
          {signs.map(({ key, figure, words }) => (
            <li key={key}>
              {figure}
              {words}
            </li>
          ))}
        </ul>
      )}
      <button type="button" aria-expanded={open} aria-controls="map-legend" onClick={() => setOpen(!open)}>
        {name}
      </button>
    </div>
  );
}

/** A side's mark in its colour. */
export function SideMark({ look }: { look: SeatLook }) {
  return (
    <span class={`colour-${look.colour}`}>
      <Mark name={look.mark} size={17} />
    </span>
  );
}
