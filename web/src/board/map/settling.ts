/** Counters that would lie over each other move apart, as little as they must. */
import type { Box, Spot } from "../plane.ts";
import { drawingOf, type MapShapes } from "./shapes.ts";
import { rowHeight, STACK_ROW, stackLayout, type Stack } from "./stacks.ts";

/** A counter as it is drawn, in units: its middle, its size, and where it belongs. */
export interface Settled {
  stack: Stack;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where it would stand if it were alone. */
  home: Spot;
}

/** Between two counters, in pixels. */
const GAP = 1.5;
/**
 * So often everybody gives way to everybody. In the first rounds they go back home by some of the way; in
 * later ones some give way to the side, where it is crowded; in the last nothing is fixed any more.
 */
const ROUNDS = 160;
const HOMING = 28;
const CROWDED = 48;
const LAST = 100;
const PULL = 0.06;

/** How large a unit of a counter's layout is, in units of the map. */
export function stackSize(scale: number): number {
  return rowHeight(scale) / STACK_ROW / scale;
}

/** Where all counters stand at a scale; what is `fixed` gives no way to them. */
export function settled(map: MapShapes, stacks: readonly Stack[], scale: number, fixed: readonly Box[] = []): Settled[] {
  const found = atHome(map, stacks, scale);
  const gap = GAP / scale;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round < HOMING) for (const one of found) goHome(one);
    const avoided = round < LAST && avoid(found, fixed);
    if (!giveWay(found, gap, round > CROWDED && round % 3 === 0) && !avoided && round >= HOMING) break;
    for (const one of found) keepIn(one, map);
  }
  return found;
}

function atHome(map: MapShapes, stacks: readonly Stack[], scale: number): Settled[] {
  const { place } = drawingOf(map);
  const size = stackSize(scale);
  return stacks.flatMap((stack): Settled[] => {
    const at = stack.at ?? place.get(stack.place);
    if (!at) return [];
    const { width, height } = stackLayout(stack);
    const home = { x: at.x, y: at.y - (stack.raised ?? 0) * STACK_ROW * size };
    return [{ stack, ...home, width: width * size, height: height * size, home }];
  });
}

function goHome(one: Settled): void {
  one.x += (one.home.x - one.x) * PULL;
  one.y += (one.home.y - one.y) * PULL;
}

/** By the shorter way, or to the side; whether any two had to. */
function giveWay(all: readonly Settled[], gap: number, aside: boolean): boolean {
  let moved = false;
  all.forEach((one, at) => {
    for (const other of all.slice(at + 1)) {
      const across = (one.width + other.width) / 2 + gap - Math.abs(other.x - one.x);
      const down = (one.height + other.height) / 2 + gap - Math.abs(other.y - one.y);
      if (across <= 0 || down <= 0) continue;
      moved = true;
      if (down <= across && !aside) {
        const way = (other.y < one.y ? -down : down) / 2;
        one.y -= way;
        other.y += way;
      } else {
        const way = (other.x < one.x ? -across : across) / 2;
        one.x -= way;
        other.x += way;
      }
    }
  });
  return moved;
}

/** Off what does not move, by the shortest way; whether any had to. */
function avoid(all: readonly Settled[], fixed: readonly Box[]): boolean {
  let moved = false;
  for (const one of all) {
    for (const { left, top, right, bottom } of fixed) {
      const across = (one.width + right - left) / 2 - Math.abs(one.x - (left + right) / 2);
      const down = (one.height + bottom - top) / 2 - Math.abs(one.y - (top + bottom) / 2);
      if (across <= 0 || down <= 0) continue;
      moved = true;
      if (down <= across) one.y += one.y < (top + bottom) / 2 ? -down : down;
      else one.x += one.x < (left + right) / 2 ? -across : across;
    }
  }
  return moved;
}

/** On the sheet. */
function keepIn(one: Settled, { width, height }: MapShapes): void {
  one.x = Math.max(one.width / 2, Math.min(one.x, width - one.width / 2));
  one.y = Math.max(one.height / 2, Math.min(one.y, height - one.height / 2));
}

/** What a counter covers. */
export function boxOfSettled({ x, y, width, height }: Settled): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/**
 * The counters that are shown, each where one stands that is there now: what is only thought of moves
 * nothing. A counter that is new stands where it belongs.
 */
export function shownLike(now: readonly Settled[], map: MapShapes, stacks: readonly Stack[], scale: number): Settled[] {
  const moves = new Map(numbered(now.map(({ stack }) => stack)).map((key, at) => [key, now[at]]));
  const keys = numbered(stacks);
  return atHome(map, stacks, scale).map((one, at) => {
    const known = moves.get(keys[at] ?? "");
    return known ? { ...one, x: one.x + known.x - known.home.x, y: one.y + known.y - known.home.y } : one;
  });
}

/** A name for each counter: its place, its owner, and which of them it is. */
function numbered(stacks: readonly Stack[]): string[] {
  const counts = new Map<string, number>();
  return stacks.map(({ place, look, at }) => {
    const name = `${place} ${look ? `${look.colour} ${look.mark}` : ""} ${at ? "aside" : ""}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${name} ${count}`;
  });
}
