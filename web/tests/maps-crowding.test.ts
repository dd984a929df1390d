/** Many counters and names on a map: none lies over another, and names keep clear of counters. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Box } from "../src/board/plane.ts";
import { namesAmong, type Written } from "../src/board/map/crowding.ts";
import { shownAt } from "../src/board/map/names.ts";
import { boxOfSettled, settled, shownLike } from "../src/board/map/settling.ts";
import { drawingOf, type MapShapes } from "../src/board/map/shapes.ts";
import type { Stack } from "../src/board/map/stacks.ts";
import { MAPS } from "./maps/fixtures.ts";

const LOOK = { seat: 0, name: "", colour: "lapis", mark: "sun" } as const;
/** The whole of a map in a window of 960 by 455 pixels, which a laptop leaves it. */
const scaleOf = ({ width, height }: MapShapes): number => Math.min(960 / width, 455 / height);

/** A counter on every third place. */
function crowd(map: MapShapes): Stack[] {
  return drawingOf(map)
    .places.filter((_, at) => at % 3 === 0)
    .map(({ key }, at) => ({
      place: key,
      look: LOOK,
      rows: at % 4 === 0 ? [[{ path: "", count: 12 }], [{ path: "", count: 3 }]] : [[{ path: "", count: 3 }]],
    }));
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right - 0.01 && other.left < one.right - 0.01 && one.top < other.bottom - 0.01 && other.top < one.bottom - 0.01;
}

function boxOf({ label, size, x, y }: Written): Box {
  const [width, height] = [(Math.max(...label.widths) * size) / label.size, size * (0.6 + 1.02 * (label.lines.length - 1))];
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

const level = ({ label }: Written): boolean => label.angle === undefined;

for (const [name, map] of Object.entries(MAPS)) {
  const scale = scaleOf(map);

  test(`counters on ${name} stand apart, on the sheet and not far from home`, () => {
    const boxes = settled(map, crowd(map), scale);
    boxes.forEach((one, at) => {
      const box = boxOfSettled(one);
      assert.ok(box.left >= -0.01 && box.top >= -0.01 && box.right <= map.width + 0.01 && box.bottom <= map.height + 0.01, one.stack.place);
      assert.ok(Math.hypot(one.x - one.home.x, one.y - one.home.y) * scale < 90, one.stack.place);
      const met = boxes.slice(at + 1).filter((other) => meet(box, boxOfSettled(other)));
      assert.deepEqual(
        met.map(({ stack }) => stack.place),
        [],
        one.stack.place,
      );
    });
  });

  test(`names on ${name} keep clear of counters and of each other, and more are shown than can be read by size alone`, () => {
    const counters = settled(map, crowd(map).slice(0, 12), scale).map(boxOfSettled);
    for (const language of ["en", "ja"]) {
      const written = namesAmong(map, language, scale, counters);
      const boxes = written.filter(level).map((one) => [one, boxOf(one)] as const);
      boxes.forEach(([one, box], at) => {
        const what = `${language}: ${one.label.lines.join(" ")}`;
        assert.ok(!counters.some((counter) => meet(box, counter)), `${what} under a counter`);
        assert.ok(!boxes.slice(at + 1).some(([, other]) => meet(box, other)), `${what} on another name`);
      });
      assert.ok(written.length >= shownAt(map, language, scale).length, language);
      assert.ok(written.every(({ size }) => size * scale > 8.3));
      assert.equal(new Set(written.map(({ at }) => at)).size, written.length, "each once");
    }
  });
}

test("a counter that is alone stands where it belongs", () => {
  const map = MAPS.alexander_vs_darius as MapShapes;
  const [one] = settled(map, crowd(map).slice(5, 6), 0.4);
  assert.ok(one);
  assert.deepEqual({ x: one.x, y: one.y }, one.home);
});

test("what is only thought of moves no counter", () => {
  const map = MAPS.conquerors_provinces as MapShapes;
  const stacks = crowd(map);
  const now = settled(map, stacks, 0.28);
  const ghost: Stack = { ...(stacks[3] as Stack), ghost: true, rows: [[{ path: "", count: 99 }]] };
  const fresh: Stack = { place: drawingOf(map).places[1]?.key ?? "", look: LOOK, rows: [[{ path: "", count: 1 }]], ghost: true };
  const shown = shownLike(now, map, [...stacks.slice(0, 3), ghost, ...stacks.slice(4), fresh], 0.28);
  now.forEach(({ x, y }, at) => {
    assert.ok(Math.hypot((shown[at]?.x ?? NaN) - x, (shown[at]?.y ?? NaN) - y) < 1e-6);
  });
  assert.deepEqual(shown.at(-1)?.home, { x: shown.at(-1)?.x, y: shown.at(-1)?.y });
});

test("counters give way to what is fixed", () => {
  const map = MAPS.conquerors_provinces as MapShapes;
  const stacks = crowd(map).slice(0, 1);
  const [alone] = settled(map, stacks, 0.28);
  assert.ok(alone);
  const fixed = boxOfSettled(alone);
  const [moved] = settled(map, stacks, 0.28, [fixed]);
  assert.ok(moved && !meet(boxOfSettled(moved), fixed));
});

test("a name goes out of the way of a mark, but rather lies on it than nowhere", () => {
  const map = MAPS["alexander_vs_darius"] as MapShapes;
  const scale = scaleOf(map);
  const usual = new Set(shownAt(map, "en", scale).map(({ at }) => at));
  const name = namesAmong(map, "en", scale, []).find((one) => level(one) && usual.has(one.at)) as Written;
  const among = (counters: Box[], marks: Box[] = []): Written | undefined =>
    namesAmong(map, "en", scale, counters, marks).find(({ at }) => at === name.at);
  const { left, right, top } = boxOf(name);
  const mark = { left, right, top: top - 40, bottom: name.y };
  const aside = among([], [mark]);
  assert.ok(aside && !meet(boxOf(aside), mark), "beside it");
  const everywhere = { left: 0, top: 0, right: map.width, bottom: map.height };
  assert.deepEqual(among([], [everywhere]), name, "where it always is");
  assert.equal(among([everywhere]), undefined, "a counter is no mark");
});
