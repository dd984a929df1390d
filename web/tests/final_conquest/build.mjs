/** Builds the page with positions of Final Conquest: node tests/final_conquest/build.mjs <folder>. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { maps } from "../../maps/plugin.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = process.argv[2];
if (!OUT) throw new Error("name the folder that the page goes into");

await mkdir(OUT, { recursive: true });
await build({
  entryPoints: [join(HERE, "page.tsx"), join(HERE, "page.css")],
  outdir: OUT,
  bundle: true,
  minify: true,
  format: "esm",
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".ftl": "text", ".woff2": "file", ".json": "json" },
  publicPath: "/",
  plugins: [maps],
  logLevel: "warning",
});
await writeFile(
  join(OUT, "index.html"),
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Final Conquest</title><link rel="stylesheet" href="/page.css"></head><body><script type="module" src="/page.js"></script></body></html>\n`,
);
