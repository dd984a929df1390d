/** A Reserve as a tray: leaders and cards that can be looked at and brought. */
import type { ComponentChildren } from "preact";
import type { BoardProps, SeatLook } from "../../board/module.ts";
import { parts } from "../../board/names.ts";
import { accepts } from "../../board/grammar.ts";
import { pressing } from "../../board/pressing.ts";
import { act } from "../../board/targets.ts";
import { Slot, Tray as Cards } from "../../board/Tray.tsx";
import { CardFace } from "./card.tsx";
import { LeaderToken } from "./leader.tsx";
import { hovered, picked } from "./pointing.ts";
import { LET_GO, nameOf } from "./targets.ts";
import type { Board, Card, Unit, View } from "./types.ts";

export type Props = BoardProps<View, Board>;

/** The classes in the order in which they lie in a tray. */
const CLASSES = ["infantry", "skirmisher", "heavy-cavalry", "light-cavalry", "chariot", "elephant"];

/** More kinds of cards than this lie closer together, so that all are in sight. */
const MANY = 18;

interface Group {
  unit: Unit;
  cards: Card[];
}

/** Cards that look the same lie together: of one kind, with the same hits; kinds of one class side by side. */
export function groupsOf(cards: Card[], board: Board): Group[] {
  const found = new Map<string, Group>();
  for (const card of cards) {
    const unit = board.units.find(({ name }) => name === card.unit);
    if (!unit) continue;
    const key = `${unit.kind} ${card.hits} ${card.disrupted}`;
    const group = found.get(key);
    if (group) group.cards.push(card);
    else found.set(key, { unit, cards: [card] });
  }
  const place = ({ unit }: Group): number => CLASSES.indexOf(unit.class);
  return [...found.values()].sort((one, other) => place(one) - place(other));
}

/** The cards and leaders of a Reserve, those alike in one place. */
export function Tray({ props, side, look }: { props: Props; side: number; look: SeatLook }) {
  const { board, view, texts, legal, readOnly, sent, seat } = props;
  const mine = side === seat;
  const cards = view.reserves[side] ?? [];
  const leaders = board.leaders.filter((leader) => leader.side === side && view.leaders[leader.name] === "reserve");
  const home = readOnly || !mine ? [] : legal.filter((action) => nameOf(action, props.grammar) === "place:reserve");
  // Before the game cards are picked up and put down; in a turn they are brought.
  const bring = accepts(props.prompt, "pick-up") ? "pick-up" : "bring";
  const groups = groupsOf(cards, board);
  const pointed = mine && props.lit.includes("place:reserve");
  return (
    <Cards
      class={`arb-cards colour-${look.colour} ${pointed ? "arb-shown-tray" : ""} ${groups.length > MANY ? "arb-many" : ""}`}
      label={texts.t("board-reserve-of", { seat: texts.word("seat", String(side)), count: cards.length })}
      onEscape={() => {
        const held = mine && legal.includes(LET_GO);
        if (held) act(props, [LET_GO]);
        return held;
      }}
    >
      {home.length > 0 && (
        <button
          type="button"
          class="arb-home"
          aria-disabled={sent !== null}
          onClick={() => act(props, home)}
          onPointerEnter={() => props.onPoint(home[0] ?? null)}
          onPointerLeave={() => props.onPoint(null)}
        >
          {texts.action(home[0] ?? "")}
        </button>
      )}
      {leaders.map((leader) => {
        const name = texts.word("leader", leader.name);
        const action = `${bring}-leader ${leader.name}`;
        return (
          <Piece
            key={leader.name}
            props={props}
            name={`leader:${leader.name}`}
            mine={mine}
            actions={legal.filter((one) => one === action)}
            label={name}
          >
            <svg viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
              <LeaderToken leader={leader} look={look} name={name} />
            </svg>
          </Piece>
        );
      })}
      {groups.map(({ unit, cards: alike }) => {
        const first = alike[0] as Card;
        const actions = legal.filter((action) => parts(action).verb === bring && alike.some((card) => card.unit === parts(action).word));
        return (
          <Piece
            key={first.unit}
            props={props}
            name={`unit:${first.unit}`}
            mine={mine}
            actions={actions}
            label={texts.t("board-group", { name: texts.word("unit", first.unit), count: alike.length })}
          >
            <svg viewBox="-45 -46 90 90" aria-hidden="true" focusable="false">
              <CardFace unit={unit} look={look} hits={first.hits} disrupted={first.disrupted} angle={0} detail="coarse" />
            </svg>
            {alike.length > 1 && <span class="arb-count board-number" data-number={texts.number(alike.length)} />}
          </Piece>
        );
      })}
    </Cards>
  );
}

interface PieceProps {
  props: Props;
  name: string;
  mine: boolean;
  actions: string[];
  label: string;
  children: ComponentChildren;
}

/** A card or leader in a tray: lit if it can be brought. */
function Piece({ props, name, mine, actions, label, children }: PieceProps) {
  const held = props.view.hand === name;
  const pressed = pressing(props, {
    actions: mine ? (held ? [LET_GO] : actions) : [],
    why: props.seat === null ? null : name,
    onPoint: (on) => {
      hovered.value = on ? name : null;
    },
  });
  return (
    <Slot
      name={name}
      label={label}
      action={(held ? LET_GO : actions[0]) ?? null}
      pressing={pressed}
      shown={held || props.lit.includes(name)}
      texts={props.texts}
      onPress={() => {
        picked.value = name;
        pressed.press();
      }}
    >
      {children}
    </Slot>
  );
}
