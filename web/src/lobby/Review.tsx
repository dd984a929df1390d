/** A record that somebody kept, brought back to look at. */
import { useState } from "preact/hooks";
import { review } from "../api.ts";
import { wordsOf } from "../page/failure.ts";
import { Problem } from "../page/Problem.tsx";
import { go, tableRoute } from "../router.ts";
import { t } from "../texts/language.ts";

export function Review() {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (file: File) => {
    setBusy(true);
    setProblem(null);
    try {
      go(tableRoute((await review(await file.text())).id));
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <section class="review">
      <h2>{t("review")}</h2>
      <label class="file">
        <span>{busy ? t("review-reading") : t("review-choose")}</span>
        <input
          type="file"
          accept=".jsonl,application/jsonl,application/x-ndjson"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void load(file);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <Problem words={problem} />
    </section>
  );
}
