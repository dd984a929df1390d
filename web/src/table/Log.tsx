/** The campaign so far, one line an event, each with its rule; pointing at a line lights its place. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { lastInOwnTurn, undosAt } from "../live/standing.ts";
import type { TableStore } from "../live/table.ts";
import { Mark } from "../look/marks.tsx";
import { stored } from "../page/stored.ts";
import { t } from "../texts/language.ts";
import type { EventInfo, LogEntry, UndoInfo } from "../wire.ts";
import { CaseLink } from "../rules/CaseLink.tsx";
import { beginnings } from "./beginnings.ts";
import { sceneOf, type Ready } from "./shown.ts";

/** So near to the top, in pixels, the reader wants to see what was earlier. */
const NEAR = 80;

/** Whether the log tells every detail, or leaves out what other lines say too. */
const allDetails = stored("log-details", false);

export function Log({ ready }: { ready: Ready }) {
  const { store, standing, module } = ready;
  const list = useRef<HTMLOListElement>(null);
  const log = store.log.entries.value;
  const at = store.replay.at.value;
  const begins = log[0]?.n ?? 0;
  const last = log.at(-1);
  const end = `${last?.n ?? 0} ${last?.events.length ?? 0}`;
  const scrolled = useFollowing(list, at === null ? end : String(at), at !== null && at >= begins);
  useAnchor(list, begins);
  useEffect(() => {
    if (at !== null) void store.log.reach(at);
  }, [at]);
  const lookUp = () => {
    const box = list.current;
    if (box && box.clientHeight > 0 && box.scrollTop < NEAR && !store.log.failed.value) void store.log.earlier();
  };
  const onScroll = () => {
    scrolled();
    lookUp();
  };
  // What came in may hold no line that is shown, or the reader has gone up meanwhile.
  useEffect(lookUp, [begins]);
  const quiet = allDetails.value ? [] : (module.quiet ?? []);
  const undos = store.log.undos.value;
  const speaks = (entry: LogEntry) => entry.events.some(({ kind }) => !quiet.includes(kind)) || undosAt(undos, entry.n).length > 0;
  const firsts = beginnings(log, speaks);
  const own = standing.table.state === "running" ? lastInOwnTurn(log, standing.seat) : 0;
  // The line stands above something that was done, or not at all.
  const since = log.some((entry) => entry.n > own && speaks(entry)) ? own : 0;
  // Lines that go away with the pointer on them light nothing any more.
  useEffect(
    () => () => {
      store.litByLog.value = [];
    },
    [store],
  );
  return (
    <section id="log" class="log" aria-labelledby="log-heading">
      <div class="panel-head">
        <h2 id="log-heading">{t("log")}</h2>
        {module.quiet && (
          <label class="tick small">
            <input type="checkbox" checked={allDetails.value} onChange={(event) => (allDetails.value = event.currentTarget.checked)} />
            {t("log-details")}
          </label>
        )}
      </div>
      <ol ref={list} class="entries" tabIndex={0} aria-label={t("log")} onScroll={onScroll}>
        {!store.log.complete.value && (
          <li class="earlier">
            <button type="button" class="button quiet" onClick={() => void store.log.earlier()}>
              {t("log-earlier")}
            </button>
          </li>
        )}
        {log.map((entry) => (
          <Entry
            key={entry.n}
            ready={ready}
            entry={entry}
            quiet={quiet}
            first={firsts.has(entry.n)}
            fresh={since > 0 && entry.n === since + 1}
            later={at !== null && entry.n > at}
            here={at === entry.n}
          />
        ))}
      </ol>
    </section>
  );
}

/** Keeps the newest line (or the moment that is looked at) in sight, unless the reader scrolled away. */
function useFollowing(list: { current: HTMLOListElement | null }, place: string, here: boolean): () => void {
  const following = useRef(true);
  const known = useRef({ top: 0, height: 0 });
  const note = ({ scrollTop, scrollHeight }: HTMLElement) => {
    known.current = { top: scrollTop, height: scrollHeight };
  };
  const follow = () => {
    const box = list.current;
    if (!box) return;
    const here = box.querySelector<HTMLElement>(".entry.here");
    if (here) box.scrollTop = here.offsetTop - box.clientHeight / 2;
    else if (following.current) box.scrollTop = box.scrollHeight;
    note(box);
  };
  useEffect(follow, [place, here]);
  useEffect(() => {
    if (!list.current) return undefined;
    // The panel may become shorter while nothing is added.
    const watch = new ResizeObserver(follow);
    watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  return () => {
    const box = list.current;
    if (!box) return;
    // Moving up is the reader's own doing, unless lines have come or gone meanwhile.
    const { top, height } = known.current;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < 40) following.current = true;
    else if (box.scrollTop < top && box.scrollHeight === height) following.current = false;
    note(box);
  };
}

/** Keeps the lines where they are when earlier ones come in above them. */
function useAnchor(list: { current: HTMLOListElement | null }, first: number): void {
  const fromEnd = useRef(0);
  const box = list.current;
  // Before the new lines are drawn:
  if (box) fromEnd.current = box.scrollHeight - box.scrollTop;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight - fromEnd.current;
  }, [first]);
}

interface EntryProps {
  ready: Ready;
  entry: LogEntry;
  quiet: readonly string[];
  first: boolean;
  fresh: boolean;
  later: boolean;
  here: boolean;
}

function Entry({ ready, entry, quiet, first, fresh, later, here }: EntryProps) {
  const { store } = ready;
  const look = entry.seat === null || entry.seat < 0 ? undefined : store.looks.value[entry.seat];
  const events = entry.events.filter((event) => !quiet.includes(event.kind));
  const undone = undosAt(store.log.undos.value, entry.n);
  if (events.length === 0 && undone.length === 0 && !fresh) return null;
  return (
    <li class={`entry ${later ? "later" : ""} ${here ? "here" : ""} ${first ? "first" : ""}`}>
      {fresh && <p class="since">{t("log-since")}</p>}
      <span class={`entry-mark ${look ? `colour-${look.colour}` : ""}`}>{first && look && <Mark name={look.mark} size={16} />}</span>
      <div class="entry-lines">
        {events.map((event, place) => (
          <Line key={place} ready={ready} event={event} n={entry.n} />
        ))}
        {undone.map((one) => (
          <p key={one.at} class="line undone">
            {undoneWords(store, one)}
          </p>
        ))}
      </div>
    </li>
  );
}

/** Who has taken something back, or that all agreed to it; in a lesson there is nobody to agree. */
function undoneWords(store: TableStore, { agreed, count, seat }: UndoInfo): string {
  if (store.lesson.value !== null && agreed) return t("log-lesson-back");
  return agreed ? t("log-undone-agreed", { count }) : t("log-undone", { name: store.nameOf(seat) });
}

function Line({ ready, event, n }: { ready: Ready; event: EventInfo; n: number }) {
  const { store, standing, module, texts } = ready;
  const light = () => {
    store.litByLog.value = module.placesOf(event, sceneOf(ready));
  };
  const dim = () => {
    store.litByLog.value = [];
  };
  return (
    <p class={`line kind-${event.kind}`} onPointerEnter={light} onPointerLeave={dim} onFocusCapture={light} onBlurCapture={dim}>
      <button type="button" class="line-text" onClick={() => void store.replay.show(n)} title={t("log-show", { n })}>
        {texts.event(event)}
      </button>
      <CaseLink game={standing.table.game} id={event.case} />
    </p>
  );
}
