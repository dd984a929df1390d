/** The map of Alexandros, drawn as one picture that can be clicked, dragged and walked over by keys. */
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Controls } from "../../board/Controls.tsx";
import { BoardFrame } from "../../board/Frame.tsx";
import type { BoardProps } from "../../board/module.ts";
import { firstStep, isLong } from "../../live/lines.ts";
import { wordOf } from "../../board/names.ts";
import type { Box, Spot } from "../../board/plane.ts";
import { act, type Lit } from "../../board/targets.ts";
import { memoryOf, useCamera } from "../../board/useCamera.ts";
import { useFlight } from "../../board/useFlight.ts";
import { useRoving } from "../../board/useRoving.ts";
import { useStage } from "../../board/useStage.ts";
import { useTargets } from "../../board/useTargets.ts";
import { Hairlines, Tiles } from "./field.tsx";
import { Ground, Names } from "./ground.tsx";
import { Info } from "./Info.tsx";
import { Inspected, lookKey } from "./Inspected.tsx";
import { spaceLabel, targetLabel } from "./labels.ts";
import { latticeOf, ROW, SIDE, spaceAt, type Lattice, type Space } from "./lattice.ts";
import { Lights } from "./lights.tsx";
import { bandsOf } from "./names.ts";
import { routesTo } from "./routes.ts";
import { settlings } from "./allotments.ts";
import { Ghost } from "./Ghost.tsx";
import { Asked, Echo, Goal, goalOf, Pointed, ProvinceUnder } from "./overlays.tsx";
import { Alexander, Guards, Hatches, Holdings, Walls, Worths } from "./pieces.tsx";
import { cardOf, nameOf, pick, placeOf, spacesIn, spotOf, targetAt, type Place } from "./targets.ts";
import type { Board as Printed, View } from "./types.ts";
import { useTrail } from "./useTrail.ts";

/** Room round the lattice, in drawing units. */
const MARGIN = { x: 42, y: 62 };
/** A finger wants sides at least so long, in pixels; what is gone to is shown at most so large. */
const FINGER_SIDE = 44;
const CLOSE_SIDE = 84;
/** No side is ever drawn longer. */
const LONGEST_SIDE = 230;
/** Room round what is gone to, in drawing units. */
const ROUND = 130;
/** A second click so soon and so near belongs to the first. */
const DOUBLE = { time: 350, far: 14 };

const memory = memoryOf("alexandros");

interface Hover {
  space: Space | null;
  target: Lit | null;
}

const NOTHING: Hover = { space: null, target: null };

