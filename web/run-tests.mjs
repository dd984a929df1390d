/** Bundles the tests and hands them to Node's own test runner. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { boards } from "./boards.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const out = await mkdtemp(join(tmpdir(), "anabasis-web-"));
const tests = (await readdir(join(HERE, "tests"))).filter((name) => name.endsWith(".test.ts"));
await build({
  entryPoints: tests.map((name) => join(HERE, "tests", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  loader: { ".ftl": "text" },
  plugins: [boards],
  logLevel: "warning",
});
const run = spawnSync(process.execPath, ["--test", "--test-reporter=spec", out], { stdio: "inherit" });
await rm(out, { recursive: true });
process.exit(run.status ?? 1);
