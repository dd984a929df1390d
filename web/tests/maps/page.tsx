/**
 * A page of the tests: one of the four maps, with camera, keys and names, and some of every state.
 * `?map=grand&language=ja&theme=dark&states=all` says which and how.
 */
import { render } from "preact";
import { useMemo, useState } from "preact/hooks";
import { MapFrame, type MapWords } from "../../src/board/map/MapFrame.tsx";
import type { Named } from "../../src/board/map/MapLabels.tsx";
import { drawingOf, type MapShapes, type Place } from "../../src/board/map/shapes.ts";
import type { MapPath, PlaceState, PlaceStates } from "../../src/board/map/states.ts";
import { memoryOf } from "../../src/board/useCamera.ts";
import { HatchDefs, markPath } from "../../src/look/marks.tsx";
import { seatLook } from "../../src/look/seats.ts";
import { format, makeBundle } from "../../src/texts/fluent.ts";
import darius from "./alexander_vs_darius.geojson";
import conquerors from "./conquerors_provinces.geojson";
import campaign from "./final_conquest_campaign.geojson";
import grand from "./final_conquest_grand.geojson";
import english from "./en.ftl";
import japanese from "./ja.ftl";

const MAPS: Record<string, MapShapes> = { campaign, grand, darius, conquerors };
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => seatLook(seat, `Seat ${seat + 1}`));

const asked = new URLSearchParams(location.search);
const chosen = asked.get("map") ?? "campaign";
const language = asked.get("language") ?? "en";
const map = MAPS[chosen] ?? campaign;
const bundles = [makeBundle(language, language === "ja" ? japanese : english), makeBundle("en", english)];
const t = (key: string): string => format(bundles, key);

const WORDS: MapWords = {
  label: t("map-label"),
  keys: t("map-keys"),
  jump: t("map-jump"),
};

const nameOf = ({ domain, word }: Named): string => t(`${domain}-${word}`);
const groupOf = (place: Place): string => t(`map-group-${place.area ? (place.area.sea ? "sea" : "land") : "point"}`);

/** Every state somewhere: owners for the first areas, one of the others for those after them. */
function everyState(): PlaceStates {
  const keys = [...map.areas, ...map.points].map(({ domain, word }) => `${domain}:${word}`);
  const signs: PlaceState[] = [{ lit: true }, { changed: true }, { inspected: true }, { pointed: true }, { chosen: true }, { lit: true }];
  const shown: Record<string, PlaceState> = {};
  keys.forEach((key, at) => {
    const owner = SEATS[Math.floor(at / 2) % SEATS.length];
    if (at % 3 !== 2 && owner) shown[key] = { owner, ...(at % 4 === 0 ? signs[(at / 4) % signs.length] : {}) };
    else shown[key] = signs[at % signs.length] ?? {};
  });
  return shown;
}

/** A way of three places that are joined, gone, and one of two, planned. */
function someWays(): MapPath[] {
  const keyOf = (at: number): string => {
    const place = [...map.areas, ...map.points][at];
    return place ? `${place.domain}:${place.word}` : "";
  };
  const next = (at: number, but: number): number =>
    map.links.flatMap(({ ends: [a = -1, b = -1] }) => (a === at ? [b] : b === at ? [a] : [])).find((one) => one !== but) ??
    map.areas[at]?.neighbours.find((one) => one !== but) ??
    at;
  const begin = map.points.length > 100 ? map.areas.length + 60 : 8;
  const second = next(begin, -1);
  const third = next(second, begin);
  return [
    { through: [keyOf(begin), keyOf(second), keyOf(third)], ...(SEATS[0] ? { seat: SEATS[0] } : {}) },
    { through: [keyOf(begin + 4), keyOf(next(begin + 4, -1))], planned: true },
  ];
}

/** A counter with its owner's mark on every area that is held and has room for one. */
function Counters({ states }: { states: PlaceStates }) {
  return (
    <g aria-hidden="true">
      {map.areas.map(({ domain, word, spot: [x = 0, y = 0, room = 0] }) => {
        const owner = states[`${domain}:${word}`]?.owner;
        const radius = Math.min(room, 9 / map.reading);
        if (!owner || radius < 12) return null;
        return (
          <g key={word} class={`counter colour-${owner.colour}`} transform={`translate(${x} ${y}) scale(${radius / 12})`}>
            <circle r="11" />
            <path d={markPath(owner.mark)} fill-rule="evenodd" transform="translate(-8 -8) scale(0.67)" />
          </g>
        );
      })}
    </g>
  );
}

function Page() {
  const [pressed, setPressed] = useState<string>("");
  const withStates = asked.get("states") === "all";
  const states = useMemo(() => (withStates ? everyState() : {}), []);
  const paths = useMemo(() => (withStates ? someWays() : []), []);
  return (
    <main>
      <h1 class="unseen">{t(`map-${chosen}`)}</h1>
      <HatchDefs />
      <MapFrame
        map={map}
        memory={memoryOf(`test-${chosen}`)}
        language={language}
        words={WORDS}
        texts={{ t }}
        nameOf={nameOf}
        groupOf={groupOf}
        states={states}
        seats={SEATS}
        paths={paths}
        onPress={(place) => setPressed(place.key)}
      >
        {withStates && <Counters states={states} />}
      </MapFrame>
      <output class="pressed" data-pressed={pressed}>
        {pressed === "" ? t("map-nothing") : t(pressed.replace(":", "-"))}
      </output>
    </main>
  );
}

/** The middle of each place, for the tests. */
Object.assign(window, { middles: Object.fromEntries(drawingOf(map).places.map(({ key, x, y }) => [key, [x, y]])) });
document.documentElement.lang = language;
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
render(<Page />, document.body);
