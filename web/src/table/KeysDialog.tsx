/** The keys, and the switch that turns them off. */
import { Dialog } from "../page/Dialog.tsx";
import { t } from "../texts/language.ts";
import { KEYS, keysOn } from "./keys.ts";
import { shut } from "./openings.ts";

export function KeysDialog() {
  return (
    <Dialog title={t("keys")} onClose={shut} shape="small">
      <dl class="keys">
        {KEYS.map(({ key, name }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`key-${name}`)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </dt>
          <dd>{t("key-arrows")}</dd>
        </div>
        <div>
          <dt>
            <kbd>←</kbd> <kbd>→</kbd>
          </dt>
          <dd>{t("key-replay")}</dd>
        </div>
        <div>
          <dt>
            <kbd>Shift</kbd> <kbd>←</kbd> <kbd>→</kbd>
          </dt>
          <dd>{t("key-replay-turn")}</dd>
        </div>
      </dl>
      <label class="tick">
        <input type="checkbox" checked={keysOn.value} onChange={(event) => (keysOn.value = event.currentTarget.checked)} />
        {t("keys-on")}
      </label>
    </Dialog>
  );
}
