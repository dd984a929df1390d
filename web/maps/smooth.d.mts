export function smooth(points: readonly (readonly number[])[]): [number, number][];
