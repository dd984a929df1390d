/** A card in the corner: the area or sea that the pointer, the focus or a finger is on. */
import { MapInfo } from "../../board/map/MapInfo.tsx";
import type { BoardProps } from "../../board/module.ts";
import { Mark } from "../../look/marks.tsx";
import { Glyph } from "./Glyph.tsx";
import { classWords, cityWords, fleetWords, havenWords, leaderWords, stackWords, supplyWords } from "./labels.ts";
import { lookOf, sideWords } from "./looks.ts";
import { berthOf, fleetsAt } from "./places.ts";
import type { Board, Details, Standing, Target, View } from "./types.ts";

type Props = BoardProps<View, Board>;

interface InfoProps {
  place: string;
  props: Props;
  details: Details;
  /** What a march there would be. */
  target: Target | null;
}

export function Info({ place, props, details, target }: InfoProps) {
  const [domain, word = ""] = place.split(":");
  if (domain === "sea") return <SeaInfo word={word} props={props} details={details} />;
  return <AreaInfo word={word} props={props} details={details} target={target} />;
}

function AreaInfo({ word, props, details, target }: { word: string; props: Props; details: Details; target: Target | null }) {
  const { view, board, seats, texts } = props;
  const here = view.areas[word];
  const data = board.areas[word];
  if (!here || !data) return null;
  const owner = lookOf(here.marker, seats) ?? undefined;
  const today = texts.t(`board-today-${word}`);
  const supply = supplyWords(word, details, props);
  return (
    <MapInfo look={owner} up={props.foreseen !== null}>
      <p class="map-info-title">
        <span>{texts.word("area", word)}</span>
      </p>
      {texts.has(`board-today-${word}`) && <p class="map-info-more">{today}</p>}
      {target && <March target={target} here={here} props={props} />}
      <p class="map-info-line">
        {owner && <Mark name={owner.mark} size={14} />}
        <span>
          {here.marker === null ? texts.t("board-unmarked") : texts.t("board-marked", { side: `side:${here.marker}` })}
          {" · "}
          {texts.t("board-ground", { ground: texts.t(`board-terrain-${data.terrain}`), cost: data.cost })}
        </span>
      </p>
      {here.holder !== null && <StackInfo here={here} props={props} />}
      {supply !== null && (
        <p class="map-info-line">
          <Glyph name="supply" size={14} />
          <span>{supply}</span>
        </p>
      )}
      {data.cities.map((city) => (
        <p key={city} class="map-info-line">
          <Glyph name={board.cities[city]?.fortress ? "fortress" : "city"} size={14} />
          <span>{cityWords(city, props)}</span>
        </p>
      ))}
      {fleetsAt(word, view.fleets, board).map((fleet) => (
        <p key={`${fleet.nation} ${fleet.state}`} class="map-info-line">
          <Glyph name="ship" size={14} />
          <span>{fleetWords(fleet, props)}</span>
        </p>
      ))}
      {data.seas.length > 0 && (
        <p class="map-info-more">{texts.t("board-port-on", { seas: texts.list(data.seas.map((sea) => texts.word("sea", sea))) })}</p>
      )}
    </MapInfo>
  );
}

/** What a march there costs, and what meets it there. */
function March({ target, here, props }: { target: Target; here: Standing; props: Props }) {
  const { texts } = props;
  const side = here.holder === null ? null : `side:${here.holder}`;
  return (
    <div class="avd-info-march">
      <p>{texts.t("board-march-cost", { cost: target.cost, price: target.price })}</p>
      {target.way.length > 1 && (
        <p>{texts.t("board-march-by", { places: texts.list(target.way.slice(0, -1).map((area) => texts.word("area", area))) })}</p>
      )}
      {target.attack && side !== null && (
        <p class="map-info-line avd-info-attack">
          <Glyph name="battle" size={14} />
          {texts.t("board-march-meets", { side, stack: stackWords(here, texts) })}
        </p>
      )}
      {target.desert && <p>{texts.t("board-march-desert")}</p>}
    </div>
  );
}

function StackInfo({ here, props }: { here: Standing; props: Props }) {
  const { texts, seats } = props;
  const look = lookOf(here.holder, seats);
  const known = here.stack ?? here.seen;
  const leaders = leaderWords(known.leaders, texts);
  const units = classWords(known.classes, texts);
  return (
    <div class={`avd-info-stack ${look ? `colour-${look.colour}` : ""}`}>
      <p class="map-info-line">
        {look && <Mark name={look.mark} size={14} />}
        <span>
          {here.holder && sideWords(here.holder, texts)}: {stackWords(here, texts)}
        </span>
      </p>
      {here.stack === null && <p class="map-info-more">{texts.t(leaders + units === "" ? "board-closed" : "board-closed-but")}</p>}
      {leaders !== "" && <p class="map-info-pieces">{leaders}</p>}
      {units !== "" && <p class="map-info-pieces">{units}</p>}
    </div>
  );
}

function SeaInfo({ word, props, details }: { word: string; props: Props; details: Details }) {
  const { view, board, texts } = props;
  const here = view.fleets.filter(({ berth }) => berthOf(berth, board).sea === word);
  const haven = havenWords(word, details, texts);
  const straits = Object.entries(board.straits).filter(([, { sea }]) => sea === word);
  return (
    <MapInfo up={props.foreseen !== null}>
      <p class="map-info-title map-info-sea">
        <span>{texts.word("sea", word)}</span>
      </p>
      {here.length === 0 && <p>{texts.t("board-no-ships")}</p>}
      {here.map((fleet) => (
        <p key={`${fleet.berth} ${fleet.nation} ${fleet.state}`} class="map-info-line">
          <Glyph name="ship" size={14} />
          <span>
            {fleetWords(fleet, props)}
            {fleet.cargo && fleet.units + fleet.leaders > 0 && (
              <>
                {" "}
                {[leaderWords(fleet.cargo.leaders, texts), classWords(fleet.cargo.classes, texts)].filter((one) => one !== "").join(" · ")}
              </>
            )}
          </span>
        </p>
      ))}
      {haven !== null && (
        <p class="map-info-line">
          <Glyph name="supply" size={14} />
          <span>{haven}</span>
        </p>
      )}
      {straits.map(([strait]) => (
        <p key={strait} class="map-info-more">
          {texts.t("board-strait", { strait: `strait:${strait}` })}
        </p>
      ))}
    </MapInfo>
  );
}
