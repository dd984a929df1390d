/** A map as a board: ground, areas, links, names; moved by hand and keys, walked over by arrow keys. */
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { MARGIN } from "../../../maps/measures.mjs";
import { fit, showsWell } from "../camera.ts";
import { Controls } from "../Controls.tsx";
import { focusOn, leave } from "../focus.ts";
import { moveByKey } from "../keys.ts";
import { narrow } from "../../page/media.ts";
import type { Box, Size, Spot } from "../plane.ts";
import { directionOf, inReadingOrder } from "../roving.ts";
import { useCamera, type CameraHand, type Memory } from "../useCamera.ts";
import { useFlight } from "../useFlight.ts";
import { useSize } from "../useSize.ts";
import type { SeatLook, Texts } from "../module.ts";
import type { Turned } from "../../../maps/boxes.mjs";
import { boxesOfNames, boxOf, namesAmong } from "./crowding.ts";
import { cameraAt } from "./going.ts";
import { MapAreas, MapPoints } from "./MapAreas.tsx";
import { MapDefs, MapGround } from "./MapGround.tsx";
import { MapJump } from "./MapJump.tsx";
import { MapLabels, type Named } from "./MapLabels.tsx";
import { labelsOf } from "./names.ts";
import { MapLinks, MapPaths } from "./MapLinks.tsx";
import { MapStacks } from "./MapStacks.tsx";
import { boxOfSettled, settled, shownLike, type Settled } from "./settling.ts";
import { drawingOf, type MapShapes, type Place } from "./shapes.ts";
import type { Stack } from "./stacks.ts";
import type { MapPath, PlaceStates } from "./states.ts";
import { useScale } from "./useScale.ts";
import { stepsOver } from "./walking.ts";

/** Nothing is shown nearer than so many pixels a unit. */
const NEAREST = 2.6;
/** Below so many pixels a unit all lines are finer. */
const FAR = 0.27;
/** A finger or a pointer may be off a point by so many pixels. */
const REACH = { touch: 14, pointer: 5 };
/** A row of places in reading order is so high, in units. */
const ROW = 90;
/** On a small screen a finger wants at least so many pixels a unit; what is gone to is shown at most so large. */
const FINGER = 0.34;
const CLOSE = 0.62;
/** Room round what is gone to, in units. */
const ROUND = 150;
/** By such a share of the window what is asked about stands below its middle: what is known of it lies above. */
const LOWER = 0.22;
/** On a small screen so many pixels at the edge lie under buttons. */
const COVERED = 46;
/** So many pixels beside the sheet hold the buttons, so many panels, and so many the list of places as well. */
const COLUMN = 46;
const ROOMY = 150;
const LISTED = 250;
/** In so many it can be read what an action would lead to. */
const BROAD = 200;

/** Something that stands on the map as long as a choice is being made. */
export interface Passing {
  /** Where, if possible over nothing that is taken, and else over no counter. */
  boxes(scale: number, taken: readonly Turned[], counters: readonly Turned[]): readonly Box[];
  drawn(scale: number, boxes: readonly Box[]): ComponentChildren;
}

export interface MapWords {
  /** What the map is, and how it is used by keys. */
  label: string;
  keys: string;
  /** “Go to …” */
  jump: string;
}

/** What is drawn over a map must know of its window. */
export interface MapWindow {
  camera: CameraHand;
  /** What moves with the camera. */
  world: RefObject<SVGGElement | null>;
  size: Size;
  /** Pixels a unit. */
  scale: number;
  /** So many pixels at its right are free of the map; 0 in most windows. */
  aside: number;
  /** The middles of the counters at which something can be done, as they stand. */
  lit: readonly Spot[];
}

interface MapFrameProps {
  map: MapShapes;
  memory: Memory;
  language: string;
  words: MapWords;
  texts: Pick<Texts, "t">;
  /** What is written on the map. */
  nameOf(thing: Named): string;
  /** What a place is called for those who do not see it; its name where not given. */
  labelOf?(place: Place): string;
  /** The heading under which the list of places has one. */
  groupOf(place: Place): string;
  states: PlaceStates;
  seats: readonly SeatLook[];
  paths?: readonly MapPath[];
  /** Keys of the places that arrow keys walk over; all of them where none is given, or while the reader looks about (key i). */
  targets?: readonly string[];
  /** The place that is asked about where none is lit: a small screen goes there. */
  about?: string | null;
  /** Changes with every question: then a small screen goes to the targets, if they are not in sight. */
  question?: string;
  /** `finger`: it was touched, and could not be pointed at before. */
  onPress(place: Place, finger: boolean): void;
  /** The pointer or the focus is on a place, or on none any more. */
  onPoint?(place: Place | null): void;
  /** The reader gives up what he has begun; true if there was something. */
  onEscape?(): boolean;
  /** Pieces, over everything. */
  children?: ComponentChildren;
  /** Pieces that keep their size on the screen: under all counters, and over them. */
  pieces?(scale: number): ComponentChildren;
  above?(scale: number): ComponentChildren;
  /** What of the pieces only names go out of the way of, where they can. */
  marks?(scale: number): readonly Box[];
  /** What stands for a while over counters and names, and where: names go out of its way. */
  passing?: Passing;
  /** What of the pieces neither a counter nor a name should lie on. */
  fixed?(scale: number): readonly Box[];
  /** All counters: as they stand, or as they are shown where something is only thought of. */
  stacks?(scale: number, foreseen: boolean): readonly Stack[];
  /** What lies over the map and does not move with it. */
  over?(window: MapWindow): ComponentChildren;
}

