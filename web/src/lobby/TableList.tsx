/** Tables, one line each: what is played, by whom, and whether the reader is waited for. */
import { Mark } from "../look/marks.tsx";
import { seatLook } from "../look/seats.ts";
import { tableRoute, write } from "../router.ts";
import { language, t, tOr } from "../texts/language.ts";
import { asksYou, stillAsked, waitsForYou } from "../table/asking.ts";
import type { GameInfo, SeatInfo, Summary } from "../wire.ts";

interface Props {
  title: string;
  /** Undefined: not known yet. */
  tables: Summary[] | undefined;
  /** What to say where there is none; without it an empty list is left out. */
  empty?: string;
  /** The games, which know what they are called in the reader's language. */
  games: GameInfo[] | null;
}

export function TableList({ title, tables, empty, games }: Props) {
  if (tables && tables.length === 0 && empty === undefined) return null;
  if (!tables && empty === undefined) return null;
  return (
    <section class="tables">
      <h2>{title}</h2>
      {!tables && <p class="empty">{t("loading")}</p>}
      {tables?.length === 0 && <p class="empty">{empty}</p>}
      {tables && tables.length > 0 && (
        <ul>
          {[...tables].sort(byUrgency).map((table) => (
            <TableLine key={table.id} table={table} title={games?.find(({ id }) => id === table.game)?.title ?? table.title} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Tables that wait for the reader first, then the newest. */
function byUrgency(a: Summary, b: Summary): number {
  return Number(waitsForYou(b)) - Number(waitsForYou(a)) || b.created - a.created;
}

function TableLine({ table, title }: { table: Summary; title: string }) {
  const turn = waitsForYou(table);
  return (
    <li class={turn ? "turn" : ""}>
      <a href={write(tableRoute(table.id))}>
        <span class="table-title">{title}</span>
        <span class="table-state">{turn ? <strong>{asksYou(table) ? t("rematch-asked") : t("your-turn")}</strong> : stateOf(table)}</span>
        <ul class="table-seats" aria-label={t("players")}>
          {table.origin === undefined &&
            table.seats.map((seat) => {
              const look = seatLook(seat.seat, seat.name);
              return (
                <li key={seat.seat} class={`colour-${look.colour} ${seat.kind === "open" ? "vacant" : ""}`}>
                  <Mark name={look.mark} size={16} /> <span>{nameOf(seat)}</span>
                </li>
              );
            })}
        </ul>
        <time class="table-when" dateTime={new Date(table.created * 1000).toISOString()}>
          {when(table.created)}
        </time>
      </a>
    </li>
  );
}

function nameOf(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot" ? t("seat-bot", { level: tOr(`bot-${seat.bot}`, seat.bot ?? "") }) : seat.name;
}

function stateOf(table: Summary): string {
  if (table.unplayable !== undefined && table.state !== "finished") return t("table-unplayable");
  if (table.state === "open") {
    const asked = stillAsked(table);
    if (asked.length > 0) return t("table-asked", { names: asked.join(t("name-join")) });
    return t("table-open", { count: table.seats.filter((seat) => seat.kind === "open").length });
  }
  if (table.origin !== undefined) return t("analysis");
  if (table.state === "running") return t("table-running", { turn: table.turn });
  const winners = table.outcome?.ranking[0] ?? [];
  const names = winners
    .flatMap((seat) => table.seats[seat] ?? [])
    .map(nameOf)
    .join(t("name-join"));
  return table.review ? t("table-review") : t("end-winner", { names, count: winners.length });
}

/** The day, or the time if it was today. */
function when(seconds: number): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { timeStyle: "short" } : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language.value, style).format(date);
}
