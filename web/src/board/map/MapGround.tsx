/** The map under everything: sea, land, relief, rivers and coast. Nothing here changes in a game. */
import type { ComponentChildren } from "preact";
import { round } from "../plane.ts";
import { hills, marsh, mountains, river } from "./relief.ts";
import { drawingOf, type MapShapes } from "./shapes.ts";
import { tiledPath, tiledStrokes } from "./tiling.ts";

/** How strong the lines along the coast are, the nearest first. */
const FADING = [0.42, 0.26, 0.15];
/** How wide rivers are at their mouths, in units; those of the rules are wider. */
const RIVER = { river: 9, other: 6 };

interface MapGroundProps {
  map: MapShapes;
  /** What is drawn on the water but under all land. */
  children?: ComponentChildren;
}

export function MapGround({ map, children }: MapGroundProps) {
  const { grounds, land, desert, lines } = drawingOf(map);
  const sheet = { x: 0, y: 0, width: map.width, height: map.height };
  return (
    <g class="map-ground" aria-hidden="true">
      <rect class="map-sea" {...sheet} />
      <g clip-path="url(#map-sheet)">
        <path class="map-net" d={map.net} />
        <Paths class="map-line map-line-s" paths={[...(lines.get("s") ?? []), ...(lines.get("o") ?? [])]} />
        {map.ripples.map((path, at) => (
          <g key={at} stroke-opacity={FADING[at]}>
            <Paths class="map-ripple" paths={tiledPath(path)} />
          </g>
        ))}
        {children}
        <path class="map-beyond" d={grounds} />
        <path class="map-land" d={land} />
        <path class="map-desert" d={desert} />
        <Paths class="map-relief" paths={tiledStrokes(map.hills).map(hills)} />
        <Paths class="map-relief" paths={tiledStrokes(map.mountains).map(mountains)} />
        <Paths class="map-relief" paths={tiledStrokes(map.marsh).map(marsh)} />
        {map.rivers.map(({ domain, word, kind, course, inland }) => (
          <path
            key={`${domain}:${word}`}
            class={`map-river map-river-${kind}`}
            d={river(course, kind === "river" ? RIVER.river : RIVER.other, inland)}
          />
        ))}
        <path class="map-lake" d={map.lakes} />
        <Paths class="map-line map-line-b" paths={lines.get("b") ?? []} />
        <Paths class="map-line map-line-l" paths={lines.get("l") ?? []} />
        <Paths class="map-line map-line-c" paths={lines.get("c") ?? []} />
        {map.rose && <Compass at={map.rose} />}
        <rect class="map-grain" {...sheet} />
      </g>
      <rect class="map-neatline" {...sheet} />
      <rect class="map-neatline map-neatline-outer" x={-9} y={-9} width={map.width + 18} height={map.height + 18} />
    </g>
  );
}

function Paths({ class: name, paths }: { class: string; paths: readonly string[] }) {
  return (
    <>
      {paths.map((path, at) => (
        <path key={at} class={name} d={path} />
      ))}
    </>
  );
}

/** A rose of eight winds: each ray has an open half and a full one. */
function Compass({ at: [x = 0, y = 0] }: { at: readonly number[] }) {
  const main = [0, 2, 4, 6];
  const open =
    [1, 3, 5, 7].map((turn) => ray(turn, 48, 15, -1) + ray(turn, 48, 15, 1)).join("") + main.map((turn) => ray(turn, 76, 19, -1)).join("");
  return (
    <g class="map-compass" transform={`translate(${x} ${y})`}>
      <circle r="56" />
      <circle r="51" />
      <path class="map-compass-open" d={open} />
      <path class="map-compass-full" d={main.map((turn) => ray(turn, 76, 19, 1)).join("")} />
      <path class="map-compass-north" d="M-6 -82V-98L6 -82V-98" />
    </g>
  );
}

/** Half a ray of the compass, leaning to the left (-1) or the right (1). */
function ray(turn: number, long: number, wide: number, lean: -1 | 1): string {
  const angle = (turn * Math.PI) / 4;
  const at = (way: number, far: number): string => `${round(far * Math.sin(way))} ${round(-far * Math.cos(way))}`;
  return `M0 0L${at(angle + 0.4 * lean, wide)}L${at(angle, long)}Z`;
}

/** What ground and areas refer to: the sheet's edge, stipple, grain, the hatches of seats. */
export function MapDefs({ map, colours }: { map: MapShapes; colours: readonly string[] }) {
  return (
    <defs>
      <clipPath id="map-sheet">
        <rect x="0" y="0" width={map.width} height={map.height} />
      </clipPath>
      <pattern id="map-stipple" width="74" height="74" patternUnits="userSpaceOnUse">
        <path
          class="map-stipple"
          d="M5 8h0M21 3h0M37 10h0M55 5h0M69 13h0M12 19h0M29 22h0M46 18h0M61 25h0M3 32h0M20 34h0M38 31h0M53 37h0M70 33h0M10 46h0M28 48h0M45 45h0M63 49h0M4 60h0M18 57h0M35 63h0M50 58h0M68 64h0M26 71h0M58 71h0"
        />
      </pattern>
      <pattern id="map-grain" width="92" height="92" patternUnits="userSpaceOnUse">
        <path class="map-laid" d="M0 7H92M0 22.5H92M0 38H92M0 53.5H92M0 69H92M0 84.5H92" />
      </pattern>
      {colours.map((colour) => (
        <pattern key={colour} id={`map-hatch-${colour}`} href={`#hatch-${colour}`} patternTransform="scale(2.1)" />
      ))}
    </defs>
  );
}
