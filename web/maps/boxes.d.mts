/** A box round a middle that may lie at an angle. */
export interface Turned {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

export function boxAt(x: number, y: number, width: number, height: number, angle?: number): Turned;
export function overlap(one: Turned, other: Turned): boolean;
