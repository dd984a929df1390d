/** Where the points of a march are written: near the middle of an area, over no counter and hardly a name. */
import { boxAt, overlap, type Turned } from "../../../maps/boxes.mjs";
import type { Box, Spot } from "../../board/plane.ts";
import type { Target } from "./types.ts";

/** How high a cost is, in units of which a row of a counter has 20; wider with swords. */
const HEIGHT = 20;
const WIDTH = { plain: 20, attack: 38 };

/** From the middle of the area, in the same units: the usual spot first, and none that is in the next area. */
const ASIDE = [
  [0, -21],
  [0, 21],
  [-22, -20],
  [22, -20],
  [-22, 20],
  [22, 20],
  [-28, 0],
  [28, 0],
];

/** A cost, and the middle of the area that it is for. */
export type Priced = readonly [middle: Spot, attack: Target["attack"]];

/** What each cost takes up; `size`: drawing units a unit of a cost, `taken`: names and counters. */
export function costBoxes(costs: readonly Priced[], size: number, taken: readonly Turned[], counters: readonly Turned[]): Box[] {
  const found: Turned[] = [];
  for (const [middle, attack] of costs) {
    const width = (attack ? WIDTH.attack : WIDTH.plain) * size;
    const all = ASIDE.map(([x = 0, y = 0]) => boxAt(middle.x + x * size, middle.y + y * size, width, HEIGHT * size));
    const isFree = (box: Turned, others: readonly Turned[]): boolean => ![...others, ...found].some((other) => overlap(box, other));
    const box = all.find((one) => isFree(one, taken)) ?? all.find((one) => isFree(one, counters)) ?? all[0];
    if (box) found.push(box);
  }
  return found.map(({ x, y, width, height }) => ({
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
  }));
}
