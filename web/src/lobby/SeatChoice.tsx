/** Who sits where at a new table. */
import { Mark } from "../look/marks.tsx";
import { seatLook } from "../look/seats.ts";
import { hasText, format } from "../texts/fluent.ts";
import { useGameTexts } from "../texts/useGameTexts.ts";
import { t, tOr } from "../texts/language.ts";
import type { GameInfo, NewSeat } from "../wire.ts";
import { withSeats, type TableWish } from "./wish.ts";

interface Props {
  game: GameInfo;
  wish: TableWish;
  onWish(wish: TableWish): void;
}

/** A seat is chosen by one word: its kind, and for a bot its level. */
function wordOf(seat: NewSeat): string {
  return seat.kind === "bot" ? `bot ${seat.bot}` : seat.kind;
}

function seatOf(value: string): NewSeat {
  if (value.startsWith("bot ")) return { kind: "bot", bot: value.slice(4) };
  return { kind: value === "me" || value === "here" ? value : "open" };
}

export function SeatChoice({ game, wish, onWish }: Props) {
  const [least, most] = game.seats;
  const { seats } = wish;
  const texts = useGameTexts(game.id);
  const set = (place: number, seat: NewSeat) =>
    onWish(
      withSeats(
        wish,
        // Only one seat is mine: another one that was becomes open.
        seats.map((old, other) => {
          if (other === place) return seat;
          return seat.kind === "me" && old.kind === "me" ? { kind: "open" } : old;
        }),
        game,
      ),
    );
  return (
    <fieldset class="seat-choice">
      <legend>{t("create-seats")}</legend>
      <ol>
        {seats.map((seat, place) => (
          <SeatLine
            key={place}
            game={game}
            seat={seat}
            place={place}
            side={texts && hasText(texts, `seat-${place}`) ? format(texts, `seat-${place}`) : ""}
            onSeat={(next) => set(place, next)}
          />
        ))}
      </ol>
      {least !== most && (
        <div class="row">
          <button
            type="button"
            class="button"
            aria-disabled={seats.length >= most}
            onClick={() => {
              if (seats.length < most) onWish(withSeats(wish, [...seats, { kind: "open" }], game));
            }}
          >
            {t("create-seat-more")}
          </button>
          <button
            type="button"
            class="button"
            aria-disabled={seats.length <= least}
            onClick={() => {
              if (seats.length > least) onWish(withSeats(wish, seats.slice(0, -1), game));
            }}
          >
            {t("create-seat-fewer")}
          </button>
          <span class="hint">{t("game-seats", { least, most })}</span>
        </div>
      )}
    </fieldset>
  );
}

interface LineProps {
  game: GameInfo;
  seat: NewSeat;
  place: number;
  /** What the game calls the seat. */
  side: string;
  onSeat(seat: NewSeat): void;
}

function SeatLine({ game, seat, place, side, onSeat }: LineProps) {
  const look = seatLook(place, "");
  const label = t("create-seat", { number: place + 1 });
  return (
    <li class={`colour-${look.colour}`}>
      <Mark name={look.mark} size={26} />
      <span class="seat-side">{side}</span>
      <select aria-label={label} value={wordOf(seat)} onChange={(event) => onSeat(seatOf(event.currentTarget.value))}>
        <option value="me">{t("create-seat-me")}</option>
        <option value="open">{t("create-seat-open")}</option>
        <option value="here">{t("create-seat-here")}</option>
        {game.bots.map((bot) => (
          <option key={bot} value={`bot ${bot}`}>
            {t("create-seat-bot", { level: tOr(`bot-${bot}`, bot) })}
          </option>
        ))}
      </select>
      {seat.kind === "here" && (
        <input
          type="text"
          maxLength={24}
          aria-label={t("create-seat-name", { number: place + 1 })}
          placeholder={t("name")}
          value={seat.name ?? ""}
          onInput={(event) => onSeat({ kind: "here", name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}
