/** A slider over the whole game, with play, steps, other eyes, and a link to the moment shown. */
import { useEffect, useState } from "preact/hooks";
import { speed, SPEEDS } from "../live/replay.ts";
import { turnAt, turnsOf } from "../live/standing.ts";
import { copyText } from "../page/clipboard.ts";
import { Icon, type IconName } from "../page/Icon.tsx";
import { write } from "../router.ts";
import { t } from "../texts/language.ts";
import type { Ready } from "./shown.ts";

export function ReplayBar({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const { replay } = store;
  const last = standing.n;
  const at = replay.at.value;
  const playing = replay.playing.value;
  const shown = at ?? last;
  const moment = replay.moment.value;
  const entry = moment?.n === shown ? moment : store.log.entries.value.find(({ n }) => n === shown);
  const events = entry?.events ?? [];
  const words = events[0] ? texts.event(events[0]) : "";
  return (
    <section id="replay" class="replay" aria-label={t("replay")}>
      <div class="replay-row">
        <Step icon="first" name={t("replay-first")} off={shown === 0} onClick={() => void replay.show(0)} />
        <Step icon="previous" name={t("replay-back")} off={shown === 0} onClick={() => void replay.show(shown - 1)} />
        <Step
          icon={playing ? "pause" : "play"}
          name={playing ? t("replay-pause") : t("replay-play")}
          off={last === 0}
          onClick={() => (playing ? replay.pause() : void replay.play(last))}
        />
        <Step icon="next" name={t("replay-on")} off={shown >= last} onClick={() => void replay.show(shown + 1)} />
        <Step icon="last" name={t("replay-leave")} off={at === null} onClick={() => replay.leave()} />
        <output class="replay-count">{t("replay-count", { n: shown, of: last })}</output>
        <LinkTo id={store.id} at={shown} />
      </div>
      <input
        type="range"
        class="slider"
        min={0}
        max={last}
        value={shown}
        aria-label={t("replay-slider")}
        aria-valuetext={t("replay-value", { n: shown, of: last, words })}
        onInput={(event) => {
          replay.pause();
          void replay.show(Number(event.currentTarget.value));
        }}
      />
      {(at !== null || standing.table.state === "finished") && (
        <div class="replay-more">
          <Turns ready={ready} shown={shown} />
          <Speed />
          {at !== null && standing.table.state === "finished" && <Eyes ready={ready} />}
        </div>
      )}
      {replay.failed.value && <p class="hint">{t("replay-failed")}</p>}
    </section>
  );
}

function Step(props: { icon: IconName; name: string; off: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.name}
      title={props.name}
      aria-disabled={props.off}
      onClick={() => {
        if (!props.off) props.onClick();
      }}
    >
      <Icon name={props.icon} />
    </button>
  );
}

function LinkTo({ id, at }: { id: string; at: number }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const address = location.origin + write({ page: "table", id, at, rule: null, invite: null });
    setCopied(await copyText(address));
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <button type="button" class="icon-button" aria-label={t("replay-link")} title={t("replay-link")} onClick={copy}>
      {copied ? <span class="copied">{t("copied")}</span> : <Icon name="link" />}
    </button>
  );
}

/** The turns of the game, to go to the beginning of one. */
function Turns({ ready, shown }: { ready: Ready; shown: number }) {
  const { store } = ready;
  useEffect(() => void store.log.reach(0), [store]);
  const turns = turnsOf(store.log.entries.value);
  return (
    <select
      aria-label={t("replay-turn")}
      title={t("replay-turn")}
      value={String(turnAt(turns, shown)?.n ?? 0)}
      onChange={(event) => {
        store.replay.pause();
        void store.replay.show(Number(event.currentTarget.value));
      }}
    >
      {turns.map(({ turn, turnOf, n }) => (
        <option key={n} value={n}>
          {turnOf === null ? t("replay-turn-n", { turn }) : t("replay-turn-of", { turn, name: store.nameOf(turnOf) })}
        </option>
      ))}
    </select>
  );
}

function Speed() {
  return (
    <select
      aria-label={t("replay-speed")}
      title={t("replay-speed")}
      value={String(speed.value)}
      onChange={(event) => {
        speed.value = Number(event.currentTarget.value);
      }}
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {t("replay-times", { speed: one })}
        </option>
      ))}
    </select>
  );
}

/** Once a game is over it can be seen through anybody's eyes. */
function Eyes({ ready }: { ready: Ready }) {
  const { store } = ready;
  const { replay } = store;
  return (
    <label class="eyes">
      <span>{t("replay-eyes")}</span>
      <select
        value={replay.eyes.value === null ? "" : String(replay.eyes.value)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          void replay.look(chosen === "" ? null : Number(chosen));
        }}
      >
        {store.looks.value.map((look) => (
          <option key={look.seat} value={look.seat}>
            {look.name}
          </option>
        ))}
        <option value="">{t("replay-spectator")}</option>
      </select>
    </label>
  );
}
