/** The map of Final Conquest: who holds what, where armies stand, and where they can go. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { asked } from "../../board/names.ts";
import { MapFrame, type MapWindow } from "../../board/map/MapFrame.tsx";
import type { Named } from "../../board/map/MapLabels.tsx";
import { drawingOf, type MapShapes, type Place } from "../../board/map/shapes.ts";
import { memoryOf } from "../../board/useCamera.ts";
import type { BoardProps } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import { BattlePanel } from "./BattlePanel.tsx";
import { CountChooser } from "./CountChooser.tsx";
import { ForceChooser } from "./ForceChooser.tsx";
import { forcesOf, largest } from "./forces.ts";
import { Info } from "./Info.tsx";
import { labelOf } from "./labels.ts";
import { Legend } from "./Legend.tsx";
import campaign from "./maps/campaign.geojson";
import grand from "./maps/grand.geojson";
import { boxesOf, Resources } from "./Resources.tsx";
import { SiteChooser } from "./SiteChooser.tsx";
import { pathsOf, stacksOf, statesOf } from "./showing.ts";
import { doingsOf, isCounted, marchOf } from "./targets.ts";
import type { Board as Printed, MapName, View } from "./types.ts";
import { useBattle, type ShownBattle } from "./useBattle.ts";

const MAPS: Record<MapName, MapShapes> = { campaign, grand };
const MEMORIES = { campaign: memoryOf("final_conquest_campaign"), grand: memoryOf("final_conquest_grand") };

/** In a window narrower than this a battle is folded up, so that the map can be seen. */
const SMALL = 560;

/** What the reader has begun: an army that is to march, and where to. */
interface Begun {
  question: string;
  from: string | null;
  to: string | null;
  byKey: boolean;
}

