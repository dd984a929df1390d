/** What everybody shares: cards to take, walls left, and how far everyone has come. */
import type { BoardProps, Texts } from "../../board/module.ts";
import { bars, Ruler } from "../../board/tracks.tsx";
import { Mark } from "../../look/marks.tsx";
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
          blackThen={props.foreseen?.view.black ?? view.black}
          redThen={props.foreseen?.view.red ?? view.red}
          blackInAll={view.black + standing.filter((colour) => colour === "black").length}
          redInAll={view.red + standing.filter((colour) => colour === "red").length}
          texts={texts}
        />
        <Ruler values={points} end={board.points_to_end} seats={seats} label={texts.list(said)} />
        <p class="alx-played">
          {!played && <Gains {...props} />}
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

/** What the seats would win by what is pointed at. */
function Gains({ foreseen, view, seats, texts }: BoardProps<View, Board>) {
  if (!foreseen?.events.some(({ kind }) => kind === "points-scored")) return null;
  return (
    <span class="alx-gains" aria-hidden="true">
      {seats.map(({ seat, colour, mark }) => (
        <span key={seat} class={`colour-${colour}`}>
          <Mark name={mark} size={15} />
          {texts.t("board-gained", { points: (foreseen.view.seats[seat]?.points ?? 0) - (view.seats[seat]?.points ?? 0) })}
        </span>
      ))}
    </span>
  );
}

interface WallsProps {
  black: number;
  red: number;
  /** So many would be left after what is pointed at. */
  blackThen: number;
  redThen: number;
  blackInAll: number;
  redInAll: number;
  texts: Texts;
}

/** A small bar for every wall; those that stand on the map are hollow. */
function WallsLeft({ black, red, blackThen, redThen, blackInAll, redInAll, texts }: WallsProps) {
  const step = 4;
  const gap = 6;
  const width = (blackInAll + redInAll) * step + gap;
  const blacks = bars(black, blackInAll, 0, step);
  const reds = bars(red, redInAll, blackInAll * step + gap, step);
  const stays = { black: bars(blackThen, blackInAll, 0, step).left, red: bars(redThen, redInAll, blackInAll * step + gap, step).left };
  const changes = blackThen !== black || redThen !== red;
  return (
    <div class="alx-walls-left">
      <p>
        <span>{texts.t("board-walls-name")}</span>
        <span class="alx-walls-count">
          {texts.number(black)} <span class="alx-red">+ {texts.number(red)}</span>
          {changes && (
            <span class="alx-walls-then" aria-hidden="true">
              {" "}
              → {texts.number(blackThen)} + {texts.number(redThen)}
            </span>
          )}
        </span>
      </p>
      <svg viewBox={`0 0 ${width} 14`} role="img" aria-label={texts.t("board-walls-left", { black, red })} focusable="false">
        <path class="alx-bars-gone" d={blacks.gone + reds.gone} />
        <g class={changes ? "alx-bars-going" : ""}>
          <path class="alx-bars" d={blacks.left} />
          <path class="alx-bars alx-bars-red" d={reds.left} />
        </g>
        {changes && <path class="alx-bars" d={stays.black} />}
        {changes && <path class="alx-bars alx-bars-red" d={stays.red} />}
      </svg>
    </div>
  );
}
