/** What everybody shares: cards to take, walls left, and how far everyone has come. */
import type { BoardProps, Texts } from "../../board/module.ts";
import { bars, Ruler } from "../../board/tracks.tsx";
import { Counts, Piles } from "./cards.tsx";
import { cardsInWords } from "./labels.ts";
import type { Board, View } from "./types.ts";

export function Tracks(props: BoardProps<View, Board>) {
  const { view, board, seats, texts } = props;
  const standing = Object.values(view.walls);
  const points = seats.map((_, seat) => view.seats[seat]?.points ?? 0);
  const said = seats.map(({ seat }, at) => texts.t("board-ruler-seat", { seat: `seat:${seat}`, points: points[at] ?? 0 }));
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
        <Ruler values={points} end={board.points_to_end} seats={seats} label={texts.list(said)} />
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
  const blacks = bars(black, blackInAll, 0, step);
  const reds = bars(red, redInAll, blackInAll * step + gap, step);
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