export function MapFrame(props: MapFrameProps) {
  const { map, memory, language, words, nameOf, states, seats, paths = [], onPress, onPoint } = props;
  const drawing = drawingOf(map);
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const size = useSize(frame);
  const covered = narrow.value ? COVERED : 0;
  const least = narrow.value ? 0 : COLUMN;
  const { box, aside } = useMemo(() => roomOf(sheetOf(map), size, least), [map, size, least]);
  const camera = useCamera(frame, world, { box, size, nearest: NEAREST, memory, covered });
  const scale = useScale(world);
  useLayoutEffect(() => frame.current?.parentElement?.style.setProperty("--map-aside", `${Math.round(aside)}px`), [aside]);
  const labels = labelsOf(map, language);
  const [looking, setLooking] = useState(false);
  const chosen = props.targets?.join(" ") ?? "";
  const all = useMemo(() => inReadingOrder(drawing.places, ROW), [drawing]);
  const lit = useMemo(() => {
    const some = new Set(chosen === "" ? [] : chosen.split(" "));
    return all.filter(({ key }) => some.has(key));
  }, [all, chosen]);
  const chosenKeys = useMemo(() => new Set(lit.map(({ key }) => key)), [lit]);
  const targets = looking || lit.length === 0 ? all : lit;
  const steps = useMemo(() => stepsOver(targets), [targets]);
  const [roved, setRoved] = useState<string | null>(null);
  const entry = targets.find(({ key }) => key === roved) ?? targets[0];
  const about = drawing.place.get(props.about ?? "");
  const goals = lit.length === 0 && about ? [about] : lit;
  useFlight({
    camera,
    size,
    lights: { targets: goals.map((place) => ({ ...place, actions: [], far: false })), question: props.question ?? "", at: () => undefined },
    spots: () => goals.map(({ x, y }) => ({ x, y })),
    finger: FINGER,
    close: CLOSE,
    room: ROUND,
    covered,
    lower: goals === lit ? 0 : LOWER,
  });

  const go = (place: Place): void => {
    camera.fly(cameraAt(place, labels[place.index], size, [1.05 * map.small.until, NEAREST]));
    setRoved(place.key);
    focusOn(frame.current, place.key);
  };

  const onFocus = (place: Place): void => {
    setRoved(place.key);
    onPoint?.(place);
    if (!showsWell(camera.now(), [place], size, 0)) camera.fly({ ...camera.now(), x: place.x, y: place.y });
  };

  /**
   * What was pressed: a counter or a name, a point that is near enough, or the area that was hit. A point
   * at which something can be done comes before a counter or a name at which nothing can.
   */
  const placeUnder = (event: MouseEvent): Place | undefined => {
    const element = event.target as Element;
    const stack = element.closest("[data-stack]")?.getAttribute("data-stack");
    const named = stack ?? element.closest("[data-name-of]")?.getAttribute("data-name-of");
    const spot = camera.spotOf(event);
    const reach = (event as PointerEvent).pointerType === "touch" ? REACH.touch : REACH.pointer;
    const near = nearest(drawing.places, spot, reach / camera.now().scale);
    const isLit = (key: string): boolean => lit.some((place) => place.key === key);
    if (named && !(near && isLit(near.key) && !isLit(named))) return drawing.place.get(named);
    return near ?? drawing.place.get(element.closest("[data-place]")?.getAttribute("data-place") ?? "");
  };

  const onClick = (event: MouseEvent): void => {
    if (event.detail === 0 || camera.wasDrag()) return;
    const place = placeUnder(event);
    if (!place) return;
    setRoved(place.key);
    onPress(place, (event as PointerEvent).pointerType === "touch");
  };

  const under = useRef<Place | null>(null);
  const pointAt = (place: Place | null): void => {
    if (place === under.current) return;
    under.current = place;
    onPoint?.(place);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || event.buttons !== 0 || !onPoint) return;
    const inside = (event.target as Element).closest(".map-svg") !== null;
    pointAt(inside ? (placeUnder(event) ?? null) : null);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest("select, button, input")) return;
    if (onKey(event)) event.preventDefault();
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (moveByKey(event, camera)) return true;
    const here = drawing.place.get(document.activeElement?.getAttribute("data-place") ?? "");
    const direction = directionOf(event.key);
    if (direction) {
      const next = here ? steps.get(here)?.[direction] : entry;
      if (next) focusOn(frame.current, next.key);
      return true;
    }
    if (event.key === "Enter" || event.key === " ") {
      if (here) onPress(here, false);
      return here !== undefined;
    }
    if (event.key === "i" && lit.length > 0) {
      setLooking(!looking);
      return true;
    }
    if (event.key !== "Escape") return false;
    setLooking(false);
    if (!props.onEscape?.()) leave(frame.current);
    return true;
  };

  const ground = useMemo(
    () => (
      <MapGround map={map}>
        <MapLinks map={map} beneath />
      </MapGround>
    ),
    [map],
  );
  const links = useMemo(() => <MapLinks map={map} />, [map]);
  const fixed = (scale > 0 && props.fixed?.(scale)) || [];
  const standing = scale > 0 ? settled(map, props.stacks?.(scale, false) ?? [], scale, fixed) : [];
  const busy = [...fixed, ...standing.map(boxOfSettled)];
  const marks = (scale > 0 && props.marks?.(scale)) || [];
  const counters = JSON.stringify([busy, marks]);
  const atRest = useMemo(() => (scale > 0 ? namesAmong(map, language, scale, busy, marks) : []), [map, language, scale, counters]);
  const passing = useMemo(
    () => (scale > 0 && props.passing?.boxes(scale, [...busy.map(boxOf), ...boxesOfNames(map, language, atRest)], busy.map(boxOf))) || [],
    [props.passing, scale, counters, atRest],
  );
  const written = useMemo(
    () => (passing.length > 0 ? namesAmong(map, language, scale, [...busy, ...passing], marks) : atRest),
    [map, language, scale, atRest, passing],
  );
  const names = useMemo(
    () => written.length > 0 && <MapLabels map={map} language={language} nameOf={nameOf} written={written} />,
    [map, language, nameOf, written],
  );
  const shared = {
    map,
    states,
    entry: entry?.key ?? null,
    labelOf: props.labelOf ?? nameOf,
    onPress: (place: Place) => onPress(place, false),
    onFocus,
  };

  return (
    <div
      ref={frame}
      class={`board-frame map-board ${roominess(aside)}`}
      role="group"
      aria-label={words.label}
      aria-describedby="map-keys"
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={() => pointAt(null)}
      onFocusOut={() => onPoint?.(null)}
    >
      <p id="map-keys" class="unseen">
        {words.keys}
      </p>
      <svg class={`map-svg ${scale < FAR ? "map-far" : ""}`} width={size.width} height={size.height} focusable="false">
        <MapDefs map={map} colours={[...new Set(seats.map(({ colour }) => colour))]} />
        <g ref={world}>
          {ground}
          <g clip-path="url(#map-sheet)">
            <MapAreas {...shared} />
          </g>
          {links}
          <MapPaths map={map} paths={paths} />
          <MapPoints {...shared} scale={scale} />
          {names}
          {props.children}
          {scale > 0 && props.pieces?.(scale)}
          {scale > 0 && props.stacks && (
            <MapStacks stacks={shownLike(standing, map, props.stacks(scale, true), scale)} scale={scale} lit={chosenKeys} />
          )}
          {scale > 0 && props.above?.(scale)}
          {passing.length > 0 && props.passing?.drawn(scale, passing)}
        </g>
      </svg>
      <MapJump places={all} language={language} label={words.jump} nameOf={nameOf} groupOf={props.groupOf} onJump={go} />
      <Controls camera={camera} class="map-controls" texts={props.texts} />
      {scale > 0 && props.over?.({ camera, world, size, scale, aside, lit: countersOf(standing, chosenKeys) })}
    </div>
  );
}

