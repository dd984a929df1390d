import type { MapShapes } from "../src/board/map/shapes.ts";

export function drawMap(source: object, given: object, file: string): MapShapes;
