/** Names on maps: every place has one, whole, inside the sheet and clear of all others. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { drawMap } from "../maps/draw.mjs";
import { boxOf, cameraAt } from "../src/board/map/going.ts";
import { labelsOf, shownAt, sizeAt } from "../src/board/map/names.ts";
import { fitted } from "../src/board/map/naming.ts";
import { drawingOf, pointsOf, ringOf, type LabelShape, type MapShapes } from "../src/board/map/shapes.ts";
import english from "./maps/en.ftl";
import { MAPS } from "./maps/fixtures.ts";
import japanese from "./maps/ja.ftl";

const TEXTS: Record<string, string> = { en: english, ja: japanese };
/** How high letters stand and lines lie apart, in ems: generous, so that what passes here does not touch. */
const HEIGHT = 0.8;
const LINE = 1.02;

type Spot = { x: number; y: number };

/** Spots all over a name's letters, `grown` times as large as laid out. */
function spotsOf({ x, y, size, widths, lines, angle = 0 }: LabelShape, grown = 1): Spot[] {
  const turn = (angle * Math.PI) / 180;
  const found: Spot[] = [];
  widths.forEach((width, line) => {
    for (let u = -0.5; u <= 0.501; u += 4 / width) {
      for (const v of [-0.5, 0, 0.5]) {
        const across = u * width * grown;
        const down = ((line - (lines.length - 1) / 2) * LINE + v * HEIGHT) * size * grown;
        found.push({ x: x + across * Math.cos(turn) - down * Math.sin(turn), y: y + across * Math.sin(turn) + down * Math.cos(turn) });
      }
    }
  });
  return found;
}

function isIn({ x, y, size, widths, lines, angle = 0 }: LabelShape, spot: Spot, grown = 1): boolean {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [spot.x - x, spot.y - y];
  const [u, v] = [(dx * Math.cos(turn) + dy * Math.sin(turn)) / grown, (dy * Math.cos(turn) - dx * Math.sin(turn)) / grown];
  const line = v / size / LINE + (lines.length - 1) / 2;
  const at = Math.min(lines.length - 1, Math.max(0, Math.round(line)));
  return Math.abs(line - at) * LINE <= HEIGHT / 2 && Math.abs(u) <= (widths[at] ?? 0) / 2;
}

function meeting(one: LabelShape, other: LabelShape, scales: [number, number] = [1, 1]): boolean {
  return spotsOf(one, scales[0]).some((spot) => isIn(other, spot, scales[1]));
}

function everyLayout(visit: (labels: readonly LabelShape[], map: MapShapes, what: string, language: string) => void): void {
  for (const [name, map] of Object.entries(MAPS)) {
    assert.deepEqual(Object.keys(map.labels), ["en", "ja"]);
    for (const [language, labels] of Object.entries(map.labels)) visit(labels, map, `${name}, ${language}`, language);
  }
}

test("every area, point, river and note has its whole name, as the message file has it", () => {
  everyLayout((labels, map, what, language) => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(TEXTS[language] ?? ""));
    const things = [...map.areas, ...map.points, ...map.things];
    assert.equal(labels.length, things.length, what);
    things.forEach(({ domain, word }, at) => {
      const wanted = bundle.getMessage(`${domain}-${word}`)?.value;
      assert.equal(typeof wanted, "string", `${what}: ${domain}-${word}`);
      const written = labels[at]?.lines.join(" ") ?? "";
      assert.equal(written.replace(/[\s・-]/g, ""), String(wanted).replace(/[\s・-]/g, ""), what);
    });
  });
});

test("no name meets another, and none leaves the sheet", () => {
  everyLayout((labels, { width, height }, what) => {
    labels.forEach((one, at) => {
      const out = spotsOf(one).filter(({ x, y }) => x < 0 || y < 0 || x > width || y > height);
      assert.deepEqual(out, [], `${what}: ${one.lines.join(" ")} leaves the sheet`);
      const met = labels.filter((other, later) => later !== at && meeting(one, other)).map(({ lines }) => lines.join(" "));
      assert.deepEqual(met, [], `${what}: ${one.lines.join(" ")}`);
    });
  });
});

test("a planted overlap is seen, so that seeing none means something", () => {
  const [one, other] = labelsOf(MAPS.alexander_vs_darius as MapShapes, "en");
  assert.ok(one && other && !meeting(one, other));
  assert.ok(meeting(one, { ...other, x: one.x + (one.widths[0] ?? 0) / 2, y: one.y + one.size / 3 }));
});

test("every name can be read when the whole map is in the window it was laid out for", () => {
  everyLayout((labels, { reading }, what) => {
    const unread = labels.filter((label) => sizeAt(label, reading) === null).map(({ lines }) => lines.join(" "));
    assert.deepEqual(unread, [], what);
  });
});

test("on a smaller screen fewer names are shown, and still none meets another", () => {
  everyLayout((_, map, what, language) => {
    let before = Infinity;
    for (const share of [1, 0.9, 0.75, 0.6, 0.45, map.small.scale / map.reading]) {
      const scale = map.reading * share;
      const shown = shownAt(map, language, scale).map(({ label, size }) => ({ label, size, grown: size / label.size }));
      assert.ok(shown.length <= before && shown.length >= 5, `${what} at ${share}: ${shown.length} names`);
      before = shown.length;
      shown.forEach(({ label, size, grown }, at) => {
        assert.ok(size * scale > 8.3, `${what} at ${share}: ${label.lines.join(" ")} is ${size * scale} high`);
        const met = shown.slice(at + 1).filter((other) => meeting(label, other.label, [grown, other.grown]));
        assert.deepEqual(
          met.map((other) => other.label.lines),
          [],
          `${what} at ${share}: ${label.lines.join(" ")}`,
        );
      });
    }
  });
});

