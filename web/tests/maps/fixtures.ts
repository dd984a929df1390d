/** The four map files, drawn and as they are, for the tests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MapShapes } from "../../src/board/map/shapes.ts";
import darius from "./alexander_vs_darius.geojson";
import conquerors from "./conquerors_provinces.geojson";
import campaign from "./final_conquest_campaign.geojson";
import grand from "./final_conquest_grand.geojson";

export const MAPS: Record<string, MapShapes> = {
  final_conquest_campaign: campaign,
  final_conquest_grand: grand,
  alexander_vs_darius: darius,
  conquerors_provinces: conquerors,
};

export interface Feature {
  properties: Record<string, unknown> & { id: string; name?: string; kind: string };
  geometry: { type: string; coordinates: unknown };
}

export interface Source {
  projection: { frame_corners_lonlat_NW_NE_SE_SW: [number, number][] };
  features: Feature[];
}

/** `npm test` runs in web/. */
export function pathOf(name: string): string {
  return join("tests", "maps", name);
}

export function sourceOf(name: string): Source {
  return JSON.parse(readFileSync(pathOf(`${name}.geojson`), "utf8")) as Source;
}

/** The polygons of a feature, each a list of rings. */
export function polygonsOf({ geometry }: Feature): [number, number][][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates as [number, number][][]];
  return geometry.type === "MultiPolygon" ? (geometry.coordinates as [number, number][][][]) : [];
}

export function wordOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
