/** What the map shows of a position: states of territories, counters, arrows. */
import { namesIn } from "../../board/grammar.ts";
import { named } from "../../board/names.ts";
import type { MapPath, PlaceState, PlaceStates } from "../../board/map/states.ts";
import type { Stack } from "../../board/map/stacks.ts";
import type { BoardProps, Grammar, SeatLook } from "../../board/module.ts";
import { firstStep } from "../../live/lines.ts";
import type { EventInfo } from "../../wire.ts";
import { sameGarrison, stackOf } from "./armies.ts";
import { isNamed, marchOf } from "./targets.ts";
import type { BattleView, Board, TerritoryData, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** How far counters stand above the middle of a territory with something printed on it, in rows. */
const RAISED = 0.5;

/** Events that name territories without anything having become of them; what was set up is no news. */
const UNCHANGED: ReadonlySet<string> = new Set(["independents-placed", "army-placed", "forts-noted", "forts-held"]);

interface Marked {
  lit: readonly string[];
  from: string | null;
  to: string | null;
  looked: string | null;
}

export function statesOf(props: Props, { lit, from, to, looked }: Marked): PlaceStates {
  const { view, seats, board, changed, grammar, sent } = props;
  const touched = new Set(changed.flatMap((event) => (UNCHANGED.has(event.kind) ? [] : territoriesIn(event, grammar))));
  const going = sent === null ? null : marchOf(firstStep(sent), grammar);
  const states: Record<string, PlaceState> = {};
  for (const word of board.maps[view.map].territories) {
    const owner = view.territories[word]?.owner;
    const look = typeof owner === "number" ? seats[owner] : undefined;
    states[`territory:${word}`] = {
      ...(look ? { owner: look } : {}),
      lit: lit.includes(word),
      chosen: word === from || word === to || word === going?.from || word === going?.to,
      inspected: word === looked,
      changed: touched.has(word),
      pointed: (isNamed(word, props.lit) || isHomeOf(board.maps[view.map].data[word], props.pointed)) && word !== from && word !== to,
    };
  }
  return states;
}

/** Whether a territory is the home of the faction that is about to be chosen. */
function isHomeOf(data: TerritoryData | undefined, pointed: string | null): boolean {
  return data?.home != null && pointed === `choose-faction ${data.home}`;
}

/** The territories that an event names. */
export function territoriesIn(event: EventInfo, grammar: Grammar): string[] {
  return namesIn(event, grammar)
    .map(named)
    .flatMap(({ domain, word }) => (domain === "territory" ? [word] : []));
}

/** Whether something is printed on a territory. */
export function hasSigns({ fort, food, currency }: { fort: string; food: number; currency: number }): boolean {
  return fort !== "none" || food > 0 || currency > 0;
}

/** All counters; where something would change, what would stand there instead, as a ghost. */
export function stacksOf({ view, board, seats, foreseen }: Props, from: string | null): Stack[] {
  const { territories, data } = board.maps[view.map];
  return territories.flatMap((word) => {
    const here = view.territories[word];
    const then = foreseen?.view.territories[word];
    const printed = data[word];
    const raised = printed && hasSigns(printed) ? RAISED : 0;
    if (!here) return [];
    const changes = then !== undefined && !sameGarrison(here, then);
    const stack = stackOf(word, changes ? then : here, seats, raised);
    return stack ? [{ ...stack, lifted: word === from, ghost: changes }] : [];
  });
}

/** Arrows: what has just been done, what is fought, and what is meant. */
export function pathsOf(props: Props, from: string | null, to: string | null, battle: BattleView | null): MapPath[] {
  const { latest, grammar, seats, seat, pointed } = props;
  const own = seat === null ? undefined : seats[seat];
  const meant = from !== null && to !== null ? { from, to } : pointed === null ? null : marchOf(firstStep(pointed), grammar);
  const paths: MapPath[] = [];
  const add = (path: { from: string; to: string }, look: SeatLook | undefined, more: Pick<MapPath, "planned" | "attack">): void => {
    const through = [`territory:${path.from}`, `territory:${path.to}`];
    if (paths.some((known) => known.through.join() === through.join())) return;
    paths.push({ through, ...(look ? { seat: look } : {}), ...more });
  };
  if (battle) add(battle, seats[battle.attacker], { attack: true });
  for (const event of latest) {
    const way = wayOf(event, grammar);
    if (way) add(way, typeof event["seat"] === "number" ? seats[event["seat"]] : undefined, { attack: event.kind === "battle-begins" });
  }
  if (meant) add(meant, own, { planned: true, attack: pointed?.startsWith("attack") === true });
  return paths;
}

/** Where an event leads from and to, if it tells of a march. */
function wayOf(event: EventInfo, grammar: Grammar): { from: string; to: string } | null {
  const fields = grammar.kinds[event.kind] ?? {};
  const [from, to] = [event["origin"], event["territory"]];
  const tells = fields["origin"] === "territory" && fields["territory"] === "territory";
  return tells && typeof from === "string" && typeof to === "string" ? { from, to } : null;
}