function countersOf(standing: readonly Settled[], keys: ReadonlySet<string>): Spot[] {
  return standing.filter(({ stack }) => keys.has(stack.place)).map(({ x, y }) => ({ x, y }));
}

function sheetOf({ width, height }: MapShapes): Box {
  return { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN };
}

/**
 * What the camera shows of a window that is wider than the sheet: the sheet at the left and, at its
 * right, room for what would else lie over it, so many pixels wide. On a wide page there is always
 * room for the buttons.
 */
function roomOf(sheet: Box, size: Size, least: number): { box: Box; aside: number } {
  const { scale } = fit(sheet, { ...size, width: size.width - least });
  const aside = size.width - (sheet.right - sheet.left) * scale;
  if (aside < COLUMN) return { box: sheet, aside: 0 };
  return { box: { ...sheet, right: sheet.right + aside / scale }, aside };
}

/** How the buttons stand: in a row above panels, the list of places beside them, or in a column. */
function roominess(aside: number): string {
  if (aside < ROOMY) return "map-slim";
  return `map-roomy ${aside < LISTED ? "map-slim" : ""} ${aside < BROAD ? "" : "map-broad"}`;
}

/** The point that lies nearest to a spot, if it is near enough. */
function nearest(places: readonly Place[], { x, y }: { x: number; y: number }, reach: number): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    if (!place.point) continue;
    const far = Math.hypot(place.x - x, place.y - y);
    if (far < least && far <= Math.max(reach, place.point.radius)) [best, least] = [place, far];
  }
  return best;
}
