/** At which moments of the game a seat wants to be asked: in the menu, and next to the prompt. */
import { Dialog } from "../page/Dialog.tsx";
import { t } from "../texts/language.ts";
import { open, shut } from "./openings.ts";
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

/** Beside the prompt: the tick itself where there is one kind of moment, else a button that opens all of them. */
export function WindowWishes({ ready }: { ready: Ready }) {
  const all = windowsOf(ready);
  if (all.length <= 1) return <WindowTicks ready={ready} />;
  return (
    <button type="button" class="button wish" aria-haspopup="dialog" onClick={() => open("windows")}>
      {t("windows-open", { on: ready.standing.asks.length, all: all.length })}
    </button>
  );
}

export function WindowsDialog({ ready }: { ready: Ready }) {
  return (
    <Dialog title={t("windows")} onClose={shut} shape="small">
      <div class="windows">
        <WindowTicks ready={ready} />
      </div>
    </Dialog>
  );
}

/** A tick for each kind of moment. */
function WindowTicks({ ready }: { ready: Ready }) {
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
