/** What the map shows of a position: states of areas and seas, counters, arrows. */
import { namesIn } from "../../board/grammar.ts";
import { drawingOf, pointsOf, type MapShapes } from "../../board/map/shapes.ts";
import type { MapPath, PlaceState, PlaceStates } from "../../board/map/states.ts";
import { rowHeight, type Stack, type StackGroup } from "../../board/map/stacks.ts";
import type { BoardProps, Grammar, SeatLook } from "../../board/module.ts";
import { named } from "../../board/names.ts";
import type { Spot } from "../../board/plane.ts";
import { stepsOf } from "../../live/lines.ts";
import type { EventInfo } from "../../wire.ts";
import { GLYPHS } from "./glyphs.ts";
import { lookOf } from "./looks.ts";
import { unitsOf } from "./marching.ts";
import { areaKey, berthOf, keyOf, nationSide, seaKey } from "./places.ts";
import { isNamed, placesOf } from "./targets.ts";
import type { Board, FleetView, Side, Standing, View } from "./types.ts";

type Props = BoardProps<View, Board>;

interface Marked {
  lit: readonly string[];
  chosen: readonly string[];
  looked: string | null;
}

export function statesOf(props: Props, { lit, chosen, looked }: Marked): PlaceStates {
  const { view, seats, board, changed, grammar } = props;
  const touched = new Set(changed.flatMap((event) => keysIn(event, grammar, board)));
  const states: Record<string, PlaceState> = {};
  const put = (key: string, owner: SeatLook | null): void => {
    states[key] = {
      ...(owner ? { owner } : {}),
      lit: lit.includes(key),
      chosen: chosen.includes(key),
      inspected: key === looked,
      changed: touched.has(key),
      pointed: isNamed(key, props.lit) && !chosen.includes(key),
    };
  };
  for (const word of Object.keys(board.areas)) put(areaKey(word), lookOf(view.areas[word]?.marker ?? null, seats));
  for (const word of Object.keys(board.seas)) put(seaKey(word), null);
  for (const [word, { area }] of Object.entries(board.cities)) {
    const owner = lookOf(view.areas[area]?.marker ?? null, seats);
    states[`city:${word}`] = owner ? { owner } : {};
  }
  return states;
}

/** The places that an event names. */
export function keysIn(event: EventInfo, grammar: Grammar, board: Board): string[] {
  return namesIn(event, grammar)
    .map(named)
    .flatMap(({ domain, word }) => keyOf(domain, word, board) ?? []);
}

// ---- counters

/** Leaders and units: those that can still move upright, the others on their side. */
export function groupsOf({ leaders, units, stack }: Standing): StackGroup[] {
  const moved = stack?.moved.length ?? 0;
  const spent = unitsOf(stack?.spent ?? {});
  return [
    { path: GLYPHS.leader, count: leaders - moved },
    { path: GLYPHS.leader, count: moved, turned: true },
    { path: GLYPHS.units, count: units - spent },
    { path: GLYPHS.units, count: spent, turned: true },
  ].filter(({ count }) => count > 0);
}

/** A row a nation's ships, and what they carry. */
function shipGroups(fleets: readonly FleetView[]): StackGroup[] {
  const ships = (some: readonly FleetView[]): number => some.reduce((sum, { ships: count }) => sum + count, 0);
  const tired = fleets.filter(({ state }) => state === "moved" || state === "failed");
  const rest = fleets.filter((fleet) => !tired.includes(fleet));
  return [
    { path: GLYPHS.ship, count: ships(rest) },
    { path: GLYPHS.ship, count: ships(tired), turned: true },
    { path: GLYPHS.leader, count: fleets.reduce((sum, { leaders }) => sum + leaders, 0) },
    { path: GLYPHS.units, count: fleets.reduce((sum, { units }) => sum + units, 0) },
  ].filter(({ count }) => count > 0);
}

/** All counters: armies, fleets out at sea and in port; what would stand there instead is a ghost. */
export function stacksOf(props: Props, map: MapShapes, lifted: string | null, scale: number): Stack[] {
  const { view, board, foreseen, seats } = props;
  const armies = Object.keys(board.areas).flatMap((word): Stack[] => {
    const here = view.areas[word];
    const then = foreseen?.view.areas[word];
    const changes = then !== undefined && here !== undefined && !isAlike(here, then);
    const shown = changes ? then : here;
    if (!shown || shown.holder === null) return [];
    const look = lookOf(shown.holder, seats);
    return [{ place: areaKey(word), look, rows: [groupsOf(shown)], lifted: areaKey(word) === lifted, ghost: changes }];
  });
  return [...armies, ...attackersOf(props), ...fleetStacks(props, map, lifted, scale)];
}

/** Those who attack in a land battle stand beside the area's own. */
function attackersOf({ view, seats }: Props): Stack[] {
  const { field, battle } = view;
  if (!field || !battle || battle.area === null) return [];
  return [{ place: areaKey(battle.area), look: lookOf(field.holder, seats), rows: [groupsOf(field)], raised: 1.3 }];
}

function isAlike(one: Standing, other: Standing): boolean {
  return one.holder === other.holder && one.leaders === other.leaders && one.units === other.units;
}

/** The ships of each side at each berth. Where they would come to is a ghost; where they would leave they are still shown, so that
    the counter under the pointer stays there. */
