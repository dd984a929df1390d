/** What lies in front of the reader: the own hand, and beside it what is common to all. */
import { narrow } from "../page/media.ts";
import { t } from "../texts/language.ts";
import { boardProps, type Ready } from "./shown.ts";

export function Hand({ ready }: { ready: Ready }) {
  const { Hand: Held } = ready.module;
  if (ready.standing.view === null) return null;
  const props = boardProps(ready);
  const holds = Held && props.seat !== null;
  const tracks = !areAside(ready);
  if (!holds && !tracks) return null;
  return (
    <div class="front">
      {holds && (
        <section id="hand" class="hand" aria-labelledby="hand-heading">
          <h2 id="hand-heading" class="unseen">
            {t("hand")}
          </h2>
          <Held {...props} />
        </section>
      )}
      {tracks && <CommonTracks ready={ready} />}
    </div>
  );
}

/** What is common to all, under the players where the board wants it there. */
export function TracksAside({ ready }: { ready: Ready }) {
  return areAside(ready) ? <CommonTracks ready={ready} /> : null;
}

function CommonTracks({ ready }: { ready: Ready }) {
  const { Tracks } = ready.module;
  if (!Tracks || ready.standing.view === null) return null;
  return (
    <section id="tracks" class="tracks" aria-label={t("tracks")}>
      <Tracks {...boardProps(ready)} />
    </section>
  );
}

function areAside({ module }: Ready): boolean {
  return module.tracksAside === true && !narrow.value;
}
