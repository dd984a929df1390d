/**
 * A board of lists, for a game that brings no board of its own: what can be done, why not anything
 * else, and everything that is seen of the table.
 */
import type { BoardProps } from "../module.ts";
import { Choices } from "./Choices.tsx";
import { isFacts, isWord } from "./shapes.ts";
import { FactList, Shown } from "./Shown.tsx";
import { WhyNot } from "./WhyNot.tsx";
import { nameOfPart } from "./words.ts";

export function PlainBoard(props: BoardProps) {
  const { texts, seat, legal, readOnly } = props;
  const hasChoices = !readOnly && legal.length > 0;
  return (
    <div class="plain" role="group" aria-label={texts.t("board-lists")} tabIndex={hasChoices ? -1 : 0}>
      {seat !== null && (
        <section class="plain-choices">
          <h2>{texts.t("board-choices")}</h2>
          <Choices {...props} />
          <WhyNot {...props} />
        </section>
      )}
      <section class="plain-view">
        <h2>{texts.t("board-table")}</h2>
        <Parts {...props} />
      </section>
    </div>
  );
}

/** Single words first, in one list; every larger part under a heading of its own. */
function Parts(props: BoardProps) {
  const { view, grammar, texts } = props;
  if (!isFacts(view)) return <Shown name="" value={view} props={props} />;
  const entries = Object.entries(view);
  const small = entries.filter(([, value]) => isWord(value));
  const large = entries.filter(([, value]) => !isWord(value));
  return (
    <>
      {small.length > 0 && <FactList facts={Object.fromEntries(small)} props={props} />}
      {large.map(([name, value]) => (
        // It may be wider than the page, and is then scrolled: by keys, too.
        <section key={name} class="plain-part" aria-label={nameOfPart(name, grammar, texts)} tabIndex={0}>
          <h3>{nameOfPart(name, grammar, texts)}</h3>
          <Shown name={name} value={value} props={props} />
        </section>
      ))}
    </>
  );
}
