/** What all share: the round and its markers, and how near each side is to its victory. */
import type { BoardProps } from "../../board/module.ts";
import { Pips } from "../../board/tracks.tsx";
import { Mark } from "../../look/marks.tsx";
import { Amount, Glyph } from "./Glyph.tsx";
import { lookOf, SIDES } from "./places.ts";
import type { Board, Goal, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** The goals that a track leads to, with what the track is called to who does not see it. */
const LEADING = { wounds: "board-injury", mutiny: "board-weariness" } as const;

export function Tracks(props: Props) {
  const { view, texts } = props;
  return (
    <div class="cq-tracks" role="region" aria-label={texts.t("board-tracks")} tabIndex={0}>
      <Round {...props} />
      {SIDES.map((side) => (
        <Goals key={side} side={side} goals={view.victory[side]} props={props} />
      ))}
    </div>
  );
}

/** The round, whose it is, and what is still in the cup. */
function Round({ view, texts, seats }: Props) {
  const look = lookOf(view.active, seats);
  const [macedon, persia, administration] = view.cup;
  return (
    <div class={`cq-round ${look ? `colour-${look.colour}` : ""}`}>
      <p class="cq-round-words">
        {look && <Mark name={look.mark} size={16} />}
        <b>{texts.t("board-round", { round: view.round })}</b>
        <small>{texts.t(`board-phase-${view.phase}`)}</small>
      </p>
      <p class="cq-cup" role="img" aria-label={texts.t("board-cup", { macedon, persia, administration })}>
        {SIDES.map((side, at) => {
          const own = lookOf(side, seats);
          return (
            own && (
              <span key={side} class={`colour-${own.colour}`}>
                <Mark name={own.mark} size={14} />
                <b>{texts.number(view.cup[at] ?? 0)}</b>
              </span>
            )
          );
        })}
        <span>
          <Glyph name="turn" size={14} />
          <b>{texts.number(administration)}</b>
        </span>
      </p>
      <p class="cq-piles">
        <Amount name="card" words={texts.number(view.cards.pile)} label={texts.t("board-pile", { pile: view.cards.pile })} />
        <span>{texts.t("board-discards", { discards: view.cards.discards.length + view.cards.face_down })}</span>
      </p>
    </div>
  );
}

/** A side's way to victory, as a list to tick off; what a goal is made of is opened by a press. */
function Goals({ side, goals, props }: { side: (typeof SIDES)[number]; goals: readonly Goal[]; props: Props }) {
  const { texts, seats } = props;
  const look = lookOf(side, seats);
  return (
    <section class={`cq-goals ${look ? `colour-${look.colour}` : ""}`} aria-label={texts.t("board-goals", { side: `side:${side}` })}>
      <ul>
        {goals.map((goal) => (
          <li key={goal.goal} class={goal.done ? "cq-done" : ""}>
            {goal.parts && goal.parts.length > 0 ? (
              <Parts goal={goal} parts={goal.parts} texts={texts} />
            ) : (
              <>
                <GoalLine goal={goal} texts={texts} />
                <Track goal={goal} props={props} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parts({ goal, parts, texts }: { goal: Goal; parts: readonly Goal[]; texts: Props["texts"] }) {
  const done = parts.filter((part) => part.done).length;
  return (
    <details>
      <summary>
        <GoalLine goal={{ ...goal, now: done, needed: parts.length }} texts={texts} />
      </summary>
      <ul>
        {parts.map((part) => (
          <li key={part.goal} class={part.done ? "cq-done" : ""}>
            <GoalLine goal={part} texts={texts} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How far injuries or weariness have come. */
function Track({ goal: { goal, now, needed }, props: { view, texts } }: { goal: Goal; props: Props }) {
  if (now === undefined || needed === undefined || (goal !== "wounds" && goal !== "mutiny")) return null;
  const { weariness, injury } = view;
  return <Pips filled={now} all={needed} label={texts.t(LEADING[goal], { weariness, injury })} words="" />;
}

function GoalLine({ goal: { goal, done, now, needed }, texts }: { goal: Goal; texts: Props["texts"] }) {
  const counted = now !== undefined && needed !== undefined ? ` ${texts.number(now)}/${texts.number(needed)}` : "";
  return (
    <span class="cq-goal">
      <Glyph name={done ? "done" : "open"} size={13} />
      <span>
        {texts.t(`board-goal-${goal}`)}
        {counted}
        <span class="unseen">{texts.t(done ? "board-goal-done" : "board-goal-open")}</span>
      </span>
    </span>
  );
}
