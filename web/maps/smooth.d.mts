export function smooth(points: readonly (readonly number[])[], steps?: number): [number, number][];
