/** In the prompt's place: what the others do, as it is told, and how fast. */
import { PACES, pace, type Line, type Pace, type Telling } from "../live/telling.ts";
import type { TableStore } from "../live/table.ts";
import { Mark } from "../look/marks.tsx";
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";

/** The line that is told, or was last, and while it is being told the one before. */
export function Told({ store }: { store: TableStore }) {
  const told = store.telling.told.value;
  const busy = store.telling.busy.value;
  const last = told.at(-1);
  if (!last || store.standing.value?.table.state !== "running") return null;
  const before = busy ? told.at(-2) : undefined;
  return (
    <>
      {before && <p class="told-before">{wordsOf(store, before)}</p>}
      <ToldLine key={last.words} store={store} line={last} busy={busy} />
    </>
  );
}

function ToldLine({ store, line, busy }: { store: TableStore; line: Line; busy: boolean }) {
  const look = line.seat === null ? undefined : store.looks.value[line.seat];
  return (
    <p class={busy ? "told" : "told-before"}>
      {look && (
        <span class={`told-mark colour-${look.colour}`}>
          <Mark name={look.mark} size={busy ? 22 : 16} />
        </span>
      )}
      {wordsOf(store, line)}
    </p>
  );
}

/** A line that does not say who did it is headed by the name. */
function wordsOf(store: TableStore, { seat, words, complete }: Line): string {
  if (complete) return words;
  const name = seat === null || seat < 0 ? "" : store.nameOf(seat);
  return words.includes(name) ? words : t("told", { name, words });
}

/** Wait, skip, and how fast. They keep their places while nothing is told. */
export function TellingButtons({ telling }: { telling: Telling }) {
  const busy = telling.busy.value;
  const paused = telling.paused.value;
  return (
    <div class="telling" role="group" aria-label={t("telling")}>
      <button
        type="button"
        class="icon-button"
        aria-disabled={!busy}
        aria-label={paused ? t("telling-resume") : t("telling-pause")}
        title={paused ? t("telling-resume") : t("telling-pause")}
        onClick={() => (paused ? telling.resume() : busy && telling.pause())}
      >
        <Icon name={paused ? "play" : "pause"} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-disabled={!busy}
        aria-label={t("telling-skip")}
        title={t("telling-skip")}
        onClick={() => telling.skip()}
      >
        <Icon name="last" />
      </button>
      <PaceChoice onChoose={(chosen) => telling.choosePace(chosen)} />
    </div>
  );
}

export function PaceChoice({ onChoose }: { onChoose(chosen: Pace): void }) {
  return (
    <select
      class="pace"
      aria-label={t("pace")}
      title={t("pace")}
      value={pace.value}
      onChange={(event) => {
        const chosen = PACES.find((one) => one === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {PACES.map((one) => (
        <option key={one} value={one}>
          {t(`pace-${one}`)}
        </option>
      ))}
    </select>
  );
}
