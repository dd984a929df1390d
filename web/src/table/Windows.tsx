/** At which moments of the game a seat wants to be asked. */
import { t } from "../texts/language.ts";
import type { Ready } from "./shown.ts";

export function Windows({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const { seat } = standing;
  const windows = store.detail.value?.windows ?? [];
  if (seat === null || windows.length === 0 || standing.table.state !== "running") return null;
  const wishes = store.log.value.flatMap((entry) => entry.events).filter((event) => event.kind === "ask-changed");
  return (
    <fieldset class="windows">
      <legend>{t("windows")}</legend>
      {windows.map((name, number) => {
        const last = wishes.findLast((wish) => wish["seat"] === seat && wish["window"] === number);
        return (
          <label key={name} class="tick">
            <input
              type="checkbox"
              checked={last?.["switch"] !== "off"}
              onChange={(event) =>
                void store.ask({ type: "ask", seat, window: name, on: event.currentTarget.checked })
              }
            />
            {texts.word("window", name)}
          </label>
        );
      })}
    </fieldset>
  );
}
