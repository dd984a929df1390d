/** What an action leads to, and how likely, where the game gives odds. */
import type { Texts } from "../board/module.ts";
import { t } from "../texts/language.ts";
import type { ChanceInfo } from "../wire.ts";
import type { Ready } from "./shown.ts";

/** A share as a percentage; a range where something hidden decides. */
export function percent(low: number, high: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const [least, most] = [format.format(low), format.format(high)];
  return least === most ? least : t("odds-range", { least, most });
}

/** The odds of the action that is pointed at, laid over a corner of the board. */
export function OddsPanel({ ready }: { ready: Ready }) {
  const { store, texts } = ready;
  const action = store.pointed.value;
  const chances = store.previews.of(action)?.odds;
  if (action === null || !chances || chances.length === 0) return null;
  return (
    <section class="odds" aria-label={t("odds")}>
      <h3>{texts.action(action)}</h3>
      <table>
        <tbody>
          {chances.map((chance, place) => (
            <tr key={place}>
              <th scope="row">{texts.t(chance.label.key, chance.label.params)}</th>
              <td class="odds-bar">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <rect class="odds-ground" width="100" height="8" />
                  <rect class="odds-most" width={chance.high * 100} height="8" />
                  <rect class="odds-least" width={chance.low * 100} height="8" />
                </svg>
              </td>
              <td class="odds-number">{percent(chance.low, chance.high, texts.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same in one line, for the list of actions. */
export function OddsLine({ chances, texts }: { chances: ChanceInfo[] | undefined; texts: Texts }) {
  if (!chances || chances.length === 0) return null;
  const parts = chances.map((chance) =>
    t("odds-part", {
      what: texts.t(chance.label.key, chance.label.params),
      chance: percent(chance.low, chance.high, texts.language),
    }),
  );
  return <span class="odds-line">{parts.join(" · ")}</span>;
}
