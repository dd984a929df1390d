/** What everybody shares: cards to take, walls left, and how far everyone has come. */
import { markPath } from "../../look/marks.tsx";
import type { BoardProps, SeatLook, Texts } from "../../board/module.ts";
import { Counts, Piles } from "./cards.tsx";
import { cardsInWords } from "./labels.ts";
import type { Board, View } from "./types.ts";

export function Tracks(props: BoardProps<View, Board>) {
  const { view, board, seats, texts } = props;
  const standing = Object.values(view.walls);
  const played = Object.keys(view.played).length > 0;
  return (
    <div class="alx-tracks">
      <Piles {...props} />
      <div class="alx-measures">
        <WallsLeft
          black={view.black}
          red={view.red}
          blackInAll={view.black + standing.filter((colour) => colour === "black").length}
          redInAll={view.red + standing.filter((colour) => colour === "red").length}
          texts={texts}
        />
        <Ruler points={view.seats.map(({ points }) => points)} end={board.points_to_end} seats={seats} texts={texts} />
        <p class="alx-played">
          {played && (
            <span role="img" aria-label={texts.t("board-card-played", { cards: cardsInWords(view.played, texts) })}>
              {texts.t("board-card-played-name")} <Counts cards={view.played} />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

interface WallsProps {
  black: number;
  red: number;
  blackInAll: number;
  redInAll: number;
  texts: Texts;
}

/** A small bar for every wall; those that stand on the map are hollow. */
function WallsLeft({ black, red, blackInAll, redInAll, texts }: WallsProps) {
  const step = 4;
  const gap = 6;
  const width = (blackInAll + redInAll) * step + gap;
  const bars = (left: number, all: number, from: number): { left: string; gone: string } => {
    const draw = (low: number, high: number): string =>
      Array.from({ length: high - low }, (_, at) => `M${from + (low + at) * step + 1.5} 2V12`).join("");
    return { left: draw(0, left), gone: draw(left, all) };
  };
  const blacks = bars(black, blackInAll, 0);
  const reds = bars(red, redInAll, blackInAll * step + gap);
  return (
    <div class="alx-walls-left">
      <p>
        <span>{texts.t("board-walls-name")}</span>
        <span class="alx-walls-count">
          {texts.number(black)} <span class="alx-red">+ {texts.number(red)}</span>
        </span>
      </p>
      <svg viewBox={`0 0 ${width} 14`} role="img" aria-label={texts.t("board-walls-left", { black, red })} focusable="false">
        <path class="alx-bars-gone" d={blacks.gone + reds.gone} />
        <path class="alx-bars" d={blacks.left} />
        <path class="alx-bars alx-bars-red" d={reds.left} />
      </svg>
    </div>
  );
}

/** A ruler to the points that end the game, with everybody's mark above it. */
function Ruler({ points, end, seats, texts }: { points: number[]; end: number; seats: SeatLook[]; texts: Texts }) {
  const length = 276;
  const left = 12;
  const base = 24;
  const at = (value: number): number => left + (Math.min(value, end) / end) * length;
  const marks = apart(points.map(at), 17, left, left + length);
  const tens = Array.from({ length: 11 }, (_, ten) => (ten * end) / 10);
  const said = seats.map((look, seat) => texts.t("board-ruler-seat", { seat: look.seat, points: points[seat] ?? 0 }));
  return (
    <svg class="alx-ruler" viewBox={`0 0 300 ${base + 20}`} role="img" aria-label={texts.list(said)} focusable="false">
      <path
        class="alx-ruler-line"
        d={`M${left} ${base}H${left + length}${tens.map((value) => `M${at(value)} ${base}v${value % (end / 2) ? 4 : 7}`).join("")}`}
      />
      {[0, end / 2, end].map((value) => (
        <text key={value} x={at(value)} y={base + 18}>
          {value}
        </text>
      ))}
      {seats.map((look, seat) => (
        <g key={seat} class={`colour-${look.colour}`}>
          <path class="alx-ruler-stem" d={`M${at(points[seat] ?? 0)} ${base}L${marks[seat]} ${base - 6}`} />
          <path
            d={markPath(look.mark)}
            fill="currentColor"
            fill-rule="evenodd"
            transform={`translate(${(marks[seat] ?? 0) - 8} ${base - 22}) scale(0.66)`}
          />
        </g>
      ))}
    </svg>
  );
}

/** Places along a line moved so that each has room, in the same order and within the ends. */
export function apart(places: readonly number[], room: number, low: number, high: number): number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
  const moved = [...places];
  let least = low;
  for (const index of order) {
    moved[index] = Math.max(places[index] ?? 0, least);
    least = (moved[index] ?? 0) + room;
  }
  let most = high;
  for (const index of [...order].reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - room;
  }
  return moved;
}
