/** A cartouche in the corner: the space and the province that the pointer or the focus is on. */
import { InfoCard } from "../../board/InfoCard.tsx";
import type { SeatLook, Texts } from "../../board/module.ts";
import { Mark } from "../../look/marks.tsx";
import type { Space } from "./lattice.ts";
import { SymbolIcon } from "./symbols.tsx";
import { provinceAt } from "./targets.ts";
import type { View } from "./types.ts";

export function Info({ space, view, seats, texts }: { space: Space; view: View; seats: SeatLook[]; texts: Texts }) {
  const province = provinceAt(view, space);
  if (!province) return null;
  const look = province.holder === null ? undefined : seats[province.holder];
  const needs = Object.entries(province.needs);
  return (
    <InfoCard class="alx-info" look={look} hidden figure={<p class="alx-info-worth">{texts.number(province.value)}</p>}>
      <p class="alx-info-title">
        {look && (
          <span class={`colour-${look.colour}`}>
            <Mark name={look.mark} size={16} />
          </span>
        )}
        {texts.t("board-map-title", { holder: province.holder === null ? "nobody" : `seat:${province.holder}` })}
      </p>
      {province.guards > 1 && <p class="alx-info-space">{texts.t("board-map-idle", { guards: province.guards })}</p>}
      <p class="alx-info-needs">
        {needs.length === 0 && texts.t("board-map-no-symbol")}
        {needs.map(([symbol, count]) => (
          <span key={symbol} class={`alx-${symbol}`}>
            <SymbolIcon symbol={symbol} size={15} />
            {count > 1 && <>×{texts.number(count)}</>}
          </span>
        ))}
      </p>
      <p class="alx-info-space">
        {texts.word("region", space.region)}
        {space.symbol !== null && <> · {texts.word("symbol", space.symbol)}</>}
      </p>
    </InfoCard>
  );
}
