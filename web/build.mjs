/** Builds the browser client into the Python package: hashed files, an index page, packed copies. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, context } from "esbuild";
import { boards, games, styleSheets } from "./boards.mjs";
import { maps } from "./maps/plugin.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = process.env.ANABASIS_STATIC ?? join(HERE, "..", "src", "anabasis", "server", "static");
const ASSETS = join(OUT, "assets");
const PACKED = new Set([".js", ".css", ".svg", ".html"]);
const watching = process.argv.includes("--watch");

const shared = {
  bundle: true,
  minify: !watching,
  metafile: true,
  outdir: ASSETS,
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  target: ["es2022", "chrome110", "firefox115", "safari16.4"],
  loader: { ".ftl": "text", ".woff2": "file", ".svg": "file" },
  publicPath: "/assets",
  legalComments: "none",
  logLevel: "warning",
};

/** The address of the file that an entry point became. */
function addressOf(result, entry) {
  const wanted = relative(process.cwd(), join(HERE, entry));
  for (const [file, output] of Object.entries(result.metafile.outputs)) {
    if (output.entryPoint === wanted) return `/assets/${basename(file)}`;
  }
  throw new Error(`${entry} was not built`);
}

async function copyHashed(file) {
  const body = await readFile(join(HERE, file));
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 8);
  const name = `${basename(file, extname(file))}-${hash}${extname(file)}`;
  await writeFile(join(ASSETS, name), body);
  return `/assets/${name}`;
}

async function styles() {
  const named = { anabasis: "src/styles/index.css", ...styleSheets };
  const result = await build({
    ...shared,
    entryPoints: Object.entries(named).map(([name, file]) => ({ in: join(HERE, file), out: name })),
  });
  const boardStyles = Object.fromEntries(Object.entries(styleSheets).map(([name, file]) => [name, addressOf(result, file)]));
  return { main: addressOf(result, named.anabasis), boards: boardStyles, result };
}

/** What the first page needs at once: the faces of most text, and the scripts that the first one imports. */
function preloads(sheets, main) {
  const fonts = Object.keys(sheets.metafile.outputs)
    .map((file) => basename(file))
    .filter((name) => /-(400|500)-normal-\w+\.woff2$/.test(name))
    .map((name) => `<link rel="preload" href="/assets/${name}" as="font" type="font/woff2" crossorigin>`);
  const scripts = Object.values(main.metafile.outputs)
    .filter((output) => output.entryPoint?.endsWith("main.tsx"))
    .flatMap((output) => output.imports)
    .filter(({ kind }) => kind === "import-statement")
    .map(({ path }) => `<link rel="modulepreload" href="/assets/${basename(path)}">`);
  return [...scripts, ...fonts].join("\n    ");
}

/** The files that the page will want at once: texts by language, and boards with all that their scripts import. */
function partsOf(main, boardStyles) {
  const outputs = new Map(Object.entries(main.metafile.outputs).map(([file, output]) => [basename(file), output]));
  const fileOf = (end) => [...outputs].find(([, { entryPoint }]) => entryPoint?.endsWith(end))?.[0];
  const imported = (name) =>
    outputs
      .get(name)
      .imports.flatMap(({ kind, path }) => (kind === "import-statement" ? [basename(path), ...imported(basename(path))] : []));
  const there = new Set([fileOf("src/main.tsx"), ...imported(fileOf("src/main.tsx"))]);
  const scriptsOf = (name) => [...new Set([name, ...imported(name)])].filter((one) => !there.has(one)).map((one) => `/assets/${one}`);
  const texts = ["en", "ja"].map((tongue) => [tongue, `/assets/${fileOf(`messages/${tongue}.ftl`)}`]);
  const scripts = games.map((game) => [game, { scripts: scriptsOf(fileOf(`board/${game}`)), style: boardStyles[game] ?? null }]);
  return { texts: Object.fromEntries(texts), boards: Object.fromEntries(scripts) };
}

async function once() {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(ASSETS, { recursive: true });
  const favicons = { calm: await copyHashed("public/favicon.svg"), turn: await copyHashed("public/favicon-turn.svg") };
  const sheets = await styles();
  const early = await build({ ...shared, entryPoints: [join(HERE, "src/early.ts")], format: "iife" });
  const main = await build({
    ...shared,
    entryPoints: [join(HERE, "src/main.tsx")],
    format: "esm",
    splitting: true,
    sourcemap: watching ? "linked" : false,
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [boards, maps],
    define: { BOARD_STYLES: JSON.stringify(sheets.boards), FAVICONS: JSON.stringify(favicons) },
  });
  const page = (await readFile(join(HERE, "index.html"), "utf8"))
    .replace("{{style}}", sheets.main)
    .replace("{{parts}}", JSON.stringify(partsOf(main, sheets.boards)).replaceAll('"', "&quot;"))
    .replace("{{early}}", addressOf(early, "src/early.ts"))
    .replace("{{main}}", addressOf(main, "src/main.tsx"))
    .replace("{{favicon}}", favicons.calm)
    .replace("{{icon}}", await manifest(favicons.calm))
    .replace("{{preloads}}", preloads(sheets.result, main));
  await writeFile(join(OUT, "index.html"), page);
  await writeFile(join(OUT, "robots.txt"), "User-agent: *\nDisallow: /api/\nDisallow: /*?invite=\n");
  await pack(OUT);
}

/** What a browser needs to install the page: names, colours, pictures. */
async function manifest(favicon) {
  const pictures = await Promise.all(
    [192, 512].map(async (size) => ({ src: await copyHashed(`public/icon-${size}.png`), sizes: `${size}x${size}`, type: "image/png" })),
  );
  const written = {
    name: "Anabasis",
    short_name: "Anabasis",
    description: "Board games of ancient conquest on one table: every rule enforced, every refusal explained.",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#f6f0e1",
    theme_color: "#f6f0e1",
    icons: [
      { src: favicon, sizes: "any", type: "image/svg+xml" },
      ...pictures.flatMap((picture) => ["any", "maskable"].map((purpose) => ({ ...picture, purpose }))),
    ],
  };
  await writeFile(join(OUT, "manifest.webmanifest"), JSON.stringify(written));
  // Other sites know this one by an address that stays.
  await copyFile(join(HERE, "public/preview.png"), join(OUT, "preview.png"));
  return pictures[0].src;
}

/** Lay packed copies beside the files, for browsers that take them. */
async function pack(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) await pack(file);
    else if (PACKED.has(extname(file))) {
      const body = await readFile(file);
      await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }));
      await writeFile(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
}

async function sizes() {
  let total = 0;
  for (const name of (await readdir(ASSETS)).sort()) {
    if (name.endsWith(".gz") || name.endsWith(".br")) continue;
    const packed = existsSync(join(ASSETS, `${name}.br`)) ? `${name}.br` : name;
    const bytes = (await readFile(join(ASSETS, packed))).length;
    total += bytes;
    console.log(`${String(bytes).padStart(8)}  ${name}`);
  }
  console.log(`${String(total).padStart(8)}  all, as sent`);
}

if (watching) {
  await once();
  const watcher = await context({
    entryPoints: [join(HERE, "src/main.tsx")],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: shared.loader,
    logLevel: "warning",
    plugins: [boards, maps, { name: "again", setup: (built) => built.onEnd(() => once().then(() => console.log("built"))) }],
  });
  await watcher.watch();
} else {
  await once();
  await sizes();
}
