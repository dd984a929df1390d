/** What the reader holds: cards that can be read in full, and leaders who wait for a command. */
import type { BoardProps } from "../../board/module.ts";
import { pressing } from "../../board/pressing.ts";
import { told } from "../../board/sentences.ts";
import { Tray } from "../../board/Tray.tsx";
import { Glyph } from "./Glyph.tsx";
import { ratingsOf } from "./labels.ts";
import { heldIn } from "./targets.ts";
import type { Board, View } from "./types.ts";

type Props = BoardProps<View, Board>;

export function Hand(props: Props) {
  const { view, texts } = props;
  const cards = view.cards.hand ?? [];
  const leaders = view.leaders.hand ?? [];
  if (cards.length + leaders.length === 0) return <p class="cq-no-hand">{texts.t("board-hand-empty")}</p>;
  return (
    <Tray class="cq-hand" label={texts.t("board-hand")}>
      {cards.map((card) => (
        <Card key={card} card={card} props={props} />
      ))}
      {leaders.map((leader) => (
        <Leader key={leader} leader={leader} props={props} />
      ))}
    </Tray>
  );
}

function Card({ card, props }: { card: string; props: Props }) {
  const { board, texts, legal } = props;
  const name = board.cards[card]?.name ?? card;
  const actions = legal.filter((action) => heldIn(action, "card", props) === card);
  const { lit, sent, press, pointing } = pressing(props, { actions, why: `card:${card}` });
  const shown = props.lit.includes(`card:${card}`) || props.lit.includes(card);
  return (
    <button
      type="button"
      class={`cq-card ${lit ? "board-lit" : ""} ${sent ? "cq-sent" : ""} ${shown ? "cq-shown" : ""}`}
      data-name={`card:${card}`}
      aria-disabled={!lit}
      onClick={press}
      {...pointing}
    >
      <span class="cq-card-name">
        <Glyph name="card" size={15} />
        {texts.word("card", card)}
      </span>
      <span class="cq-card-text">{texts.t(`board-card-${name}`)}</span>
      {lit && <span class="unseen">{told([texts.list(actions.map((action) => texts.action(action)))], texts)}</span>}
    </button>
  );
}

function Leader({ leader, props }: { leader: string; props: Props }) {
  const { board, texts, legal } = props;
  const actions = legal.filter((action) => heldIn(action, "leader", props) === leader);
  const { lit, sent, press, pointing } = pressing(props, { actions, why: `leader:${leader}` });
  const shown = props.lit.includes(`leader:${leader}`) || props.lit.includes(leader);
  const data = board.leaders[leader];
  return (
    <button
      type="button"
      class={`cq-leader ${lit ? "board-lit" : ""} ${sent ? "cq-sent" : ""} ${shown ? "cq-shown" : ""}`}
      data-name={`leader:${leader}`}
      aria-disabled={!lit}
      onClick={press}
      {...pointing}
    >
      <span class="cq-card-name">
        <Glyph name="leader" size={15} />
        {texts.word("leader", leader)}
      </span>
      <b aria-hidden="true">{ratingsOf(leader, board)}</b>
      <span class="unseen">{data && texts.t("board-leader-facts", { battle: data.battle, siege: data.siege, naval: data.naval })}</span>
    </button>
  );
}
