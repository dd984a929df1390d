/** Rivers, mountains, hills and marshes, drawn from a few numbers each. */
import { smooth as curve } from "../../../maps/smooth.mjs";
import { round, type Spot } from "../plane.ts";

/** A smooth line through all spots. */
export function smooth(spots: readonly Spot[]): Spot[] {
  return curve(spots.map(({ x, y }) => [x, y])).map(([x, y]) => ({ x, y }));
}

/** A river is a tapering ribbon, widest at its mouth, where its course begins; without one it tapers there too. */
export function river(course: readonly number[], width: number, inland = false): string {
  const spots: Spot[] = [];
  for (let at = 0; at + 1 < course.length; at += 2) spots.push({ x: course[at] ?? 0, y: course[at + 1] ?? 0 });
  const points = smooth(spots);
  const bank = (side: 1 | -1): string[] =>
    points.map(({ x, y }, at) => {
      const [nx, ny] = across(points, at);
      const share = 1 - at / (points.length - 1);
      const half = (side * width * (0.22 + 0.78 * (inland ? Math.min(share, 4 * (1 - share)) : share))) / 2;
      return `${round(x + nx * half)} ${round(y + ny * half)}`;
    });
  return `M${[...bank(1), ...bank(-1).reverse()].join("L")}Z`;
}

/** The direction across a line at one of its points. */
function across(points: readonly Spot[], at: number): [number, number] {
  const before = points[Math.max(0, at - 1)] as Spot;
  const after = points[Math.min(points.length - 1, at + 1)] as Spot;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return [-(after.y - before.y) / length, (after.x - before.x) / length];
}

interface Stroke extends Spot {
  /** In radians. */
  angle: number;
  length: number;
}

/** Strokes as the build writes them: four numbers each. */
function strokesOf(numbers: readonly number[]): Stroke[] {
  const strokes: Stroke[] = [];
  for (let at = 0; at + 3 < numbers.length; at += 4) {
    const [x = 0, y = 0, degrees = 0, length = 0] = numbers.slice(at, at + 4);
    strokes.push({ x, y, angle: (degrees * Math.PI) / 180, length });
  }
  return strokes;
}

/** How far apart the hachures of a ridge stand. */
const HACHURE = 5.2;

/** Ridges: hachures down both slopes, the shaded one longer, longest in the middle. */
export function mountains(numbers: readonly number[]): string {
  return strokesOf(numbers)
    .map((ridge) => {
      const share = Math.min(1, 0.3 + ridge.length / 55);
      const step = HACHURE * share;
      const half = Math.max(2, Math.floor(ridge.length / step / 2));
      let path = "";
      for (let at = -half; at <= half; at += 1) {
        const swell = Math.cos((at / (half + 0.9)) * (Math.PI / 2));
        const bend = 3.2 * share * Math.sin((at / half) * 2.2 + ridge.x);
        const wobble = Math.sin(ridge.x + 3 * at + ridge.y);
        path += spoke(ridge, at * step, bend - 1.4, -share * (3 + 6.5 * swell + wobble), -0.5 * at * share);
        path += spoke(ridge, at * step + 1.5, bend + 1.4, share * (5 + 10.5 * swell + 1.6 * wobble), 0.9 * at * share);
      }
      return path;
    })
    .join("");
}

/** Hills: a few short strokes under a low brow. */
export function hills(numbers: readonly number[]): string {
  return strokesOf(numbers)
    .map((hill) => {
      const half = hill.length / 2;
      const { x, y } = hill;
      let path = `M${round(x - half)} ${round(y + 3)}Q${round(x)} ${round(y - half * 0.95)} ${round(x + half)} ${round(y + 3)}`;
      for (const at of [0.3, 0.55, 0.8])
        path += `M${round(x + half * at - 1)} ${round(y - 4.5 * (1 - at))}l${round(1 + 2 * at)} ${round(7 - 3 * at)}`;
      return path;
    })
    .join("");
}

/** Marshes: short level strokes with a few reeds. */
export function marsh(numbers: readonly number[]): string {
  return strokesOf(numbers)
    .map(({ x, y, length }) => {
      const half = length / 2;
      return `M${round(x - half)} ${round(y)}h${round(length)}M${round(x - half / 2)} ${round(y + 5)}h${round(half)}M${round(x)} ${round(y)}v-9M${round(x - 4)} ${round(y)}l-3-7M${round(x + 4)} ${round(y)}l3-7`;
    })
    .join("");
}

/** A stroke that leaves a ridge sideways, leaning a little. */
function spoke({ x, y, angle }: Stroke, along: number, from: number, length: number, lean: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): string => `${round(x + u * cos - v * sin)} ${round(y + u * sin + v * cos)}`;
  return `M${at(along, from)}L${at(along + lean, from + length)}`;
}
