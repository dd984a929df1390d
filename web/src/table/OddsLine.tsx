/** What an action leads to, and how likely, in one line: for the list of actions. */
import type { Texts } from "../board/module.ts";
import { percent } from "../board/Odds.tsx";
import { t } from "../texts/language.ts";
import type { ChanceInfo } from "../wire.ts";

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
