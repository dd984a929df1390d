/** Rivers, mountains and deserts, drawn from a few spots along each. */
import { smooth as curve } from "../../../maps/smooth.mjs";
import { round } from "../../board/plane.ts";

type Pair = readonly number[];

/** Points drawn between two spots. */
const STEPS = 6;

/** A smooth line through all spots. */
export function smooth(spots: readonly Pair[]): Pair[] {
  return curve(spots, STEPS);
}

/** A river is a tapering ribbon, widest at its mouth, where its course begins. */
export function river(course: readonly Pair[]): string {
  const points = smooth(course).map(([x = 0, y = 0], at) => [x + 2.2 * Math.sin(at * 1.7), y + 2.2 * Math.cos(at * 2.3)]);
  const bank = (side: 1 | -1): string[] =>
    points.map(([x = 0, y = 0], at) => {
      const [nx, ny] = across(points, at);
      const half = side * (0.5 + 2.1 * (1 - at / (points.length - 1)));
      return `${round(x + nx * half)} ${round(y + ny * half)}`;
    });
  return `M${[...bank(1), ...bank(-1).reverse()].join("L")}Z`;
}

/** A range is a row of short strokes down both slopes, longer towards its middle. */
export function range(course: readonly Pair[]): string {
  const points = smooth(course);
  return points
    .flatMap(([x = 0, y = 0], at) => {
      if (at % 2) return [];
      const [nx, ny] = across(points, at);
      const swell = 0.55 + 0.45 * Math.sin((Math.PI * at) / (points.length - 1));
      return [-1, 1].map((slope) => {
        const near = 3 * slope;
        const far = slope * (6 + 9 * swell + 3 * Math.sin(at * 2.1 + slope));
        return `M${round(x + nx * near)} ${round(y + ny * near)}L${round(x + nx * far + slope)} ${round(y + ny * far)}`;
      });
    })
    .join("");
}

/** A desert's edge. */
export function desert(edge: readonly Pair[]): string {
  const ring = smooth([...edge, ...edge.slice(0, 1)]);
  return `M${ring.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** The direction across a line at one of its points. */
function across(points: readonly Pair[], at: number): [number, number] {
  const [x = 0, y = 0] = points[Math.max(0, at - 1)] ?? [];
  const [p = 0, q = 0] = points[Math.min(points.length - 1, at + 1)] ?? [];
  const length = Math.hypot(p - x, q - y) || 1;
  return [-(q - y) / length, (p - x) / length];
}
