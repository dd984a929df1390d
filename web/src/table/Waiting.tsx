/** A table that has not begun: who is there, who is missing, how to bring them. */
import { useState } from "preact/hooks";
import { giveToBot, joinTable, leaveTable } from "../api.ts";
import type { TableStore } from "../live/table.ts";
import { Mark } from "../look/marks.tsx";
import { copyText } from "../page/clipboard.ts";
import { Atlas } from "../lobby/Atlas.tsx";
import { clockWords } from "../lobby/clock.ts";
import { wordsOf } from "../page/failure.ts";
import { Problem } from "../page/Problem.tsx";
import { CaseLink } from "../rules/CaseLink.tsx";
import { go, route, write } from "../router.ts";
import { t, tOr } from "../texts/language.ts";
import type { SeatInfo, Summary } from "../wire.ts";
import { asksYou } from "./asking.ts";
import type { Ready } from "./shown.ts";

export function Waiting({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const table = standing.table;
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = (doing: Promise<unknown>) => {
    setProblem(null);
    doing.catch((error: unknown) => setProblem(wordsOf(error)));
  };
  const asked = asksYou(table);
  const here = route.value;
  const invite = here.page === "table" ? (here.invite ?? undefined) : undefined;
  const seated = standing.yours.length > 0;
  const invited = table.public || invite !== undefined || table.invite !== undefined;
  const free = table.seats.some((seat) => seat.kind === "open");
  return (
    <>
      <Atlas />
      <section class="waiting" aria-labelledby="waiting-heading">
        <h2 id="waiting-heading">{asked ? t("rematch-asked") : t("waiting")}</h2>
        <ol class="waiting-seats">
          {table.seats.map((seat) => (
            <WaitingSeat
              key={seat.seat}
              store={store}
              seat={seat}
              side={ready.texts.word("seat", String(seat.seat))}
              mayJoin={!seated && !asked && invited}
              bots={table.invite === undefined ? [] : (store.detail.value?.bots ?? [])}
              onBot={(bot) => attempt(giveToBot(store.id, seat.seat, bot))}
              onJoin={() => attempt(joinTable(store.id, { seat: seat.seat, ...(invite === undefined ? {} : { invite }) }))}
            />
          ))}
        </ol>
        {asked && (
          <div class="row">
            <button type="button" class="button primary" onClick={() => attempt(joinTable(store.id, {}))}>
              {t("rematch-yes")}
            </button>
            <button type="button" class="button" onClick={() => attempt(leaveTable(store.id).then(() => go({ page: "lobby" })))}>
              {t("rematch-no")}
            </button>
          </div>
        )}
        {free && !seated && !asked && !invited && <p class="kindly">{t("invite-needed", { name: host(table) })}</p>}
        <Problem words={problem} />
        <InviteLink table={table} />
        <Terms ready={ready} />
        {standing.yours.length > 0 && (
          <button type="button" class="button quiet" onClick={() => attempt(leaveTable(store.id))}>
            {t("leave")}
          </button>
        )}
      </section>
    </>
  );
}

/** Who can be asked for an invitation: the first person who sits there. */
function host(table: Summary): string {
  return table.seats.find((seat) => seat.kind === "person")?.name ?? "";
}

interface SeatProps {
  store: TableStore;
  seat: SeatInfo;
  /** What the game calls the seat. */
  side: string;
  mayJoin: boolean;
  /** The bots that the reader may have sit down there. */
  bots: readonly string[];
  onJoin(): void;
  onBot(bot: string): void;
}

function WaitingSeat({ store, seat, side, mayJoin, bots, onJoin, onBot }: SeatProps) {
  const look = store.looks.value[seat.seat];
  if (!look) return null;
  return (
    <li class={`colour-${look.colour} ${seat.kind === "open" ? "vacant" : ""}`}>
      <Mark name={look.mark} size={28} />
      <span class="seat-side">{side}</span>
      <span class="seat-name">{seat.kind === "open" ? t("seat-open") : nameBeside(seat, look.name)}</span>
      <span class="seat-state">
        {seat.kind === "bot" && t("seat-bot", { level: tOr(`bot-${seat.bot}`, seat.bot ?? "") })}
        {seat.you ? t("seat-you") : seat.kind === "asked" && t("seat-asked")}
      </span>
      {seat.kind === "open" && bots.length > 0 && <BotChoice bots={bots} side={side} onBot={onBot} />}
      {seat.kind === "open" && mayJoin && (
        <button type="button" class="button act" onClick={onJoin}>
          {t("join")}
        </button>
      )}
    </li>
  );
}

/** A bot goes by the seat's own name, which stands there already. */
function nameBeside(seat: SeatInfo, name: string): string {
  return seat.kind === "bot" ? "" : name;
}

/** A free seat for the computer, at once. */
function BotChoice({ bots, side, onBot }: { bots: readonly string[]; side: string; onBot(bot: string): void }) {
  return (
    <select
      class="bot-choice"
      aria-label={t("seat-to-bot", { side })}
      value=""
      onChange={(event) => {
        if (event.currentTarget.value !== "") onBot(event.currentTarget.value);
      }}
    >
      <option value="">{t("seat-to-bot-short")}</option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {tOr(`bot-${bot}`, bot)}
        </option>
      ))}
    </select>
  );
}

/** The address to send to friends: to sit down, or, once the game goes on, to look on. */
export function InviteLink({ table }: { table: Summary }) {
  const [copied, setCopied] = useState(false);
  const open = table.state === "open";
  if (open && table.invite === undefined) return null;
  const invite = open ? (table.invite ?? null) : null;
  const address = location.origin + write({ page: "table", id: table.id, at: null, rule: null, invite });
  const copy = async () => {
    setCopied(await copyText(address));
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div class="invite">
      <label for="invite-link">{open ? t("invite") : t("invite-look")}</label>
      <div class="row">
        <input id="invite-link" type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class={`button ${open ? "primary" : ""}`} onClick={copy}>
          {copied ? t("copied") : t("copy")}
        </button>
        {canShare() && (
          <button type="button" class="button" onClick={() => void navigator.share({ title: table.title, url: address }).catch(() => null)}>
            {t("share")}
          </button>
        )}
      </div>
    </div>
  );
}

/** On a phone the system's own sheet sends links. */
function canShare(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** What was agreed for this table. */
export function Terms({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const { table } = standing;
  const options = store.detail.value?.options ?? [];
  return (
    <dl class="terms">
      {options.map((option) => (
        <div key={option.key}>
          <dt>
            {texts.t(`option-${option.key}`)} <CaseLink game={table.game} id={option.case} />
          </dt>
          <dd>{texts.t(`option-${option.key}-${table.options[option.key] ?? option.choices[0]}`)}</dd>
        </div>
      ))}
      <div>
        <dt>{t("create-undo")}</dt>
        <dd>{t(`create-undo-${table.undo}`)}</dd>
      </div>
      <div>
        <dt>{t("create-clock")}</dt>
        <dd>{clockWords(table.clock)}</dd>
      </div>
    </dl>
  );
}
