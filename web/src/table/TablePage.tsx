/** The page of one table. */
import { useEffect, useMemo } from "preact/hooks";
import { yourTurn, pageTitle } from "../live/alerts.ts";
import { ownDecision } from "../live/standing.ts";
import { TableStore } from "../live/table.ts";
import { Icon } from "../page/Icon.tsx";
import { Brand } from "../page/PageHead.tsx";
import { SoundSwitch } from "../page/Settings.tsx";
import { narrow } from "../page/media.ts";
import { TitleWords } from "../page/TitleWords.tsx";
import { amend, route, tableRoute, write } from "../router.ts";
import { NO_CASE, RulesDrawer } from "../rules/RulesDrawer.tsx";
import { t } from "../texts/language.ts";
import { LessonPanel } from "../tutorial/LessonPanel.tsx";
import { ActionList } from "./ActionList.tsx";
import { Away } from "./Away.tsx";
import { Chat } from "./Chat.tsx";
import { Curtain } from "./Curtain.tsx";
import { EndOfGame } from "./EndOfGame.tsx";
import { listenKeys } from "./keys.ts";
import { KeysDialog } from "./KeysDialog.tsx";
import { Log } from "./Log.tsx";
import { Menu, ResignDialog } from "./Menu.tsx";
import { AheadPanel } from "./Ahead.tsx";
import { open, opened, shut } from "./openings.ts";
import { Hand, TracksAside } from "./Hand.tsx";
import { Players } from "./Players.tsx";
import { PromptBar } from "./PromptBar.tsx";
import { ReplayBar } from "./ReplayBar.tsx";
import { ReportDialog } from "./Report.tsx";
import { boardProps, isTabbed, lessonStep, ready as readyOf, sceneOf, type Ready } from "./shown.ts";
import { front, SidePanels, type Panel } from "./SidePanels.tsx";
import { ScoreStrip } from "./ScoreStrip.tsx";
import { Spectators } from "./Spectators.tsx";
import { Trouble } from "./Trouble.tsx";
import { Unplayable } from "./Unplayable.tsx";
import { useReplay } from "./useReplay.ts";
import { Waiting } from "./Waiting.tsx";
import { WindowsDialog } from "./Windows.tsx";

export function TablePage({ id, at }: { id: string; at: number | null }) {
  const store = useMemo(() => new TableStore(id, at), [id]);
  useEffect(() => {
    const endKeys = listenKeys(store, goTo);
    const hurry = () => store.socket.hurry();
    const turned = () => store.turned(document.hidden);
    // A page that is left says so at once; if it comes back from the browser's memory, it connects anew.
    const leave = () => store.socket.close();
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    document.addEventListener("visibilitychange", turned);
    shut();
    return () => {
      endKeys();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      document.removeEventListener("visibilitychange", turned);
      store.close();
      shut();
      yourTurn.value = false;
    };
  }, [store]);
  const trouble = store.trouble.value;
  if (trouble) return <Trouble kind={trouble} />;
  if (store.unplayable.value) return <Unplayable table={store.unplayable.value} />;
  const ready = readyOf(store);
  return ready ? <Table ready={ready} /> : <Opening />;
}

/** Bring a part of the page to the front and put the focus there. */
function goTo(part: string): void {
  front.value = part;
  requestAnimationFrame(() => {
    const box = document.getElementById(part);
    const inside = box?.querySelector<HTMLElement>('[tabindex="0"], button, input');
    (part === "prompt" ? box : (inside ?? box))?.focus();
  });
}

function Opening() {
  return (
    <main class="opening">
      <p role="status">{t("table-opening")}</p>
    </main>
  );
}

