/** The lattice itself: hairlines, and the tiles with symbols. Drawn once. */
import { inset, type Lattice, type Space } from "./lattice.ts";
import { symbolPath } from "./symbols.tsx";

/** How large a symbol is drawn, in drawing units. */
const GLYPH = 35;
/** How far a tile stays inside its space. */
export const TILE_EDGE = 6;

export function Hairlines({ lattice }: { lattice: Lattice }) {
  const draw = (coast: boolean): string =>
    lattice.sides
      .filter((side) => side.coast === coast)
      .map(({ a, b }) => `M${a.x} ${a.y}L${b.x} ${b.y}`)
      .join("");
  return (
    <g aria-hidden="true">
      <path class="alx-hairline" d={draw(false)} />
      <path class="alx-shore" d={draw(true)} />
      <path class="alx-node" d={lattice.points.map(({ x, y }) => `M${x} ${y}h0`).join("")} />
    </g>
  );
}

export function Tiles({ lattice }: { lattice: Lattice }) {
  return (
    <g aria-hidden="true">{lattice.spaces.map((space) => space.symbol && <Tile key={space.name} space={space} symbol={space.symbol} />)}</g>
  );
}

/** A tile without its symbol. */
export function TileGround({ space, symbol }: { space: Space; symbol: string }) {
  const path = inset(space, TILE_EDGE);
  return (
    <g class={`alx-${symbol}`}>
      <path class="alx-tile-ground" d={path} />
      <path class="alx-tile" d={path} />
    </g>
  );
}

function Tile({ space, symbol }: { space: Space; symbol: string }) {
  const { x, y } = space.centre;
  return (
    <g class={`alx-${symbol}`}>
      <TileGround space={space} symbol={symbol} />
      <Glyph symbol={symbol} x={x} y={y} size={GLYPH} />
    </g>
  );
}

/** A symbol centred on a spot. */
export function Glyph({ symbol, x, y, size }: { symbol: string; x: number; y: number; size: number }) {
  return (
    <path
      class="alx-glyph"
      d={symbolPath(symbol)}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${(size / 24).toFixed(3)})`}
    />
  );
}
