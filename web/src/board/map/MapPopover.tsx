/** A small sheet beside a place of a map. It follows the map; on a small screen it lies along the lower edge. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Size, Spot } from "../plane.ts";
import type { MapWindow } from "./MapFrame.tsx";

/** Between the middle of the place and the sheet, and between the sheet and the window's edge, in pixels. */
const APART = 46;
const EDGE = 8;
/** What is avoided reaches so far, in pixels. */
const REACH = 14;
/** A window narrower than this is small. */
const SMALL = 560;

interface MapPopoverProps {
  window: MapWindow;
  at: Spot;
  label: string;
  class?: string;
  /** Whether the focus comes here. */
  takesFocus: boolean;
  /** What it should leave in sight. */
  avoid?: readonly Spot[];
  onClose(): void;
  children: ComponentChildren;
}

export function MapPopover(props: MapPopoverProps) {
  const { at, label, class: name = "", takesFocus, avoid = [], onClose, children } = props;
  const { camera, size, world, aside, lit } = props.window;
  const room = { ...size, width: size.width - aside };
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const moved = world.current;
    const place = (): void => {
      const own = sheet.current;
      if (!own) return;
      own.classList.toggle("map-popover-small", size.width < SMALL);
      if (size.width < SMALL) {
        own.style.transform = "";
        return;
      }
      const now = camera.now();
      const seen = ({ x, y }: Spot): Spot => ({
        x: (x - now.x) * now.scale + size.width / 2,
        y: (y - now.y) * now.scale + size.height / 2,
      });
      const { x, y } = freePlace(seen(at), [...avoid, ...lit].map(seen), { width: own.offsetWidth, height: own.offsetHeight }, room);
      own.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    };
    place();
    if (!moved) return undefined;
    const observer = new MutationObserver(place);
    observer.observe(moved, { attributes: true, attributeFilter: ["transform"] });
    return () => observer.disconnect();
  });
  useLayoutEffect(() => {
    if (takesFocus) sheet.current?.querySelector<HTMLElement>("button:not([disabled])")?.focus({ preventScroll: true });
  }, [takesFocus, at.x, at.y]);
  return (
    <div
      ref={sheet}
      class={`map-popover ${name}`}
      role="group"
      aria-label={label}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          onClose();
        }
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

/** Beside, above or below a spot, inside the window, and where it covers the fewest of the others. */
export function freePlace(spot: Spot, avoid: readonly Spot[], { width, height }: Size, room: Size): Spot {
  const put = (x: number, y: number): Spot => ({
    x: Math.max(EDGE, Math.min(x, room.width - width - EDGE)),
    y: Math.max(EDGE, Math.min(y, room.height - height - EDGE)),
  });
  const places = [
    put(spot.x + APART, spot.y - height / 2),
    put(spot.x - APART - width, spot.y - height / 2),
    put(spot.x - width / 2, spot.y + APART),
    put(spot.x - width / 2, spot.y - APART - height),
    put(spot.x + 2.5 * APART, spot.y + APART),
    put(spot.x - 2.5 * APART - width, spot.y + APART),
    put(EDGE, room.height),
    put(room.width, room.height),
  ];
  const covered = ({ x, y }: Spot): number =>
    [...avoid, spot].filter((one) => one.x > x - REACH && one.x < x + width + REACH && one.y > y - REACH && one.y < y + height + REACH)
      .length;
  const counts = places.map(covered);
  return places[counts.indexOf(Math.min(...counts))] ?? put(spot.x, spot.y);
}

/** The title of a sheet, with a button that closes it. */
export function PopoverTitle({ children, close, onClose }: { children: ComponentChildren; close: string; onClose(): void }) {
  return (
    <p class="map-popover-title">
      {children}
      <button type="button" class="map-popover-close" aria-label={close} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true" focusable="false">
          <path d="M5 5L19 19M19 5L5 19" />
        </svg>
      </button>
    </p>
  );
}
