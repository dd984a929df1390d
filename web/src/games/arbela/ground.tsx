/** The plain near Arbela: rows, columns and the open ground on both flanks. */
import { hatch } from "../../look/marks.tsx";
import type { SeatLook, Texts } from "../module.ts";
import { flankMiddle, middleOf, round, WIDTH, type Layout } from "./layout.ts";
import type { Board } from "./types.ts";

interface GroundProps {
  board: Board;
  layout: Layout;
  seats: SeatLook[];
  texts: Texts;
}

/** Rows by number from the Macedonian side: the words for them and whose they are. */
const ROWS: readonly { word: string; side: number | null }[] = [
  { word: "deployment", side: 0 },
  { word: "advance", side: 0 },
  { word: "battle", side: null },
  { word: "advance", side: 1 },
  { word: "deployment", side: 1 },
];

export function Ground({ board, layout, seats, texts }: GroundProps) {
  const { height, flank, box } = layout;
  const width = 7 * WIDTH;
  return (
    <g class="arb-ground">
      <rect class="arb-plain" x={box.left} y={0} width={box.right - box.left} height={5 * height} />
      {ROWS.map(({ word, side }, row) => {
        const { y } = middleOf({ row, column: 3 }, layout);
        const look = side === null ? undefined : seats[side];
        return (
          <g key={row} class={look ? `colour-${look.colour}` : ""}>
            <rect class={`arb-row arb-row-${word}`} x={0} y={round(y - height / 2)} width={width} height={round(height)} />
            {look && word === "deployment" && (
              <rect class="arb-row-hatch" x={0} y={round(y - height / 2)} width={width} height={round(height)} fill={hatch(look.colour)} />
            )}
          </g>
        );
      })}
      <path class="arb-dust" d={dust(width, middleOf({ row: 2, column: 3 }, layout).y, height)} />
      {[0, 1].map((area) => {
        const { x, y } = flankMiddle(area, layout);
        const left = x < 0;
        const edge = left ? 0 : width;
        const away = left ? -flank : flank;
        return (
          <g key={area} class="arb-flank">
            <path
              class="arb-flank-ground"
              d={`M${edge} ${round(height)}C${edge + away * 1.1} ${round(height * 1.1)} ${edge + away * 1.1} ${round(height * 3.9)} ${edge} ${round(height * 4)}Z`}
            />
            {!layout.small && (
              <text class="arb-flank-name" transform={`translate(${round(x - away * 0.06)} ${round(y)}) rotate(${left ? -90 : 90})`}>
                {texts.t("board-flank")}
              </text>
            )}
          </g>
        );
      })}
      <path class="arb-lines" d={lines(width, height)} />
      {(board.deployment[layout.turned ? 1 : 0] ?? []).map((name, at) => (
        <text key={name} class="arb-column" x={(at + 0.5) * WIDTH} y={-7}>
          {name.slice(name.indexOf("-") + 1)}
        </text>
      ))}
      {!layout.small &&
        ROWS.map(({ word }, row) =>
          word === "deployment" ? (
            <text key={row} class="arb-row-name" transform={`translate(-12 ${round(middleOf({ row, column: 3 }, layout).y)}) rotate(-90)`}>
              {texts.t("board-row-deployment")}
            </text>
          ) : null,
        )}
    </g>
  );
}

function lines(width: number, height: number): string {
  const across = Array.from({ length: 6 }, (_, row) => `M0 ${round(row * height)}H${width}`);
  const down = Array.from({ length: 8 }, (_, column) => `M${column * WIDTH} 0V${round(5 * height)}`);
  return [...across, ...down].join("");
}

/** Specks of dust over the Battle row, always the same ones. */
function dust(width: number, y: number, height: number): string {
  let path = "";
  let state = 7;
  for (let at = 0; at < 260; at += 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const x = (state % 10000) / 10000;
    state = (state * 1103515245 + 12345) % 2147483648;
    const down = (state % 10000) / 10000;
    path += `M${round(x * width)} ${round(y + (down - 0.5) * height * 0.94)}h0`;
  }
  return path;
}
