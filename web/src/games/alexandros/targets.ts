/** What can be clicked: legal actions as places on the map, and clicks as actions. */
import type { Prompt } from "../../wire.ts";
import type { Spot } from "../../board/plane.ts";
import { distance, distanceToLine, nearest, spaceAt, type Lattice, type Space } from "./lattice.ts";
import type { Province, View } from "./types.ts";

export type Kind = "space" | "point" | "side" | "province" | "guard";

/** A place on the map, named `domain:word`; a guard goes by its space. */
export interface Place {
  kind: Kind;
  word: string;
}

/** A place with what can be done there. */
export interface Target extends Place, Spot {
  actions: string[];
}

const VERBS: Record<string, Kind> = {
  head: "space",
  stand: "point",
  along: "side",
  occupy: "province",
  "take-over": "province",
  "take-back": "guard",
};

/** Verbs whose place is the space that the prompt asks about. */
const ALLOTMENTS = new Set(["place-guard", "pay-card"]);

export function parts(action: string): { verb: string; word: string } {
  const [verb = "", word = ""] = action.split(" ");
  return { verb, word };
}

/** The word of a parameter `domain:word`. */
export function wordOf(prompt: Prompt | null, name: string): string | null {
  const value = prompt?.params[name];
  if (typeof value !== "string") return null;
  return value.slice(value.indexOf(":") + 1);
}

/** Where an action happens, if it happens on the map. */
export function placeOf(action: string, prompt: Prompt | null): Place | null {
  const { verb, word } = parts(action);
  const kind = VERBS[verb];
  if (kind) return { kind, word };
  if (!ALLOTMENTS.has(verb)) return null;
  const asked = wordOf(prompt, "space");
  return asked === null ? null : { kind: "space", word: asked };
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
export function nameOf({ kind, word }: Place): string {
  return `${kind === "guard" ? "space" : kind}:${word}`;
}

/** What is lit: every place on the map where something can be done now. */
export function targetsOf(legal: readonly string[], prompt: Prompt | null, view: View, lattice: Lattice): Target[] {
  const found = new Map<string, Target>();
  for (const action of legal) {
    const place = placeOf(action, prompt);
    if (!place) continue;
    const key = `${place.kind}:${place.word}`;
    const known = found.get(key);
    if (known) known.actions.push(action);
    else {
      const spot = spotOf(place, view, lattice);
      if (spot) found.set(key, { ...place, x: spot.x, y: spot.y, actions: [action] });
    }
  }
  return [...found.values()];
}

/** The middle of a place. */
export function spotOf({ kind, word }: Place, view: View, lattice: Lattice): Spot | null {
  switch (kind) {
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
  prompt: Prompt | null,
  view: View,
  lattice: Lattice,
  targets: readonly Target[],
  reach = REACH,
): Place | null {
  switch (prompt?.key) {
    case "choose-point":
      return pickPoint(spot, lattice, targets, Math.max(reach, REACH + 14));
    case "choose-side":
      return pickSide(spot, lattice, targets, Math.max(reach, REACH));
    default:
      return pickSpace(spot, view, lattice, targets, reach);
  }
}

function pickPoint(spot: Spot, lattice: Lattice, targets: readonly Target[], reach: number): Place | null {
  const lit = nearest(targets, (target) => distance(target, spot), reach);
  if (lit) return lit;
  const point = nearest(lattice.points, (one) => distance(one, spot), reach);
  return point && { kind: "point", word: point.name };
}

function pickSide(spot: Spot, lattice: Lattice, targets: readonly Target[], reach: number): Place | null {
  const away = (name: string): number => {
    const side = lattice.side.get(name);
    return side ? distanceToLine(spot, side.a, side.b) : Infinity;
  };
  const side = nearest(lattice.sides, ({ name }) => away(name), reach);
  const lit = nearest(targets, ({ word }) => away(word), reach);
  // A lit side is a little larger than it looks.
  if (lit && (!side || away(lit.word) <= away(side.name) + REACH / 4)) return lit;
  return side && { kind: "side", word: side.name };
}

function pickSpace(spot: Spot, view: View, lattice: Lattice, targets: readonly Target[], reach: number): Place | null {
  const space = spaceAt(lattice, spot);
  if (space) {
    if (space.name in view.guards && distance(space.centre, spot) <= COUNTER) return { kind: "guard", word: space.name };
    return { kind: "space", word: space.name };
  }
  const lit = nearest(
    targets.filter(({ kind }) => kind === "space" || kind === "guard"),
    (target) => distance(target, spot),
    reach,
  );
  return lit && { kind: lit.kind, word: lit.word };
}

/** The lit target that a click on a place reaches: itself, the province round it, or its guard. */
export function targetAt(place: Place, targets: readonly Target[], view: View, lattice: Lattice): Target | null {
  const find = (kind: Kind, word: string): Target | null => targets.find((target) => target.kind === kind && target.word === word) ?? null;
  const itself = find(place.kind, place.word);
  if (itself) return itself;
  if (place.kind !== "space" && place.kind !== "guard") return null;
  const space = lattice.space.get(place.word);
  const province = space && provinceAt(view, space);
  return (place.kind === "guard" ? find("space", place.word) : null) ?? (province ? find("province", province.name) : null);
}

/** The action that a click on an unlit place would have been, so that the server can say why not. */
export function wouldBe(place: Place, prompt: Prompt | null, view: View, lattice: Lattice, seat: number | null): string | null {
  if (place.kind === "point") return `stand ${place.word}`;
  if (place.kind === "side") return `along ${place.word}`;
  if (prompt?.key === "allot" || prompt?.key === "compensate") return null;
  if (prompt?.key !== "further") return `head ${place.word}`;
  const space = lattice.space.get(place.word);
  const province = space && provinceAt(view, space);
  if (!province) return null;
  if (place.kind === "guard" && view.guards[place.word] === seat) return `take-back ${place.word}`;
  const others = province.holder !== null && province.holder !== seat;
  return `${others ? "take-over" : "occupy"} ${province.name}`;
}

/** The action that a click on a card of the hand is, or would have been. */
export function handAction(symbol: string, legal: readonly string[], prompt: Prompt | null): string {
  if (prompt?.key === "allot" && wordOf(prompt, "symbol") === symbol) return "pay-card";
  if (legal.includes(`special ${symbol}`) || prompt?.key === "choose-card") return `special ${symbol}`;
  return `levy ${symbol}`;
}

/** The action that a click on a face-up card is, or would have been. */
export function faceUpAction(symbol: string, prompt: Prompt | null): string {
  return `${prompt?.key === "choose-card" ? "march" : "take-card"} ${symbol}`;
}
