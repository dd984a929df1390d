/** A battle, a sea battle or a siege: both sides, the round, dice and hits, losses, and what came of it. */
import { MapBattle } from "../../board/map/MapBattle.tsx";
import type { BoardProps } from "../../board/module.ts";
import { OddsTable } from "../../board/Odds.tsx";
import { Mark } from "../../look/marks.tsx";
import { Allotting } from "./Allotting.tsx";
import type { ToldSide } from "./battles.ts";
import { Glyph } from "./Glyph.tsx";
import { classWords, leaderWords, stackWords } from "./labels.ts";
import { lookOf, sideWords } from "./looks.ts";
import { nationSide } from "./places.ts";
import type { Board, Details, Standing, View } from "./types.ts";
import type { ShownBattle } from "./useBattle.ts";

type Props = BoardProps<View, Board>;

/** So many dice are drawn one by one. */
const DRAWN = 24;

interface PanelProps {
  battle: ShownBattle;
  /** How it may end. */
  outlook: Details["battle"];
  props: Props;
  folded: boolean;
}

export function BattlePanel({ battle, outlook, props, folded }: PanelProps) {
  const { texts } = props;
  return (
    <MapBattle
      class="avd-battle"
      title={texts.t(`board-battle-${battle.kind}`, {
        place: battle.area === null ? `sea:${battle.sea ?? ""}` : `area:${battle.area}`,
      })}
      figure={<Glyph name={battle.kind === "siege" ? "siege" : "battle"} size={17} />}
      stand={standOf(battle, props)}
      folded={folded}
      asked={<Allotting props={props} />}
    >
      {battle.sides.map((side, at) => (
        <Army key={side.side} told={side} attacks={at === 0} battle={battle} props={props} />
      ))}
      {battle.pursuit && <p class="avd-battle-line">{texts.t("board-battle-pursuit", { ...battle.pursuit })}</p>}
      <p class="map-battle-result">{resultOf(battle, props)}</p>
      {!battle.over && outlook && outlook.chances.length > 0 && (
        <div class="map-battle-odds">
          <OddsTable chances={outlook.chances} texts={texts} />
          <p>{texts.t("odds-by-hits")}</p>
        </div>
      )}
    </MapBattle>
  );
}

/** How far it has come: the hits on a city, or the round. */
function standOf({ kind, area, inAll, round }: ShownBattle, { texts, board }: Props): string | null {
  if (kind !== "siege") return round > 0 ? texts.t("board-battle-round", { round }) : null;
  const endurance = Math.max(0, ...(board.areas[area ?? ""]?.cities ?? []).map((city) => board.cities[city]?.endurance ?? 0));
  return texts.t("board-siege-hits", { hits: inAll, endurance });
}

function Army({ told, attacks, battle, props }: { told: ToldSide; attacks: boolean; battle: ShownBattle; props: Props }) {
  const { texts, seats, view } = props;
  const look = lookOf(told.side, seats);
  const standing = battle.over ? null : standingOf(told, attacks, battle, view);
  const lost = Object.keys(told.lost).length > 0 || told.fallen.length > 0;
  return (
    <div class={`avd-army ${look ? `colour-${look.colour}` : ""} ${battle.winner === told.side ? "avd-army-won" : ""}`}>
      {look && <Mark name={look.mark} size={20} />}
      <div class="avd-army-words">
        <p class="avd-army-name">
          {sideWords(told.side, texts)}
          {battle.kind !== "siege" && <span> · {texts.t(attacks ? "board-attacks" : "board-defends")}</span>}
        </p>
        {standing && <p class="avd-army-force">{forceWords(standing, props)}</p>}
        {battle.kind === "sea" && !battle.over && <p class="avd-army-force">{shipWords(told, battle, props)}</p>}
        {told.thrown && <Dice {...told.thrown} texts={texts} />}
        {lost && <p class="avd-army-lost">{texts.t("board-battle-lost", { lost: lossWords(told, props) })}</p>}
      </div>
      {battle.kind !== "siege" && (
        <strong class="avd-hits" role="img" aria-label={texts.t("board-battle-hits", { hits: told.hits })}>
          <span class="board-number" data-number={texts.number(told.hits)} />
        </strong>
      )}
    </div>
  );
}

/** As many dice as were thrown; those that hit are full. */
function Dice({ dice, hits, texts }: { dice: number; hits: number; texts: Props["texts"] }) {
  const words = texts.t("board-battle-dice", { dice, hits });
  return (
    <p class="avd-dice" role="img" aria-label={words} title={words}>
      {Array.from({ length: Math.min(DRAWN, dice) }, (_, die) => (
        <i key={die} class={die < hits ? "avd-die-hit" : ""} />
      ))}
      <span aria-hidden="true">{words}</span>
    </p>
  );
}

function standingOf({ side }: ToldSide, attacks: boolean, { kind, area }: ShownBattle, view: View): Standing | null {
  if (kind === "sea") return null;
  if (kind === "land" && attacks) return view.field;
  const here = view.areas[area ?? ""];
  return here?.holder === side ? here : null;
}

function forceWords(standing: Standing, { texts }: Props): string {
  const { stack } = standing;
  if (!stack) return stackWords(standing, texts);
  return [leaderWords(stack.leaders, texts), classWords(stack.classes, texts)].filter((words) => words !== "").join(" · ");
}

function shipWords({ side }: ToldSide, { sea }: ShownBattle, { view, board, texts }: Props): string {
  const ships = view.fleets.filter(({ nation, berth }) => nationSide(nation) === side && berth.endsWith(sea ?? ""));
  const counts: Record<string, number> = {};
  for (const { nation, ships: count } of ships) counts[nation] = (counts[nation] ?? 0) + count;
  return texts.list(
    Object.entries(counts)
      .filter(([nation]) => nation in board.nations)
      .map(([nation, count]) => texts.t("board-ships", { ships: count, nation: `nation:${nation}` })),
  );
}

function lossWords({ lost, fallen }: ToldSide, props: Props): string {
  const { texts, board } = props;
  const units = Object.entries(lost).map(([word, count]) =>
    word in board.nations ? texts.t("board-ships", { ships: count, nation: `nation:${word}` }) : classWords({ [word]: count }, texts),
  );
  return texts.list([...units, ...fallen.map((leader) => texts.word("leader", leader))]);
}

function resultOf(battle: ShownBattle, { texts }: Props): string {
  if (battle.kind === "siege") return texts.t(battle.fell ? "board-siege-fell" : "board-siege-on");
  if (battle.winner === null) return texts.t("board-battle-on");
  if (battle.winner === "nobody") return texts.t("board-battle-draw");
  return texts.t("board-battle-won", { side: `side:${battle.winner}` });
}
