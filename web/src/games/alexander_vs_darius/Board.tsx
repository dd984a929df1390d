/** The map of Alexander vs. Darius: who holds what, where armies and fleets are, and where they can go. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { BattleBox } from "../../board/map/MapBattle.tsx";
import { MapFrame, type MapWindow } from "../../board/map/MapFrame.tsx";
import type { Named } from "../../board/map/MapLabels.tsx";
import { drawingOf, type Place } from "../../board/map/shapes.ts";
import { memoryOf } from "../../board/useCamera.ts";
import type { BoardProps } from "../../board/module.ts";
import type { Spot } from "../../board/plane.ts";
import { stepsOf } from "../../live/lines.ts";
import { Allotting } from "./Allotting.tsx";
import { ArmySheet } from "./ArmySheet.tsx";
import { BattlePanel } from "./BattlePanel.tsx";
import { Info } from "./Info.tsx";
import { isVerb, labelOf } from "./labels.ts";
import { Legend } from "./Legend.tsx";
import map from "./maps/campaign.geojson";
import { costsOn, Flags, marksOn, SupplyLine, Walls } from "./overlay.tsx";
import { areaKey } from "./places.ts";
import { isSame, raisedOf, Recruiting, type Raised } from "./Recruiting.tsx";
import { pathsOf, stacksOf, statesOf } from "./showing.ts";
import { SiteSheet } from "../../board/map/SiteSheet.tsx";
import { doingsOf, isCounted } from "./targets.ts";
import { NO_DETAILS, type Board as Printed, type Details, type View } from "./types.ts";
import { useArmy } from "./useArmy.ts";
import { useBattle } from "./useBattle.ts";
import { useBegun } from "./useBegun.ts";
import { lineWords } from "./words.ts";

const MEMORY = memoryOf("alexander_vs_darius");
const PLACES = drawingOf(map).place;

/** In a window narrower than this a battle is folded up, so that the map can be seen. */
const SMALL = 560;

