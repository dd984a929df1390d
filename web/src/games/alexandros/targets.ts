/** What can be clicked: legal actions as places on the map, and clicks as actions. */
import type { PromptInfo } from "../../wire.ts";
import { accepts, domainOf } from "../../board/grammar.ts";
import type { Grammar, Scene } from "../../board/module.ts";
import { asked, parts, type Named } from "../../board/names.ts";
import type { Spot } from "../../board/plane.ts";
import type { Lit } from "../../board/targets.ts";
import { distance, distanceToLine, nearest, spaceAt, type Lattice, type Space } from "./lattice.ts";
import type { Board, Province, View } from "./types.ts";

/** A place on the map; its domain is `guard` for a guard, which goes by its space. */
export type Place = Named;

/** Domains of what lies on the map. */
export const PLACES: ReadonlySet<string> = new Set(["space", "point", "side", "province"]);

/** Verbs whose place is the space that the prompt asks about. */
const ALLOTMENTS = new Set(["place-guard", "pay-card"]);

/** Where an action happens (`space:B7`), if it happens on the map. */
export function placeOf(action: string, prompt: PromptInfo | null, grammar: Grammar): string | null {
  const { verb, word } = parts(action);
  if (verb === "take-back") return `guard:${word}`;
  const domain = domainOf(verb, grammar) ?? "";
  if (PLACES.has(domain)) return `${domain}:${word}`;
  const space = ALLOTMENTS.has(verb) ? asked(prompt, "space") : null;
  return space === null ? null : `space:${space}`;
}

/** Verbs that are done with a card, by where it lies. */
const CARDS: Record<string, string> = {
  march: "face-up",
  "take-card": "face-up",
  "take-supply": "supply",
  special: "hand",
  levy: "hand",
};

/** The name of the card or pile that an action uses (`hand:horse`), or null. */
export function cardOf(action: string): string | null {
  const { verb, word } = parts(action);
  const pile = CARDS[verb];
  if (pile === undefined) return null;
  return word === "" ? pile : `${pile}:${word}`;
}

/** The name of a place in the page's terms: a guard is known by its space. */
export function nameOf(place: string): string {
  return place.replace(/^guard:/, "space:");
}

/** The middle of a place. */
export function spotOf({ domain, word }: Place, view: View, lattice: Lattice): Spot | null {
  switch (domain) {
    case "point":
      return lattice.point.get(word) ?? null;
    case "side":
      return lattice.side.get(word)?.middle ?? null;
    case "province": {
      const index = view.provinces.findIndex(({ name }) => name === word);
      return index < 0 ? null : worthSpot(lattice, view, index);
    }
    default:
      return lattice.space.get(word)?.centre ?? null;
  }
}

/** The province that a space belongs to. */
export function provinceAt(view: View, space: Space): Province | null {
  return view.provinces[view.spaces[space.index] ?? -1] ?? null;
}

/** The spaces of a province, by its index. */
export function spacesIn(view: View, index: number): number[] {
  const found: number[] = [];
  view.spaces.forEach((of, space) => {
    if (of === index) found.push(space);
  });
  return found;
}

/** Where a province's worth is written: in the open space nearest to its middle, if it has one. */
export function worthSpot(lattice: Lattice, view: View, index: number, avoid?: ReadonlySet<number>): Spot | null {
  const spaces = spacesIn(view, index).map((at) => lattice.spaces[at] as Space);
  if (spaces.length === 0) return null;
  const middle = {
    x: spaces.reduce((sum, { centre }) => sum + centre.x, 0) / spaces.length,
    y: spaces.reduce((sum, { centre }) => sum + centre.y, 0) / spaces.length,
  };
  const burden = (space: Space): number =>
    distance(space.centre, middle) + (space.symbol === null ? 0 : 4000) + (avoid?.has(space.index) ? 2000 : 0);
  return nearest(spaces, burden, Infinity)?.centre ?? null;
}

/** How far beside a small thing a click may fall, in drawing units, at least. */
const REACH = 46;
/** Half the width of a guard's counter. */
const COUNTER = 26;

