/** The map of The Conquerors: who holds what, where armies and fleets stand, and what can be done where. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { MapFrame, type MapWindow } from "../../board/map/MapFrame.tsx";
import type { Named } from "../../board/map/MapLabels.tsx";
import { SiteSheet } from "../../board/map/SiteSheet.tsx";
import { drawingOf, type Place } from "../../board/map/shapes.ts";
import type { BoardProps } from "../../board/module.ts";
import { isLong, stepsOf } from "../../live/lines.ts";
import { memoryOf } from "../../board/useCamera.ts";
import { BattlePanel } from "./BattlePanel.tsx";
import { Info } from "./Info.tsx";
import { armiesAt, labelOf } from "./labels.ts";
import { Legend } from "./Legend.tsx";
import map from "./maps/campaign.geojson";
import { Alexandrias, fixedOn, Line, Markers, Sieges, Treasuries } from "./overlay.tsx";
import { looksOf } from "./places.ts";
import { pathsOf, stacksOf, statesOf } from "./showing.ts";
import { isThrown, sitesOf } from "./targets.ts";
import { NO_DETAILS, type Board as Printed, type Details, type View } from "./types.ts";
import { useBattle } from "./useBattle.ts";
import { lineWords } from "./words.ts";

const MEMORY = memoryOf("conquerors");
const PLACES = drawingOf(map).place;

/** In a window narrower than this a battle is folded up, so that the map can be seen. */
const SMALL = 560;

/** A place that was pressed and stands for several things; forgotten with every question. */
interface Begun {
  question: string;
  at: string | null;
  byKey: boolean;
}

export function Board(props: BoardProps<View, Printed>) {
  const { board, view, seats, seat, texts, grammar, legal, ways, prompt, readOnly, sent } = props;
  const details = (props.details as unknown as Details | null) ?? NO_DETAILS;
  const question = `${props.moment} ${props.step ?? ""} ${prompt?.key ?? ""}`;
  const [kept, setBegun] = useState<Begun>({ question, at: null, byKey: false });
  const begun = kept.question === question ? kept : { question, at: null, byKey: false };
  const [looked, setLooked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const battle = useBattle(props);

  useEffect(() => {
    if (seat !== null && props.details === null) props.onLookUp();
  }, [props.details, seat, question]);

  const sites = useMemo(
    () => (readOnly ? new Map<string, string[]>() : sitesOf(legal, ways, { grammar, board, view })),
    [legal, ways, grammar, board, view, readOnly],
  );
  const lit = [...sites.keys()];
  const shown = hovered ?? looked;

  const onPress = (place: Place, finger: boolean): void => {
    if (sent !== null) return;
    const byKey = document.activeElement?.getAttribute("data-place") === place.key && !finger && hovered !== place.key;
    const actions = sites.get(place.key) ?? [];
    const [only] = actions;
    setLooked(finger || actions.length === 0 ? place.key : null);
    const first = finger && place.key !== begun.at && only !== undefined && (isLong(only) || isThrown(only));
    if (only !== undefined && actions.length === 1 && !first) return props.onAct(only);
    if (actions.length > 0) {
      // A finger cannot point: what one thing would lead to is shown before it is done.
      props.onPoint(actions.length === 1 && only !== undefined ? only : null);
      return setBegun({ question, at: place.key === begun.at ? null : place.key, byKey });
    }
    setBegun({ question, at: null, byKey: false });
    if (lit.length > 0 || readOnly) props.onWhy(place.key);
  };

  const onEscape = (): boolean => {
    if (begun.at === null && looked === null) return false;
    setBegun({ question, at: null, byKey: false });
    setLooked(null);
    return true;
  };

  const nameOf = useMemo(
    () =>
      ({ domain, word }: Named): string =>
        texts.word(domain, word),
    [texts],
  );
  const states = useMemo(() => statesOf(props, { lit, chosen: begun.at, looked }), [props, lit.join(" "), begun.at, looked]);
  const spot = begun.at === null ? undefined : PLACES.get(begun.at);
  const line = lineOfShown(shown, view, details);

  const over = (window: MapWindow) => (
    <>
      <Legend texts={texts} seats={seats} window={window} />
      {shown !== null && !(window.size.width < SMALL && begun.at !== null) && <Info place={shown} props={props} details={details} />}
      {battle && (
        <BattlePanel
          key={`${battle.kind} ${battle.space}`}
          battle={battle}
          props={props}
          folded={window.size.width < SMALL && (battle.over || lit.length > 0)}
          left={isEast(battle.space)}
        />
      )}
      {spot && begun.at !== null && (
        <SiteSheet
          key={begun.at}
          class="cq-sheet"
          props={props}
          window={window}
          at={spot}
          title={texts.word(spot.domain, spot.word)}
          actions={sites.get(begun.at) ?? []}
          wordsOf={(line) => (isLong(line) ? lineWords(stepsOf(line), texts) : null) ?? texts.action(line)}
          takesFocus={begun.byKey}
          avoid={lit.flatMap((key) => PLACES.get(key) ?? [])}
          onClose={() => {
            setBegun({ question, at: null, byKey: false });
            props.onPoint(null);
          }}
        />
      )}
    </>
  );

  return (
    <MapFrame
      map={map}
      memory={MEMORY}
      language={texts.language}
      words={{ label: texts.t("board-map"), keys: texts.t("board-map-keys"), jump: texts.t("board-map-jump") }}
      texts={texts}
      nameOf={nameOf}
      labelOf={({ key }) =>
        labelOf(
          key,
          props,
          (sites.get(key) ?? []).map((action) => texts.action(action)),
        )
      }
      groupOf={(place) => texts.t(place.point ? "board-map-spaces" : "board-map-provinces")}
      states={states}
      seats={looksOf(seats)}
      paths={pathsOf(props)}
      targets={lit}
      about={prompt && battle && !battle.over ? `space:${battle.space}` : null}
      question={question}
      onPress={onPress}
      onPoint={(place) => {
        setHovered(place?.key ?? null);
        pointAt(place?.key ?? null);
      }}
      onEscape={onEscape}
      pieces={(scale) => (
        <>
          <Line map={map} path={line} />
          <Markers map={map} scale={scale} view={view} />
          <Treasuries map={map} scale={scale} view={view} />
          <Alexandrias map={map} scale={scale} view={view} />
        </>
      )}
      fixed={(scale) => fixedOn({ map, scale, view })}
      stacks={(scale, foreseen) => stacksOf(foreseen ? props : { ...props, foreseen: null }, map, begun.at, scale)}
      above={(scale) => <Sieges map={map} scale={scale} view={view} />}
      over={over}
    />
  );

  /** Labels, odds and ghosts follow the pointer. */
  function pointAt(key: string | null): void {
    if (begun.at !== null) return;
    const actions = key === null ? [] : (sites.get(key) ?? []);
    props.onPoint(actions.length === 1 ? (actions[0] ?? null) : null);
  }
}

/** Whether a space is in the right half of the map. */
function isEast(space: string): boolean {
  return (PLACES.get(`space:${space}`)?.x ?? 0) > map.width / 2;
}

/** The line of the army that is looked at. */
function lineOfShown(shown: string | null, view: View, { lines }: Details): readonly string[] {
  if (shown === null || !shown.startsWith("space:")) return [];
  const [army] = armiesAt(shown.slice("space:".length), view).filter(([word]) => (lines[word]?.path.length ?? 0) > 1);
  return army === undefined ? [] : (lines[army[0]]?.path ?? []);
}
