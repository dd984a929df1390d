/** The lobby's picture: an engraved map with Alexander's way on it. Decoration only. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { language, t } from "../texts/language.ts";
import { HEIGHT, LAND, RIVERS, STOPS, WAY, WIDTH } from "./atlas.ts";
import { placed, spotsAlong, type Box } from "./labels.ts";

/** Widths of the lines that follow the coast out to sea, the farthest first. */
const RIPPLES = [15, 10, 5.5];
/** What lies over the map. */
const OVER = ".lobby-title, .lobby-set, .waiting";
/** So many pixels are left free around that. */
const ROOM = 10;
/** The way, where it is looked at. A browser takes a second to say this of a drawn path. */
const SPOTS = spotsAlong(WAY);

export function Atlas() {
  const map = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const box = map.current;
    if (!box) return undefined;
    const place = () => placeNames(box);
    place();
    const watch = new ResizeObserver(place);
    watch.observe(box);
    for (const over of box.parentElement?.querySelectorAll(OVER) ?? []) watch.observe(over);
    void document.fonts.ready.then(place);
    return () => watch.disconnect();
  }, [language.value]);
  return (
    <svg
      ref={map}
      class="atlas"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="atlas-sea" width={WIDTH} height={HEIGHT} />
      {RIPPLES.map((width) => (
        <g key={width}>
          <path class="atlas-ripple" d={LAND} stroke-width={width} />
          <path class="atlas-gap" d={LAND} stroke-width={width - 1.1} />
        </g>
      ))}
      <path class="atlas-land" d={LAND} />
      <path class="atlas-river" d={RIVERS} />
      <path class="atlas-way" d={WAY} />
      {STOPS.map(({ name, x, y }) => (
        <g key={name}>
          <circle class="atlas-stop" cx={x} cy={y} r="3.6" />
          <text class="atlas-name">{t(`atlas-${name}`)}</text>
        </g>
      ))}
    </svg>
  );
}

/** Put each name beside its place, or away where nothing is free. */
function placeNames(map: SVGSVGElement): void {
  const matrix = map.getScreenCTM()?.inverse();
  const texts = [...map.querySelectorAll<SVGTextElement>(".atlas-name")];
  if (!matrix || map.getBoundingClientRect().width === 0) return;
  const own = (box: DOMRect): Box => {
    const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((one) => one.matrixTransform(matrix));
    return { left: from?.x ?? 0, top: from?.y ?? 0, right: to?.x ?? 0, bottom: to?.y ?? 0 };
  };
  const names = texts.map((text, place) => {
    const { width, height } = text.getBBox();
    const { x = 0, y = 0 } = STOPS[place] ?? {};
    return { at: { x, y }, width, height: height * 0.85 };
  });
  const over = [...(map.parentElement?.querySelectorAll(OVER) ?? [])].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return own(new DOMRect(x - ROOM, y - ROOM, width + 2 * ROOM, height + 2 * ROOM));
  });
  placed(names, SPOTS, over, own(map.getBoundingClientRect())).forEach((box, place) => {
    const text = texts[place];
    text?.setAttribute("visibility", box ? "visible" : "hidden");
    if (!box) return;
    text?.setAttribute("x", String(box.left));
    text?.setAttribute("y", String(box.top + (box.bottom - box.top) * 0.82));
  });
}