/** What a click on the map means while a question is open: a place, lit or not. */
export function pick(
  spot: Spot,
  prompt: PromptInfo | null,
  { view, grammar }: Scene<View, Board>,
  lattice: Lattice,
  targets: readonly Lit[],
  reach = REACH,
): Place | null {
  const asksFor = (domain: string): boolean => prompt?.verbs.some((verb) => domainOf(verb, grammar) === domain) === true;
  const far = pickFar(spot, lattice, targets, reach);
  if (far && !asksFor("side")) return far;
  if (asksFor("point"))
    return pickPoint(
      spot,
      lattice,
      targets.filter(({ domain }) => domain === "point"),
      Math.max(reach, REACH + 14),
    );
  if (asksFor("side")) return pickSide(spot, lattice, targets, Math.max(reach, REACH));
  return pickSpace(spot, view, lattice, targets, reach);
}

/** How far beside a quiet mark a click may fall, in drawing units, at least. */
const FAR_REACH = 20;

/** A place that several steps lead to, if the click is on its mark and on no lit point. */
function pickFar(spot: Spot, lattice: Lattice, targets: readonly Lit[], reach: number): Place | null {
  const away = ({ domain, word, x, y }: Lit): number => {
    const side = domain === "side" ? lattice.side.get(word) : undefined;
    return side ? distanceToLine(spot, side.a, side.b) : distance({ x, y }, spot);
  };
  const points = nearest(
    targets.filter(({ domain }) => domain === "point"),
    away,
    Math.max(reach, FAR_REACH),
  );
  if (points) return points;
  return nearest(
    targets.filter(({ far }) => far),
    away,
    Math.max(reach, FAR_REACH),
  );
}

function pickPoint(spot: Spot, lattice: Lattice, targets: readonly Lit[], reach: number): Place | null {
  const lit = nearest(targets, (target) => distance(target, spot), reach);
  if (lit) return lit;
  const point = nearest(lattice.points, (one) => distance(one, spot), reach);
  return point && { domain: "point", word: point.name };
}

function pickSide(spot: Spot, lattice: Lattice, targets: readonly Lit[], reach: number): Place | null {
  const away = (name: string): number => {
    const side = lattice.side.get(name);
    return side ? distanceToLine(spot, side.a, side.b) : Infinity;
  };
  const side = nearest(lattice.sides, ({ name }) => away(name), reach);
  const lit = nearest(targets, ({ word }) => away(word), reach);
  // A lit side is a little larger than it looks.
  if (lit && (!side || away(lit.word) <= away(side.name) + REACH / 4)) return lit;
  return side && { domain: "side", word: side.name };
}

function pickSpace(spot: Spot, view: View, lattice: Lattice, targets: readonly Lit[], reach: number): Place | null {
  const space = spaceAt(lattice, spot);
  if (space) {
    if (space.name in view.guards && distance(space.centre, spot) <= COUNTER) return { domain: "guard", word: space.name };
    return { domain: "space", word: space.name };
  }
  const lit = nearest(
    targets.filter(({ domain }) => domain === "space" || domain === "guard"),
    (target) => distance(target, spot),
    reach,
  );
  if (lit) return { domain: lit.domain, word: lit.word };
  // Just off the coast: the space behind it.
  const coast = lattice.sides.filter((side) => side.coast);
  const behind = nearest(coast, ({ a, b }) => distanceToLine(spot, a, b), FAR_REACH)?.spaces[0];
  const land = behind === undefined ? undefined : lattice.spaces[behind];
  return land ? { domain: "space", word: land.name } : null;
}

/** The lit target that a click on a place reaches: itself, the province round it, or its guard. */
export function targetAt(place: Place, targets: readonly Lit[], view: View, lattice: Lattice): Lit | null {
  const find = (domain: string, word: string): Lit | null =>
    targets.find((target) => target.domain === domain && target.word === word) ?? null;
  const itself = find(place.domain, place.word);
  if (itself) return itself;
  if (place.domain !== "space" && place.domain !== "guard") return null;
  const space = lattice.space.get(place.word);
  const province = space && provinceAt(view, space);
  return (place.domain === "guard" ? find("space", place.word) : null) ?? (province ? find("province", province.name) : null);
}

/** The action that a click on a card of the hand is, or would have been. */
export function handAction(symbol: string, prompt: PromptInfo | null): string {
  if (accepts(prompt, "pay-card") && asked(prompt, "symbol") === symbol) return "pay-card";
  return `${accepts(prompt, "special") ? "special" : "levy"} ${symbol}`;
}

/** The action that a click on a face-up card is, or would have been. */
export function faceUpAction(symbol: string, prompt: PromptInfo | null): string {
  return `${accepts(prompt, "march") ? "march" : "take-card"} ${symbol}`;
}
