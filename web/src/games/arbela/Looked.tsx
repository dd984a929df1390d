/** The card or leader that the reader looks at, large, with everything it shows in words. */
import type { ComponentChildren } from "preact";
import type { BoardProps, SeatLook, Texts } from "../../board/module.ts";
import { Fact, Facts, InfoCard } from "../../board/InfoCard.tsx";
import { asked, named } from "../../board/names.ts";
import { signed } from "../../board/numbers.ts";
import { CardBack, CardFace } from "./card.tsx";
import { cardLabel } from "./labels.ts";
import { LeaderToken } from "./leader.tsx";
import { hovered, picked } from "./pointing.ts";
import { askedSection, whereIs } from "./targets.ts";
import type { Board, Card, FieldCard, Leader, Unit, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** What is looked at: one leader, or one card with the stack it lies in. */
interface Look {
  leader: Leader | null;
  section: string | null;
  cards: (FieldCard | null)[];
  at: number;
  side: number;
}

export function Looked(props: Props) {
  const { board, seats, texts } = props;
  const look = lookOf(props, hovered.value) ?? lookOf(props, picked.value) ?? lookOf(props, questionName(props));
  if (!look) return <p class="arb-looked arb-looked-none">{texts.t("board-nothing-picked")}</p>;
  const seat = seats[look.side];
  if (!seat) return null;
  const card = look.cards[look.at];
  const unit = card ? board.units.find(({ name }) => name === card.unit) : undefined;
  return (
    <InfoCard class="arb-looked" figure={<Large look={look} seat={seat} unit={unit} texts={texts} />}>
      {look.cards.length > 1 && <Others look={look} texts={texts} />}
      {look.leader ? (
        <LeaderWords leader={look.leader} texts={texts} />
      ) : unit && card ? (
        <UnitWords unit={unit} card={card} texts={texts} />
      ) : (
        <Heading look={seat}>{texts.t("board-unknown-card")}</Heading>
      )}
    </InfoCard>
  );
}

/** The leader or the card, large. */
function Large({ look, seat, unit, texts }: { look: Look; seat: SeatLook; unit: Unit | undefined; texts: Texts }) {
  const card = look.cards[look.at];
  return (
    <svg class="arb-large" viewBox="-46 -47 92 92" aria-hidden="true" focusable="false">
      {look.leader ? (
        <g transform="scale(2.6)">
          <LeaderToken leader={look.leader} look={seat} name={texts.word("leader", look.leader.name)} />
        </g>
      ) : unit && card ? (
        <CardFace unit={unit} look={seat} hits={card.hits} disrupted={card.disrupted} angle={0} detail="full" />
      ) : (
        <CardBack side={look.side} look={seat} angle={0} />
      )}
    </svg>
  );
}

function Heading({ look, children }: { look?: SeatLook; children: ComponentChildren }) {
  return <h3 class={look ? `colour-${look.colour}` : ""}>{children}</h3>;
}

/** The card that the question is about. */
function questionName({ prompt, view }: Props): string | null {
  const unit = asked(prompt, "unit");
  if (unit !== null) return `unit:${unit}`;
  const leader = asked(prompt, "leader");
  if (leader !== null) return `leader:${leader}`;
  const section = askedSection(prompt, view);
  return section === null ? null : `section:${section}`;
}

function lookOf(props: Props, name: string | null): Look | null {
  const { view, board } = props;
  if (name === null) return null;
  const { domain, word } = named(name);
  if (domain === "leader") {
    const leader = board.leaders.find((one) => one.name === word);
    return leader ? { leader, section: null, cards: [], at: 0, side: leader.side } : null;
  }
  const section = domain === "section" ? word : whereIs(view, word);
  const stack = section === null ? undefined : view.sections[section];
  if (stack && stack.stack.length > 0) {
    const at = stack.stack.findIndex((card) => card?.unit === word);
    return { leader: null, section, cards: stack.stack, at: Math.max(0, at), side: stack.side ?? 0 };
  }
  const alone = stack?.leaders[0];
  if (alone !== undefined) return lookOf(props, `leader:${alone}`);
  const unit = board.units.find((one) => one.name === word);
  if (!unit) return null;
  const waiting = view.reserves[unit.side]?.find((card) => card.unit === word);
  return {
    leader: null,
    section: null,
    cards: [{ unit: word, hits: waiting?.hits ?? 0, disrupted: waiting?.disrupted ?? false, face_up: true }],
    at: 0,
    side: unit.side,
  };
}

function UnitWords({ unit, card, texts }: { unit: Unit; card: Card; texts: Texts }) {
  const [front, flank, rear] = unit.defence;
  return (
    <>
      <Heading>{texts.word("unit", unit.name)}</Heading>
      <p class="arb-class">
        {texts.t(`board-class-${unit.class}`)}
        {card.disrupted && <strong> · {texts.t("board-disrupted")}</strong>}
      </p>
      <Facts>
        <Fact name={texts.t("board-attack")} value={signed(unit.attack)} />
        <Fact
          name={texts.t("board-defence")}
          value={`${signed(front)} · ${signed(flank)} · ${signed(rear)}`}
          title={texts.t("board-defence-sides")}
        />
        <Fact name={texts.t("board-armour")} value={String(unit.armour)} />
        <Fact name={texts.t("board-hits")} value={texts.t("board-hits-of", { hits: card.hits, level: unit.hit_level })} />
        <Fact name={texts.t("board-move")} value={movement(unit, texts)} />
        <Fact name={texts.t("board-missiles")} value={missiles(unit, texts)} />
      </Facts>
    </>
  );
}

function movement(unit: Unit, texts: Texts): string {
  if (unit.any > 0) return texts.t("board-move-any", { steps: unit.any });
  if (unit.diagonal > 0) return texts.t("board-move-either", { straight: unit.straight, diagonal: unit.diagonal });
  return texts.t("board-move-straight", { steps: unit.straight });
}

/** What each weapon is called. */
const WEAPONS: Record<string, string> = { A: "board-bows", J: "board-javelins", S: "board-slings" };

function missiles(unit: Unit, texts: Texts): string {
  if (unit.weapon === null || !unit.hits_on) return texts.t("board-missiles-none");
  const [low, high] = unit.hits_on;
  return texts.t("board-missiles-some", { weapon: texts.t(WEAPONS[unit.weapon] ?? ""), range: unit.range, low, high });
}

function LeaderWords({ leader, texts }: { leader: Leader; texts: Texts }) {
  const dice = (values: number[]): string => (values.length === 0 ? "–" : values.map(signed).join(" "));
  return (
    <>
      <Heading>{texts.word("leader", leader.name)}</Heading>
      <p class="arb-class">
        {texts.t("board-affects", { classes: texts.list(leader.affects.map((word) => texts.t(`board-class-${word}`))) })}
      </p>
      <Facts>
        <Fact name={texts.t("board-bonus")} value={`+${leader.bonus}`} />
        <Fact name={texts.t("board-flank-range")} value={dice(leader.flank)} />
        {leader.orders.length > 0 && (
          <Fact name={texts.t("board-orders")} value={dice(leader.orders)} title={texts.t("board-orders-dice")} />
        )}
        {leader.seize.length > 0 && <Fact name={texts.t("board-seize")} value={dice(leader.seize)} />}
        <Fact name={texts.t("board-killed")} value={dice(leader.killed)} />
      </Facts>
    </>
  );
}

/** The places of the stack, from the top: a press shows the card that lies there. */
function Others({ look, texts }: { look: Look; texts: Texts }) {
  return (
    <ol class="arb-others" aria-label={texts.t("board-stack")}>
      {look.cards.map((card, at) => (
        <li key={at}>
          <button
            type="button"
            aria-pressed={at === look.at}
            disabled={card === null}
            title={cardLabel(card, texts)}
            aria-label={cardLabel(card, texts)}
            class="board-number"
            data-number={texts.number(at + 1)}
            onClick={() => {
              if (card) picked.value = `unit:${card.unit}`;
            }}
          />
        </li>
      ))}
    </ol>
  );
}
