/** The aims of the choice at hand: which of them are meant by what is pointed at, and what they are for. */
import { useMemo } from "preact/hooks";
import type { BoardProps } from "../../board/module.ts";
import type { Lit, Target } from "../../board/targets.ts";
import { aimsOf, facingsOf, farPlaces, onlyMoves, type Aim } from "./aims.ts";
import { wishes } from "./company.tsx";
import { purposesOf } from "./lights.tsx";
import type { Purpose } from "./purposes.ts";
import { askedSection } from "./targets.ts";
import type { Board, View } from "./types.ts";

/** So many are offered at most for one place. */
const MOST = 8;

/** So many signs stand beside each other on a Section. */
const SIGNS = 4;

/** The lines of one purpose that a press may mean. */
export interface Meaning {
  purpose: Purpose;
  lines: string[];
}

export interface Aims {
  /** The places that are lit because several steps lead there. */
  farOf(ways: readonly (readonly string[])[], near: readonly Target[]): Target[];
  /** Whether what is pointed at leads elsewhere. */
  isDim(target: Target): boolean;
  /** What a lit place is lit for; nothing where all are lit for the same. */
  purposesAt(target: Target): Purpose[];
  /** The ways to face at a place, where a press alone keeps one of them. */
  facingsAt(target: Lit | undefined): Aim[];
  /** What a press on a place may mean, by purpose, or where that is one purpose by who does it; nothing where it is one thing. */
  meaningsAt(target: Lit | undefined): Meaning[];
  /** All lines to a place, the least first. */
  linesTo(target: Target): string[];
}

export function useAims(props: BoardProps<View, Board>): Aims {
  const { ways, view, readOnly, pointed, prompt } = props;
  const wished = wishes();
  const all = useMemo(() => {
    const about = askedSection(prompt, view);
    const front = about === null ? null : (view.sections[about]?.facing ?? null);
    return readOnly ? [] : aimsOf(ways, view, front);
  }, [ways, view, readOnly, prompt, wished]);
  const toward = pointed === null ? [] : all.filter(({ line }) => line.startsWith(`${pointed}; `));
  const shown = toward.length > 0 ? toward : all;
  const at = (place: string, among: readonly Aim[]): Aim[] => among.filter((aim) => aim.place === place);
  return {
    farOf: (given, near) => {
      const staying = onlyMoves(given) ? near.filter(({ actions }) => !actions.every((action) => action.startsWith("step "))) : near;
      return farPlaces(all, new Set(staying.map(({ key }) => key)));
    },
    isDim: (target) => target.far && toward.length > 0 && at(target.word, toward).length === 0,
    purposesAt: (target) => (target.far ? [...new Set(at(target.word, shown).map(({ purpose }) => purpose))].sort(inOrder) : []),
    facingsAt: (target) => {
      const [line] = target?.actions ?? [];
      const aim = target?.far && target.actions.length === 1 ? all.find((one) => one.line === line) : undefined;
      return aim ? facingsOf(aim, all) : [];
    },
    meaningsAt: (target) => {
      if (!target?.far) return [];
      const meant = at(target.word, all).filter(({ line }) => target.actions.includes(line));
      const purposes = [...new Set(meant.map(({ purpose }) => purpose))].sort(inOrder);
      // One thing that several can do: a sign for each of them.
      if (purposes.length < 2)
        return meant.length < 2 ? [] : meant.slice(0, SIGNS).map(({ purpose, line }) => ({ purpose, lines: [line] }));
      return purposes.map((purpose) => ({ purpose, lines: meant.filter((aim) => aim.purpose === purpose).map(({ line }) => line) }));
    },
    linesTo: (target) => {
      const lines = target.far ? at(target.word, all).map(({ line }) => line) : [];
      return [...new Set([...target.actions, ...lines])].slice(0, MOST);
    },
  };
}

const ORDER: readonly Purpose[] = ["attack", "flank", "fire", "move", "order", "act"];

function inOrder(one: Purpose, other: Purpose): number {
  return ORDER.indexOf(one) - ORDER.indexOf(other);
}

/** Signs of near targets, where they are lit for different things, and of all far ones. */
export function signsOf(targets: readonly Target[], aims: Aims): Map<string, Purpose[]> {
  const near = purposesOf(targets.filter(({ far }) => !far));
  return new Map(targets.map((target) => [target.key, target.far ? aims.purposesAt(target) : (near.get(target.key) ?? [])]));
}