export function Board(props: BoardProps<View, Printed>) {
  const { board, view, seats, seat, texts, grammar, prompt, readOnly, sent } = props;
  const details = (props.details as unknown as Details | null) ?? NO_DETAILS;
  const begun = useBegun(props);
  const [raised, setRaised] = useState<Raised | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [mark, setMark] = useState(true);
  const battle = useBattle(props);

  useEffect(() => {
    if (seat !== null && props.details === null) props.onLookUp();
  }, [props.details, seat, begun.question]);

  // What a finger looked at is told until something else is asked.
  useEffect(() => setLooked(null), [begun.question]);

  const all = readOnly ? [] : props.legal;
  const counted = all.filter(isCounted);
  const chosenRaise = raised !== null && all.some((action) => isSame(raisedOf(action, grammar), raised)) ? raised : null;
  const legal = useMemo(
    () => (chosenRaise === null ? all : all.filter((action) => isSame(raisedOf(action, grammar), chosenRaise))),
    [props.legal, readOnly, chosenRaise],
  );
  const doings = useMemo(() => doingsOf(legal, grammar, board), [legal, grammar, board]);
  const army = useArmy({ props, details, doings, begun, mark });

  const lit = army.lit ?? [...new Set([...doings.sites.keys(), ...doings.ways.keys()])];
  const shown = hovered ?? looked;

  const onPress = (place: Place, finger: boolean): void => {
    if (sent !== null) return;
    const key = keyOf(place);
    const byKey = document.activeElement?.getAttribute("data-place") === place.key && !finger && hovered !== key;
    setLooked(finger ? key : null);
    if (begun.from !== null && army.lineTo(key) !== null) return aim(key, finger, byKey);
    if (key === begun.from) return begun.forget();
    const sites = doings.sites.get(key) ?? [];
    const [only] = sites;
    const starts = army.starts(key);
    if (only !== undefined && sites.length === 1 && !starts) return props.onAct(army.withChanges(only));
    if (sites.length > 0 || starts) {
      props.onPoint(null);
      return begun.begin({ from: key, to: null, byKey, going: null });
    }
    if (begun.from !== null) props.onWhy(army.whyNot(begun.from, key));
    else if (lit.length > 0) props.onWhy(key);
    setLooked(key);
  };

  /** From what was chosen to another place: at once, if one thing is meant; a finger is shown it first. */
  const aim = (key: string, finger: boolean, byKey: boolean): void => {
    const lines = army.linesTo(key);
    const line = army.lineTo(key);
    if (line !== null && lines.length === 1 && (!finger || key === begun.to)) return props.onAct(line);
    begun.begin({ to: key, byKey });
    // Another target was pointed at before, if one had been pressed.
    props.onPoint(lines.length === 1 ? line : null);
  };

  const onEscape = (): boolean => {
    if (begun.from === null && looked === null && raised === null) return false;
    if (begun.to !== null) begun.begin({ to: null });
    else begun.forget();
    setLooked(null);
    setRaised(null);
    return true;
  };

  const nameOf = useMemo(
    () =>
      ({ domain, word }: Named): string =>
        texts.word(domain, word),
    [texts],
  );
  const chosen = [begun.from, begun.to].flatMap((key) => key ?? []);
  const states = useMemo(() => statesOf(props, { lit, chosen, looked }), [props, lit.join(" "), chosen.join(" "), looked]);
  const fed = shown ?? begun.from;
  const line = details.feeding[fed?.replace("area:", "") ?? ""]?.line ?? [];
  const spotsOf = (keys: readonly string[]): Spot[] => keys.flatMap((key) => PLACES.get(key) ?? []);
  const meant = begun.to !== null ? army.wayTo(begun.to) : hovered !== null && begun.from !== null ? army.wayTo(hovered) : null;

  const costs = useMemo(() => costsOn(map, army.targets), [JSON.stringify(army.targets)]);

  const over = (window: MapWindow) => (
    <>
      <Legend texts={texts} seats={seats} window={window} />
      <Recruiting props={props} chosen={chosenRaise} onChoose={setRaised} />
      {shown !== null && shown !== army.sheet?.place && !(window.size.width < SMALL && (army.sheet !== null || counted.length > 0)) && (
        <Info place={shown} props={props} details={details} target={army.targetAt(shown)} />
      )}
      {battle && (
        <BattlePanel
          key={`${battle.kind} ${battle.area ?? battle.sea ?? ""}`}
          battle={battle}
          outlook={details.battle ?? null}
          props={props}
          folded={window.size.width < SMALL && (battle.over || lit.length > 0 || counted.length > 0)}
        />
      )}
      {!battle && counted.length > 0 && (
        <BattleBox class="avd-battle" label={prompt ? texts.prompt(prompt) : ""}>
          <p class="map-battle-result">{prompt && texts.prompt(prompt)}</p>
          <Allotting props={props} />
        </BattleBox>
      )}
      {army.sheet && PLACES.has(army.sheet.place) && !(window.size.width < SMALL && begun.to !== null) && (
        <ArmySheet
          key={army.sheet.place}
          {...army.sheet}
          props={props}
          window={window}
          at={PLACES.get(army.sheet.place) as Spot}
          mark={army.sheet.marks ? mark : null}
          onMark={setMark}
          takesFocus={begun.byKey}
          avoid={spotsOf(lit)}
        />
      )}
      {!army.sheet && begun.from !== null && begun.to === null && PLACES.has(begun.from) && (
        <SiteSheet
          class="avd-sheet"
          key={begun.from}
          props={props}
          window={window}
          at={PLACES.get(begun.from) as Spot}
          title={wordsAt(begun.from)}
          actions={doings.sites.get(begun.from) ?? []}
          hint={doings.ways.has(begun.from) ? texts.t("board-or-choose") : null}
          takesFocus={begun.byKey}
          avoid={spotsOf(lit)}
          onClose={begun.forget}
        />
      )}
      {begun.from !== null && begun.to !== null && PLACES.has(begun.to) && (
        <SiteSheet
          class="avd-sheet"
          key={begun.to}
          props={props}
          window={window}
          at={PLACES.get(begun.to) as Spot}
          title={wordsAt(begun.to)}
          actions={army.linesTo(begun.to)}
          wordsOf={(line) => lineWords(stepsOf(line), texts)}
          hint={null}
          takesFocus={begun.byKey}
          avoid={spotsOf([begun.from])}
          onClose={() => {
            begun.begin({ to: null });
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
      labelOf={(place) => labelOf(keyOf(place), props, offersAt(keyOf(place)))}
      groupOf={(place) => texts.t(place.point ? "board-map-cities" : place.area?.sea ? "board-map-seas" : "board-map-lands")}
      states={states}
      seats={[...seats, ...OTHERS]}
      paths={pathsOf(props, meant, meant !== null && army.attacks(begun.to ?? hovered ?? ""))}
      targets={lit}
      about={prompt && battle && !battle.over ? (battle.area ? areaKey(battle.area) : `sea:${battle.sea}`) : null}
      question={`${begun.question} ${begun.from ?? ""}`}
      onPress={onPress}
      onPoint={(place) => {
        const key = place ? keyOf(place) : null;
        setHovered(key);
        pointAt(key);
      }}
      onEscape={onEscape}
      pieces={(scale) => (
        <>
          <SupplyLine map={map} line={line} />
          <Walls map={map} scale={scale} board={board} view={view} />
          <Flags map={map} scale={scale} board={board} view={view} seats={seats} />
        </>
      )}
      stacks={(scale, foreseen) => stacksOf(foreseen ? props : { ...props, foreseen: null }, map, begun.from, scale)}
      marks={(scale) => marksOn({ map, scale, board, view })}
      passing={costs}
      over={over}
    />
  );

  /** A city stands for its area. */
  function keyOf(place: Place): string {
    return place.domain === "city" ? areaKey(board.cities[place.word]?.area ?? "") : place.key;
  }

  function wordsAt(key: string): string {
    const [domain = "", word = ""] = key.split(":");
    return texts.word(domain, word);
  }

  /** What can be done at a place, in words. */
  function offersAt(key: string): string[] {
    if (readOnly || !lit.includes(key)) return [];
    const lines = begun.from === null ? [] : army.linesTo(key);
    if (lines.length > 0) return lines.map((one) => lineWords(stepsOf(one), texts));
    const sites = (doings.sites.get(key) ?? []).map((action) => texts.action(action));
    return army.starts(key) && sites.length === 0 ? [texts.t("board-label-begin")] : sites;
  }

  /** Labels, odds and ghosts follow the pointer. */
  function pointAt(key: string | null): void {
    if (begun.to !== null) return;
    const aimed = key === null || begun.from === null ? null : army.lineTo(key);
    const sites = key === null ? [] : (doings.sites.get(key) ?? []);
    const [only] = sites;
    const plain = begun.from === null && only !== undefined && sites.length === 1 && !isVerb(only, "march");
    props.onPoint(aimed ?? (plain ? only : null));
  }
}

/** Looks of those who have no seat, for their hatches. */
const OTHERS = [
  { seat: -1, name: "", colour: "olive", mark: "wolf" },
  { seat: -1, name: "", colour: "violet", mark: "owl" },
] as const;
