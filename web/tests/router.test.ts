import assert from "node:assert/strict";
import { test } from "node:test";
import { read, write, type Route } from "../src/router.ts";

test("the addresses of pages", () => {
  assert.deepEqual(read("/"), { page: "lobby" });
  assert.deepEqual(read("/new?game=arbela"), { page: "create", game: "arbela" });
  assert.deepEqual(read("/rules/alexandros?rule=3.4"), { page: "rules", game: "alexandros", rule: "3.4" });
  assert.deepEqual(read("/t/abc?at=57"), { page: "table", id: "abc", at: 57, rule: null, invite: null });
});

test("what leads nowhere is unknown", () => {
  for (const address of ["/t", "/t/a/b", "/nothing", "/rules", "/new/more"]) {
    assert.deepEqual(read(address), { page: "unknown" }, address);
  }
});

test("a moment that is no whole number is left out", () => {
  for (const at of ["-1", "1.5", "x", "", "99999999"]) {
    const route = read(`/t/abc?at=${at}`);
    assert.equal(route.page === "table" && route.at, null, at);
  }
});

test("every route is written so that it reads back", () => {
  const routes: Route[] = [
    { page: "lobby" },
    { page: "create", game: null },
    { page: "create", game: "alexandros" },
    { page: "rules", game: "alexandros", rule: null },
    { page: "table", id: "a b/ü", at: 0, rule: "12.1", invite: "s&e=c" },
    { page: "table", id: "x", at: null, rule: null, invite: null },
  ];
  for (const route of routes) assert.deepEqual(read(write(route)), route);
});
