/** The map under the lattice: sea, coast, rivers and names. Nothing here ever changes in a game. */
import type { Texts } from "../../board/module.ts";
import { DESERTS, GRATICULE, LAND, RANGES, RIPPLES, RIVERS } from "./coast.ts";
import { round } from "../../board/plane.ts";
import { pathOf, ringsOf, type Lattice } from "./lattice.ts";
import { desert, range, river } from "./relief.ts";
import { bandsOf, crosses, type Band } from "./names.ts";
import type { View } from "./types.ts";

/** How strong the lines along the coast are, the nearest first. */
const FADING = [0.34, 0.22, 0.14];

/** What is painted, in drawing units: more than any window shows. */
const SHEET = { x: -1400, y: -1700, width: 4600, height: 4300 };

/** Waters, written along a line; the size is that of the letters. */
const WATERS: { name: string; line: string; size: number }[] = [
  { name: "euxine", line: "M228 -46Q385 -78 566 -38", size: 34 },
  { name: "mediterranean", line: "M14 312Q140 322 300 394", size: 31 },
  { name: "caspian", line: "M868 -10Q945 40 1046 66", size: 31 },
  { name: "persian-gulf", line: "M812 556Q880 660 985 716", size: 22 },
  { name: "erythraean", line: "M1012 770Q1130 788 1262 850", size: 29 },
];

/** Lands beyond the playing area. */
const BEYOND: { name: string; x: number; y: number; size: number; width: number }[] = [
  { name: "arabia", x: 585, y: 655, size: 30, width: 210 },
  { name: "scythia", x: 1066, y: -16, size: 26, width: 200 },
  { name: "aethiopia", x: 110, y: 822, size: 22, width: 230 },
  { name: "thrace", x: 26, y: -66, size: 19, width: 104 },
  { name: "colchis", x: 690, y: -52, size: 22, width: 150 },
];

export function Ground({ lattice, texts }: { lattice: Lattice; texts: Texts }) {
  const field = pathOf(ringsOf(lattice, new Set(lattice.spaces.keys())));
  const rivers = RIVERS.map(river).join("");
  const ranges = RANGES.map(range).join("");
  return (
    <g class="alx-ground" aria-hidden="true">
      <rect class="alx-sea" {...SHEET} />
      <path class="alx-graticule" d={GRATICULE} />
      {RIPPLES.map((lines, at) => (
        <path key={at} class="alx-ripple" d={lines} stroke-opacity={FADING[at]} />
      ))}
      <path class="alx-beyond" d={LAND} />
      <path class="alx-desert" d={DESERTS.map(desert).join("")} />
      <path class="alx-coast" d={LAND} />
      <path class="alx-range" d={ranges} />
      <path class="alx-river" d={rivers} />
      <path class="alx-field" d={field} />
      <path class="alx-range alx-faint" d={ranges} clip-path="url(#alx-field-clip)" />
      <path class="alx-river alx-faint" d={rivers} clip-path="url(#alx-field-clip)" />
      <clipPath id="alx-field-clip">
        <path d={field} />
      </clipPath>
      <rect class="alx-grain" {...SHEET} />
      {WATERS.map(({ name, line, size }) => (
        <g key={name}>
          <path id={`alx-water-${name}`} d={line} fill="none" />
          <text class="alx-water" font-size={size}>
            <textPath href={`#alx-water-${name}`} startOffset="50%" text-anchor="middle">
              {texts.t(`board-water-${name}`)}
            </textPath>
          </text>
        </g>
      ))}
      {BEYOND.map(({ name, x, y, size, width }) => (
        <text key={name} class="alx-beyond-name" x={x} y={y} font-size={size} {...spread(texts.t(`board-beyond-${name}`), size, width)}>
          {texts.t(`board-beyond-${name}`)}
        </text>
      ))}
      <Compass x={655} y={775} />
    </g>
  );
}

/** Letters set apart over a width, but never so far that the word falls to pieces. */
function spread(word: string, size: number, width: number): { textLength: number; lengthAdjust: "spacing" } {
  return { textLength: round(Math.min(width, [...word].length * size * 1.35)), lengthAdjust: "spacing" };
}

/** The names of the regions, in the gaps that the symbols leave. */
export function Names({ lattice, view, texts }: { lattice: Lattice; view: View; texts: Texts }) {
  const walls = Object.keys(view.walls).flatMap((name) => lattice.side.get(name) ?? []);
  return (
    <g class="alx-names" aria-hidden="true">
      {bandsOf(lattice).map((band) => (
        <Name key={band.region} band={band} word={texts.word("region", band.region)} crossed={walls.some((side) => crosses(side, band))} />
      ))}
    </g>
  );
}

function Name({ band, word, crossed }: { band: Band; word: string; crossed: boolean }) {
  const letters = [...word].length;
  const room = band.right - band.left;
  const size = Math.max(15, Math.min(24, (room / letters) * 1.2));
  const length = Math.min(room - size * 0.4, letters * size * 1.22);
  const left = (band.left + band.right - length) / 2;
  return (
    <text
      class={crossed ? "alx-crossed" : ""}
      x={round(left)}
      y={round(band.base)}
      font-size={round(size)}
      textLength={round(length)}
      lengthAdjust="spacing"
    >
      {word}
    </text>
  );
}

/** A rose of eight winds: each ray has an open half and a full one. */
function Compass({ x, y }: { x: number; y: number }) {
  const main = [0, 2, 4, 6];
  const between = [1, 3, 5, 7];
  const open = [...between.map((turn) => ray(turn, 40, 13, -1) + ray(turn, 40, 13, 1)), ...main.map((turn) => ray(turn, 62, 16, -1))];
  return (
    <g class="alx-compass" transform={`translate(${x} ${y}) scale(0.8)`}>
      <circle r="46" />
      <circle r="42" />
      <path class="alx-compass-open" d={open.join("")} />
      <path class="alx-compass-full" d={main.map((turn) => ray(turn, 62, 16, 1)).join("")} />
    </g>
  );
}

/** Half a ray of the compass, leaning to the left (-1) or the right (1). */
function ray(turn: number, long: number, wide: number, lean: -1 | 1): string {
  const angle = (turn * Math.PI) / 4;
  const at = (way: number, far: number): string => `${round(far * Math.sin(way))} ${round(-far * Math.cos(way))}`;
  return `M0 0L${at(angle + 0.4 * lean, wide)}L${at(angle, long)}Z`;
}
