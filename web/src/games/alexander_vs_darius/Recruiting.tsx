/** The recruiting phase: what can be raised, what it costs and how many are left; one is chosen, then its area. */
import type { BoardProps } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { glyphOf } from "./Allotting.tsx";
import { Glyph } from "./Glyph.tsx";
import { unitOf } from "./targets.ts";
import type { Board, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** Something that is raised: a verb, and the unit or nothing for ships. */
export interface Raised {
  verb: string;
  unit: string | null;
}

const RAISING: ReadonlySet<string> = new Set(["recruit", "restore", "build", "enlist"]);

export function raisedOf(action: string, grammar: Props["grammar"]): Raised | null {
  const { verb } = parts(action);
  return RAISING.has(verb) ? { verb, unit: unitOf(action, grammar) } : null;
}

export function isSame(one: Raised | null, other: Raised | null): boolean {
  return one?.verb === other?.verb && one?.unit === other?.unit;
}

/** Everything that can be raised now, once each. */
export function raisable(legal: readonly string[], grammar: Props["grammar"]): Raised[] {
  const found: Raised[] = [];
  for (const action of legal) {
    const raised = raisedOf(action, grammar);
    if (raised && !found.some((one) => isSame(one, raised))) found.push(raised);
  }
  return found;
}

interface RecruitingProps {
  props: Props;
  chosen: Raised | null;
  onChoose(raised: Raised | null): void;
}

export function Recruiting({ props, chosen, onChoose }: RecruitingProps) {
  const { legal, grammar, texts, view, seat, readOnly } = props;
  const all = readOnly ? [] : raisable(legal, grammar);
  if (all.length === 0 || seat === null) return null;
  const left = view.recruiting?.left ?? 0;
  return (
    <section
      class="map-battle avd-recruiting"
      aria-label={texts.t("board-recruiting")}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <h3>
        {texts.t("board-recruiting")}
        <span>{texts.t("board-recruits-left", { left, treasure: view.treasure[seat] ?? 0 })}</span>
      </h3>
      <ul>
        {all.map((raised) => (
          <li key={`${raised.verb} ${raised.unit ?? ""}`}>
            <button
              type="button"
              class="avd-recruit"
              aria-pressed={isSame(chosen, raised)}
              onClick={() => onChoose(isSame(chosen, raised) ? null : raised)}
            >
              <Glyph name={raised.unit === null ? "ship" : glyphOf(raised.unit, props.board)} size={18} />
              <span>{nameOf(raised, props)}</span>
              <small>{priceOf(raised, props)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p class="map-popover-hint">{texts.t(chosen ? "board-recruit-where" : "board-recruit-what")}</p>
    </section>
  );
}

function nameOf({ verb, unit }: Raised, { texts }: Props): string {
  const what = unit === null ? texts.t("board-a-ship") : texts.word("unit", unit);
  return verb === "restore" ? texts.t("board-restore", { unit: what }) : what;
}

/** What it costs, and how many are left. */
function priceOf({ verb, unit }: Raised, { board, view, seat, texts }: Props): string {
  if (verb === "build") return texts.t("board-price", { price: board.prices.build, per: 1 });
  if (verb === "restore") return texts.t("board-price", { price: board.prices.restore, per: 1 });
  const data = board.units[unit ?? ""];
  const pool = view.pools[seat ?? 0]?.[unit ?? ""] ?? 0;
  if (verb === "enlist") return texts.t("board-pool", { left: pool });
  return texts.t("board-price-pool", { price: data?.price ?? 0, per: data?.per ?? 1, left: pool });
}
