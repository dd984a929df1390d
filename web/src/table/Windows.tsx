/** At which moments of the game a seat wants to be asked: in the menu, and next to the prompt. */
import { t } from "../texts/language.ts";
import type { Ready } from "./shown.ts";

export function Windows({ ready }: { ready: Ready }) {
  if (windowsOf(ready).length === 0) return null;
  return (
    <fieldset class="windows">
      <legend>{t("windows")}</legend>
      <WindowTicks ready={ready} />
    </fieldset>
  );
}

/** A tick for each kind of moment. */
export function WindowTicks({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const { seat } = standing;
  return (
    <>
      {windowsOf(ready).map((name) => (
        <label key={name} class="tick">
          <input
            type="checkbox"
            checked={standing.asks.includes(name)}
            onChange={(event) => {
              if (seat !== null) void store.ask({ type: "ask", seat, window: name, on: event.currentTarget.checked });
            }}
          />
          {texts.word("window", name)}
        </label>
      ))}
    </>
  );
}

/** The kinds of moment at which the reader can be asked. */
function windowsOf({ store, standing }: Ready): string[] {
  const playing = standing.seat !== null && standing.table.state === "running" && !standing.lesson;
  return playing ? (store.detail.value?.windows ?? []) : [];
}
