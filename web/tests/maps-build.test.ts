/** Drawing a map file: projection, shared borders, links, and what is said of a file that is wrong. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cover, ringOf, usersOf } from "../maps/coverage.mjs";
import { drawMap } from "../maps/draw.mjs";
import { projected, projector } from "../maps/projection.mjs";
import { pointsOf, ringOf as ringOfSpots } from "../src/board/map/shapes.ts";
import { MAPS, pathOf, polygonsOf, sourceOf, wordOf } from "./maps/fixtures.ts";

type Point = [number, number];

/** Two lands side by side under a sea; their border has more bends than can be drawn. */
const BORDER: Point[] = [
  [5, 0],
  [5.0002, 1],
  [4.9999, 1.1],
  [5.0002, 1.2],
  [5, 2],
  [5.6, 3],
  [5, 4],
];
const SMALL = {
  projection: { lat_1: 0, lat_2: 4, lon_0: 5, lat_0: 3 },
  features: [
    area("land", "west", [[0, 0], ...BORDER, [0, 4], [0, 0]]),
    area("land", "east", [[5, 0], [10, 0], [10, 4], ...[...BORDER].reverse()]),
    area("sea", "north", [
      [0, 4],
      [5, 4],
      [10, 4],
      [10, 7],
      [0, 7],
      [0, 4],
    ]),
    {
      type: "Feature",
      properties: { kind: "bridge", id: "one", a: "west", b: "east" },
      geometry: {
        type: "LineString",
        coordinates: [
          [3, 2],
          [7, 2],
        ],
      },
    },
  ],
};

function area(kind: string, id: string, ring: Point[]): object {
  return { type: "Feature", properties: { kind, id, name: id }, geometry: { type: "Polygon", coordinates: [ring] } };
}

function draw(changes: object = {}, options: object = {}) {
  return drawMap({ ...SMALL, ...changes }, { width: 1000, ...options }, "small.geojson");
}

test("the corners of a map file's frame are the corners of its sheet", () => {
  for (const name of Object.keys(MAPS)) {
    const source = sourceOf(name);
    const { project, width, height } = projector(source, { width: 2400, projection: null }, [], name);
    const corners = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    source.projection.frame_corners_lonlat_NW_NE_SE_SW.forEach((place, at) => {
      const [x, y] = project(place);
      assert.ok(Math.hypot(x - (corners[at]?.[0] ?? 0), y - (corners[at]?.[1] ?? 0)) < 1, `${name}: ${place} lies at ${x} ${y}`);
    });
  }
});

test("a map without a frame is fitted to its areas, with room round them", () => {
  const { width, areas } = draw();
  const [left, right] = [Math.min(...areas.map(({ box }) => box[0] ?? 0)), Math.max(...areas.map(({ box }) => box[2] ?? 0))];
  assert.ok(left > 0.02 * width && left < 0.04 * width, `it begins at ${left}`);
  assert.ok(right > 0.96 * width && right < 0.98 * width, `it ends at ${right}`);
});

test("a turned map has its north turned", () => {
  const spotsOf = (turn: number) => {
    const { project } = projector(
      {},
      { width: 1000, projection: { parallels: [0, 4], middle: [5, 3], turn } },
      [
        [0, 0],
        [10, 7],
      ],
      "turned",
    );
    return [project([5, 2]), project([5, 5])] as const;
  };
  const [south, north] = spotsOf(0);
  assert.ok(Math.abs(south[0] - north[0]) < 1 && north[1] < south[1]);
  const [turnedSouth, turnedNorth] = spotsOf(90);
  assert.ok(Math.abs(turnedSouth[1] - turnedNorth[1]) < 1 && Math.abs(turnedSouth[0] - turnedNorth[0]) > 100);
});

test("a border is simplified once, for both of its sides", () => {
  const map = draw();
  const arcs = map.arcs.map(pointsOf);
  const ring = (word: string) => {
    const parts = map.areas.find((one) => one.word === word)?.parts ?? [];
    return ringOfSpots(parts[0]?.[0] ?? [], arcs).map(({ x, y }) => `${x} ${y}`);
  };
  const west = new Set(ring("west"));
  const shared = ring("east").filter((point) => west.has(point));
  assert.ok(shared.length >= 3 && shared.length < BORDER.length, `the border has ${shared.length} points`);
});

test("areas and neutral ground cover the whole sheet, and no arc has more than two sides", () => {
  for (const name of Object.keys(MAPS)) {
    const source = sourceOf(name);
    const plane = projector(source, { width: 2400, projection: null }, [], name);
    const shapes = source.features
      .filter((feature) => polygonsOf(feature).length > 0 && feature.properties.kind !== "lake_decoration")
      .map((feature) => ({ key: feature.properties.id, role: "neutral-land", polygons: projected(polygonsOf(feature), plane.project) }));
    const coverage = cover(shapes, plane, { detail: 4, island: 0 }, name);
    assert.ok(
      usersOf(coverage).every((users) => users.length <= 2),
      name,
    );
    const sum = coverage.parts.flat().reduce((all, [outer = [], ...holes]) => {
      const size = (ring: number[]) => areaOf(ringOf(ring, coverage.arcs));
      return all + size(outer) - holes.reduce((gone, hole) => gone + size(hole), 0);
    }, 0);
    const share = sum / (plane.width * plane.height);
    assert.ok(Math.abs(share - 1) < 0.0015, `${name}: ${share} of the sheet is covered`);
  }
});

function areaOf(ring: Point[]): number {
  return (
    Math.abs(
      ring.reduce(
        (sum, [x, y], at) => sum + x * (ring[(at + 1) % ring.length]?.[1] ?? 0) - y * (ring[(at + 1) % ring.length]?.[0] ?? 0),
        0,
      ),
    ) / 2
  );
}

