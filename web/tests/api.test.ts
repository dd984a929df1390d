import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { fetchMe, leaveTable, RequestError } from "../src/api.ts";

const real = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };

afterEach(() => Object.assign(globalThis, real));

/** A server that answers like that, one after the other, and the waits in between. */
function answering(...answers: [status: number, retryAfter?: string][]) {
  const waits: number[] = [];
  let asked = 0;
  globalThis.fetch = () => {
    const [status, retryAfter] = answers[asked] ?? [200];
    asked += 1;
    const headers = new Headers(retryAfter === undefined ? {} : { "retry-after": retryAfter });
    const body = status === 200 ? { name: "Ann" } : { error: { code: "too-many", message: "Wait." } };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  };
  globalThis.setTimeout = ((run: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    run();
  }) as unknown as typeof setTimeout;
  return { waits, asked: () => asked };
}

test("what was too much at once is asked again after a while", async () => {
  const server = answering([429, "2"], [429, "1"], [200]);
  assert.deepEqual(await fetchMe(), { name: "Ann" });
  assert.deepEqual(server.waits, [2000, 1000]);
});

test("it is not asked again without end, nor after too long a while", async () => {
  const patient = answering([429, "1"], [429, "1"], [429, "1"], [429, "1"]);
  await assert.rejects(fetchMe(), RequestError);
  assert.equal(patient.asked(), 3);
  const long = answering([429, "60"]);
  await assert.rejects(fetchMe(), RequestError);
  assert.equal(long.asked(), 1);
  const unknown = answering([429]);
  await assert.rejects(fetchMe(), RequestError);
  assert.equal(unknown.asked(), 1);
});

test("what changes something is asked once, and so is what is refused otherwise", async () => {
  const change = answering([429, "1"]);
  await assert.rejects(leaveTable("x"), RequestError);
  assert.equal(change.asked(), 1);
  const missing = answering([404, "1"]);
  await assert.rejects(fetchMe(), RequestError);
  assert.equal(missing.asked(), 1);
});
