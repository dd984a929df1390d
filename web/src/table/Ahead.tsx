/** Before the click: what the action that is pointed at would do, the sums behind it, and the odds. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "../board/module.ts";
import { OddsTable } from "../board/Odds.tsx";
import { isLong } from "../live/lines.ts";
import { t } from "../texts/language.ts";
import type { SumInfo } from "../wire.ts";
import { beside, boxAt, type Box, type Spot } from "./beside.ts";
import { actionWords, foreseenOf, sceneOf, type Ready } from "./shown.ts";

/** So many lines of what would happen are shown. */
const MOST_LINES = 4;

/** Laid over the board beside what is pointed at, where it covers no lit place. */
export function AheadPanel({ ready }: { ready: Ready }) {
  const { store, texts } = ready;
  const panel = useRef<HTMLElement>(null);
  const line = store.pointed.value;
  const found = store.previews.of(line);
  const spot = usePlace(panel, line, found !== undefined);
  if (line === null || !found) return null;
  const words = wordsOf(ready, line);
  if (words.length === 0 && found.odds.length === 0 && !isLong(line)) return null;
  return (
    <section ref={panel} class="ahead" style={spot === null ? undefined : placed(spot)} aria-label={t("ahead")}>
      <h3>{actionWords(ready, line)}</h3>
      {found.odds.length > 0 && <OddsTable chances={found.odds} texts={texts} />}
      {words.slice(0, MOST_LINES).map((sentence, at) => (
        <p key={at}>{sentence}</p>
      ))}
      {words.length > MOST_LINES && <p>{t("ahead-more", { count: words.length - MOST_LINES })}</p>}
      <Sums sums={found.sums} texts={texts} />
    </section>
  );
}

function placed({ left, top }: Spot): Record<string, string> {
  return { left: `${left}px`, top: `${top}px`, bottom: "auto", margin: "0" };
}

/** What would happen, in the game's own sentences or event by event. */
function wordsOf(ready: Ready, line: string): string[] {
  const { module, standing, texts } = ready;
  const ahead = foreseenOf(ready, line);
  if (!ahead) return [];
  const own = module.ahead?.(ahead, sceneOf(ready), standing.seat, texts) ?? null;
  const quiet = module.quiet ?? [];
  return own ?? ahead.events.filter(({ kind }) => !quiet.includes(kind)).map((event) => texts.event(event));
}

/** What each side brings to a throw, term by term; twice where something hidden decides. */
function Sums({ sums, texts }: { sums: SumInfo[]; texts: Texts }) {
  if (sums.length === 0) return null;
  return (
    <dl class="ahead-sums">
      {sums.map(({ label, least, most }, at) => {
        const [low, high] = [texts.sum(least), texts.sum(most)];
        return (
          <div key={at}>
            <dt>{texts.t(label.key, label.params)}</dt>
            <dd>{low === high ? low : t("odds-range", { least: low, most: high })}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What is drawn to be seen while it is pointed at, and what else lies over the board. */
const DRAWN = ".alx-ghost-alexander, .alx-ghost-guard, .alx-ghost-wall, .arb-ghost, .away";

/** Beside what is pointed at on the board, over no lit place; null where the page's style has a place for it. */
function usePlace(panel: { current: HTMLElement | null }, line: string | null, shown: boolean): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      pointer.current = { x: event.clientX, y: event.clientY };
    };
    addEventListener("pointermove", follow, true);
    addEventListener("pointerdown", follow, true);
    return () => {
      removeEventListener("pointermove", follow, true);
      removeEventListener("pointerdown", follow, true);
    };
  }, []);
  useLayoutEffect(() => {
    const own = panel.current;
    const board = own?.parentElement;
    if (!own || !board || hasPlace(own)) {
      setSpot(null);
      return;
    }
    const room = board.getBoundingClientRect();
    const lights = boxesOf(board, "[data-light]");
    const anchor = anchorOn(board, pointer.current, lights);
    const found = beside(room, own.getBoundingClientRect(), anchor, lights, boxesOf(board, DRAWN));
    setSpot({ left: found.left - room.left, top: found.top - room.top });
  }, [line, shown]);
  return spot;
}

/** Whether the page's style has a place for it: over the tabs of a phone, beside a map. */
function hasPlace(panel: Element): boolean {
  const style = getComputedStyle(panel);
  return style.position === "fixed" || style.getPropertyValue("--stays") !== "";
}

function boxesOf(board: Element, selector: string): Box[] {
  return [...board.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

/** The place on the board that the focus or the pointer is on. */
function anchorOn(board: Element, pointer: { x: number; y: number } | null, lights: readonly Box[]): Box | null {
  const focused = board.querySelector(":focus-visible");
  if (focused) return focused.getBoundingClientRect();
  if (pointer === null) return null;
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const within = left <= pointer.x && pointer.x <= right && top <= pointer.y && pointer.y <= bottom;
  return within ? boxAt(pointer, lights) : null;
}
