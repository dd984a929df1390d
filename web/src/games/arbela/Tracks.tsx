/** Beside the field: both Reserves as trays, and how near each army is to breaking. */
import { useState } from "preact/hooks";
import { Mark } from "../../look/marks.tsx";
import type { BoardProps, SeatLook } from "../module.ts";
import { CardFace, LeaderToken } from "./card.tsx";
import { Looked } from "./Looked.tsx";
import { hovered, picked } from "./pointing.ts";
import { inTray, nameOf, parts } from "./targets.ts";
import type { Board, Card, Unit, View } from "./types.ts";

type Props = BoardProps<View, Board>;

export function Tracks(props: Props) {
  const { seat, seats, legal, readOnly } = props;
  const first = seat ?? 0;
  const [wish, setWish] = useState(first);
  // Whoever may bring cards now sees his own tray.
  const bringing = !readOnly && legal.some((action) => inTray(action));
  const open = bringing ? first : wish;
  const sides = [first, 1 - first];
  const look = seats[open];
  return (
    <div class="arb-tracks">
      {seat === null && <Looked {...props} />}
      <div class="arb-trays">
        {sides.map((side) => {
          const own = seats[side];
          return own ? <TrayName key={side} props={props} side={side} look={own} open={open === side} onOpen={() => setWish(side)} /> : null;
        })}
      </div>
      {look && <Tray key={open} props={props} side={open} look={look} />}
    </div>
  );
}

interface Group {
  unit: Unit;
  cards: Card[];
}

/** Cards that look the same lie together: of one kind, with the same hits. */
function groupsOf(cards: Card[], board: Board): Group[] {
  const found = new Map<string, Group>();
  for (const card of cards) {
    const unit = board.units.find(({ name }) => name === card.unit);
    if (!unit) continue;
    const key = `${unit.kind} ${card.hits} ${card.disrupted}`;
    const group = found.get(key);
    if (group) group.cards.push(card);
    else found.set(key, { unit, cards: [card] });
  }
  return [...found.values()];
}

interface TrayProps {
  props: Props;
  side: number;
  look: SeatLook;
}

/** The name of a Reserve with its losses; a press opens its tray. */
function TrayName({ props, side, look, open, onOpen }: TrayProps & { open: boolean; onOpen(): void }) {
  const { view, texts } = props;
  const count = view.reserves[side]?.length ?? 0;
  return (
    <div class={`arb-tray-head colour-${look.colour}`}>
      <button type="button" class="arb-tray-name" aria-expanded={open} aria-label={texts.t("board-reserve-of", { seat: texts.word("seat", String(side)), count })} onClick={onOpen}>
        <Mark name={look.mark} size={16} />
        <span>{texts.t("board-reserve")}</span>
        <b>{texts.number(count)}</b>
      </button>
      <Losses view={view} side={side} props={props} />
    </div>
  );
}

/** The cards and leaders of a Reserve, those alike in one place. */
function Tray({ props, side, look }: TrayProps) {
  const { board, view, texts, legal, readOnly, sent, seat } = props;
  const mine = side === seat;
  const cards = view.reserves[side] ?? [];
  const leaders = board.leaders.filter((leader) => leader.side === side && view.leaders[leader.name] === "reserve");
  const home = readOnly || !mine ? [] : legal.filter((action) => nameOf(action) === "place:reserve");
  const pointed = mine && props.lit.includes("place:reserve");
  const pressHome = (): void => {
    const [only] = home;
    if (sent === null && only !== undefined) return home.length === 1 ? props.onAct(only) : props.onOffer(home);
  };
  return (
    <div class={`arb-cards colour-${look.colour} ${pointed ? "arb-shown-tray" : ""}`}>
      {home.length > 0 && (
        <button type="button" class="arb-home" aria-disabled={sent !== null} onClick={pressHome} onPointerEnter={() => props.onPoint(home[0] ?? null)} onPointerLeave={() => props.onPoint(null)}>
          {texts.action(home[0] ?? "")}
        </button>
      )}
      {leaders.map((leader) => {
        const name = texts.word("leader", leader.name);
        const action = `bring-leader ${leader.name}`;
        return (
          <Piece key={leader.name} props={props} name={`leader:${leader.name}`} action={action} mine={mine} actions={legal.filter((one) => one === action)} label={name}>
            <svg viewBox="-21 -22 42 42" aria-hidden="true" focusable="false">
              <LeaderToken leader={leader} look={look} name={name} />
            </svg>
          </Piece>
        );
      })}
      {groupsOf(cards, board).map(({ unit, cards: alike }) => {
        const first = alike[0] as Card;
        const actions = legal.filter((action) => parts(action).verb === "bring" && alike.some((card) => card.unit === parts(action).word));
        return (
          <Piece key={first.unit} props={props} name={`unit:${first.unit}`} action={`bring ${first.unit}`} mine={mine} actions={actions} label={texts.t("board-group", { name: texts.word("unit", first.unit), count: alike.length })}>
            <svg viewBox="-42 -44 84 86" aria-hidden="true" focusable="false">
              <CardFace unit={unit} look={look} hits={first.hits} disrupted={first.disrupted} angle={0} detail="small" />
            </svg>
            {alike.length > 1 && <span class="arb-count">{texts.number(alike.length)}</span>}
          </Piece>
        );
      })}
    </div>
  );
}

interface PieceProps {
  props: Props;
  name: string;
  action: string;
  mine: boolean;
  actions: string[];
  label: string;
  children: preact.ComponentChildren;
}

/** A card or leader in a tray: lit if it can be brought. */
function Piece({ props, name, action, mine, actions, label, children }: PieceProps) {
  const lit = !props.readOnly && mine && actions.length > 0;
  const [only] = actions;
  const press = (): void => {
    picked.value = name;
    if (lit && props.sent === null && only !== undefined) return actions.length === 1 ? props.onAct(only) : props.onOffer(actions);
    if (mine && !props.readOnly && props.prompt?.key.startsWith("deploy")) props.onWhy(action);
  };
  const point = (on: boolean) => (): void => {
    hovered.value = on ? name : null;
    if (lit) props.onPoint(on ? (only ?? null) : null);
  };
  return (
    <button
      type="button"
      class={`arb-piece ${lit ? "arb-lit" : ""} ${props.sent !== null && actions.includes(props.sent) ? "arb-sent" : ""} ${props.lit.includes(name) ? "arb-shown-piece" : ""}`}
      title={label}
      aria-label={lit && only !== undefined ? props.texts.t("board-target", { what: props.texts.action(only), place: label }) : label}
      onClick={press}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      {children}
    </button>
  );
}

/** Losses against the number that breaks the army, a pip each. */
function Losses({ view, side, props }: { view: View; side: number; props: Props }) {
  const losses = view.losses[side] ?? 0;
  const level = view.break_levels[side] ?? 0;
  const label = props.texts.t("board-losses", { losses, level });
  return (
    <span class="arb-losses" role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(level, losses) }, (_, pip) => (
        <i key={pip} class={pip < losses ? "arb-lost" : ""} />
      ))}
      <b aria-hidden="true">
        {props.texts.number(losses)}/{props.texts.number(level)}
      </b>
    </span>
  );
}