test("hardly a Japanese word is broken, and on a phone none is", () => {
  const inside = (lines: string[]): boolean =>
    lines.some((line, at) => at > 0 && /[ァ-ヴー]$/u.test(lines[at - 1] ?? "") && /^[ァ-ヴー]/u.test(line));
  for (const [name, map] of Object.entries(MAPS)) {
    const broken = (labels: readonly LabelShape[] | undefined, text: string): string[] =>
      (labels ?? []).flatMap(({ lines }) => (inside(lines) && !text.includes(lines.join("・")) ? [lines.join(" ")] : []));
    assert.deepEqual(broken(map.small.labels.ja, japanese), [], name);
    assert.ok(broken(map.labels.ja, japanese).length <= 4, `${name}: ${broken(map.labels.ja, japanese).join(", ")}`);
  }
});

test("close by, no name is larger than a heading", () => {
  const label = { style: "land", x: 0, y: 0, size: 40, lines: ["Gaul"], widths: [90] };
  assert.equal(sizeAt(label, 0.4), 40);
  assert.equal(sizeAt(label, 2), 12);
});

test("a name stands on its own area, or leads to it", () => {
  everyLayout((labels, map, what) => {
    const arcs = map.arcs.map(pointsOf);
    map.areas.forEach((area, at) => {
      const label = labels[at] as LabelShape;
      const rings = area.parts.flat().map((ring) => ringOf(ring, arcs));
      const isOn = ({ x, y }: Spot): boolean => rings.filter((ring) => inside(ring, x, y)).length % 2 === 1;
      const near = (spot: Spot): boolean =>
        rings.some((ring) => ring.some((point) => Math.hypot(point.x - spot.x, point.y - spot.y) < 1.3 * label.size));
      const spots = spotsOf(label);
      const own = spots.filter(isOn).length / spots.length;
      if (own > 0.4) return;
      const [, , x = -1, y = -1] = label.lead ?? [];
      assert.ok(label.lead ? isOn({ x, y }) : spots.some(near), `${what}: ${label.lines.join(" ")} is lost`);
    });
  });
});

function inside(ring: readonly Spot[], x: number, y: number): boolean {
  let within = false;
  ring.forEach((a, at) => {
    const b = ring[(at + 1) % ring.length] as Spot;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

test("where pieces stand there is no name, in any language", () => {
  for (const [name, map] of Object.entries(MAPS)) {
    if (map.points.length > 100) continue;
    for (const { word, spot } of map.areas) {
      const [x = 0, y = 0, room = 0] = spot;
      for (const label of Object.values(map.labels).flat()) {
        const least = Math.min(...spotsOf(label).map((one) => Math.hypot(one.x - x, one.y - y)));
        assert.ok(least > 0.8 * room || room < 10, `${name}: ${label.lines.join(" ")} lies on the pieces of ${word}`);
      }
    }
  }
});

test("a long land has its name along it", () => {
  const strip = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [1.4, 0],
        [10, 6],
        [8.6, 6],
        [0, 0],
      ],
    ],
  };
  const sea = {
    type: "Polygon",
    coordinates: [
      [
        [0, 0],
        [8.6, 6],
        [0, 6],
        [0, 0],
      ],
    ],
  };
  const source = {
    projection: { lat_1: 0, lat_2: 4, lon_0: 5, lat_0: 3 },
    features: [
      { properties: { kind: "land", id: "long", name: "A Very Long Strip" }, geometry: strip },
      { properties: { kind: "sea", id: "sea", name: "Sea" }, geometry: sea },
    ],
  };
  const [label] = drawMap(source, { width: 800, pieces: 0 }, "strip.geojson").labels.en ?? [];
  assert.ok(label?.angle !== undefined && label.angle < -20 && label.angle > -50, `its angle is ${label?.angle}`);
  const told = drawMap(
    source,
    { width: 800, pieces: 0, labels: { "land:long": { angle: 0, size: 9, lines: { en: ["A Very", "Long Strip"] } } } },
    "strip.geojson",
  );
  assert.deepEqual(told.labels.en?.[0]?.lines, ["A Very", "Long Strip"]);
  assert.equal(told.labels.en?.[0]?.angle, undefined);
});

test("a name that the build did not know is made to fit its place", () => {
  const label = { style: "land", x: 0, y: 0, size: 20, lines: ["Asia", "Minor"], widths: [40, 52] };
  assert.deepEqual(fitted(label, "Asia Minor", "en"), { lines: ["Asia", "Minor"], widths: [40, 52], share: 1 });
  const longer = fitted(label, "Anatolia and Bithynia", "en");
  assert.equal(longer.lines.join(" "), "Anatolia and Bithynia");
  assert.equal(longer.lines.length, 2);
  assert.ok(Math.max(...longer.widths) <= 52.001 && longer.share < 1);
});

test("going to any place on a phone brings it and its name into the window, to be read", () => {
  const size = { width: 375, height: 720 };
  everyLayout((labels, map, what) => {
    for (const place of drawingOf(map).places) {
      const label = labels[place.index] as LabelShape;
      const camera = cameraAt(place, label, size, [1.05 * map.small.until, 2.6]);
      const box = boxOf(label);
      const [left, right] = [box.left, box.right].map((x) => size.width / 2 + (x - camera.x) * camera.scale);
      const [top, bottom] = [box.top, box.bottom].map((y) => size.height / 2 + (y - camera.y) * camera.scale);
      assert.ok(
        (left ?? 0) >= 0 && (right ?? 0) <= size.width && (top ?? 0) >= 0 && (bottom ?? 0) <= size.height,
        `${what}: the name of ${place.key} is cut`,
      );
      assert.ok(label.size * camera.scale > 11, `${what}: the name of ${place.key} is too small`);
    }
  });
});
