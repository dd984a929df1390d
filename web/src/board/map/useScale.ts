/** How near the camera is, followed through everything that moves it. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

/** The scale is told in steps, each so much of the one before, so that not every frame draws anew. */
const STEP = 2 ** (1 / 16);

/** Pixels a unit of what is drawn inside `world`, rounded down to a step; 0 before it is known. */
export function useScale(world: RefObject<SVGGElement | null>): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = world.current;
    if (!element) return undefined;
    const read = (): void => setScale(stepped(scaleIn(element.getAttribute("transform") ?? "")));
    const observer = new MutationObserver(read);
    observer.observe(element, { attributes: true, attributeFilter: ["transform"] });
    read();
    return () => observer.disconnect();
  }, []);
  return scale;
}

export function scaleIn(transform: string): number {
  return Number(/scale\(([\d.]+)/.exec(transform)?.[1] ?? 0);
}

export function stepped(scale: number): number {
  return scale > 0 ? STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-3) : 0;
}
