/** A battle, a sea fight or a siege: strength, dice and what is added to them, scores and losses. */
import { MapBattle } from "../../board/map/MapBattle.tsx";
import { Mark } from "../../look/marks.tsx";
import type { ToldSide } from "./battles.ts";
import { Glyph } from "./Glyph.tsx";
import type { Props } from "./labels.ts";
import { lookOf } from "./places.ts";
import type { ShownBattle } from "./useBattle.ts";

const SIGNS = { land: "battle", sea: "ship", siege: "siege" } as const;

export function BattlePanel({ battle, props, folded, left }: { battle: ShownBattle; props: Props; folded: boolean; left: boolean }) {
  const { texts } = props;
  const scores = battle.sides.flatMap(({ score }) => (score === null ? [] : [texts.number(score)]));
  return (
    <MapBattle
      class="cq-battle"
      title={texts.t(`board-battle-${battle.kind}`, { space: `space:${battle.space}` })}
      figure={<Glyph name={SIGNS[battle.kind]} size={17} />}
      brief={scores.length > 1 && scores.join(" : ")}
      folded={folded}
      left={left}
    >
      {battle.sides.map((told, at) => (
        <Host key={told.side} told={told} attacks={at === 0} battle={battle} props={props} />
      ))}
      <p class="map-battle-result">{resultOf(battle, props)}</p>
    </MapBattle>
  );
}

function Host({ told, attacks, battle, props }: { told: ToldSide; attacks: boolean; battle: ShownBattle; props: Props }) {
  const { texts, seats } = props;
  const { side, strength, dice, terms, score, lost } = told;
  const look = lookOf(side, seats);
  const role = battle.kind === "siege" ? "board-besieges" : attacks ? "board-attacks" : "board-defends";
  return (
    <div class={`cq-host ${look ? `colour-${look.colour}` : ""} ${battle.winner === side ? "cq-host-won" : ""}`}>
      {look ? <Mark name={look.mark} size={18} /> : <span />}
      <p class="cq-host-name">
        {texts.word("side", side)} <small>{texts.t(role)}</small>
      </p>
      {score === null ? <span /> : <b class="cq-score board-number" data-number={texts.number(score)} />}
      {strength !== null && <p class="cq-host-sum">{texts.t("board-battle-strength", { points: strength })}</p>}
      {dice !== null && (
        <p class="cq-host-sum">
          {texts.t(battle.kind === "sea" ? "board-battle-ships" : "board-battle-dice", { dice })}
          {terms.length > 0 && ` ${texts.sum(terms)}`}
        </p>
      )}
      {lost > 0 && <p class="cq-host-sum">{texts.t("board-battle-losses", { points: lost })}</p>}
    </div>
  );
}

function resultOf({ winner, kind, over }: ShownBattle, { texts }: Props): string {
  if (winner === "nobody") return texts.t("board-battle-draw");
  if (winner !== null) return texts.t(kind === "siege" ? "board-siege-won" : "board-battle-won", { side: `side:${winner}` });
  return texts.t(kind === "siege" || over ? "board-siege-on" : "board-battle-on");
}
