/** The reader's own cards: the heroes of the faction, held, for sale or burnt, and the mission. */
import { Fragment } from "preact";
import type { BoardProps } from "../../board/module.ts";
import { pressing } from "../../board/pressing.ts";
import { told } from "../../board/sentences.ts";
import { Tray } from "../../board/Tray.tsx";
import { Glyph } from "./Glyph.tsx";
import { heroOf } from "./targets.ts";
import type { Board, SeatView, View } from "./types.ts";

type Props = BoardProps<View, Board>;

export function Hand(props: Props) {
  const { view, board, seat, texts } = props;
  const own = seat === null ? undefined : view.seats[seat];
  if (!own || own.faction === null) return <p class="fc-no-hand">{texts.t("board-hand-empty")}</p>;
  const heroes = Object.keys(board.heroes).filter((hero) => board.heroes[hero]?.faction === own.faction);
  return (
    <Tray class="fc-hand" label={texts.t("board-hand-heroes")}>
      {heroes.map((hero) => (
        <HeroCard key={hero} hero={hero} own={own} props={props} />
      ))}
      {own.mission !== null && <Mission mission={own.mission} props={props} />}
    </Tray>
  );
}

type State = "held" | "burnt" | "sale";

function stateOf(hero: string, { hand, burnt }: SeatView): State {
  if (burnt.includes(hero)) return "burnt";
  return hand?.includes(hero) ? "held" : "sale";
}

function HeroCard({ hero, own, props }: { hero: string; own: SeatView; props: Props }) {
  const { board, texts, legal, grammar } = props;
  const data = board.heroes[hero];
  if (!data) return null;
  const state = stateOf(hero, own);
  const actions = legal.filter((action) => heroOf(action, grammar) === hero);
  const { lit, sent, press, pointing } = pressing(props, { actions, why: state === "sale" ? `buy ${hero}` : `card ${hero}` });
  const facts = texts.t("board-hero-facts", { strength: data.strength, price: data.price, state });
  const text = texts.t(`board-hero-${hero}`);
  const shown = props.lit.includes(`hero:${hero}`) || props.lit.includes(hero);
  return (
    <button
      type="button"
      class={`fc-hero fc-hero-${state} ${lit ? "board-lit" : ""} ${sent ? "fc-sent" : ""} ${shown ? "fc-shown" : ""}`}
      data-name={`hero:${hero}`}
      aria-disabled={!lit}
      onClick={press}
      {...pointing}
    >
      <span class="fc-hero-head">
        <b class="fc-hero-strength board-number" data-number={texts.number(data.strength)} />
        <span class="fc-hero-name">{breakable(texts.word("hero", hero))}</span>
        {state === "sale" && (
          <span class="fc-price">
            <Glyph name="currency" size={13} />
            <b class="board-number" data-number={texts.number(data.price)} />
          </span>
        )}
        {state === "held" && <Glyph name="hero" size={15} />}
      </span>
      <span class="fc-hero-text">{text}</span>
      <span class="unseen">{told([facts, ...(lit ? [texts.action(actions[0] ?? "")] : [])], texts)}</span>
    </button>
  );
}

/** A name that is broken after its middle dots rather than anywhere. */
function breakable(name: string) {
  return name.split(/(?<=・)/).map((piece, at) => (
    <Fragment key={at}>
      {piece}
      <wbr />
    </Fragment>
  ));
}

function Mission({ mission, props }: { mission: string; props: Props }) {
  const { board, texts, view } = props;
  // Some ask for other places on the other map.
  const here = view.map === "grand" ? `board-mission-grand-${mission}` : `board-mission-campaign-${mission}`;
  const reward = board.missions[mission]?.reward ?? 0;
  return (
    <section class="fc-mission" aria-label={texts.t("board-mission-name")}>
      <h4>
        <span>{texts.word("mission", mission)}</span>
        <span class="fc-price" role="img" aria-label={texts.t("board-mission-reward", { reward })}>
          <Glyph name="currency" size={13} />
          <b class="board-number" data-number={texts.number(reward)} />
        </span>
      </h4>
      <p class="fc-mission-name">{texts.t("board-mission-name")}</p>
      <p>{texts.t(texts.has(here) ? here : `board-mission-${mission}`)}</p>
    </section>
  );
}
