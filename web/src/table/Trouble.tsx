/** A table that cannot be shown: why, and where to go instead. */
import type { Trouble as Kind } from "../live/table.ts";
import { t } from "../texts/language.ts";

export function Trouble({ kind }: { kind: Kind }) {
  return (
    <main class="trouble">
      <h1>{t(`trouble-${kind}`)}</h1>
      <p>{t(`trouble-${kind}-why`)}</p>
      <div class="row">
        {(kind === "unreachable" || kind === "failed") && (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t("try-again")}
          </button>
        )}
        <a class="button" href="/">
          {t("to-lobby")}
        </a>
      </div>
    </main>
  );
}
