/** The end: who won, why it is over, how it came about, and again. */
import { useEffect, useState } from "preact/hooks";
import { fetchTable, rematch } from "../api.ts";
import { Mark } from "../look/marks.tsx";
import { Dialog } from "../page/Dialog.tsx";
import { wordsOf } from "../page/failure.ts";
import { Icon } from "../page/Icon.tsx";
import { Problem } from "../page/Problem.tsx";
import { go, tableRoute } from "../router.ts";
import { t } from "../texts/language.ts";
import { wasGivenUp } from "./asking.ts";
import { Chart } from "./Chart.tsx";
import { shut } from "./openings.ts";
import { endSentence } from "./PromptBar.tsx";
import { saveRecord } from "./record.ts";
import { Share } from "./Share.tsx";
import type { Ready } from "./shown.ts";

export function EndOfGame({ ready }: { ready: Ready }) {
  const { store, standing, module, texts } = ready;
  const { table } = standing;
  const [problem, setProblem] = useState<string | null>(null);
  // How it came about is told from the beginning on.
  useEffect(() => void store.log.reach(0), [store]);
  const outcome = table.outcome;
  if (!outcome) return null;
  const looks = store.looks.value;
  const whole = store.log.complete.value ? store.log.entries.value : null;
  const story = (whole && module.story?.(whole, table.seats.length)) ?? null;
  const look = (n: number) => {
    shut();
    void store.replay.show(n);
  };
  return (
    <Dialog title={endSentence(looks, table, (items) => texts.list(items))} onClose={shut} shape="end">
      <p class="end-reason">{reasonOf(ready)}</p>
      {standing.verdict.length > 0 && (
        <ul class="verdict">
          {standing.verdict.map((one) => (
            <li key={one.key + JSON.stringify(one.params)}>{texts.t(one.key, one.params)}</li>
          ))}
        </ul>
      )}
      <ol class="ranking">
        {outcome.ranking.map((group, place) =>
          group.map((seat) => (
            <li key={seat} class={`colour-${looks[seat]?.colour} ${place === 0 ? "winner" : ""}`}>
              <span class="rank">{t("rank", { place: place + 1 })}</span>
              {looks[seat] && <Mark name={looks[seat].mark} size={place === 0 ? 40 : 24} />}
              <span class="seat-name">{looks[seat]?.name}</span>
              <strong>{scoreOf(ready, seat)}</strong>
            </li>
          )),
        )}
      </ol>
      {story && (
        <Chart
          story={story}
          label={texts.has(story.label) ? texts.t(story.label) : t("score")}
          looks={looks}
          last={standing.n}
          onShow={look}
        />
      )}
      <div class="row">
        <Rematch ready={ready} onProblem={setProblem} />
        <button
          type="button"
          class="button"
          onClick={() => {
            shut();
            void store.replay.play(standing.n, 0);
          }}
        >
          <Icon name="play" /> {t("replay-watch")}
        </button>
        <Share ready={ready} onProblem={setProblem} />
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            setProblem(null);
            saveRecord(table).catch((error: unknown) => setProblem(wordsOf(error)));
          }}
        >
          {t("export")}
        </button>
        <a class="button quiet" href="/">
          {t("to-lobby")}
        </a>
      </div>
      <Problem words={problem} />
    </Dialog>
  );
}

/** Why the game is over; of two, it is the other who has given up. */
function reasonOf({ store, standing, texts }: Ready): string {
  const { outcome, seats } = standing.table;
  const [last] = outcome?.ranking.at(-1) ?? [];
  if (outcome?.reason === "resignation" && seats.length === 2 && last !== undefined) {
    return t("end-given-up", { name: store.nameOf(last) });
  }
  return texts.t(`reason-${outcome?.reason}`);
}

/** What stands beside a seat's name. */
export function scoreOf({ module, standing, texts }: Ready, seat: number): string {
  const score = standing.view === null ? null : (module.score?.(standing.view, seat) ?? null);
  return score === null ? "" : texts.number(score);
}

function Rematch({ ready, onProblem }: { ready: Ready; onProblem(words: string): void }) {
  const { table, yours } = ready.standing;
  if (table.review || yours.length === 0) return null;
  const again = async () => {
    try {
      // Going to look at a table to which one is asked is no yes.
      const asked = table.rematch === undefined ? null : await fetchTable(table.rematch);
      const next = asked === null || wasGivenUp(asked) ? await rematch(table.id) : asked;
      shut();
      go(tableRoute(next.id));
    } catch (error) {
      onProblem(wordsOf(error));
    }
  };
  return (
    <button type="button" class="button primary" onClick={() => void again()}>
      {table.rematch === undefined ? t("rematch") : t("rematch-join")}
    </button>
  );
}
