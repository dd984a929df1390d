/** Where a march can lead beyond the next step: points to stop at, and sides that tell its routes apart. */
import { lineOf } from "../../live/lines.ts";
import { parts } from "../../board/names.ts";
import { targetsOf, type Target } from "../../board/targets.ts";

type Way = readonly string[];

/**
 * Targets for places that several steps lead to. A point has a line for each card that leads there.
 * Once the space is settled, a route to a point is known by the side that the fewest others take.
 */
export function routesTo(ways: readonly Way[], near: readonly Target[]): Target[] {
  const placed = new Map<string, string>();
  for (const way of ways.filter((one) => !isCostly(one, ways))) {
    const stop = way.findIndex((step) => isVerb(step, "stand"));
    if (stop > 0) add(placed, `point:${parts(way[stop] ?? "").word}`, way.slice(0, stop + 1));
  }
  for (const [side, way] of tellingSides(ways)) add(placed, side, way);
  const lines = [...placed].filter(([, place]) => !near.some(({ key }) => key === place));
  return targetsOf(
    lines.map(([line]) => line),
    (line) => placed.get(line) ?? null,
  );
}

/** Whether a card is played from the hand although one of its symbol lies face up: that costs more and leads as far. */
function isCostly([first = ""]: Way, ways: readonly Way[]): boolean {
  const { verb, word } = parts(first);
  return verb === "special" && ways.some(([other]) => other === `march ${word}`);
}

/** A line that leads to a place, unless it begins as another one to the same place does. */
function add(placed: Map<string, string>, place: string, way: Way): void {
  const known = [...placed].some(([line, at]) => at === place && line.startsWith(`${way[0] ?? ""}; `));
  if (!known) placed.set(lineOf(way), place);
}

/** Of each way to one point the side that tells it from the most others, with the steps to it. */
function tellingSides(ways: readonly Way[]): [string, Way][] {
  const routes = ways.filter(([first = ""]) => isVerb(first, "stand") || isVerb(first, "along"));
  return routes.flatMap((way): [string, Way][] => {
    const sides = way.filter((step) => isVerb(step, "along"));
    const users = (side: string): Way[] => routes.filter((other) => other.includes(side));
    const [telling] = [...sides].sort((one, other) => users(one).length - users(other).length);
    if (telling === undefined || way.indexOf(telling) === 0) return [];
    // A side to which ways lead that part at once says too little: the first step is asked for first.
    if (users(telling).some(([first]) => first !== way[0])) return [];
    const steps = users(telling).length === 1 ? way : way.slice(0, way.indexOf(telling) + 1);
    return [[`side:${parts(telling).word}`, steps]];
  });
}

function isVerb(action: string, verb: string): boolean {
  return parts(action).verb === verb;
}
