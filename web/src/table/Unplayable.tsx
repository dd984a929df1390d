/** A table whose game cannot be played here: why, what was done at it, and the ways out. */
import { useEffect, useState } from "preact/hooks";
import { fetchRecord, leaveTable } from "../api.ts";
import { wordsOf } from "../page/failure.ts";
import { go } from "../router.ts";
import { t } from "../texts/language.ts";
import type { Summary } from "../wire.ts";
import { saveRecord, storedActions, type StoredAction } from "./record.ts";

export function Unplayable({ table }: { table: Summary }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [actions, setActions] = useState<StoredAction[]>([]);
  const begun = table.state !== "open";
  const attempt = (doing: Promise<unknown>) => {
    setProblem(null);
    doing.catch((error: unknown) => setProblem(wordsOf(error)));
  };
  useEffect(() => {
    if (begun) attempt(fetchRecord(table.id).then((text) => setActions(storedActions(text))));
  }, [table.id]);
  const leave = () => attempt(leaveTable(table.id).then(() => go({ page: "lobby" })));
  const nameOf = (seat: number) => table.seats[seat]?.name ?? t("unplayable-table");
  return (
    <main class="trouble">
      <h1>{t("unplayable")}</h1>
      <p>
        {table.title}: {t(`unplayable-${table.unplayable}`)}
      </p>
      <p>{t("unplayable-safe")}</p>
      <div class="row">
        {begun && (
          <button type="button" class="button primary" onClick={() => attempt(saveRecord(table))}>
            {table.state === "finished" ? t("export") : t("export-seen")}
          </button>
        )}
        {table.state !== "finished" && table.seats.some((seat) => seat.you) && (
          <button type="button" class="button" onClick={leave}>
            {t("leave")}
          </button>
        )}
        <a class="button" href="/">
          {t("to-lobby")}
        </a>
      </div>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {actions.length > 0 && (
        <ol aria-label={t("log")}>
          {actions.map((one, place) => (
            <li key={place}>
              {nameOf(one.seat)}: {one.action === null ? t("unplayable-secret") : <code>{one.action}</code>}
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}