/** The length of border, in kilometres, that pairs of areas share in the file itself, point by point. */
function bordersIn(name: string): Map<string, number> {
  const sides = new Map<string, string[]>();
  for (const feature of sourceOf(name).features) {
    if (!["land", "sea", "province"].includes(feature.properties.kind)) continue;
    for (const ring of polygonsOf(feature).flat()) {
      ring.slice(1).forEach((point, at) => {
        const key = [ring[at]?.join(" ") ?? "", point.join(" ")].sort().join(" ");
        sides.set(key, [...(sides.get(key) ?? []), wordOf(feature.properties.id)]);
      });
    }
  }
  const lengths = new Map<string, number>();
  for (const [key, words] of sides) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = key.split(" ").map(Number);
    const length = 111.2 * Math.hypot((bx - ax) * Math.cos((ay * Math.PI) / 180), by - ay);
    if (words.length === 2 && words[0] !== words[1])
      lengths.set([...words].sort().join(" "), (lengths.get([...words].sort().join(" ")) ?? 0) + length);
  }
  return lengths;
}

test("areas that share a border in the file share one on the map, and no others do", () => {
  for (const [name, map] of Object.entries(MAPS)) {
    const borders = bordersIn(name);
    const drawn = new Set(map.areas.flatMap((one) => one.neighbours.map((other) => [one.word, map.areas[other]?.word].sort().join(" "))));
    const long = [...borders].filter(([, length]) => length > 60).map(([pair]) => pair);
    assert.ok(long.length > 40, `${name}: ${long.length} borders`);
    assert.deepEqual(
      long.filter((pair) => !drawn.has(pair)),
      [],
      `${name}: lost`,
    );
    assert.deepEqual(
      [...drawn].filter((pair) => !borders.has(pair)),
      [],
      `${name}: made up`,
    );
  }
});

test("every feature of a file is on its map, and every link ends at places that exist", () => {
  for (const [name, map] of Object.entries(MAPS)) {
    const count = (...kinds: string[]) => sourceOf(name).features.filter(({ properties }) => kinds.includes(properties.kind)).length;
    assert.equal(map.areas.length, count("land", "sea", "province"), name);
    assert.equal(map.points.length, count("city", "space"), name);
    assert.equal(map.links.length, count("bridge", "crossing", "arrow", "path"), name);
    const places = [...map.areas, ...map.points];
    for (const { ends, line, kind } of map.links) {
      assert.equal(ends.length, 2);
      const points = [pointsOf(line)[0], pointsOf(line).at(-1)];
      ends.forEach((end, at) => {
        const place = places[end];
        assert.ok(place, `${name}: a ${kind} ends nowhere`);
        if ("x" in place)
          assert.ok(
            Math.hypot(place.x - (points[at]?.x ?? 0), place.y - (points[at]?.y ?? 0)) < 3,
            `${name}: a ${kind} misses ${place.word}`,
          );
      });
    }
  }
});

test("a line along the coast closes, or ends at the edge of the sheet", () => {
  for (const [name, { ripples, width, height }] of Object.entries(MAPS)) {
    assert.equal(ripples.length, 3);
    const isEdge = ({ x, y }: { x: number; y: number }): boolean => x < 6 || y < 6 || x > width - 6 || y > height - 6;
    for (const line of ripples.flatMap((path) => path.split("M").slice(1))) {
      const points = pointsOf(line);
      const [first, last] = [points[0], points.at(-1)];
      assert.ok(first && last);
      assert.ok(
        Math.hypot(first.x - last.x, first.y - last.y) < 2 || (isEdge(first) && isEdge(last)),
        `${name}: a line breaks at ${last.x} ${last.y}`,
      );
    }
  }
});

test("a drawn map is small enough to be sent", async () => {
  const { brotliCompressSync } = await import("node:zlib");
  for (const [name, map] of Object.entries(MAPS)) {
    const sent = brotliCompressSync(JSON.stringify(map)).length;
    assert.ok(sent < 30_000, `${name}: ${sent} bytes`);
  }
});

test("the same file gives the same map, to the byte", () => {
  assert.equal(JSON.stringify(draw()), JSON.stringify(draw()));
  const name = "final_conquest_campaign";
  const again = drawMap(sourceOf(name), JSON.parse(readFileSync(pathOf(`${name}.map.json`), "utf8")) as object, pathOf(`${name}.geojson`));
  assert.equal(JSON.stringify(again), JSON.stringify(MAPS[name]));
});

test("a file that is wrong is refused in words that say where", () => {
  const [west, east, north, bridge] = SMALL.features as [object, object, object, { properties: object }];
  const refused = (changes: object, options: object, wanted: RegExp) =>
    assert.throws(
      () => draw(changes, options),
      (error: Error) => error.name === "MapError" && wanted.test(error.message),
    );
  refused(
    { features: [west, east, north, { ...bridge, properties: { ...bridge.properties, b: "elsewhere" } }] },
    {},
    /bridge from west to elsewhere ends at “elsewhere”: there is no such place/,
  );
  refused({ features: [west, east, area("lake?", "tuz", BORDER)] }, {}, /“tuz” has the kind “lake\?”, which has no role/);
  refused({ features: [west, west] }, {}, /two features are “land:west”/);
  refused({ features: [] }, {}, /holds no area/);
  refused({ projection: undefined }, {}, /needs a projection/);
  refused({}, { wdith: 3 }, /no option “wdith”/);
  refused({}, { roles: { land: "island" } }, /cannot have the role “island”/);
  const islet = area("land", "islet", [
    [4, 5],
    [4.1, 5],
    [4.1, 5.1],
    [4, 5],
  ]);
  refused({ features: [west, east, north, islet] }, { island: 500 }, /land:islet is too small to draw/);
});
