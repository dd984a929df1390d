/** The map of Alexandros, drawn as one picture that can be clicked, dragged and walked over by keys. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { framing, showsWell } from "../../board/camera.ts";
import { Controls } from "../../board/Controls.tsx";
import { focusOn, isOn, leave } from "../../board/focus.ts";
import { moveByKey } from "../../board/keys.ts";
import type { Box } from "../../board/plane.ts";
import { directionOf, inReadingOrder, toward } from "../../board/roving.ts";
import { memoryOf, useCamera } from "../../board/useCamera.ts";
import { useSize } from "../../board/useSize.ts";
import type { BoardProps } from "../../board/module.ts";
import { Hairlines, Tiles } from "./field.tsx";
import { Ground, Names } from "./ground.tsx";
import { Info } from "./Info.tsx";
import { Inspected } from "./Inspected.tsx";
import { spaceLabel, targetLabel } from "./labels.ts";
import { boxOf, latticeOf, ROW, SIDE, spaceAt, type Lattice, type Space } from "./lattice.ts";
import { Lights } from "./lights.tsx";
import { bandsOf } from "./names.ts";
import { Asked, Echo, Goal, goalOf, Pointed, ProvinceUnder } from "./overlays.tsx";
import { Alexander, Guards, Hatches, Holdings, Walls, Worths } from "./pieces.tsx";
import { nameOf, pick, spacesIn, targetAt, targetsOf, wouldBe, type Place, type Target } from "./targets.ts";
import type { Board as Printed, View } from "./types.ts";
import { useTrail } from "./useTrail.ts";

/** Room round the lattice, in drawing units. */
const MARGIN = { x: 42, y: 62 };
/** Below this width in pixels the map goes to what is lit by itself. */
const SMALL = 720;
/** A finger wants sides at least so long, in pixels; what is gone to is shown at most so large. */
const FINGER_SIDE = 44;
const CLOSE_SIDE = 84;
/** No side is ever drawn longer. */
const LONGEST_SIDE = 230;
/** Room round what is gone to, in drawing units. */
const ROUND = 130;
/** So many lit places are few enough to go to. */
const FEW = 8;
/** A second click so soon and so near belongs to the first. */
const DOUBLE = { time: 350, far: 14 };

const memory = memoryOf("alexandros");

interface Hover {
  space: Space | null;
  target: Target | null;
}

const NOTHING: Hover = { space: null, target: null };