function fleetStacks({ view, board, seats, foreseen }: Props, map: MapShapes, lifted: string | null, scale: number): Stack[] {
  const now = berthed(view.fleets);
  const then = foreseen ? berthed(foreseen.view.fleets) : now;
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((key): Stack[] => {
    const [berth = "", side = ""] = key.split(" ");
    const here = now.get(key);
    const shown = then.get(key) ?? here ?? [];
    const { sea, area } = berthOf(berth, board);
    const nations = [...new Set(shown.map(({ nation }) => nation))];
    // At sea too the counter may cover a coast: whoever presses it means the sea.
    const at = area === null ? drawingOf(map).place.get(seaKey(sea)) : moored(map, area, sea, scale);
    return [
      {
        place: seaKey(sea),
        ...(at ? { at } : {}),
        look: lookOf(side as Side, seats),
        rows: nations.map((nation) => shipGroups(shown.filter((fleet) => fleet.nation === nation))),
        lifted: seaKey(sea) === lifted,
        raised: side === "persia" ? 1.2 : 0,
        ghost: JSON.stringify(shown) !== JSON.stringify(here),
      },
    ];
  });
}

/** The ships by berth and side. */
function berthed(fleets: readonly FleetView[]): Map<string, FleetView[]> {
  const found = new Map<string, FleetView[]>();
  for (const fleet of fleets) {
    const key = `${fleet.berth} ${nationSide(fleet.nation)}`;
    found.set(key, [...(found.get(key) ?? []), fleet]);
  }
  return found;
}

/** How far from the middle of an area its ships lie at least, in rows of counters: its army stands there. */
const CLEAR = { across: 3.4, down: 1.3 };

/** Where ships in a port are drawn: at its coast, clear of what stands in the area. */
function moored(map: MapShapes, area: string, sea: string, scale: number): Spot | null {
  const coast = portOf(map, area, sea);
  const army = drawingOf(map).place.get(areaKey(area));
  if (!coast || !army) return coast;
  const [x, y] = [(coast.x - army.x) * scale, (coast.y - army.y) * scale];
  const row = rowHeight(scale);
  const clear = { across: CLEAR.across * row, down: CLEAR.down * row };
  if (Math.abs(x) >= clear.across || Math.abs(y) >= clear.down) return coast;
  // Straight on from the army over the coast, until one of them lies beside or below the other.
  const share = Math.min(clear.across / Math.max(1e-6, Math.abs(x)), clear.down / Math.max(1e-6, Math.abs(y)));
  return { x: army.x + (x * share) / scale, y: army.y + (y * share) / scale };
}

const ports = new WeakMap<MapShapes, Map<string, Spot>>();

/** Where ships lie in the port of an area: in the middle of its coast on that sea. */
export function portOf(map: MapShapes, area: string, sea: string): Spot | null {
  const known = ports.get(map) ?? new Map<string, Spot>();
  ports.set(map, known);
  const name = `${area} ${sea}`;
  const found = known.get(name) ?? coastOf(map, area, sea);
  if (found) known.set(name, found);
  return found;
}

function coastOf(map: MapShapes, area: string, sea: string): Spot | null {
  const arcsOf = (word: string, isSea: boolean): Set<number> => {
    const shape = map.areas.find((one) => one.word === word && (one.sea ?? false) === isSea);
    return new Set(shape?.parts.flat(2).map((arc) => (arc < 0 ? ~arc : arc)) ?? []);
  };
  const water = arcsOf(sea, true);
  const shared = [...arcsOf(area, false)].filter((arc) => water.has(arc)).map((arc) => pointsOf(map.arcs[arc] ?? ""));
  const longest = shared.sort((one, other) => other.length - one.length)[0];
  return longest?.[Math.floor(longest.length / 2)] ?? null;
}

// ---- arrows

/** Arrows: what has just been done, what is fought, and what is meant. */
export function pathsOf(props: Props, meant: readonly string[] | null, attack: boolean): MapPath[] {
  const { latest, grammar, seats, seat, pointed, board } = props;
  const own = seat === null ? undefined : seats[seat];
  const paths: MapPath[] = [];
  for (const event of latest) {
    const way = wayOf(event, grammar, board);
    const by = typeof event["seat"] === "number" ? seats[event["seat"]] : undefined;
    if (way) paths.push({ through: way, ...(by ? { seat: by } : {}) });
  }
  const thought = meant ?? (pointed === null ? null : wayOfLine(pointed, grammar, board));
  if (thought && thought.length > 1) paths.push({ through: thought, ...(own ? { seat: own } : {}), planned: true, attack });
  return paths;
}

/** The places that a line leads through. */
export function wayOfLine(line: string, grammar: Grammar, board: Board): string[] {
  const keys = stepsOf(line).flatMap((step) => placesOf(step, grammar, board));
  return keys.filter((key, at) => key !== keys[at - 1]);
}

/** Where an event leads from and to, if it tells of a move. */
function wayOf(event: EventInfo, grammar: Grammar, board: Board): string[] | null {
  const fields = grammar.kinds[event.kind] ?? {};
  const key = (field: string): string | null => {
    const word = event[field];
    return typeof word === "string" ? keyOf(fields[field] ?? "", word, board) : null;
  };
  const [origin, target] = [key("origin"), key("target")];
  if (origin !== null && target !== null) return [origin, target];
  if (event.kind === "landed") return pair(key("sea"), key("area"));
  if (event.kind === "embarked") return pair(key("area"), key("sea"));
  return null;
}

function pair(from: string | null, to: string | null): string[] | null {
  return from === null || to === null ? null : [from, to];
}

/** Whether a place of a map is known. */
export function spotOf(map: MapShapes, key: string): Spot | undefined {
  return drawingOf(map).place.get(key);
}
