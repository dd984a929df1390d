/** What a space or a province is, who stands there, and what his line of communication is. */
import { MapInfo } from "../../board/map/MapInfo.tsx";
import { named } from "../../board/names.ts";
import { Mark } from "../../look/marks.tsx";
import { Glyph } from "./Glyph.tsx";
import { armiesAt, armyWords, fleetsIn, fleetWords, provinceFacts, ratingsOf, spaceFacts, type Props } from "./labels.ts";
import { lookOf } from "./places.ts";
import type { ArmyView, Details } from "./types.ts";

export function Info({ place, props, details }: { place: string; props: Props; details: Details }) {
  const { view, seats, texts } = props;
  const { domain, word } = named(place);
  const owner = lookOf(domain === "space" ? view.spaces[word]?.holds : view.provinces[word]?.control, seats) ?? undefined;
  const facts = domain === "space" ? spaceFacts(word, props) : provinceFacts(word, props);
  return (
    <MapInfo look={owner} up={props.foreseen !== null}>
      <p class="map-info-title">
        {owner && <Mark name={owner.mark} size={15} />}
        <span>{texts.word(domain, word)}</span>
      </p>
      {facts.map((fact) => (
        <p key={fact} class="map-info-more">
          {fact}
        </p>
      ))}
      {domain === "space" && <Standing space={word} props={props} details={details} />}
    </MapInfo>
  );
}

function Standing({ space, props, details }: { space: string; props: Props; details: Details }) {
  const { view, seats, texts } = props;
  const here = view.spaces[space];
  return (
    <>
      {armiesAt(space, view).map(([word, army]) => (
        <Army key={word} word={word} army={army} props={props} details={details} />
      ))}
      {here && here.holder !== null && here.loose + here.gsp > 0 && (
        <p class={`map-info-line colour-${lookOf(here.holder, seats)?.colour ?? ""}`}>
          <Glyph name={here.gsp > 0 ? "garrison" : "units"} size={14} />
          <span>{texts.t("board-post", { side: `side:${here.holder}`, loose: here.loose, gsp: here.gsp })}</span>
        </p>
      )}
      {fleetsIn(space, view).map(([word, fleet]) => (
        <p key={word} class={`map-info-line colour-${lookOf(fleet.side, seats)?.colour ?? ""}`}>
          <Glyph name="ship" size={14} />
          <span>{fleetWords(word, fleet, texts)}</span>
        </p>
      ))}
    </>
  );
}

function Army({ word, army, props, details }: { word: string; army: ArmyView; props: Props; details: Details }) {
  const { board, seats, texts } = props;
  const look = lookOf(board.armies[word]?.side, seats);
  const line = details.lines[word];
  return (
    <div class={`cq-info-army ${look ? `colour-${look.colour}` : ""}`}>
      <p class="map-info-line">
        {look && <Mark name={look.mark} size={14} />}
        <span>{armyWords(word, army, texts)}</span>
      </p>
      {army.leaders.length > 0 && (
        <p class="map-info-pieces">{texts.list(army.leaders.map((one) => `${texts.word("leader", one)} ${ratingsOf(one, board)}`))}</p>
      )}
      {line && (
        <p class="map-info-line">
          <Glyph name="supply" size={14} />
          <span>{lineWords(line, texts)}</span>
        </p>
      )}
    </div>
  );
}

function lineWords({ reach, why }: Details["lines"][string], texts: Props["texts"]): string {
  const found = Object.entries(reach).map(([treasury, points]) => texts.t("board-line-to", { treasury: `treasury:${treasury}`, points }));
  return found.length > 0 ? texts.t("board-line-reaches", { treasuries: texts.list(found) }) : texts.t(`board-line-${why ?? "none"}`);
}