function Table({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const { table } = standing;
  const here = route.value;
  const curtain = store.curtain.value;

  useEffect(() => {
    pageTitle.value = titleOf(ready);
  }, [titleOf(ready)]);
  const mine =
    table.state === "running" &&
    !store.telling.busy.value &&
    standing.decisions.some((one) => standing.yours.includes(one.seat) && one.must);
  useEffect(() => {
    yourTurn.value = mine;
  }, [mine]);
  useEffect(() => {
    if (curtain !== null) shut();
  }, [curtain]);
  useEffect(() => {
    // While a seat is free, the address itself is the invitation.
    if (table.state !== "open") amend({ invite: null });
    else if (table.invite !== undefined) amend({ invite: table.invite });
  }, [table.state, table.invite]);
  useReplay(ready);
  useEnding(ready);
  const learning = lessonStep(store) !== null;
  useEffect(() => {
    if (learning) front.value = "lesson";
    else if (front.peek() === "lesson") front.value = narrow.peek() ? "hand" : "log";
  }, [learning]);
  useHandInFront(ready);

  return (
    <div class={`table-page ${narrow.value ? "narrow" : "wide"} ${table.state}`}>
      <a class="skip" href="#prompt">
        {t("skip-to-prompt")}
      </a>
      <a class="skip" href="#board">
        {t("skip-to-board")}
      </a>
      <Bar ready={ready} />
      {curtain === null ? <Play ready={ready} /> : <Curtain store={store} seat={curtain} />}
      <RulesDrawer game={table.game} rule={here.page === "table" ? here.rule : null} />
      <Sheets ready={ready} />
    </div>
  );
}

/** The end is told when it comes, not when a finished table is opened at some moment. */
function useEnding({ store, standing }: Ready): void {
  const over = standing.table.state === "finished";
  useEffect(() => {
    const here = route.peek();
    if (over && here.page === "table" && here.at === null && !standing.table.review) open("end");
  }, [over, store]);
}

/** On a wide page the hand is in front at first, and again with every question that is answered with a card. */
function useHandInFront(ready: Ready): void {
  const { standing, module } = ready;
  const scene = sceneOf(ready);
  const aside = isTabbed(ready) && !narrow.value;
  const asked = aside && standing.legal.some((action) => module.onCards?.(action, scene) === true);
  const number = ownDecision(standing)?.number;
  useEffect(() => {
    if (aside) front.value = "hand";
  }, [aside]);
  useEffect(() => {
    if (asked) front.value = "hand";
  }, [asked, number]);
}

/** What the game is called in the reader's language. */
function titleOf({ texts, standing }: Ready): string {
  return texts.has("title") ? texts.t("title") : standing.table.title;
}

/** A title of more letters than this is written smaller where there is little room. */
const LONG = 14;

function Bar({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const link = store.socket.state.value;
  const here = route.value;
  const rulesOpen = here.page === "table" && here.rule !== null;
  return (
    <header class="bar">
      <Brand />
      <h1 class={titleOf(ready).length > LONG ? "long" : ""}>
        <TitleWords title={titleOf(ready)} />
      </h1>
      {standing.seat === null && standing.table.state !== "open" && (
        <span class="badge">{standing.table.review ? t("reviewing") : t("spectating")}</span>
      )}
      {!standing.table.review && <Spectators spectators={standing.spectators} />}
      {standing.table.origin !== undefined && (
        <a class="badge" href={write(tableRoute(standing.table.origin))} title={t("analysis-back")}>
          {t("analysis")}
        </a>
      )}
      <span class={`link-state ${link}`} role="status">
        {link === "live" ? "" : t(`link-${link}`)}
      </span>
      <nav class="bar-buttons" aria-label={t("table-tools")}>
        <SoundSwitch />
        <button type="button" class="bar-button" onClick={() => open("actions")} aria-label={t("actions")}>
          <Icon name="list" />
          <span>{t("actions")}</span>
        </button>
        <button
          id="rules-button"
          type="button"
          class="bar-button"
          aria-expanded={rulesOpen}
          aria-label={t("rules")}
          onClick={() => amend({ rule: rulesOpen ? null : NO_CASE })}
        >
          <Icon name="book" />
          <span>{t("rules")}</span>
        </button>
        <button type="button" class="bar-button" onClick={() => open("menu")} aria-label={t("menu")}>
          <Icon name="menu" />
          <span>{t("menu")}</span>
        </button>
      </nav>
    </header>
  );
}

function Play({ ready }: { ready: Ready }) {
  const { store, standing } = ready;
  const tabs = <SidePanels panels={panels(ready)} label={t("panels")} />;
  // Where the hand has a tab the slider belongs to the log, or to the moment that is looked at.
  const hasReplay = standing.table.state !== "open" && (!isTabbed(ready) || front.value === "log" || store.replay.active.value);
  return (
    <>
      {narrow.value && standing.table.state !== "open" && <ScoreStrip ready={ready} />}
      <main class="play">
        <PromptBar ready={ready} />
        <div
          id="board"
          class={`board ${store.replay.active.value ? "looking-back" : ""}`}
          role="region"
          aria-label={t("board")}
          tabIndex={-1}
        >
          <BoardBox ready={ready} />
          <Away ready={ready} />
          <AheadPanel ready={ready} />
        </div>
        {!isTabbed(ready) && <Hand ready={ready} />}
      </main>
      <aside class="side" aria-label={t("side")}>
        {!narrow.value && standing.table.state !== "open" && <Players ready={ready} />}
        <TracksAside ready={ready} />
        {tabs}
        {hasReplay && <ReplayBar ready={ready} />}
      </aside>
      {opened.value === "actions" && <ActionList ready={ready} />}
    </>
  );
}

function panels(ready: Ready): Panel[] {
  const { store, standing } = ready;
  const unread = front.value === "chat" ? 0 : store.chat.value.length - store.chatSeen.value;
  const found: Panel[] = [];
  if (lessonStep(store)) found.push({ name: "lesson", label: t("lesson"), content: <LessonPanel ready={ready} /> });
  const { Hand: Held, Tracks } = ready.module;
  if (isTabbed(ready) && standing.view !== null && (Held || Tracks)) {
    found.push({ name: "hand", label: t(Held ? "hand" : "tracks-short"), content: <Hand ready={ready} /> });
  }
  if (standing.table.state !== "open") {
    if (narrow.value) found.push({ name: "players", label: t("players"), content: <Players ready={ready} /> });
    found.push({ name: "log", label: t("log"), content: <Log ready={ready} /> });
  }
  found.push({
    name: "chat",
    label: t("chat"),
    news: unread,
    content: <Chat store={store} speaking={!standing.table.review} />,
  });
  return found;
}

function BoardBox({ ready }: { ready: Ready }) {
  if (ready.standing.view === null) return <Waiting ready={ready} />;
  const { Board } = ready.module;
  return <Board {...boardProps(ready)} />;
}

function Sheets({ ready }: { ready: Ready }) {
  switch (opened.value) {
    case "menu":
      return <Menu ready={ready} />;
    case "keys":
      return <KeysDialog />;
    case "end":
      return <EndOfGame ready={ready} />;
    case "report":
      return <ReportDialog ready={ready} />;
    case "resign":
      return <ResignDialog ready={ready} />;
    case "windows":
      return <WindowsDialog ready={ready} />;
    default:
      return null;
  }
}
