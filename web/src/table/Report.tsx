/** A report of something wrong: the reader's words and what the table showed, as one file. */
import { useState } from "preact/hooks";
import { fetchRecord } from "../api.ts";
import { copyText, saveFile } from "../page/clipboard.ts";
import { Dialog } from "../page/Dialog.tsx";
import { language, t } from "../texts/language.ts";
import { shut } from "./openings.ts";
import type { Ready } from "./shown.ts";

export function ReportDialog({ ready }: { ready: Ready }) {
  const [words, setWords] = useState("");
  const [done, setDone] = useState("");
  const save = async () => {
    saveFile(`anabasis-report-${ready.store.id}.json`, "application/json", await report(ready, words));
    setDone(t("report-saved"));
  };
  const copy = async () => {
    setDone((await copyText(await report(ready, words))) ? t("copied") : t("copy-failed"));
  };
  return (
    <Dialog title={t("report")} onClose={shut} shape="small">
      <label for="report-words">{t("report-words")}</label>
      <textarea id="report-words" rows={5} value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      <p class="hint">{t("report-holds")}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void save()}>
          {t("report-save")}
        </button>
        <button type="button" class="button" onClick={() => void copy()}>
          {t("report-copy")}
        </button>
        <span role="status">{done}</span>
      </div>
    </Dialog>
  );
}

/** The report, with the record as far as the reader may see it. */
async function report({ store, standing }: Ready, words: string): Promise<string> {
  const record = await fetchRecord(store.id).catch(() => null);
  return JSON.stringify(
    {
      words,
      table: store.id,
      game: standing.table.game,
      seat: standing.seat,
      n: standing.n,
      moment: store.replay.at.value,
      prompt: standing.prompt,
      legal: standing.legal,
      note: store.note.value,
      view: standing.view,
      language: language.value,
      browser: navigator.userAgent,
      window: [innerWidth, innerHeight],
      record: record?.trim().split("\n") ?? null,
    },
    null,
    1,
  );
}
