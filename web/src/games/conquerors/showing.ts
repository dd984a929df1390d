/** What the map shows of a position: states of spaces and provinces, counters, arrows. */
import { stepsOf } from "../../live/lines.ts";
import { drawingOf, type MapShapes } from "../../board/map/shapes.ts";
import type { MapPath, PlaceState, PlaceStates } from "../../board/map/states.ts";
import { rowHeight, type Stack, type StackGroup } from "../../board/map/stacks.ts";
import type { BoardProps, SeatLook } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import type { EventInfo } from "../../wire.ts";
import { GLYPHS } from "./glyphs.ts";
import { keyOf, lookOf, provinceKey, spaceKey } from "./places.ts";
import { keysIn } from "./story.ts";
import { placesOf, type Scene } from "./targets.ts";
import type { ArmyView, Board, Side, SpaceView, View } from "./types.ts";

type Props = BoardProps<View, Board>;

interface Marked {
  lit: readonly string[];
  chosen: string | null;
  looked: string | null;
}

export function statesOf(props: Props, { lit, chosen, looked }: Marked): PlaceStates {
  const { view, seats, board, changed } = props;
  const touched = new Set(changed.flatMap((event) => keysIn(event, props)));
  const states: Record<string, PlaceState> = {};
  const put = (key: string, owner: SeatLook | null): void => {
    states[key] = {
      ...(owner ? { owner } : {}),
      lit: lit.includes(key),
      chosen: key === chosen,
      inspected: key === looked,
      changed: touched.has(key),
      pointed: isNamed(key, props.lit) && key !== chosen,
    };
  };
  for (const word of Object.keys(board.provinces)) put(provinceKey(word), lookOf(view.provinces[word]?.control, seats));
  for (const word of Object.keys(board.spaces)) put(spaceKey(word), lookOf(view.spaces[word]?.holds, seats));
  return states;
}

/** Whether a name, or a bare word of a lesson, points at a place. */
function isNamed(key: string, lit: readonly string[]): boolean {
  return lit.includes(key) || lit.includes(key.slice(key.indexOf(":") + 1));
}

// ---- counters

/** An army: its leaders and its points, a mark for each Elite Level; on its side when it is tired. */
export function armyGroups(army: ArmyView): StackGroup[] {
  return [
    { path: GLYPHS.leader, count: army.leaders.length },
    { path: GLYPHS.units, count: army.asp, turned: army.condition !== "fresh", sparks: army.elite },
    { path: GLYPHS.treasure, count: army.royal ? 1 : 0 },
    { path: GLYPHS.crown, count: army.family ? 1 : 0 },
  ].filter(({ count }) => count > 0);
}

function postGroups({ loose, gsp, condition }: SpaceView): StackGroup[] {
  return [
    { path: GLYPHS.units, count: loose, turned: condition !== "fresh" },
    { path: GLYPHS.garrison, count: gsp },
  ].filter(({ count }) => count > 0);
}

const ON_LAND: readonly Side[] = ["macedon", "persia", "independent"];

/** All counters; what would stand there instead is a ghost. */
export function stacksOf(props: Props, map: MapShapes, lifted: string | null, scale: number): Stack[] {
  const { board, foreseen } = props;
  const then = foreseen?.view ?? null;
  return Object.keys(board.spaces).flatMap((space) => {
    const now = landAt(space, props.view, props, scale);
    const soon = then === null ? now : landAt(space, then, props, scale);
    const ghost = JSON.stringify(now) !== JSON.stringify(soon);
    const land = soon.map((stack, at) => ({
      ...stack,
      ghost,
      raised: ABOVE + at * (1.2 * stack.rows.length),
      lifted: stack.place === lifted,
    }));
    return [...land, ...fleetsAt(space, then ?? props.view, props, map, lifted, scale)];
  });
}

/** Counters stand over the symbol of their space, ships beside it. */
const ABOVE = 0.9;

/** Below this scale, at which a phone shows the whole map, mere garrisons are left to the mark on their city. */
const WHOLE = 0.2;

