/** Coming back: what has happened since the reader was last here. */
import { eventsAfter } from "../live/standing.ts";
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";
import type { Ready } from "./shown.ts";

/** So many lines tell it; the log has the rest. */
const MOST = 5;

export function Away({ ready }: { ready: Ready }) {
  const { store, standing, module, texts } = ready;
  const seen = store.away.value;
  if (seen === null || standing.n <= seen) return null;
  const quiet = module.quiet ?? [];
  const events = eventsAfter(store.log.entries.value, seen).filter((event) => !quiet.includes(event.kind));
  const done = () => {
    store.away.value = null;
  };
  return (
    <section class="away" aria-labelledby="away-heading">
      <h2 id="away-heading">{t("away", { count: standing.n - seen })}</h2>
      <ul>
        {events.slice(-MOST).map((event, place) => (
          <li key={place}>{texts.event(event)}</li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            done();
            void store.replay.play(standing.n, seen);
          }}
        >
          <Icon name="play" /> {t("away-watch")}
        </button>
        <button type="button" class="button quiet" onClick={done}>
          {t("away-close")}
        </button>
      </div>
    </section>
  );
}