export function Board(props: BoardProps<View, Printed>) {
  const { board, view, seats, texts, legal, ways, prompt, grammar, readOnly, sent } = props;
  const map = MAPS[view.map];
  const places = drawingOf(map).place;
  const doings = useMemo(() => doingsOf(readOnly ? [] : legal, grammar), [legal, grammar, readOnly]);
  const question = `${props.moment} ${props.step ?? ""} ${prompt?.key ?? ""}`;
  const [kept, setBegun] = useState<Begun>({ question, from: null, to: null, byKey: false });
  const begun = kept.question === question ? kept : { question, from: null, to: null, byKey: false };
  const [looked, setLooked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const battle = useBattle(props);
  // What a finger looked at is told until something else is asked.
  useEffect(() => setLooked(null), [question]);

  const marches = begun.from === null ? undefined : doings.marches.get(begun.from);
  const lit = marches ? [...marches.keys()] : [...new Set([...doings.sites.keys(), ...doings.marches.keys()])];
  const march = begun.to === null ? undefined : marches?.get(begun.to);
  const forces = march === undefined ? [] : forcesOf(ways, march);
  const counted = readOnly ? [] : legal.filter(isCounted);

  const begin = (from: string | null, to: string | null, byKey = false): void => setBegun({ question, from, to, byKey });

  /**
   * An army is to go somewhere: with all it has if there is no choice, or if the same place is pressed
   * once more; else the reader says with how many.
   */
  const aim = (to: string, finger: boolean, byKey: boolean): void => {
    const action = marches?.get(to);
    if (action === undefined) return;
    const options = forcesOf(ways, action);
    if (options.length === 0) return props.onAct(action);
    const all = largest(options);
    if (all && (to === begun.to || (options.length === 1 && !finger))) return props.onAct(all.line);
    begin(begun.from, to, byKey);
  };

  const onPress = (place: Place, finger: boolean): void => {
    if (sent !== null) return;
    const { word } = place;
    const byKey = document.activeElement?.getAttribute("data-place") === place.key && !finger && hovered !== word;
    const sites = doings.sites.get(word) ?? [];
    setLooked(finger ? word : null);
    if (begun.from !== null && marches?.has(word)) return aim(word, finger, byKey);
    if (word === begun.from) return begin(null, null);
    const [only] = sites;
    if (only !== undefined && sites.length === 1 && !doings.marches.has(word)) return props.onAct(only);
    if (sites.length > 0 || doings.marches.has(word)) return begin(word, null, byKey);
    if (begun.from !== null) props.onWhy(`${isForeign(word, props) ? "attack" : "move"} ${begun.from} ${word}`);
    else if (lit.length > 0) props.onWhy(place.key);
    setLooked(word);
  };

  const onEscape = (): boolean => {
    if (begun.from === null && looked === null) return false;
    begin(begun.to === null ? null : begun.from, null);
    setLooked(null);
    return true;
  };

  const nameOf = useMemo(
    () =>
      ({ domain, word }: Named): string =>
        texts.word(domain, word),
    [texts],
  );
  const states = useMemo(() => statesOf(props, { lit, from: begun.from, to: begun.to, looked }), [props, lit.join(" "), begun, looked]);
  const shown = hovered ?? looked;
  const answerAt = counted.length > 0 ? (asked(prompt, "target") ?? asked(prompt, "territory") ?? view.battle?.to ?? null) : null;

  const spotsOf = (words: readonly string[]): Spot[] => words.flatMap((word) => places.get(`territory:${word}`) ?? []);

  /** Folded up, a battle leaves the map to what is asked there. */
  const isFolded = (one: ShownBattle, { size }: MapWindow): boolean =>
    isPast(one, props, lit) || (size.width < SMALL && (one.over || lit.length > 0 || counted.length > 0));

  /** On a small screen one thing at a time is told over the map. */
  const tellsOf = (window: MapWindow): boolean =>
    window.size.width >= SMALL || (begun.from === null && (battle === null || isFolded(battle, window)));

  const over = (window: MapWindow) => (
    <>
      <Legend texts={texts} window={window} />
      {shown !== null && !props.foreseen && counted.length === 0 && tellsOf(window) && <Info word={shown} props={props} />}
      {battle && <BattlePanel key={`${battle.from} ${battle.to}`} battle={battle} props={props} folded={isFolded(battle, window)} />}
      {counted.length > 0 && (
        <CountChooser
          key={question}
          props={props}
          window={window}
          at={places.get(`territory:${answerAt ?? ""}`) ?? null}
          actions={counted}
        />
      )}
      {begun.from !== null && begun.to === null && (doings.sites.get(begun.from) ?? []).length > 0 && (
        <SiteChooser
          key={begun.from}
          props={props}
          window={window}
          word={begun.from}
          at={places.get(`territory:${begun.from}`)}
          actions={doings.sites.get(begun.from) ?? []}
          marches={marches !== undefined}
          avoid={spotsOf(lit)}
          takesFocus={begun.byKey}
          onClose={() => begin(null, null)}
        />
      )}
      {begun.from !== null && begun.to !== null && march !== undefined && forces.length > 0 && (
        <ForceChooser
          key={march}
          props={props}
          window={window}
          at={places.get(`territory:${begun.to}`)}
          from={begun.from}
          to={begun.to}
          options={forces}
          avoid={spotsOf([begun.from])}
          isAttack={marchOf(march, grammar) !== null && march.startsWith("attack")}
          takesFocus={begun.byKey}
          onClose={() => begin(begun.from, null)}
        />
      )}
    </>
  );

  return (
    <MapFrame
      map={map}
      memory={MEMORIES[view.map]}
      language={texts.language}
      words={{ label: texts.t("board-map"), keys: texts.t("board-map-keys"), jump: texts.t("board-map-jump") }}
      texts={texts}
      nameOf={nameOf}
      labelOf={(place) => labelOf(place.word, props, { lit: lit.includes(place.word), from: begun.from })}
      groupOf={(place) => texts.t(place.area?.sea ? "board-map-seas" : "board-map-lands")}
      states={states}
      seats={seats}
      paths={pathsOf(props, begun.from, begun.to, battle)}
      targets={lit.map((word) => `territory:${word}`)}
      about={prompt && view.battle ? `territory:${view.battle.to}` : null}
      question={`${question} ${begun.from ?? ""}`}
      onPress={onPress}
      onPoint={(place) => {
        setHovered(place?.word ?? null);
        pointAt(place?.word ?? null);
      }}
      onEscape={onEscape}
      pieces={(scale) => <Resources map={map} board={board} view={view} seats={seats} scale={scale} />}
      fixed={(scale) => boxesOf({ map, board, view, seats, scale })}
      stacks={(_, foreseen) => stacksOf(foreseen ? props : { ...props, foreseen: null }, begun.from)}
      over={over}
    />
  );

  /** Labels, odds and ghosts follow the pointer. */
  function pointAt(word: string | null): void {
    if (begun.to !== null) return;
    const action = word === null ? undefined : marches?.get(word);
    if (action === undefined) {
      const sites = (word === null ? undefined : doings.sites.get(word)) ?? [];
      props.onPoint(begun.from === null && sites.length === 1 ? (sites[0] ?? null) : null);
      return;
    }
    const options = forcesOf(ways, action);
    props.onPoint(largest(options)?.line ?? action);
  }
}

/** Whether a battle of others is over, and the reader is asked for something on the map that it lies over. */
function isPast({ over, attacker, defender }: ShownBattle, { seat }: BoardProps<View, Printed>, lit: readonly string[]): boolean {
  return over && lit.length > 0 && seat !== attacker && seat !== defender;
}

/** Whether somebody else holds a territory. */
function isForeign(word: string, { view, seat }: BoardProps<View, Printed>): boolean {
  const owner = view.territories[word]?.owner ?? null;
  return owner !== null && owner !== seat;
}
