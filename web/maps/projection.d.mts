interface Plane {
  width: number;
  height: number;
  project(place: [number, number]): [number, number];
}

export function projector(
  source: object,
  options: { width: number; projection: object | null },
  places: [number, number][],
  file: string,
): Plane;
export function projected<T>(coordinates: T, project: Plane["project"]): T;
