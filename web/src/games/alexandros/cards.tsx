/** Cards: those in the hand, those face up, and the piles. */
import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/module.ts";
import { pressing, type Pressing } from "../../board/pressing.ts";
import { Tray } from "../../board/Tray.tsx";
import { cardsInWords } from "./labels.ts";
import { pointedSymbol } from "./pointing.ts";
import { Eye, SymbolIcon } from "./symbols.tsx";
import { faceUpAction, handAction } from "./targets.ts";
import type { Board, Cards, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** A card that is used for one action; the map echoes its symbol while it is pointed at. */
function cardPressing(props: Props, action: string, symbol: string | null = null): Pressing {
  const pressed = pressing(props, {
    actions: props.legal.includes(action) ? [action] : [],
    why: action,
    onPoint: (on) => {
      pointedSymbol.value = on ? symbol : null;
    },
  });
  return {
    ...pressed,
    press: () => {
      if (pressed.lit) pointedSymbol.value = null;
      pressed.press();
    },
  };
}

/** Whether a name points at a symbol's cards, or at this part of the page. */
function isPointed(lit: readonly string[], symbol: string, part: string): boolean {
  return lit.some((name) => name === `symbol:${symbol}` || name === symbol || name === `${part}:${symbol}`);
}

/** What the seat holds: one place a symbol, so that nothing jumps. */
export function Hand(props: Props) {
  const { board, view, seat, texts } = props;
  const own = seat === null ? undefined : view.seats[seat];
  const hand = own?.hand;
  if (!own || !hand) return null;
  return (
    <Tray class="alx-hand" label={texts.t("board-card-hand")}>
      {board.symbols.map((symbol) => (
        <HandCard
          key={symbol}
          props={props}
          symbol={symbol}
          count={hand[symbol] ?? 0}
          known={own.known[symbol] ?? 0}
          change={changeOf(props, symbol)}
        />
      ))}
    </Tray>
  );
}

/** How many cards of a symbol would come (or, negative, go) by what is pointed at. */
function changeOf({ foreseen, view, seat }: Props, symbol: string): number {
  const [then, now] = [foreseen?.view.seats[seat ?? -1]?.hand, view.seats[seat ?? -1]?.hand];
  return then && now ? (then[symbol] ?? 0) - (now[symbol] ?? 0) : 0;
}

interface HandCardProps {
  props: Props;
  symbol: string;
  count: number;
  known: number;
  change: number;
}

function HandCard({ props, symbol, count, known, change }: HandCardProps) {
  const { texts } = props;
  const action = handAction(symbol, props.prompt);
  const { lit, sent, press, pointing } = cardPressing(props, action, symbol);
  const label = [
    texts.t("board-card-held", { symbol: `symbol:${symbol}`, count }),
    ...(known > 0 ? [texts.t("board-card-known", { count: known })] : []),
    ...(lit ? [texts.action(action)] : []),
  ].join(" ");
  return (
    <button
      type="button"
      class={`alx-card alx-${symbol} ${count === 0 ? "alx-none" : ""} ${count > 1 ? "alx-several" : ""} ${lit ? "alx-lit" : ""} ${
        sent ? "alx-sent" : ""
      } ${isPointed(props.lit, symbol, "hand") ? "alx-shown" : ""} ${change < 0 ? "alx-leaving" : ""}`}
      aria-label={label}
      aria-disabled={!lit}
      onClick={press}
      {...pointing}
    >
      <Face symbol={symbol} name={texts.word("symbol", symbol)} />
      {change !== 0 && <span class="alx-change board-number" data-number={change > 0 ? `+${change}` : `−${-change}`} />}
      {count > 1 && <span class="alx-count board-number" data-number={texts.number(count)} />}
      {known > 0 && (
        <span
          class={`alx-known ${known > 1 ? "board-number" : ""}`}
          data-number={texts.number(known)}
          title={texts.t("board-card-known", { count: known })}
        >
          <Eye />
        </span>
      )}
    </button>
  );
}

function Face({ symbol, name }: { symbol: string; name: string }) {
  return (
    <>
      <SymbolIcon symbol={symbol} size={34} />
      <span class="alx-card-name">{name}</span>
    </>
  );
}

/** The face-up cards, the supply and the discards. */
export function Piles(props: Props) {
  const { view, texts } = props;
  const supply = cardPressing(props, "take-supply");
  const discarded = Object.values(view.discards).reduce((sum, count) => sum + count, 0);
  return (
    <div class="alx-piles">
      {view.face_up.map((symbol, place) => (
        <FaceUp key={place} props={props} symbol={symbol} />
      ))}
      <button
        type="button"
        class={`alx-card alx-back ${view.supply === 0 ? "alx-none" : "alx-several"} ${supply.lit ? "alx-lit" : ""} ${
          supply.sent ? "alx-sent" : ""
        } ${props.lit.includes("supply") ? "alx-shown" : ""}`}
        aria-label={texts.t("board-card-supply", { count: view.supply })}
        aria-disabled={!supply.lit}
        onClick={supply.press}
        {...supply.pointing}
      >
        <Pile count={view.supply}>{texts.t("board-card-supply-name")}</Pile>
      </button>
      <div
        class="alx-card alx-discards"
        role="img"
        aria-label={texts.t("board-card-discards", { count: discarded, cards: cardsInWords(view.discards, texts) })}
      >
        <Pile count={discarded}>{texts.t("board-card-discards-name")}</Pile>
        <Counts cards={view.discards} />
      </div>
    </div>
  );
}

function Pile({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <>
      <span class="alx-pile-count board-number" data-number={count} />
      <span class="alx-card-name">{children}</span>
    </>
  );
}

/** Cards as small symbols with their numbers. */
export function Counts({ cards }: { cards: Cards }) {
  return (
    <span class="alx-counts" aria-hidden="true">
      {Object.entries(cards).map(([symbol, count]) => (
        <span key={symbol} class={`alx-${symbol}`}>
          <SymbolIcon symbol={symbol} size={13} />
          {count > 1 && count}
        </span>
      ))}
    </span>
  );
}

function FaceUp({ props, symbol }: { props: Props; symbol: string | null }) {
  const { texts } = props;
  if (symbol === null) {
    return <div class="alx-card alx-none" role="img" aria-label={texts.t("board-card-bare")} />;
  }
  const action = faceUpAction(symbol, props.prompt);
  const { lit, sent, press, pointing } = cardPressing(props, action, symbol);
  const label = texts.t("board-card-face-up", { symbol: `symbol:${symbol}` });
  return (
    <button
      type="button"
      class={`alx-card alx-${symbol} ${lit ? "alx-lit" : ""} ${sent ? "alx-sent" : ""} ${
        isPointed(props.lit, symbol, "face-up") ? "alx-shown" : ""
      }`}
      aria-label={lit ? `${label} ${texts.action(action)}` : label}
      aria-disabled={!lit}
      onClick={press}
      {...pointing}
    >
      <Face symbol={symbol} name={texts.word("symbol", symbol)} />
    </button>
  );
}
