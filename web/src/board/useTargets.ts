/** The lit places of a drawn board, with the spots where they lie. */
import { useMemo } from "preact/hooks";
import type { BoardProps } from "./module.ts";
import { litOf, type Drawn, type Lit } from "./targets.ts";

export interface Lights {
  /** In reading order. */
  targets: readonly Lit[];
  /** Changes with every question, so that lights breathe and the focus moves once for each. */
  question: string;
  at(key: string): Lit | undefined;
}

/** `drawing` is what `drawn` looks at besides view and question. */
export function useTargets<V, B>(props: BoardProps<V, B>, drawn: Drawn, drawing: readonly unknown[]): Lights {
  const { legal, ways, prompt, view, readOnly, moment } = props;
  const targets = useMemo(() => (readOnly ? [] : litOf(legal, ways, drawn)), [legal, ways, prompt, view, readOnly, ...drawing]);
  return {
    targets,
    question: `${moment} ${prompt?.key ?? ""} ${targets.filter(({ far }) => !far).length}`,
    at: (key) => targets.find((target) => target.key === key),
  };
}