export function Board(props: BoardProps<View, Printed>) {
  const { board, view, seats, prompt, texts, sent } = props;
  const lattice = latticeOf(board);
  const stage = useStage();
  const { size } = stage;
  const sheet = useMemo(() => roomRound(lattice), [lattice]);
  const camera = useCamera(stage.frame, stage.world, { box: sheet, size, nearest: LONGEST_SIDE / SIDE, memory });
  const lights = useTargets(
    props,
    {
      farOf: routesTo,
      placeOf: (action) => placeOf(action, prompt, props.grammar),
      spotOf: (place) => spotOf(place, view, lattice),
      row: ROW,
    },
    [lattice],
  );
  const { question } = lights;
  // A card that is pointed at shows its own ways only.
  const card = cardOf(props.pointed ?? "") !== null && !isLong(props.pointed ?? "") ? props.pointed : null;
  const targets = useMemo(
    () => lights.targets.filter(({ far, actions }) => !far || card === null || actions.some((line) => firstStep(line) === card)),
    [lights.targets, card],
  );
  const [hover, setHover] = useState<Hover>(NOTHING);
  const { latest, trail } = useTrail(props);
  const lastClick = useRef({ time: 0, x: 0, y: 0 });
  const goal = goalOf(prompt, lattice);

  // The question has changed: what the pointer was on may mean something else now.
  useLayoutEffect(() => setHover((old) => (old.target ? { ...old, target: null } : old)), [question]);

  const near = targets.filter(({ far }) => !far);
  // Where only further steps have places, all of those are gone to.
  const goals = near.length > 0 ? near : targets.slice(0, 1);
  useFlight({
    camera,
    size,
    lights: { ...lights, targets: goals, question: `${question} ${goals.length > 0}` },
    spots: () => {
      const here = lattice.point.get(view.alexander);
      const spots = (near.length > 0 ? near : targets).flatMap((target) => extent(target, view, lattice));
      if (here && prompt?.key !== "further") spots.push(here);
      return goal ? [...spots, goal] : spots;
    },
    finger: FINGER_SIDE / SIDE,
    close: CLOSE_SIDE / SIDE,
    room: ROUND,
  });

  const places = useMemo(() => lattice.spaces.map((space) => ({ key: lookKey(space), ...space.centre })), [lattice]);
  const spaceOfKey = (key: string): Space | null => lattice.space.get(wordOf(key)) ?? null;
  const roving = useRoving({
    stage,
    camera,
    lights,
    places,
    start: () => lookKey(hover.space ?? spaceNear(lattice, view)),
    onLook: (key) => point({ space: key === null ? null : spaceOfKey(key), target: null }),
    onPress: (key) => {
      const target = lights.at(key);
      const word = wordOf(key);
      if (target) press(target);
      else choose({ domain: word in view.guards ? "guard" : "space", word });
    },
  });
  const inspected = roving.looked === null ? null : spaceOfKey(roving.looked);

  const point = (next: Hover): void => {
    if (next.space === hover.space && next.target === hover.target) return;
    if (next.target !== hover.target) props.onPoint(next.target?.actions[0] ?? null);
    setHover(next);
  };

  const placeUnder = (event: { clientX: number; clientY: number }): Place | null => {
    const reach = 13 / camera.now().scale;
    return pick(camera.spotOf(event), prompt, props, lattice, targets, reach);
  };

  /** A click or a key on a place: do it if it is lit, ask why not otherwise. */
  const choose = (place: Place, finger = false): void => {
    const target = targetAt(place, targets, view, lattice);
    if (target) return press(target, finger && target.far);
    props.onWhy(`${place.domain}:${place.word}`);
  };

  /** What a lit place stands for is done; asked is only where it can be done in several ways, or (a finger) before several steps. */
  const press = (target: Lit, ask = false): void => {
    if (ask) props.onPoint(target.actions[0] ?? null);
    act(props, target.far ? target.actions : settlings(target.actions, props.ways), ask);
  };

  const onClick = (event: MouseEvent): void => {
    if (event.detail === 0 || camera.wasDrag()) return;
    const { time, x, y } = lastClick.current;
    lastClick.current = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const again = event.timeStamp - time < DOUBLE.time && Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE.far;
    const finger = (event as PointerEvent).pointerType === "touch";
    if (again) {
      if (finger) camera.zoom(2, event);
      return;
    }
    const place = placeUnder(event) ?? placeOfLight(event.target, targets);
    if (finger) point({ space: spaceAt(lattice, camera.spotOf(event)), target: null });
    if (place) choose(place, finger);
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    const place = placeUnder(event);
    const target = place && targetAt(place, targets, view, lattice);
    point({ space: spaceAt(lattice, camera.spotOf(event)) ?? (target && spaceOf(target, lattice)), target });
  };

  const ground = useMemo(() => <Ground lattice={lattice} texts={texts} />, [lattice, texts.language]);
  const names = useMemo(() => <Names lattice={lattice} view={view} texts={texts} />, [lattice, view.walls, texts.language]);
  const field = useMemo(() => <Hairlines lattice={lattice} />, [lattice]);
  const tiles = useMemo(() => <Tiles lattice={lattice} />, [lattice]);
  const written = useMemo(() => new Set(bandsOf(lattice).flatMap(({ spaces }) => spaces)), [lattice]);
  const holdings = useMemo(() => <Holdings lattice={lattice} view={view} seats={seats} />, [lattice, view, seats]);
  const worths = useMemo(() => <Worths lattice={lattice} view={view} seats={seats} avoid={written} />, [lattice, view, seats, written]);
  const walls = useMemo(() => <Walls lattice={lattice} view={view} fresh={latest.fresh} traced={latest.traced} />, [lattice, view, latest]);
  const guards = useMemo(
    () => <Guards lattice={lattice} view={view} seats={seats} fresh={latest.fresh} traced={latest.traced} />,
    [lattice, view, seats, latest],
  );
  const at = lattice.point.get(view.alexander);
  const ownName = hover.target && nameOf(hover.target.key);
  const pointedAt = props.lit.filter((name) => name !== ownName);

  /** Lit provinces lie under the walls, everything else above the pieces. */
  const lit = (provinces: boolean) => (
    <Lights
      targets={targets.filter(({ domain }) => (domain === "province") === provinces)}
      lattice={lattice}
      view={view}
      entry={roving.entry}
      hot={hover.target?.key ?? null}
      sent={sent}
      question={question}
      labelOf={(target) => targetLabel(target, view, lattice, texts)}
      onPress={(target) => press(target)}
      onFocus={(target) => {
        roving.onFocus(target.key);
        point({ space: spaceOf(target, lattice), target });
        camera.reveal(target);
      }}
      onBlur={() => point(NOTHING)}
    />
  );

  return (
    <BoardFrame
      stage={stage}
      roving={roving}
      class={`alx ${hover.target ? "alx-can" : ""}`}
      drawing="alx-map"
      label={texts.t("board-map")}
      keys={texts.t("board-map-keys")}
      onClick={onClick}
      onPointerMove={onPointerMove}
      onPointerLeave={() => point(NOTHING)}
      defs={
        <>
          <Grain />
          <Stipple />
          <Hatches seats={seats} />
        </>
      }
      over={
        <>
          <Controls camera={camera} class="alx-controls" texts={texts} />
          {hover.space && !props.foreseen && <Info space={hover.space} view={view} seats={seats} texts={texts} />}
        </>
      }
    >
      {ground}
      {holdings}
      {field}
      {tiles}
      {names}
      {hover.space && !props.foreseen && <ProvinceUnder space={hover.space} view={view} lattice={lattice} avoid={written} />}
      <Echo lattice={lattice} />
      <Asked prompt={prompt} view={view} lattice={lattice} trail={trail} />
      {lit(true)}
      {walls}
      {worths}
      {guards}
      {goal && <Goal at={goal} />}
      {lit(false)}
      {props.foreseen && <Ghost ahead={props.foreseen} view={view} lattice={lattice} seats={seats} avoid={written} />}
      <Pointed names={pointedAt} view={view} lattice={lattice} />
      {at && <Alexander at={at} glides={latest.animated} />}
      {inspected && (
        <Inspected
          key={inspected.name}
          space={inspected}
          label={spaceLabel(inspected, view, lattice, texts)}
          onLeave={roving.stopLooking}
        />
      )}
    </BoardFrame>
  );
}

