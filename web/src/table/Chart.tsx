/** How the game came about: one line a seat, drawn in its colour and dash, with its mark at the end. */
import type { SeatLook, Story } from "../board/module.ts";
import { markPath } from "../look/marks.tsx";
import { narrow } from "../page/media.ts";
import { t } from "../texts/language.ts";

const WIDE = 640;
const NARROW = 360;
const HEIGHT = 240;
const LEFT = 34;
const RIGHT = 30;
const TOP = 12;
const BOTTOM = 24;

/** Dashes tell the lines apart where colours do not. */
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "4 2", "1 3"];

interface Props {
  story: Story;
  label: string;
  looks: readonly SeatLook[];
  last: number;
  onShow(n: number): void;
}

export function Chart({ story, label, looks, last, onShow }: Props) {
  const width = narrow.value ? NARROW : WIDE;
  const most = Math.max(1, ...story.lines.flat().map((spot) => spot.value));
  const least = Math.min(0, ...story.lines.flat().map((spot) => spot.value));
  const x = (n: number) => LEFT + ((width - LEFT - RIGHT) * n) / Math.max(1, last);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - least)) / (most - least);
  const ends = spread(
    story.lines.map((line) => y(line.at(-1)?.value ?? 0)),
    18,
  );
  return (
    <figure class="chart">
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t("chart", { label })}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const across = ((event.clientX - box.left) / box.width) * width;
          const n = Math.round(((across - LEFT) / (width - LEFT - RIGHT)) * last);
          if (n >= 0 && n <= last) onShow(n);
        }}
      >
        {rulers(least, most).map((value) => (
          <g key={value}>
            <line class="chart-rule" x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
            <text class="chart-number" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {story.lines.map((line, seat) => {
          const look = looks[seat];
          if (!look) return null;
          let path = `M${x(0)} ${y(line[0]?.n === 0 ? line[0].value : 0)}`;
          for (const spot of line) path += `H${x(spot.n).toFixed(1)}V${y(spot.value).toFixed(1)}`;
          path += `H${x(last)}`;
          return (
            <g key={seat} class={`colour-${look.colour}`}>
              <path class="chart-line" d={path} stroke-dasharray={DASHES[seat % DASHES.length]} />
              <g transform={`translate(${width - RIGHT + 5} ${(ends[seat] ?? 0) - 9}) scale(0.75)`}>
                <path d={markPath(look.mark)} fill="currentColor" fill-rule="evenodd" />
              </g>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** A few round numbers between the limits. */
function rulers(least: number, most: number): number[] {
  const rough = (most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const found: number[] = [];
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) found.push(value);
  return found;
}

/** Heights moved apart so that marks do not cover each other. */
function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((height, place) => ({ height, place })).sort((a, b) => a.height - b.height);
  const moved = [...heights];
  let floor = -Infinity;
  for (const { height, place } of order) {
    floor = Math.max(height, floor + gap);
    moved[place] = floor;
  }
  return moved;
}
