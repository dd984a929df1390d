/** What would be: the route, walls, provinces and guards that an action leads to, drawn as a ghost. */
import { Counter } from "../../board/Counter.tsx";
import type { Foreseen, SeatLook } from "../../board/module.ts";
import { round, type Spot } from "../../board/plane.ts";
import { markPath } from "../../look/marks.tsx";
import type { EventInfo } from "../../wire.ts";
import { inset, type Lattice, type Side } from "./lattice.ts";
import { counterSpot, provincePath, wallLine } from "./pieces.tsx";
import { AlexanderFigure } from "./symbols.tsx";
import { spacesIn, worthSpot } from "./targets.ts";
import type { View } from "./types.ts";

interface GhostProps {
  ahead: Foreseen<View>;
  view: View;
  lattice: Lattice;
  seats: readonly SeatLook[];
  /** Spaces that names are written across. */
  avoid: ReadonlySet<number>;
}

export function Ghost({ ahead, view, lattice, seats, avoid }: GhostProps) {
  return (
    <g class="alx-ghost" aria-hidden="true">
      {partsOf(ahead, view, lattice).map((index) => (
        <GhostProvince key={index} index={index} view={ahead.view} lattice={lattice} seats={seats} avoid={avoid} />
      ))}
      <Route ahead={ahead} view={view} lattice={lattice} />
      <Posts ahead={ahead} view={view} lattice={lattice} seats={seats} />
      <Stop ahead={ahead} view={view} lattice={lattice} />
    </g>
  );
}

/** The provinces that would be new, or would change hands; of one that is parted not the vast rest. */
export function partsOf({ view: then, events }: Foreseen<View>, now: View, lattice: Lattice): number[] {
  const names = new Set(
    events.flatMap((event): unknown[] => {
      if (event.kind === "province-split") return [event["province"], event["other"]];
      return ["province-held", "guard-taken-back"].includes(event.kind) ? [event["province"]] : [];
    }),
  );
  return then.provinces.flatMap((province, index) => {
    const vast = spacesIn(then, index).length > lattice.spaces.length / 2;
    const same = now.provinces.some(
      ({ name, value, holder, guards }) =>
        name === province.name && value === province.value && holder === province.holder && guards === province.guards,
    );
    return names.has(province.name) && !vast && !same ? [index] : [];
  });
}

function GhostProvince(props: { index: number; view: View; lattice: Lattice; seats: readonly SeatLook[]; avoid: ReadonlySet<number> }) {
  const { index, view, lattice, seats, avoid } = props;
  const province = view.provinces[index];
  const spot = worthSpot(lattice, view, index, avoid);
  if (!province || !spot) return null;
  const look = province.holder === null ? undefined : seats[province.holder];
  const path = provincePath(lattice, view, index);
  return (
    <g class={look ? `colour-${look.colour}` : "alx-ghost-free"}>
      {look && <path class="alx-hatch" d={path} fill={`url(#alx-hatch-${look.colour})`} />}
      <path class="alx-ghost-province" d={path} />
      <g class={`alx-ghost-worth ${province.guards > 1 ? "alx-idle" : ""}`} transform={`translate(${round(spot.x)} ${round(spot.y)})`}>
        <rect x={look ? -31 : -20} y="-20" width={look ? 62 : 40} height="40" rx="20" />
        {look && <path class="alx-ghost-mark" d={markPath(look.mark)} fill-rule="evenodd" transform="translate(-27 -11) scale(0.92)" />}
        <text x={look ? 12 : 0} y="9">
          {province.value}
        </text>
      </g>
    </g>
  );
}

function sidesIn(events: readonly EventInfo[], kind: string, lattice: Lattice): Side[] {
  return events.flatMap((event) => (event.kind === kind ? (lattice.side.get(String(event["side"])) ?? []) : []));
}

/** The walls that would rise, and old ones that the route follows. */
function Route({ ahead, view, lattice }: { ahead: Foreseen<View>; view: View; lattice: Lattice }) {
  const risen = sidesIn(ahead.events, "wall-placed", lattice);
  const reused = sidesIn(ahead.events, "wall-reused", lattice);
  return (
    <>
      {reused.map((side) => (
        <path key={side.name} class="alx-ghost-reused" d={wallLine(side)} />
      ))}
      {risen.map((side) => (
        <g key={side.name} class={`alx-ghost-wall alx-ghost-${ahead.view.walls[side.name] ?? "black"}`}>
          <path class="alx-ghost-foot" d={wallLine(side)} />
          <path class="alx-ghost-bar" d={wallLine(side)} />
        </g>
      ))}
      {risen.length + reused.length === 0 && <Bearing ahead={ahead} view={view} lattice={lattice} />}
    </>
  );
}

/** Where the march would lead while its route is open: a line as the crow flies. */
function Bearing({ ahead, view, lattice }: { ahead: Foreseen<View>; view: View; lattice: Lattice }) {
  const from = lattice.point.get(view.alexander);
  const stop = stopOf(ahead, view, lattice);
  const space = headedFor(ahead, lattice);
  const to: Spot | undefined = stop ?? space?.centre;
  if (!from || !to) return null;
  return (
    <>
      {space && <path class="alx-ghost-space" d={inset(space, 3)} />}
      <path class="alx-ghost-bearing" d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />
    </>
  );
}

function headedFor({ events }: Foreseen<View>, lattice: Lattice) {
  const heads = events.find(({ kind }) => kind === "alexander-heads");
  return heads && lattice.space.get(String(heads["space"]));
}

/** The point where Alexander would stand. */
function stopOf({ view: then, events }: Foreseen<View>, now: View, lattice: Lattice): Spot | undefined {
  const marches = events.find(({ kind }) => kind === "alexander-marches");
  if (marches) return lattice.point.get(String(marches["point"]));
  return then.alexander === now.alexander ? undefined : lattice.point.get(then.alexander);
}

function Stop({ ahead, view, lattice }: { ahead: Foreseen<View>; view: View; lattice: Lattice }) {
  const at = stopOf(ahead, view, lattice);
  if (!at) return null;
  return (
    <g class="alx-ghost-alexander" transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <circle r="22" />
      <g transform="translate(0 12) scale(1.1)">
        <AlexanderFigure />
      </g>
    </g>
  );
}

/** Guards that would come or go. */
function Posts({ ahead, view, lattice, seats }: { ahead: Foreseen<View>; view: View; lattice: Lattice; seats: readonly SeatLook[] }) {
  const then = ahead.view.guards;
  const names = [...new Set([...Object.keys(then), ...Object.keys(view.guards)])].filter((name) => then[name] !== view.guards[name]);
  return (
    <>
      {names.map((name) => {
        const space = lattice.space.get(name);
        if (!space) return null;
        const at = counterSpot(space);
        const look = name in then ? seats[then[name] ?? -1] : undefined;
        return (
          <g key={name} class={look ? `alx-ghost-guard colour-${look.colour}` : "alx-ghost-gone"}>
            {look ? (
              <>
                <Counter look={look} at={at} />
                <circle class="alx-ghost-ring" cx={round(at.x)} cy={round(at.y)} r="25" />
              </>
            ) : (
              <path d={`M${round(at.x - 20)} ${round(at.y - 20)}l40 40m0 -40l-40 40`} />
            )}
          </g>
        );
      })}
    </>
  );
}
