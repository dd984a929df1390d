/** Marks that come and go: the province under the pointer, what is asked about, what is pointed at. */
import type { PromptInfo } from "../../wire.ts";
import { asked, named } from "../../board/names.ts";
import { round, type Spot } from "../../board/plane.ts";
import { inset, type Lattice, type Space } from "./lattice.ts";
import { TILE_EDGE } from "./field.tsx";
import { pointedSymbol } from "./pointing.ts";
import { provincePath, wallLine } from "./pieces.tsx";
import { spacesIn, worthSpot } from "./targets.ts";
import type { View } from "./types.ts";

/** The province that a space belongs to, outlined, with what it is worth. */
export function ProvinceUnder(props: { space: Space; view: View; lattice: Lattice; avoid: ReadonlySet<number> }) {
  const { space, view, lattice, avoid } = props;
  const index = view.spaces[space.index] ?? -1;
  const province = view.provinces[index];
  if (!province) return null;
  const free = province.holder === null;
  const spot =
    free && province.value > 0 && spacesIn(view, index).length < lattice.spaces.length ? worthSpot(lattice, view, index, avoid) : null;
  return (
    <g class="alx-under" aria-hidden="true">
      <path d={provincePath(lattice, view, index)} />
      {spot && (
        <text x={round(spot.x)} y={round(spot.y + 9)}>
          {province.value}
        </text>
      )}
    </g>
  );
}

/** The way of the march so far, the space it heads for, the province that is being settled. */
export function Asked(props: { prompt: PromptInfo | null; view: View; lattice: Lattice; trail: readonly Spot[] }) {
  const { prompt, view, lattice, trail } = props;
  const space = prompt?.key === "choose-point" || prompt?.key === "allot" ? lattice.space.get(asked(prompt, "space") ?? "") : undefined;
  const settling = prompt?.key === "allot" && space ? view.spaces[space.index] : undefined;
  return (
    <g class="alx-asked" aria-hidden="true">
      {settling !== undefined && <path class="alx-settling" d={provincePath(lattice, view, settling)} />}
      {trail.length > 1 && <path class="alx-trail" d={`M${trail.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`} />}
      {prompt?.key === "choose-point" && space && <path class="alx-chosen" d={inset(space, 5)} />}
    </g>
  );
}

/** Where the march ends. */
export function goalOf(prompt: PromptInfo | null, lattice: Lattice): Spot | null {
  return prompt?.key === "choose-side" ? (lattice.point.get(asked(prompt, "point") ?? "") ?? null) : null;
}

export function Goal({ at }: { at: Spot }) {
  return (
    <g class="alx-goal" transform={`translate(${round(at.x)} ${round(at.y)})`} aria-hidden="true">
      <circle class="alx-goal-ground" r="20" />
      <circle r="19" />
      <circle r="9" />
      <path d="M0 -5V-48L26 -38L0 -28" />
    </g>
  );
}

/** Every space with the symbol of the card that is pointed at. */
export function Echo({ lattice }: { lattice: Lattice }) {
  const symbol = pointedSymbol.value;
  if (symbol === null) return null;
  return (
    <path
      class="alx-echo"
      aria-hidden="true"
      d={lattice.spaces.flatMap((space) => (space.symbol === symbol ? inset(space, TILE_EDGE) : [])).join("")}
    />
  );
}

/** What a line of the log, a button or a lesson points at, by name. */
export function Pointed({ names, view, lattice }: { names: readonly string[]; view: View; lattice: Lattice }) {
  const shapes = names.flatMap((name) => shapesOf(name, view, lattice));
  if (shapes.length === 0) return null;
  return (
    <g class="alx-pointed" aria-hidden="true">
      {shapes.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

/** The outlines of whatever bears a name; a bare word is looked up in every domain. */
export function shapesOf(name: string, view: View, lattice: Lattice): string[] {
  const { domain, word } = named(name);
  const is = (wanted: string): boolean => domain === "" || domain === wanted;
  const space = is("space") ? lattice.space.get(word) : undefined;
  if (space) return [inset(space, 2)];
  const point = is("point") ? lattice.point.get(word) : undefined;
  if (point) return [circle(point, 20)];
  const side = is("side") ? lattice.side.get(word) : undefined;
  if (side) return [wallLine(side)];
  if (domain === "province") {
    const index = view.provinces.findIndex((one) => one.name === word);
    const first = lattice.space.get(word);
    const at = index >= 0 ? index : first && view.spaces[first.index];
    return at === undefined ? [] : [provincePath(lattice, view, at)];
  }
  if (word === "alexander") {
    const here = lattice.point.get(view.alexander);
    return here ? [circle(here, 30)] : [];
  }
  return is("symbol") ? lattice.spaces.filter(({ symbol }) => symbol === word).map((one) => inset(one, 2)) : [];
}

function circle({ x, y }: Spot, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