function landAt(space: string, view: View, { board, seats }: Pick<Props, "board" | "seats">, scale: number): Stack[] {
  const here = view.spaces[space];
  return ON_LAND.flatMap((side): Stack[] => {
    const armies = Object.entries(view.armies).filter(([word, army]) => army.at === space && board.armies[word]?.side === side);
    const rows = armies.map(([, army]) => armyGroups(army));
    if (here && here.holder === side && (scale >= WHOLE || here.loose > 0 || armies.length > 0)) rows.push(postGroups(here));
    const king = side !== "independent" && view.alone[side] === space ? [[{ path: GLYPHS.crown, count: 1 }]] : [];
    const full = [...rows, ...king].filter((row) => row.length > 0);
    return full.length === 0 ? [] : [{ place: spaceKey(space), look: lookOf(side, seats), rows: full }];
  });
}

function fleetsAt(space: string, view: View, { seats }: Props, map: MapShapes, lifted: string | null, scale: number): Stack[] {
  const fleets = Object.values(view.fleets).filter(({ at }) => at === space);
  const sides = [...new Set(fleets.map(({ side }) => side))];
  return sides.map((side, row): Stack => {
    const own = fleets.filter((fleet) => fleet.side === side);
    const groups = own.map(({ nsp, leaders, moved }): StackGroup[] =>
      [
        { path: GLYPHS.ship, count: nsp, turned: moved },
        { path: GLYPHS.leader, count: leaders.length },
      ].filter(({ count }) => count > 0),
    );
    const at = besideOf(map, space, scale, row);
    return { place: spaceKey(space), ...(at ? { at } : {}), look: lookOf(side, seats), rows: groups, lifted: spaceKey(space) === lifted };
  });
}

/** Below the symbol and to its left: names stand at the right more often. */
function besideOf(map: MapShapes, space: string, scale: number, row: number): Spot | null {
  const place = drawingOf(map).place.get(spaceKey(space));
  if (!place) return null;
  const unit = rowHeight(scale) / scale;
  return { x: place.x - 1.3 * unit, y: place.y + (0.9 + 1.2 * row) * unit };
}

// ---- arrows

/** Arrows: what has just been done, what is on its way, and what is meant. */
export function pathsOf(props: Props): MapPath[] {
  const { latest, seats, view, pointed, board } = props;
  const paths: MapPath[] = latest.flatMap((event): MapPath[] => {
    const through = wayOf(event, props);
    const look = lookOf(sideOf(event, board), seats);
    return through === null ? [] : [{ through, ...(look ? { seat: look } : {}) }];
  });
  const meant = pointed === null ? [] : wayOfLine(pointed, props);
  const from = startOf(view);
  const through = from !== null && meant.length > 0 && meant[0] !== from ? [from, ...meant] : meant;
  const look = lookOf(view.active, seats);
  if (through.length > 1) paths.push({ through, ...(look ? { seat: look } : {}), planned: true });
  return paths;
}

/** Where the force that is on its way stands. */
function startOf({ march }: View): string | null {
  const at = march?.["at"];
  return typeof at === "string" ? spaceKey(at) : null;
}

/** The places that a line leads through. */
export function wayOfLine(line: string, scene: Scene): string[] {
  const keys = stepsOf(line).flatMap((step) => placesOf(step, scene));
  return keys.filter((key, at) => key !== keys[at - 1]);
}

/** Where an event leads from and to, if it tells of a move. */
function wayOf(event: EventInfo, { grammar, board, view }: Scene): string[] | null {
  const fields = grammar.kinds[event.kind] ?? {};
  const key = (field: string): string | null => {
    const word = event[field];
    return typeof word === "string" ? keyOf(fields[field] ?? "", word, board, view) : null;
  };
  const [origin, target] = [key("origin"), key("target")];
  return origin === null || target === null ? null : [origin, target];
}

function sideOf(event: EventInfo, board: Board): Side | null {
  const { side, army } = event;
  if (typeof side === "string") return side as Side;
  return typeof army === "string" ? (board.armies[army]?.side ?? null) : null;
}
