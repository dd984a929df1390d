/** To try out how a game might go on: alone for all seats, at a table of its own. */
import { useState } from "preact/hooks";
import { analyse } from "../api.ts";
import { wordsOf } from "../page/failure.ts";
import { go, tableRoute } from "../router.ts";
import { t } from "../texts/language.ts";
import type { Summary } from "../wire.ts";
import { shut } from "./openings.ts";
import type { Ready } from "./shown.ts";

/** Whether the reader plays alone against the computer: only then is a running game tried out. */
export function mayTry(table: Summary): boolean {
  const people = table.seats.filter((seat) => seat.kind !== "bot");
  return table.state === "running" && !table.tutorial && people.length === 1 && people[0]?.you === true;
}

/** From after `n` choices of a finished game; null: from how a running one stands. */
export function Analyse({ ready, n }: { ready: Ready; n: number | null }) {
  const { store, standing } = ready;
  const [busy, setBusy] = useState(false);
  const { table } = standing;
  if (n !== null && n >= standing.n) return null;
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const made = await analyse(table.id, n);
      shut();
      go(tableRoute(made.id));
    } catch (error) {
      store.note.value = { kind: "text", text: wordsOf(error) };
      setBusy(false);
    }
  };
  return (
    <button type="button" class="button" aria-disabled={busy} onClick={() => void begin()}>
      {n === null ? t("analyse-now") : t("analyse-from")}
    </button>
  );
}
