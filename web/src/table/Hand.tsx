/** What lies in front of the reader: the own hand, and beside it what is common to all. */
import { t } from "../texts/language.ts";
import { boardProps, type Ready } from "./shown.ts";

export function Hand({ ready }: { ready: Ready }) {
  const { Hand: Held, Tracks } = ready.module;
  if (ready.standing.view === null) return null;
  const props = boardProps(ready);
  return (
    <div class="front">
      {Held && props.seat !== null && (
        <section id="hand" class="hand" aria-labelledby="hand-heading">
          <h2 id="hand-heading" class="unseen">
            {t("hand")}
          </h2>
          <Held {...props} />
        </section>
      )}
      {Tracks && (
        <section id="tracks" class="tracks" aria-label={t("tracks")}>
          <Tracks {...props} />
        </section>
      )}
    </div>
  );
}
