/** What an action leads to, and how likely, where the game gives odds. */
import type { Texts } from "./module.ts";
import type { ChanceInfo } from "../wire.ts";

/** A share as a percentage; a range where something hidden decides. */
export function percent(low: number, high: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const [least, most] = [format.format(low), format.format(high)];
  return least === most ? least : `${least}–${most}`;
}

/** Each chance with a bar; the paler part is what something hidden decides. */
export function OddsTable({ chances, texts }: { chances: ChanceInfo[]; texts: Texts }) {
  return (
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
  );
}
