/** What the reader is called at the tables. */
import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { renameMe } from "../api.ts";
import { wordsOf } from "../page/failure.ts";
import { t } from "../texts/language.ts";

const LONGEST = 24;

export function MyName({ name }: { name: Signal<string> }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const rename = async (event: Event) => {
    event.preventDefault();
    const wanted = (draft ?? "").trim();
    if (wanted === "" || wanted === name.value) {
      setDraft(null);
      return;
    }
    try {
      name.value = (await renameMe(wanted)).name;
      setDraft(null);
      setSaid(t("name-saved"));
    } catch (error) {
      setSaid(wordsOf(error));
    }
  };
  return (
    <section class="my-name">
      <h2>{t("name-heading")}</h2>
      <form class="row" onSubmit={rename}>
        <label class="unseen" for="my-name">
          {t("name")}
        </label>
        <input
          id="my-name"
          type="text"
          maxLength={LONGEST}
          autocomplete="nickname"
          value={draft ?? name.value}
          onInput={(event) => {
            setDraft(event.currentTarget.value);
            setSaid("");
          }}
        />
        <button type="submit" class="button" aria-disabled={draft === null || draft.trim() === ""}>
          {t("name-save")}
        </button>
      </form>
      <p class="hint" role="status">
        {said}
      </p>
    </section>
  );
}
