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
      <button type="button" aria-expanded={open} aria-controls="map-legend" title={name} onClick={() => setOpen(!open)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M10.5 6H20M10.5 12H20M10.5 18H20M4 4.5H7V7.5H4ZM4 10.5H7V13.5H4ZM4 16.5H7V19.5H4Z" />
        </svg>
        <span>{name}</span>
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
