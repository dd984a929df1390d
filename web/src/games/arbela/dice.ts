/** What was thrown, and where it is shown: beside what it decided. */
import type { DiceGroup, Throw } from "../../board/dice.tsx";
import type { Texts } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import type { EventInfo } from "../../wire.ts";
import { flankMiddle, homeEdge, middleOf, sectionNamed, type Layout } from "./layout.ts";
import { whereIs } from "./targets.ts";
import type { Board, View } from "./types.ts";

export interface PlacedThrow extends Throw {
  /** A Section, a Flank Area (`flank:0`) or a side's edge (`home:0`). */
  place: string;
  /** What is thrown for there: another throw for the same takes its place. */
  which: string;
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : typeof value === "number" ? [value] : [];
}

function total(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Fields that say whether a throw succeeded. */
const VERDICTS = ["hit", "success", "killed", "rampages"];

/** The last throw of every kind at every place, in the order of the events; what befell a leader is told in words. */
export function throwsOf(events: readonly EventInfo[], view: View, texts: Texts): PlacedThrow[] {
  const found = new Map<string, PlacedThrow>();
  events.forEach((event, at) => {
    const groups =
      event.kind === "shock"
        ? shockGroups(event)
        : [{ seat: null, dice: numbers(event["die"]), sum: total(event["dice"]), total: total(event["total"]), won: false }];
    if (groups.every(({ dice, sum }) => dice.length === 0 && sum === null) || event.kind === "rampage") return;
    // A leader who fell lies nowhere any more: he fell in the shock.
    const fell = event.kind === "casualty-check" && event["killed"] === "yes";
    const shock = events.slice(0, at).findLast(({ kind }) => kind === "shock");
    const place = placeOf(fell && shock ? shock : event, view);
    const verdict = VERDICTS.map((field) => event[field]).find((value) => value === "yes" || value === "no");
    // A leader's check stands beside the dice of the shock, and every leader has his own.
    const which = event.kind === "casualty-check" ? `${place} ${String(event["leader"])}` : place;
    const thrown: PlacedThrow = {
      key: `${at} ${event.kind}`,
      place,
      which,
      groups,
      good: verdict === undefined ? null : verdict === "yes",
    };
    if (event.kind === "casualty-check") thrown.words = checkWords(event, texts);
    found.delete(which);
    found.set(which, thrown);
  });
  return [...found.values()];
}

/** “Alexander lives”, “Bessus is killed”. */
function checkWords(event: EventInfo, texts: Texts): string {
  const leader = `leader:${String(event["leader"])}`;
  return texts.t(event["killed"] === "yes" ? "board-check-killed" : "board-check-lives", { leader });
}

/** Throws at one place lie one above the other: how many lie below each. */
export function rowsOf(throws: readonly PlacedThrow[]): number[] {
  return throws.map(({ place }, at) => throws.slice(0, at).filter((other) => other.place === place).length);
}

/** Attack against defence. */
function shockGroups(event: EventInfo): DiceGroup[] {
  const attacker = typeof event["seat"] === "number" ? event["seat"] : 0;
  const [attack, defence] = [total(event["attack_total"]), total(event["defence_total"])];
  return [
    { seat: attacker, dice: numbers(event["attack_die"]), sum: null, total: attack, won: (attack ?? 0) > (defence ?? 0) },
    { seat: 1 - attacker, dice: numbers(event["defence_die"]), sum: null, total: defence, won: (defence ?? 0) > (attack ?? 0) },
  ];
}

/** Where a throw is shown: a Section, a Flank Area (`flank:0`) or a side's edge (`home:0`). */
function placeOf(event: EventInfo, view: View): string {
  if (typeof event["section"] === "string") return event["section"];
  const target = event["target"] ?? event["unit"];
  const unit = typeof target === "string" ? whereIs(view, target) : null;
  if (unit !== null) return unit;
  const leader = typeof event["leader"] === "string" ? (view.leaders[event["leader"]] ?? "") : "";
  if (leader.includes("-")) return leader;
  const shooter = typeof event["unit"] === "string" ? whereIs(view, event["unit"]) : null;
  if (shooter !== null) return shooter;
  if (event.kind === "rampage-check") return whereIs(view, "elephant") ?? `home:1`;
  return `home:${typeof event["seat"] === "number" ? event["seat"] : 0}`;
}

/** Where a throw lies, `row` of which lie at the same place already. */
export function spotOf(place: string, row: number, board: Board, layout: Layout): Spot {
  const up = row * ROW * (layout.coarse ? 1.6 : 1);
  const section = sectionNamed(board, place);
  if (section) {
    const middle = middleOf(section, layout);
    return { x: middle.x, y: middle.y + layout.height / 2 - (layout.tall ? 20 : 6) - up };
  }
  const [kind, word] = place.split(":");
  const spot = kind === "flank" ? flankMiddle(Number(word), layout) : homeEdge(Number(word), layout);
  return { x: spot.x, y: spot.y - up };
}

/** From one row of dice to the next above it. */
const ROW = 28;