export function Board(props: BoardProps<View, Printed>) {
  const { board, view, seats, seat, legal, prompt, texts, moment, sent, readOnly } = props;
  const lattice = latticeOf(board);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const sheet = useMemo(() => roomRound(lattice), [lattice]);
  const size = useSize(frame);
  const camera = useCamera(frame, world, { box: sheet, size, nearest: LONGEST_SIDE / SIDE, memory });
  const targets = useMemo(
    () => (readOnly ? [] : inReadingOrder(targetsOf(legal, prompt, view, lattice), ROW)),
    [legal, prompt, view, lattice, readOnly],
  );
  const [hover, setHover] = useState<Hover>(NOTHING);
  const [inspected, setInspected] = useState<Space | null>(null);
  const [roved, setRoved] = useState<string | null>(null);
  const { latest, trail } = useTrail(props);
  const byKey = useRef(false);
  const lastClick = useRef({ time: 0, x: 0, y: 0 });

  const goal = goalOf(prompt, lattice);
  const breath = `${moment} ${prompt?.key ?? ""} ${targets.length}`;
  const entry = targets.find((target) => keyOf(target) === roved) ?? targets[0];

  // The question has changed: what the pointer was on may mean something else now.
  useLayoutEffect(() => {
    setHover((old) => (old.target ? { ...old, target: null } : old));
    if (!byKey.current) return;
    byKey.current = false;
    if (entry) focusOn(frame.current, keyOf(entry));
    else frame.current?.focus();
  }, [breath]);

  // On a small screen the map goes to what is lit, unless it can be seen and touched already.
  useEffect(() => {
    if (size.width === 0 || size.width > SMALL || targets.length === 0) return;
    const now = camera.now();
    const here = lattice.point.get(view.alexander);
    const spots = targets.flatMap((target) => extent(target, view, lattice));
    if (here && prompt?.key !== "further") spots.push(here);
    if (goal) spots.push(goal);
    if (
      targets.length > FEW ? targets.some((target) => showsWell(now, [target], size, 0)) : showsWell(now, spots, size, FINGER_SIDE / SIDE)
    )
      return;
    camera.fly(framing(boxOf(spots), size, ROUND, CLOSE_SIDE / SIDE));
  }, [breath, size]);

  const point = (next: Hover): void => {
    if (next.space === hover.space && next.target === hover.target) return;
    if (next.target !== hover.target) props.onPoint(next.target?.actions[0] ?? null);
    setHover(next);
  };

  const placeUnder = (event: { clientX: number; clientY: number }): Place | null => {
    const reach = 13 / camera.now().scale;
    return pick(camera.spotOf(event), prompt, view, lattice, targets, reach);
  };

  const press = (target: Target): void => {
    if (sent !== null) return;
    const [only] = target.actions;
    if (target.actions.length === 1 && only !== undefined) props.onAct(only);
    else props.onOffer(target.actions);
  };

  /** A click or a key on a place: do it if it is lit, ask why not otherwise. */
  const choose = (place: Place): void => {
    const target = targetAt(place, targets, view, lattice);
    if (target) return press(target);
    const line = wouldBe(place, prompt, view, lattice, seat);
    if (line !== null) props.onWhy(line);
    else if (targets[0]) press(targets[0]);
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
    if (place) choose(place);
  };

  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    const place = placeUnder(event);
    const target = place && targetAt(place, targets, view, lattice);
    point({ space: spaceAt(lattice, camera.spotOf(event)) ?? (target && spaceOf(target, lattice)), target });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (onKey(event)) event.preventDefault();
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (moveByKey(event, camera)) return true;
    const direction = directionOf(event.key);
    if (direction && inspected) {
      inspect(toward(lattice.spaces.map(withSpot), inspected.centre, direction)?.space ?? inspected);
      return true;
    }
    if (direction) {
      const next = entry && isOn(frame.current, keyOf(entry)) ? toward(targets, entry, direction) : entry;
      if (next) focusOn(frame.current, keyOf(next));
      return targets.length > 0;
    }
    switch (event.key) {
      case "i":
        if (inspected) leaveInspection();
        else inspect(hover.space ?? spaceNear(lattice, view));
        return true;
      case "Enter":
      case " ":
        return pressKey(event);
      case "Escape":
        if (inspected) leaveInspection();
        else leave(frame.current);
        return true;
      default:
        return false;
    }
  };

  const pressKey = (event: KeyboardEvent): boolean => {
    if ((event.target as Element).closest("button")) return false;
    byKey.current = true;
    if (inspected) choose({ kind: inspected.name in view.guards ? "guard" : "space", word: inspected.name });
    else if (entry && isOn(frame.current, keyOf(entry))) press(entry);
    return true;
  };

  const inspect = (space: Space): void => {
    setInspected(space);
    point({ space, target: null });
    reveal(space.centre);
  };

  const leaveInspection = (): void => {
    setInspected(null);
    if (entry) focusOn(frame.current, keyOf(entry));
    else frame.current?.focus();
  };

  const reveal = (spot: { x: number; y: number }): void => {
    if (!showsWell(camera.now(), [spot], size, 0)) camera.fly({ ...camera.now(), x: spot.x, y: spot.y });
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
  const ownName = hover.target && nameOf(hover.target);
  const pointedAt = props.lit.filter((name) => name !== ownName);

  /** Lit provinces lie under the walls, everything else above the pieces. */
  const lights = (provinces: boolean) => (
    <Lights
      targets={targets.filter(({ kind }) => (kind === "province") === provinces)}
      lattice={lattice}
      view={view}
      entry={inspected ? undefined : entry}
      hot={hover.target}
      sent={sent}
      breath={breath}
      labelOf={(target) => targetLabel(target, view, lattice, texts)}
      onPress={press}
      onFocus={(target) => {
        setRoved(keyOf(target));
        point({ space: spaceOf(target, lattice), target });
        reveal(target);
      }}
      onBlur={() => point(NOTHING)}
    />
  );

  return (
    <div
      ref={frame}
      class={`board-frame alx ${hover.target ? "alx-can" : ""}`}
      role="group"
      aria-label={texts.t("board-map")}
      aria-describedby="alx-keys"
      tabIndex={targets.length > 0 || inspected ? -1 : 0}
      onClick={onClick}
      onPointerMove={onPointerMove}
      onPointerLeave={() => point(NOTHING)}
      onKeyDown={onKeyDown}
    >
      <p id="alx-keys" class="board-unseen">
        {texts.t("board-map-keys")}
      </p>
      <svg class="alx-map" width={size.width} height={size.height} focusable="false">
        <defs>
          <Grain />
          <Stipple />
          <Hatches seats={seats} />
        </defs>
        <g ref={world}>
          {ground}
          {holdings}
          {field}
          {tiles}
          {names}
          {hover.space && <ProvinceUnder space={hover.space} view={view} lattice={lattice} avoid={written} />}
          <Echo lattice={lattice} />
          <Asked prompt={prompt} view={view} lattice={lattice} trail={trail} />
          {lights(true)}
          {walls}
          {worths}
          {guards}
          {goal && <Goal at={goal} />}
          {lights(false)}
          <Pointed names={pointedAt} view={view} lattice={lattice} />
          {at && <Alexander at={at} glides={latest.animated} />}
          {inspected && (
            <Inspected space={inspected} label={spaceLabel(inspected, view, lattice, texts)} onLeave={() => setInspected(null)} />
          )}
        </g>
      </svg>
      <Controls
        camera={camera}
        class="alx-controls"
        nearer={texts.t("board-map-nearer")}
        farther={texts.t("board-map-farther")}
        whole={texts.t("board-map-whole")}
      />
      {hover.space && <Info space={hover.space} view={view} seats={seats} texts={texts} />}
    </div>
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

function keyOf({ kind, word }: Place): string {
  return `${kind}:${word}`;
}

/** The lit place that an element belongs to: for clicks just beside the land. */
function placeOfLight(element: EventTarget | null, targets: readonly Target[]): Place | null {
  const key = element instanceof Element ? element.closest("[data-place]")?.getAttribute("data-place") : null;
  return targets.find((target) => keyOf(target) === key) ?? null;
}

function withSpot(space: Space): { x: number; y: number; space: Space } {
  return { x: space.centre.x, y: space.centre.y, space };
}

/** Where the inspection begins: beside Alexander. */
function spaceNear(lattice: Lattice, view: View): Space {
  const index = lattice.point.get(view.alexander)?.spaces[0] ?? 0;
  return lattice.spaces[index] as Space;
}

/** A space that a target lies in or at. */
function spaceOf({ kind, word }: Target, lattice: Lattice): Space | null {
  const index = kind === "point" ? lattice.point.get(word)?.spaces[0] : kind === "side" ? lattice.side.get(word)?.spaces[0] : undefined;
  return (index === undefined ? lattice.space.get(word) : lattice.spaces[index]) ?? null;
}

/** The spots that must be seen for a target to be seen. */
function extent(target: Target, view: View, lattice: Lattice): { x: number; y: number }[] {
  if (target.kind === "side") {
    const side = lattice.side.get(target.word);
    return side ? [side.a, side.b] : [];
  }
  if (target.kind === "space") return [...(lattice.space.get(target.word)?.corners ?? [])];
  if (target.kind === "province") {
    const index = view.provinces.findIndex(({ name }) => name === target.word);
    return spacesIn(view, index).flatMap((at) => [...(lattice.spaces[at]?.corners ?? [])]);
  }
  return [target];
}
