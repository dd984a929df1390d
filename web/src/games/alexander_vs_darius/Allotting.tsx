/** Dealing out hits, losses or ships: what costs least is chosen beforehand, and one press settles it. */
import { useState } from "preact/hooks";
import type { BoardProps } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { Stepper } from "../../board/Stepper.tsx";
import { allotmentsOf, bestOf, completed, hostIn, stepped, type Allotment } from "./allotting.ts";
import { Glyph } from "./Glyph.tsx";
import type { GlyphName } from "./glyphs.ts";
import { classWord } from "./labels.ts";
import { isFoot, kindOf } from "./places.ts";
import { isCounted } from "./targets.ts";
import type { Board, View } from "./types.ts";

type Props = BoardProps<View, Board>;

export function Allotting({ props }: { props: Props }) {
  const { legal, ways, board, texts, prompt, readOnly, view, seat } = props;
  const actions = readOnly ? [] : legal.filter(isCounted);
  const verb = parts(actions[0] ?? "").verb;
  const host = verb === "hit" ? hostIn(view, seat) : null;
  const asked = allotmentsOf(ways);
  const all = host ? completed(asked, Number(prompt?.params["hits"] ?? 0), host) : asked;
  const best = bestOf(all, board, verb);
  const [kept, choose] = useState<Allotment | null>(null);
  if (actions.length === 0) return null;
  const now = kept && all.some(({ line }) => line === kept.line) ? kept : best;
  return (
    <div class="avd-allot" role="group" aria-label={prompt ? texts.prompt(prompt) : ""}>
      {now ? (
        <>
          {Object.keys(now.counts).map((word) => (
            <Row key={word} word={word} there={host?.classes[word]} all={all} now={now} props={props} onChoose={choose} />
          ))}
          <button type="button" class="button act avd-allot-done" onClick={() => props.onAct(now.line)}>
            {texts.t("board-allot", { verb })}
          </button>
        </>
      ) : (
        <div class="avd-allot-each">
          {actions.map((action) => (
            <button key={action} type="button" class="button act" onClick={() => props.onAct(action)}>
              {texts.action(action)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface RowProps {
  word: string;
  /** How many there are, where that is known. */
  there: number | undefined;
  all: readonly Allotment[];
  now: Allotment;
  props: Props;
  onChoose(one: Allotment): void;
}

function Row({ word, there, all, now, props, onChoose }: RowProps) {
  const { texts } = props;
  const name = nameOf(word, props);
  const fewer = stepped(all, now.counts, word, -1);
  const more = stepped(all, now.counts, word, 1);
  return (
    <Stepper
      figure={<Glyph name={glyphOf(word, props.board)} size={18} />}
      name={there === undefined ? name : texts.t("board-count-of", { count: there, what: name })}
      now={now.counts[word] ?? 0}
      fewer={{ label: texts.t("board-fewer", { what: name }), press: fewer ? () => onChoose(fewer) : null }}
      more={{ label: texts.t("board-more", { what: name }), press: more ? () => onChoose(more) : null }}
      texts={texts}
    />
  );
}

export function glyphOf(word: string, board: Board): GlyphName {
  if (word in board.leaders) return "leader";
  if (word in board.nations) return "ship";
  return isFoot(kindOf(word)) ? "foot" : "horse";
}

function nameOf(word: string, { board, texts }: Props): string {
  if (word in board.leaders) return texts.word("leader", word);
  return word in board.nations ? texts.word("nation", word) : classWord(word, texts);
}
