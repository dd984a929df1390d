/** What drawn boards share: the camera, and the way of the focus. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clamped, fit, framing, moved, showsWell, toMap, toScreen, zoomed } from "../src/board/camera.ts";
import { moveByKey } from "../src/board/keys.ts";
import { inReadingOrder, toward } from "../src/board/roving.ts";
import type { CameraHand } from "../src/board/useCamera.ts";

const size = { width: 900, height: 600 };
const box = { left: 0, top: 0, right: 1800, bottom: 900 };

test("a place on the screen and its spot on the map belong together", () => {
  const camera = { x: 321, y: 123, scale: 0.7 };
  const spot = toMap(camera, { x: 40, y: 550 }, size);
  const back = toScreen(camera, spot, size);
  assert.ok(Math.abs(back.x - 40) < 1e-9 && Math.abs(back.y - 550) < 1e-9);
});

test("zooming keeps the spot under the pointer where it is", () => {
  const camera = fit(box, size);
  const at = { x: 200, y: 150 };
  const before = toMap(camera, at, size);
  const after = toMap(zoomed(camera, 1.7, at, size), at, size);
  assert.ok(Math.abs(before.x - after.x) < 1e-9 && Math.abs(before.y - after.y) < 1e-9);
});

test("the camera never shows less than the whole as whole, nor strays off it", () => {
  const whole = fit(box, size);
  assert.deepEqual(clamped({ ...whole, scale: whole.scale / 3 }, box, size, 2.3), whole);
  const astray = clamped(moved({ ...whole, scale: 1.5 }, 99999, 99999), box, size, 2.3);
  assert.equal(astray.x, size.width / 1.5 / 2);
  assert.equal(astray.y, size.height / 1.5 / 2);
  assert.equal(clamped({ ...whole, scale: 9 }, box, size, 2.3).scale, 2.3);
});

test("framing shows all spots, on a scale that a finger can use if there is room", () => {
  const spots = [
    { x: 300, y: 300 },
    { x: 420, y: 380 },
  ];
  const phone = { width: 375, height: 400 };
  const camera = framing({ left: 300, top: 300, right: 420, bottom: 380 }, phone, 130, 0.84);
  assert.ok(showsWell(camera, spots, phone, 0.44));
  assert.ok(!showsWell(fit(box, phone), spots, phone, 0.44));
});

test("arrow keys go to the nearest spot that way, and never back", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 4, y: 9 },
    { x: 30, y: 0 },
  ];
  assert.equal(toward(spots, { x: 0, y: 0 }, "right"), spots[1]);
  assert.equal(toward(spots, { x: 10, y: 1 }, "right"), spots[3]);
  assert.equal(toward(spots, { x: 0, y: 0 }, "down"), spots[2]);
  assert.equal(toward(spots, { x: 0, y: 0 }, "up"), null);
});

test("reading order goes by rows, then from west to east", () => {
  const spots = [
    { x: 9, y: 12 },
    { x: 5, y: 3 },
    { x: 1, y: 14 },
    { x: 8, y: 1 },
  ];
  assert.deepEqual(inReadingOrder(spots, 10), [spots[1], spots[3], spots[2], spots[0]]);
});

test("Shift and arrows move the board, plus, minus and 0 change its size, and other keys are left alone", () => {
  const heard: string[] = [];
  const hand = {
    pan: (dx: number, dy: number) => heard.push(`pan ${dx} ${dy}`),
    zoom: (factor: number) => heard.push(factor > 1 ? "nearer" : "farther"),
    whole: () => heard.push("whole"),
  } as unknown as CameraHand;
  const key = (name: string, shiftKey = false) => moveByKey({ key: name, shiftKey } as KeyboardEvent, hand);
  assert.ok(key("ArrowLeft", true) && key("ArrowDown", true) && key("+") && key("-") && key("0"));
  assert.ok(!key("ArrowLeft") && !key("Enter"));
  assert.deepEqual(heard, ["pan 80 0", "pan 0 -80", "nearer", "farther", "whole"]);
});
