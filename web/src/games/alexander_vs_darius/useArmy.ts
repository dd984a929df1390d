/** The army that the reader has chosen or that is under way: who goes, where to, and by which lines. */
import type { BoardProps } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { lineOf } from "../../live/lines.ts";
import { boardingLine, canMark, changesOf, marchLine, pointsOf, targetsOf, type Going } from "./marching.ts";
import { areaKey } from "./places.ts";
import { isGathered, type Doings } from "./targets.ts";
import type { Board, Details, Gathered, MarchData, Target, View } from "./types.ts";
import type { BegunHand } from "./useBegun.ts";

type Props = BoardProps<View, Board>;

/** What the sheet beside an army shows. */
export interface Sheet {
  place: string;
  title: string;
  all: Gathered;
  going: Going;
  points: number | null;
  /** Whether a marker can be set where the march may end. */
  marks: boolean;
  actions: { line: string; words: string; main?: boolean }[];
  hint: string | null;
  onGoing(going: Going): void;
  onClose(): void;
}

export interface ArmyHand {
  /** The places that are lit instead of those where something begins; null: the usual ones. */
  lit: string[] | null;
  targets: readonly [string, Target][];
  sheet: Sheet | null;
  /** Whether something begins at a place that leads to others. */
  starts(key: string): boolean;
  /** The lines from the chosen place to another, and the one that is meant if there is only one. */
  linesTo(key: string): string[];
  lineTo(key: string): string | null;
  wayTo(key: string): string[] | null;
  targetAt(key: string): Target | null;
  attacks(key: string): boolean;
  /** An action of the army under way, after those who join or leave it. */
  withChanges(action: string): string;
  whyNot(from: string, to: string): string;
}

interface ArmyParts {
  props: Props;
  details: Details;
  doings: Doings;
  begun: BegunHand;
  mark: boolean;
}

export function useArmy(given: ArmyParts): ArmyHand {
  const { props, details, doings, begun, mark } = given;
  const { from } = begun;
  const word = from?.startsWith("area:") ? from.slice(5) : null;
  const sets = word !== null && (doings.sites.get(from ?? "") ?? []).includes(`march ${word}`);
  const march = sets && word !== null ? (details.marches[word] ?? null) : null;
  const all = march ?? (word === null ? null : (Object.values(details.boardings[word] ?? {})[0] ?? null));
  const going = begun.going ?? all ?? { classes: {}, leaders: [] };
  const targets = march ? targetsOf(march, going) : [];
  const ways = from === null ? undefined : doings.ways.get(from);
  const gathering = gatheringOf(given);

  const linesTo = (key: string): string[] => {
    const target = march && key.startsWith("area:") ? march.targets[key.slice(5)] : undefined;
    const found = ways?.get(key) ?? [];
    if (march && word !== null && target && target.cost <= pointsOf(march, going)) {
      return [marchLine(word, march, going, target, mark), ...found];
    }
    const boarding = word === null || !key.startsWith("sea:") ? undefined : details.boardings[word]?.[key.slice(4)];
    if (boarding && word !== null) return [boardingLine(word, key.slice(4), boarding, within(going, boarding))];
    return [...found];
  };
  const targetAt = (key: string): Target | null => targets.find(([area]) => areaKey(area) === key)?.[1] ?? null;
  return {
    lit: from === null ? null : [...targets.map(([area]) => areaKey(area)), ...(ways?.keys() ?? [])],
    targets,
    sheet: gathering?.sheet ?? (all && from !== null && word !== null ? chosenSheet(from, word, all) : null),
    starts: (key) => doings.ways.has(key) || (doings.sites.get(key) ?? []).some((action) => parts(action).verb === "march"),
    linesTo,
    lineTo: (key) => linesTo(key)[0] ?? null,
    wayTo: (key) => {
      const target = targetAt(key);
      if (target && from !== null) return [from, ...target.way.map(areaKey)];
      return from !== null && ways?.has(key) ? [from, key] : null;
    },
    targetAt,
    attacks: (key) => targetAt(key)?.attack ?? false,
    withChanges: (action) => (gathering ? lineOf([...gathering.changes, action]) : action),
    whyNot: (one, other) => whyNot(one, other),
  };

  function chosenSheet(place: string, area: string, gathered: Gathered): Sheet {
    const { texts } = props;
    const sites = (doings.sites.get(place) ?? []).filter((action) => action !== `march ${area}`);
    const actions = sites.map((line) => ({ line, words: texts.action(line) }));
    if (march) actions.push({ line: `march ${area}`, words: texts.t("board-step-by-step"), main: false } as (typeof actions)[number]);
    return {
      place,
      title: texts.word("area", area),
      all: gathered,
      going,
      points: march ? pointsOf(march, going) : null,
      marks: march !== null && targets.some(([, target]) => canMark(march as MarchData, going, target)),
      actions,
      hint: texts.t("board-choose-target"),
      onGoing: (next) => begun.begin({ going: next }),
      onClose: begun.forget,
    };
  }
}

/** Those who go, as far as they are among those who may. */
function within(going: Going, all: Gathered): Going {
  const classes = Object.fromEntries(
    Object.entries(all.classes).map(([word, most]): [string, number] => [word, Math.min(most, going.classes[word] ?? 0)]),
  );
  return { classes, leaders: all.leaders.filter((leader) => going.leaders.includes(leader)) };
}

/** Why an army does not go somewhere: asked as the step that it would be. */
function whyNot(from: string, to: string): string {
  const [domain, area = ""] = from.split(":");
  const [target, word = ""] = to.split(":");
  if (domain === "area" && target === "sea") return `embark ${area} ${word}`;
  if (domain === "sea" && target === "area") return `land ${area} ${word}`;
  return to;
}

/** The army under way, or going aboard: who may join it or leave it, and what it can do. */
function gatheringOf({ props, begun }: ArmyParts): { changes: string[]; sheet: Sheet | null } | null {
  const { view, legal, texts, readOnly } = props;
  const now = view.march;
  if (readOnly || now === null) return null;
  const all = joined(now, legal);
  const going = begun.going ?? { classes: now.classes, leaders: now.leaders };
  const changes = changesOf(now, going);
  const doable = legal.filter((action) => ["halt", "mark", "force", "load"].includes(parts(action).verb));
  if (begun.closed) return { changes, sheet: null };
  return {
    changes,
    sheet: {
      place: areaKey(now.at),
      title: texts.word("area", now.at),
      all,
      going,
      points: legal.includes("load") ? null : now.points,
      marks: false,
      actions: doable.map((action) => ({
        line: lineOf([...changes, action]),
        words: texts.action(action),
        main: action === "load" || action === "halt",
      })),
      hint: legal.some((action) => parts(action).verb === "go") ? texts.t("board-go-on") : null,
      onGoing: (next) => begun.begin({ going: next }),
      onClose: () => begun.begin({ closed: true }),
    },
  };
}

/** All who belong to the army or may still join it. */
function joined(now: Gathered, legal: readonly string[]): Gathered {
  const classes = { ...now.classes };
  const leaders = [...now.leaders];
  for (const action of legal.filter(isGathered)) {
    const [verb, word = "", count = "0"] = action.split(" ");
    if (verb === "pick") classes[word] = Math.max(classes[word] ?? 0, (now.classes[word] ?? 0) + Number(count));
    if (verb === "pick-leader" && !leaders.includes(word)) leaders.push(word);
  }
  return { classes, leaders };
}