/** Paper: laid lines and a few fibres. */
function Grain() {
  return (
    <pattern id="alx-grain" width="92" height="92" patternUnits="userSpaceOnUse">
      <path class="alx-laid" d="M0 7H92M0 22.5H92M0 38H92M0 53.5H92M0 69H92M0 84.5H92" />
      <path class="alx-fibre" d="M8 14q7-3 13 1M52 33q-4 6 2 11M77 9q5 2 9-2M21 61q8 2 11-4M66 76q6-5 12-1M39 87q2-5 8-5M3 44q4 4 2 9" />
    </pattern>
  );
}

/** Desert: scattered dots. */
function Stipple() {
  return (
    <pattern id="alx-stipple" width="46" height="46" patternUnits="userSpaceOnUse">
      <path class="alx-stipple-dots" d="M4 6h0M19 3h0M33 9h0M43 19h0M11 17h0M26 22h0M5 30h0M38 31h0M18 34h0M29 41h0M9 43h0M42 43h0" />
    </pattern>
  );
}

function roomRound({ box }: Lattice): Box {
  return {
    left: box.left - MARGIN.x,
    top: box.top - MARGIN.y,
    right: box.right + MARGIN.x,
    bottom: box.bottom + MARGIN.y,
  };
}

/** The lit place that an element belongs to: for clicks just beside the land. */
function placeOfLight(element: EventTarget | null, targets: readonly Lit[]): Place | null {
  const key = element instanceof Element ? element.closest("[data-place]")?.getAttribute("data-place") : null;
  return targets.find((target) => target.key === key) ?? null;
}

/** Where looking about begins: beside Alexander. */
function spaceNear(lattice: Lattice, view: View): Space {
  const index = lattice.point.get(view.alexander)?.spaces[0] ?? 0;
  return lattice.spaces[index] as Space;
}

/** A space that a target lies in or at. */
function spaceOf({ domain, word }: Place, lattice: Lattice): Space | null {
  const beside = domain === "point" ? lattice.point.get(word) : domain === "side" ? lattice.side.get(word) : undefined;
  const index = beside?.spaces[0];
  return (index === undefined ? lattice.space.get(word) : lattice.spaces[index]) ?? null;
}

/** The spots that must be seen for a target to be seen. */
function extent(target: Lit, view: View, lattice: Lattice): Spot[] {
  switch (target.domain) {
    case "side": {
      const side = lattice.side.get(target.word);
      return side ? [side.a, side.b] : [];
    }
    case "space":
      return [...(lattice.space.get(target.word)?.corners ?? [])];
    case "province": {
      const index = view.provinces.findIndex(({ name }) => name === target.word);
      return spacesIn(view, index).flatMap((at) => [...(lattice.spaces[at]?.corners ?? [])]);
    }
    default:
      return [target];
  }
}
