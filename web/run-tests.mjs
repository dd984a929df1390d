/** Bundles the tests and hands them to Node's own test runner. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { boards } from "./boards.mjs";
import { maps } from "./maps/plugin.mjs";

/** What draws maps is not bundled: it looks for files beside itself. */
const asTheyAre = {
  name: "as they are",
  setup: (built) =>
    built.onResolve({ filter: /\/maps\/[a-z]+\.mjs$/ }, ({ path, resolveDir }) => ({
      path: pathToFileURL(join(resolveDir, path)).href,
      external: true,
    })),
};

const HERE = dirname(fileURLToPath(import.meta.url));
const out = await mkdtemp(join(tmpdir(), "anabasis-web-"));
const only = process.argv[2] ?? "";
const tests = (await readdir(join(HERE, "tests"))).filter((name) => name.endsWith(".test.ts") && name.includes(only));
await build({
  entryPoints: tests.map((name) => join(HERE, "tests", name)),
  outdir: out,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  loader: { ".ftl": "text" },
  plugins: [boards, maps, asTheyAre],
  logLevel: "warning",
});
const run = spawnSync(process.execPath, ["--test", "--test-reporter=spec", out], { stdio: "inherit" });
await rm(out, { recursive: true });
process.exit(run.status ?? 1);
