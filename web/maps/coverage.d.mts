type Point = [number, number];

interface Shape {
  key: string;
  role: string;
  /** Projected. */
  polygons: Point[][][];
}

interface Coverage {
  arcs: Point[][];
  parts: number[][][][];
}

export function cover(
  shapes: Shape[],
  frame: { width: number; height: number },
  options: { detail: number; island: number },
  file: string,
): Coverage;
export function ringOf(ring: number[], arcs: Point[][]): Point[];
export function usersOf(coverage: Coverage): number[][];
