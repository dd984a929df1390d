/** A battle: both sides with their units, heroes, dice and sums, and what came of it. */
import { useEffect } from "preact/hooks";
import { MapBattle } from "../../board/map/MapBattle.tsx";
import type { BoardProps } from "../../board/module.ts";
import { OddsTable } from "../../board/Odds.tsx";
import { Mark } from "../../look/marks.tsx";
import { ForceGlyphs } from "./ForceChooser.tsx";
import { Glyph } from "./Glyph.tsx";
import { prospectsOf } from "./prospects.ts";
import type { Board, View } from "./types.ts";
import type { ShownBattle } from "./useBattle.ts";

export function BattlePanel({ battle, props, folded }: { battle: ShownBattle; props: BoardProps<View, Board>; folded: boolean }) {
  const { texts } = props;
  const force = { infantry: battle.infantry, cavalry: battle.cavalry };
  return (
    <MapBattle
      class="fc-battle"
      title={texts.t("board-battle-title", { from: `territory:${battle.from}`, to: `territory:${battle.to}` })}
      figure={<Glyph name="battle" size={17} />}
      brief={battle.totals?.map((total) => texts.number(total)).join(" : ")}
      folded={folded}
    >
      <Side props={props} battle={battle} side={0} seat={battle.attacker} force={force} hero={battle.attacker_hero} />
      <Side
        props={props}
        battle={battle}
        side={1}
        seat={battle.defender}
        force={battle.defenders ?? { infantry: 0, cavalry: 0 }}
        hero={battle.defender_hero}
      />
      {!battle.over && <Prospects props={props} />}
      <p class="map-battle-result">{resultOf(battle, props)}</p>
    </MapBattle>
  );
}

/** Before a hero is declared or chosen, or a die rolled again: the odds of each answer. */
function Prospects({ props }: { props: BoardProps<View, Board> }) {
  const { legal, texts } = props;
  const asked = legal.filter((action) => /^(no-hero|play-hero|card|reroll)\b/.test(action));
  useEffect(() => {
    if (asked.length > 0) props.onPreview(asked);
  }, [asked.join()]);
  const chances = prospectsOf(asked, props.previewOf);
  if (chances.length === 0) return null;
  return (
    <div class="map-battle-odds">
      <OddsTable chances={chances} texts={texts} />
    </div>
  );
}

interface SideProps {
  props: BoardProps<View, Board>;
  battle: ShownBattle;
  side: 0 | 1;
  seat: number | null;
  force: { infantry: number; cavalry: number };
  hero: string | null;
}

function Side({ props, battle, side, seat, force, hero }: SideProps) {
  const { seats, texts } = props;
  const look = seat === null ? undefined : seats[seat];
  const dice = battle.dice?.[side] ?? [];
  const total = battle.totals?.[side];
  const won = battle.totals !== null && (battle.totals[side] ?? 0) > (battle.totals[1 - side] ?? 0);
  return (
    <div class={`fc-side ${look ? `colour-${look.colour}` : ""} ${won ? "fc-side-won" : ""}`}>
      {look && <Mark name={look.mark} size={20} />}
      <div class="fc-side-who">
        <p class="fc-side-name">
          {look?.name ?? texts.t("board-owner-independents")} <ForceGlyphs force={force} texts={texts} />
        </p>
        <p class="fc-side-hero">{heroWords(hero, battle, props)}</p>
        {battle.sums && <p class="fc-side-sum">{texts.sum(battle.sums[side])}</p>}
      </div>
      <span
        class="fc-dice"
        role="img"
        aria-label={texts.t("board-battle-dice", { dice: texts.list(dice.map((die) => texts.number(die))), count: dice.length })}
      >
        {dice.map((die, at) => (
          <i key={at} aria-hidden="true" class="fc-die board-number" data-number={texts.number(die)} />
        ))}
      </span>
      {total !== undefined && (
        <strong class="fc-total" role="img" aria-label={texts.t("board-battle-total", { total })}>
          <span class="board-number" data-number={texts.number(total)} />
        </strong>
      )}
    </div>
  );
}

/** Which hero fights, as far as the reader may know. */
function heroWords(hero: string | null, { dice }: ShownBattle, { board, texts }: BoardProps<View, Board>): string {
  // Who has none is not asked, and nothing is told of it: the dice fall when all have decided.
  if (hero === null && dice === null) return texts.t("board-battle-hero-open");
  if (hero === null || hero === "none") return texts.t("board-battle-hero-none");
  if (hero === "sealed") return texts.t("board-battle-hero-sealed");
  return texts.t("board-battle-hero", { hero: `hero:${hero}`, strength: board.heroes[hero]?.strength ?? 0 });
}

function resultOf({ totals, result, attacker, defender }: ShownBattle, { texts }: BoardProps<View, Board>): string {
  if (!totals) return texts.t("board-battle-on");
  const by = totals[0] - totals[1];
  const won = result ?? (by > 0 ? "attacker-wins" : by < 0 ? "defender-wins" : "draw");
  if (won === "draw") return texts.t("board-battle-draw");
  const winner = won === "attacker-wins" ? attacker : defender;
  return texts.t("board-battle-won", {
    winner: winner === null ? texts.t("board-owner-independents") : `seat:${winner}`,
    by: Math.abs(by),
  });
}
