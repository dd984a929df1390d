/** What lies on the map: provinces that are held, walls, guards and Alexander. */
import { Counter } from "../../board/Counter.tsx";
import type { SeatLook } from "../../board/module.ts";
import { Glyph, TileGround } from "./field.tsx";
import { round, type Spot } from "../../board/plane.ts";
import { pathOf, ringsOf, type Lattice, type Side, type Space } from "./lattice.ts";
import { AlexanderFigure } from "./symbols.tsx";
import { spacesIn, worthSpot } from "./targets.ts";
import type { View } from "./types.ts";

/** The outline of a province. */
export function provincePath(lattice: Lattice, view: View, index: number): string {
  return pathOf(ringsOf(lattice, new Set(spacesIn(view, index))));
}

/** Provinces that are held: their owner's hatch, and a band of his colour inside the border. */
export function Holdings({ lattice, view, seats }: { lattice: Lattice; view: View; seats: SeatLook[] }) {
  return (
    <g aria-hidden="true">
      {view.provinces.map((province, index) => {
        const look = province.holder === null ? undefined : seats[province.holder];
        if (!look) return null;
        const path = provincePath(lattice, view, index);
        return (
          <g key={province.name} class={`alx-holding colour-${look.colour}`}>
            <clipPath id={`alx-holding-${index}`}>
              <path d={path} />
            </clipPath>
            <path class="alx-wash" d={path} />
            <path class="alx-hatch" d={path} fill={`url(#alx-hatch-${look.colour})`} />
            <path class="alx-band" d={path} clip-path={`url(#alx-holding-${index})`} />
          </g>
        );
      })}
    </g>
  );
}

/** The shell's hatches, drawn at the map's scale. */
export function Hatches({ seats }: { seats: SeatLook[] }) {
  return (
    <>
      {seats.map(({ colour }) => (
        <pattern key={colour} id={`alx-hatch-${colour}`} href={`#hatch-${colour}`} patternTransform="scale(1.7)" />
      ))}
    </>
  );
}

/** What provinces are worth to who holds them; in a broken ring where it does not score. */
export function Worths(props: { lattice: Lattice; view: View; seats: SeatLook[]; avoid: ReadonlySet<number> }) {
  const { lattice, view, seats, avoid } = props;
  return (
    <g class="alx-worths" aria-hidden="true">
      {view.provinces.map((province, index) => {
        const look = province.holder === null ? undefined : seats[province.holder];
        const spot = look && province.value > 0 ? worthSpot(lattice, view, index, avoid) : null;
        if (!look || !spot) return null;
        return (
          <g key={province.name} class={`alx-worth colour-${look.colour} ${province.guards > 1 ? "alx-idle" : ""}`}>
            <circle cx={round(spot.x)} cy={round(spot.y)} r="17" />
            <text x={round(spot.x)} y={round(spot.y + 7)}>
              {province.value}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** How much of a side a wall leaves free at each end, in drawing units. */
const WALL_GAP = 11;

/** The line of a wall on a side, from one end of it to the other. */
export function wallLine(side: Side, from: Spot = side.a): string {
  const to = from === side.a ? side.b : side.a;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const dx = ((to.x - from.x) / length) * WALL_GAP;
  const dy = ((to.y - from.y) / length) * WALL_GAP;
  return `M${round(from.x + dx)} ${round(from.y + dy)}L${round(to.x - dx)} ${round(to.y - dy)}`;
}

/** Walls. Those just placed draw themselves towards Alexander. */
export function Walls(props: { lattice: Lattice; view: View; fresh: ReadonlySet<string>; traced: ReadonlySet<string> }) {
  const { lattice, view, fresh, traced } = props;
  const drawn = Object.entries(view.walls).flatMap(([name, colour]) => {
    const side = lattice.side.get(name);
    return side ? [{ name, colour, side }] : [];
  });
  return (
    <g aria-hidden="true">
      {drawn.map(({ name, side }) => traced.has(name) && <path key={`t${name}`} class="alx-trace" d={wallLine(side)} />)}
      {drawn.map(({ name, colour, side }) => {
        const from = view.alexander === side.ends[0] ? side.b : side.a;
        return (
          <g key={name} class={`alx-wall alx-wall-${colour} ${fresh.has(name) ? "alx-fresh" : ""}`}>
            <path class="alx-wall-foot" d={wallLine(side, from)} pathLength={1} />
            <path class="alx-wall-bar" d={wallLine(side, from)} pathLength={1} />
            {colour === "red" && <path class="alx-notch" d={notch(side)} />}
          </g>
        );
      })}
    </g>
  );
}

/** A lozenge cut out of the middle of a red wall. */
function notch(side: Side): string {
  const { x, y } = side.middle;
  const length = Math.hypot(side.b.x - side.a.x, side.b.y - side.a.y);
  const [ux, uy] = [(side.b.x - side.a.x) / length, (side.b.y - side.a.y) / length];
  const at = (along: number, aside: number): string => `${round(x + along * ux - aside * uy)} ${round(y + along * uy + aside * ux)}`;
  return `M${at(-9, 0)}L${at(0, 7)}L${at(9, 0)}L${at(0, -7)}Z`;
}

/** Guards: counters with their seat's mark, and the symbol they stand on beside them. */
export function Guards(props: {
  lattice: Lattice;
  view: View;
  seats: SeatLook[];
  fresh: ReadonlySet<string>;
  traced: ReadonlySet<string>;
}) {
  const { lattice, view, seats, fresh, traced } = props;
  return (
    <g aria-hidden="true">
      {Object.entries(view.guards).map(([name, seat]) => {
        const space = lattice.space.get(name);
        const look = seats[seat];
        if (!space || !look) return null;
        return (
          <g
            key={name}
            class={`alx-guard colour-${look.colour} ${fresh.has(name) ? "alx-fresh" : ""} ${traced.has(name) ? "alx-traced" : ""}`}
          >
            <Guard space={space} look={look} />
          </g>
        );
      })}
    </g>
  );
}

/** Where on its space a guard's counter lies. */
export function counterSpot(space: Space): Spot {
  return { x: space.centre.x - 8, y: space.centre.y + (space.up ? -1 : 1) };
}

function Guard({ space, look }: { space: Space; look: SeatLook }) {
  const badge = { x: space.centre.x + 19, y: space.centre.y + (space.up ? 10 : -10) };
  return (
    <>
      {space.symbol && <TileGround space={space} symbol={space.symbol} />}
      <Counter look={look} at={counterSpot(space)} />
      {space.symbol && (
        <g class={`alx-badge alx-${space.symbol}`}>
          <circle cx={round(badge.x)} cy={round(badge.y)} r="13" />
          <Glyph symbol={space.symbol} x={badge.x} y={badge.y} size={18} />
        </g>
      )}
    </>
  );
}

export function Alexander({ at, glides }: { at: Spot; glides: boolean }) {
  return (
    <g
      class={`alx-alexander ${glides ? "alx-glides" : ""}`}
      style={{ transform: `translate(${round(at.x)}px, ${round(at.y)}px)` }}
      aria-hidden="true"
    >
      <g transform="translate(0 12) scale(1.1)">
        <AlexanderFigure />
      </g>
    </g>
  );
}
