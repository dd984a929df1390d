/** A table that has not begun: who is there, who is missing, how to bring them. */
import { useState } from "preact/hooks";
import { joinTable, leaveTable } from "../api.ts";
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
              mayJoin={standing.yours.length === 0 && !asked}
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

interface SeatProps {
  store: TableStore;
  seat: SeatInfo;
  mayJoin: boolean;
  onJoin(): void;
}

function WaitingSeat({ store, seat, mayJoin, onJoin }: SeatProps) {
  const look = store.looks.value[seat.seat];
  if (!look) return null;
  return (
    <li class={`colour-${look.colour} ${seat.kind === "open" ? "vacant" : ""}`}>
      <Mark name={look.mark} size={28} />
      <span class="seat-name">{seat.kind === "open" ? t("seat-open") : look.name}</span>
      <span class="seat-state">
        {seat.kind === "bot" && t("seat-bot", { level: tOr(`bot-${seat.bot}`, seat.bot ?? "") })}
        {seat.you ? t("seat-you") : seat.kind === "asked" && t("seat-asked")}
      </span>
      {seat.kind === "open" && mayJoin && (
        <button type="button" class="button act" onClick={onJoin}>
          {t("join")}
        </button>
      )}
    </li>
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
        <button type="button" class="button" onClick={copy}>
          {copied ? t("copied") : t("copy")}
        </button>
      </div>
    </div>
  );
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
