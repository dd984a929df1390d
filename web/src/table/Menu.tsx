/** Everything about the table that is not needed at every turn. */
import { useState } from "preact/hooks";
import { leaveTable } from "../api.ts";
import { Dialog } from "../page/Dialog.tsx";
import { wordsOf } from "../page/failure.ts";
import { AlertSettings, LanguageSwitch, ThemeSwitch } from "../page/Settings.tsx";
import { Problem } from "../page/Problem.tsx";
import { go } from "../router.ts";
import { t } from "../texts/language.ts";
import { Analyse, mayTry } from "./Analyse.tsx";
import { open, shut } from "./openings.ts";
import { saveRecord } from "./record.ts";
import type { Ready } from "./shown.ts";
import { lookingOn } from "./Spectators.tsx";
import { InviteLink, Terms } from "./Waiting.tsx";
import { Windows } from "./Windows.tsx";

export function Menu({ ready }: { ready: Ready }) {
  const { table, yours } = ready.standing;
  const { Settings: GameSettings } = ready.module;
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    saveRecord(table).catch((error: unknown) => setProblem(wordsOf(error)));
  };
  const remove = async () => {
    try {
      await leaveTable(table.id);
      shut();
      go({ page: "lobby" });
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <Dialog title={t("menu")} onClose={shut} shape="side-sheet">
      <section>
        <h3>{t("menu-this-table")}</h3>
        <div class="stack">
          <InviteLink table={table} />
          <button type="button" class="button" onClick={save}>
            {table.state === "finished" ? t("export") : t("export-seen")}
          </button>
          {mayTry(table) && <Analyse ready={ready} n={null} />}
          <button type="button" class="button" onClick={() => open("report")}>
            {t("report")}
          </button>
          <button type="button" class="button" onClick={() => open("keys")}>
            {t("keys")}
          </button>
          {table.state === "running" && yours.length > 0 && table.origin === undefined && (
            <button type="button" class="button" onClick={() => open("resign")}>
              {t("resign")}
            </button>
          )}
          {(table.review || table.origin !== undefined) && table.invite !== undefined && (
            <button type="button" class="button" onClick={() => void remove()}>
              {table.review ? t("review-remove") : t("analysis-remove")}
            </button>
          )}
          <Problem words={problem} />
        </div>
        {ready.standing.spectators.count > 0 && <p class="hint">{lookingOn(ready.standing.spectators)}</p>}
        <Terms ready={ready} />
        <Windows ready={ready} />
      </section>
      <section>
        <h3>{t("menu-this-browser")}</h3>
        <div class="stack">
          <LanguageSwitch />
          <ThemeSwitch />
          <AlertSettings />
          {GameSettings && <GameSettings texts={ready.texts} />}
        </div>
      </section>
    </Dialog>
  );
}

/** Giving up is asked twice. */
export function ResignDialog({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const resign = () => {
    shut();
    for (const seat of standing.seat === null ? [] : [standing.seat]) void store.ask({ type: "resign", seat });
  };
  return (
    <Dialog title={t("resign-sure")} onClose={shut} shape="small">
      <p>{t("resign-means")}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={resign}>
          {t("resign")}
        </button>
        <button type="button" class="button" onClick={shut}>
          {t("resign-not")}
        </button>
      </div>
    </Dialog>
  );
}
