/** The plain near Arbela: rows, columns and the open ground on both flanks. */
import { hatch, markPath } from "../../look/marks.tsx";
import { round } from "../../board/plane.ts";
import type { SeatLook, Texts } from "../../board/module.ts";
import { anatomyOf, COLUMNS, flankMiddle, middleOf, ROWS, WIDTH, type Layout } from "./layout.ts";
import type { Board } from "./types.ts";

interface GroundProps {
  board: Board;
  layout: Layout;
  seats: SeatLook[];
  texts: Texts;
}

/** Rows by number from the Macedonian side: the words for them and whose they are. */
const KINDS: readonly { word: string; side: number | null }[] = [
  { word: "deployment", side: 0 },
  { word: "advance", side: 0 },
  { word: "battle", side: null },
  { word: "advance", side: 1 },
  { word: "deployment", side: 1 },
];

export function Ground({ board, layout, seats, texts }: GroundProps) {
  const { height, box } = layout;
  const width = COLUMNS * WIDTH;
  return (
    <g class="arb-ground" aria-hidden="true">
      <rect class="arb-plain" x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
      {KINDS.map(({ word, side }, row) => {
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
      {[0, 1].map((area) => (
        <FlankGround key={area} area={area} layout={layout} name={texts.t("board-flank")} />
      ))}
      <path class="arb-lines" d={lines(width, height)} />
      <ColumnNames board={board} layout={layout} />
      {KINDS.map(({ word, side }, row) => (
        <RowName key={row} row={row} words={texts.t(`board-row-${word}`)} look={side === null ? undefined : seats[side]} layout={layout} />
      ))}
    </g>
  );
}

/** The edge of a Flank Area, beside the three middle rows. */
function flankEdge(area: number, layout: Layout): string {
  const { height, flank } = layout;
  const left = flankMiddle(area, layout).x < 0;
  const edge = left ? 0 : COLUMNS * WIDTH;
  const far = edge + (left ? -flank : flank) * 1.1;
  return `M${edge} ${round(height)}C${far} ${round(height * 1.1)} ${far} ${round(height * 3.9)} ${edge} ${round(height * 4)}Z`;
}

/** What takes a press on a Flank Area. */
export function FlankHit({ area, layout, onPress }: { area: number; layout: Layout; onPress(): void }) {
  return <path class="arb-flank-hit" data-flank={area} d={flankEdge(area, layout)} aria-hidden="true" onClick={onPress} />;
}

/** A Flank Area: open ground beside the three middle rows. */
function FlankGround({ area, layout, name }: { area: number; layout: Layout; name: string }) {
  const { flank, small } = layout;
  const { x, y } = flankMiddle(area, layout);
  const left = x < 0;
  const away = left ? -flank : flank;
  return (
    <g class="arb-flank">
      <path class="arb-flank-ground" d={flankEdge(area, layout)} />
      {!small && (
        <text class="arb-flank-name" transform={`translate(${round(x + away * 0.16)} ${round(y)}) rotate(${left ? -90 : 90})`}>
          {name}
        </text>
      )}
    </g>
  );
}

/** The longest name of a row, as a multiple of the size of its letters. */
const LONGEST_NAME = 4.6;

/** The name of a row at its left, with the mark of the side whose it is. */
function RowName({ row, words, look, layout }: { row: number; words: string; look: SeatLook | undefined; layout: Layout }) {
  const { small, tall, height } = layout;
  const { y } = middleOf({ row, column: 3 }, layout);
  const mark = tall || !small ? look?.mark : undefined;
  return (
    <g class={`arb-row-name ${look ? `colour-${look.colour}` : ""}`} transform={`translate(${small ? -9 : -8} ${round(y)}) rotate(-90)`}>
      <text x={mark ? 8 : 0} y="0" style={small ? { fontSize: `${round(Math.min(20, height / LONGEST_NAME))}px` } : undefined}>
        {words}
      </text>
      {mark && (
        <path
          d={markPath(mark)}
          fill="currentColor"
          fill-rule="evenodd"
          transform={small ? `translate(${round(-height / 2 + 2)} -19) scale(0.9)` : `translate(${round(-height / 2 + 4)} -10) scale(0.5)`}
        />
      )}
    </g>
  );
}

/** Each side counts the columns from its own left: its names stand at its end of the field, and every Section bears its own. */
function ColumnNames({ board, layout }: { board: Board; layout: Layout }) {
  const own = layout.turned ? 1 : 0;
  const foot = ROWS * layout.height;
  const { card } = anatomyOf(layout);
  const above = [...(board.deployment[1 - own] ?? [])].reverse();
  return (
    <>
      {(board.deployment[own] ?? []).map((name, at) => (
        <text key={name} class="arb-column" x={(at + 0.5) * WIDTH} y={round(foot + layout.head * 0.76)}>
          {columnOf(name)}
        </text>
      ))}
      {above.map((name, at) => (
        <text key={name} class="arb-column" x={(at + 0.5) * WIDTH} y={round(-layout.head * 0.3)}>
          {columnOf(name)}
        </text>
      ))}
      {board.sections.map((section) => {
        const { x, y } = middleOf(section, layout);
        return (
          <text key={section.name} class="arb-engraved" x={round(x + card.x)} y={round(y + card.y + 8)}>
            {columnOf(section.name)}
          </text>
        );
      })}
    </>
  );
}

export function columnOf(section: string): string {
  return section.slice(section.indexOf("-") + 1);
}

function lines(width: number, height: number): string {
  const across = Array.from({ length: ROWS + 1 }, (_, row) => `M0 ${round(row * height)}H${width}`);
  const down = Array.from({ length: COLUMNS + 1 }, (_, column) => `M${column * WIDTH} 0V${round(ROWS * height)}`);
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
