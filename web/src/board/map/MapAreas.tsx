/** The areas as targets: each has a name, can be focused and pressed, and shows its state. */
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { round } from "../plane.ts";
import type { MarkName } from "../module.ts";
import { markPath } from "../../look/marks.tsx";
import { drawingOf, type MapShapes, type Place } from "./shapes.ts";
import { NO_STATE, type PlaceState, type PlaceStates } from "./states.ts";

export interface TargetsProps {
  map: MapShapes;
  states: PlaceStates;
  /** The place that Tab enters the map at. */
  entry: string | null;
  /** What a place is called for those who do not see it, with what can be done there. */
  labelOf(place: Place): string;
  onPress(place: Place): void;
  onFocus(place: Place): void;
}

export function MapAreas(props: TargetsProps) {
  const { map, states } = props;
  const { places, paths } = drawingOf(map);
  const areas = places.filter(({ area }) => area !== undefined);
  const outlines = useMemo(() => <Outlines paths={paths} />, [paths]);
  return (
    <g class="map-areas">
      {outlines}
      {areas.map((place) => (
        <Held key={place.key} place={place} owner={states[place.key]?.owner} />
      ))}
      {areas.map((place) => (
        <Target key={place.key} place={place} state={states[place.key] ?? NO_STATE} {...props}>
          <use class="map-area-ground" href={outline(place)} />
          <Signs place={place} state={states[place.key] ?? NO_STATE} />
        </Target>
      ))}
    </g>
  );
}

/** Every outline once, and what lies inside it. */
function Outlines({ paths }: { paths: readonly string[] }) {
  return (
    <defs>
      {paths.map((path, index) => (
        <path key={index} id={`map-area-${index}`} class="map-outline" d={path} fill-rule="evenodd" clip-rule="evenodd" />
      ))}
      {paths.map((_, index) => (
        <clipPath key={index} id={`map-inside-${index}`}>
          <use href={`#map-area-${index}`} />
        </clipPath>
      ))}
    </defs>
  );
}

function outline({ index }: Place): string {
  return `#map-area-${index}`;
}

function inside({ index }: Place): string {
  return `url(#map-inside-${index})`;
}

/** What an owner's area looks like: a wash, his hatch, and a band of his colour inside the border. */
function Held({ place, owner }: { place: Place; owner: PlaceState["owner"] }) {
  if (!owner) return null;
  return (
    <g class={`map-held colour-${owner.colour}`} aria-hidden="true">
      <use class="map-wash" href={outline(place)} />
      <use class="map-hatch" href={outline(place)} fill={`url(#map-hatch-${owner.colour})`} />
      <g clip-path={inside(place)}>
        <use class="map-band" href={outline(place)} />
      </g>
    </g>
  );
}

/** The signs of a state, in the order in which they lie over each other. */
const SIGNS = ["changed", "pointed", "lit", "chosen", "inspected"] as const;

/** Lines inside the border: gold for lit, and so on. Each state has a line of its own. */
function Signs({ place, state }: { place: Place; state: PlaceState }) {
  return (
    <g class={place.area?.sea ? "map-signs-sea" : ""} clip-path={inside(place)}>
      {SIGNS.map((name) => state[name] && <use key={name} class={`map-sign map-sign-${name}`} href={outline(place)} />)}
      <use class="map-focus" href={outline(place)} />
    </g>
  );
}

/** Something on the map that can be focused and pressed. */
function Target(props: TargetsProps & { place: Place; state: PlaceState; children: ComponentChildren }) {
  const { place, state, entry, labelOf, onPress, onFocus, children } = props;
  return (
    <g
      class={`map-target ${state.lit ? "map-lit" : ""}`}
      role="button"
      tabindex={place.key === entry ? 0 : -1}
      aria-label={labelOf(place)}
      data-place={place.key}
      data-light={state.lit}
      onClick={(event) => {
        // A pointer's click is measured by the map; this one comes from a key or a reader.
        if (event.detail !== 0) return;
        event.stopPropagation();
        onPress(place);
      }}
      onFocus={() => onFocus(place)}
    >
      {children}
    </g>
  );
}

/** Room round a symbol in which a pointer is on it, in units. */
const REACH = 5;
/** The ring round a lit point, and its line, are at least so large on the screen, in pixels. */
const LIT = { radius: 7, line: 3 };

/** The points as targets, with a symbol for each sort. `scale`: pixels a unit. */
export function MapPoints(props: TargetsProps & { scale: number }) {
  const { map, states, scale } = props;
  const { places } = drawingOf(map);
  return (
    <g class="map-points">
      {places.map((place) => {
        const { point } = place;
        if (!point) return null;
        const state = states[place.key] ?? NO_STATE;
        const rings = SIGNS.filter((name) => state[name]);
        return (
          <Target key={place.key} place={place} state={state} {...props}>
            <circle class="map-reach" cx={place.x} cy={place.y} r={round(point.radius + REACH)} />
            {rings.map((name, at) => (
              <circle
                key={name}
                class={`map-ring map-sign-${name}`}
                cx={place.x}
                cy={place.y}
                r={round(Math.max(point.radius + 6 + 4 * at, name === "lit" && scale > 0 ? LIT.radius / scale : 0))}
                style={name === "lit" && scale > 0 ? { strokeWidth: round(Math.max(7, LIT.line / scale)) } : undefined}
              />
            ))}
            <circle class="map-point-focus" cx={place.x} cy={place.y} r={round(point.radius + 9)} />
            <g class={state.owner ? `map-owned colour-${state.owner.colour}` : ""}>
              <PlaceSign sort={point.sort ?? point.kind} radius={point.radius} x={place.x} y={place.y} />
              {state.owner && <OwnersMark mark={state.owner.mark} radius={point.radius} x={place.x} y={place.y} />}
            </g>
          </Target>
        );
      })}
    </g>
  );
}

/** The mark of a point's owner, on its symbol. */
function OwnersMark({ mark, radius, x, y }: { mark: MarkName; radius: number; x: number; y: number }) {
  const scale = Math.round((1350 * radius) / 24) / 1000;
  return (
    <path
      class="map-point-mark"
      d={markPath(mark)}
      fill-rule="evenodd"
      transform={`translate(${round(x - 12 * scale)} ${round(y - 12 * scale)}) scale(${scale})`}
    />
  );
}

/** A square for great places, a triangle for strongholds, a dot for places on the way, else a ring. */
function PlaceSign({ sort, radius, x, y }: { sort: string; radius: number; x: number; y: number }) {
  const side = round(radius * 0.92);
  switch (sort) {
    case "major":
    case "fortress":
      return <path class={`map-symbol map-symbol-${sort}`} d={`M${x - side} ${y - side}h${2 * side}v${2 * side}h${-2 * side}Z`} />;
    case "stronghold":
      return (
        <path
          class={`map-symbol map-symbol-${sort}`}
          d={`M${x} ${round(y - radius * 1.1)}L${round(x + radius * 1.05)} ${round(y + radius * 0.8)}H${round(x - radius * 1.05)}Z`}
        />
      );
    default:
      return <circle class={`map-symbol map-symbol-${sort}`} cx={x} cy={y} r={round(radius * 0.85)} />;
  }
}
