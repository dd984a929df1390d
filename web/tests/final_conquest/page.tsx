/**
 * A page of the tests: a position of Final Conquest as the table shows it, without a server.
 * `?view=six&language=ja&theme=dark` says which and how.
 */
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { BoardProps } from "../../src/board/module.ts";
import { module } from "../../src/games/final_conquest/index.ts";
import type { Board, View } from "../../src/games/final_conquest/types.ts";
import { HatchDefs, Mark } from "../../src/look/marks.tsx";
import { seatLook } from "../../src/look/seats.ts";
import { makeBundle } from "../../src/texts/fluent.ts";
import { Prose } from "../../src/texts/prose.ts";
import type { EventInfo, PromptInfo } from "../../src/wire.ts";
import english from "../../../src/anabasis/games/final_conquest/messages/en.ftl";
import japanese from "../../../src/anabasis/games/final_conquest/messages/ja.ftl";
import sharedEnglish from "../../../src/anabasis/messages/en.ftl";
import sharedJapanese from "../../../src/anabasis/messages/ja.ftl";
import { BOARD, GRAMMAR, marchesOf, VIEWS } from "./positions.ts";

const asked = new URLSearchParams(location.search);
const which = (asked.get("view") ?? "three") as keyof typeof VIEWS;
const language = asked.get("language") ?? "en";
const view = VIEWS[which];
const NAMES = ["Philippa", "Bartholomew", "Chandragupta", "Wilhelmina", "Xanthippe", "Ravindranath"].slice(0, view.seats.length);
const SEATS = NAMES.map((name, seat) => seatLook(seat, name));
const texts = new Prose(
  language,
  [
    makeBundle(language, ...(language === "ja" ? [sharedJapanese, japanese] : [sharedEnglish, english])),
    makeBundle("en", sharedEnglish, english),
  ],
  { kinds: {}, verbs: GRAMMAR.verbs as never },
  NAMES,
);
const SEAT = view.seats.findIndex(({ hand }) => hand !== null);

function question(): { legal: string[]; ways: string[][]; prompt: PromptInfo } {
  const prompt = (key: string, verbs: string[]): PromptInfo => ({ key, params: {}, case: "9.1", verbs }) as unknown as PromptInfo;
  if (which === "six") return { legal: Array.from({ length: 10 }, (_, n) => `bid ${n}`), ways: [], prompt: prompt("bid", ["bid"]) };
  if (which === "battle") {
    return { legal: ["retreat infantry alexandria", "retreat infantry cyrene"], ways: [], prompt: prompt("retreat", ["retreat"]) };
  }
  const own = ["rome", "alpes", "sardinia", "brundium"].map((from) => marchesOf(view, from, SEAT));
  return {
    legal: ["recruit-infantry rome", "recruit-cavalry rome", "buy marcus-marcellus", "end-turn", ...own.flatMap(({ legal }) => legal)],
    ways: own.flatMap(({ ways }) => ways),
    prompt: prompt("turn", ["move", "attack", "recruit-infantry", "end-turn"]),
  };
}

function Page() {
  const [done, setDone] = useState("");
  const [pointed, setPointed] = useState<string | null>(null);
  const [narrow, setNarrow] = useState(isNarrow());
  const [tab, setTab] = useState(asked.get("tab") ?? "hand");
  useEffect(() => {
    const resized = () => setNarrow(isNarrow());
    addEventListener("resize", resized);
    return () => removeEventListener("resize", resized);
  }, []);
  const { legal, ways, prompt } = question();
  const props: BoardProps<View, Board> = {
    board: BOARD,
    view,
    grammar: GRAMMAR,
    seat: SEAT,
    seats: SEATS,
    legal,
    ways,
    prompt,
    sent: null,
    moment: 7,
    step: 0,
    latest: latestOf(),
    changed: [],
    lit: [],
    pointed,
    foreseen: null,
    details: null,
    texts,
    readOnly: false,
    onAct: (line) => setDone(`act ${line}`),
    onOffer: (lines) => setDone(`offer ${lines.join(" | ")}`),
    onWhy: (what) => setDone(`why ${what}`),
    onPoint: setPointed,
    onLookUp: () => undefined,
    onPreview: () => undefined,
    previewOf: () => undefined,
  };
  const { Board: Drawn, Hand, Tracks } = module;
  const front = (
    <div class="front">
      <section id="hand" class="hand">
        {Hand && <Hand {...props} />}
      </section>
      <section id="tracks" class="tracks">
        {Tracks && <Tracks {...props} />}
      </section>
    </div>
  );
  return (
    <div class={`table-page running ${narrow ? "narrow" : "wide"}`}>
      <HatchDefs />
      <header class="bar">
        <h1>Conqueror: Final Conquest</h1>
      </header>
      {narrow && <Strip />}
      <main class="play">
        <section id="prompt" class="prompt asking">
          <div class="prompt-words">
            <p class="prompt-sentence">Recruit, buy heroes, march or attack.</p>
          </div>
          <div class="prompt-buttons">
            <button type="button" class="button act">
              End the turn
            </button>
          </div>
        </section>
        <div id="board" class="board" role="region" aria-label="Board">
          <Drawn {...props} />
        </div>
        {!narrow && front}
      </main>
      <aside class="side">
        {!narrow && <Players />}
        <div class="panels">
          <div class="tabs" role="tablist">
            {["hand", "players", "log"].map((name) => (
              <button key={name} type="button" role="tab" aria-selected={name === tab} onClick={() => setTab(name)}>
                {name}
              </button>
            ))}
          </div>
          <div class="panel" role="tabpanel">
            {narrow && tab === "hand" && front}
            {narrow && tab === "players" && <Players />}
          </div>
        </div>
      </aside>
      <output class="unseen" data-done={done} />
    </div>
  );
}

function latestOf(): EventInfo[] {
  if (which !== "three") return [];
  return [{ kind: "moved", seat: 0, origin: "rome", territory: "alpes" }] as unknown as EventInfo[];
}

function isNarrow(): boolean {
  return matchMedia("(max-width: 52rem), (max-height: 34rem)").matches;
}

function Strip() {
  return (
    <ol class="score-strip">
      {SEATS.map((look) => (
        <li key={look.seat} class={`colour-${look.colour}`}>
          <Mark name={look.mark} size={18} />
          <span class="strip-name">{look.name}</span>
          <strong>{view.seats[look.seat]?.forts}</strong>
        </li>
      ))}
    </ol>
  );
}

function Players() {
  const Detail = module.SeatDetail;
  return (
    <section class="players">
      <ol class={`seats ${SEATS.length > 4 ? "many" : ""}`}>
        {SEATS.map((look) => (
          <li key={look.seat} class={`seat colour-${look.colour} ${look.seat === view.active ? "to-act" : ""}`}>
            <Mark name={look.mark} size={30} />
            <div class="seat-who">
              <p class="seat-name">
                {look.name}
                {look.seat === SEAT && <span class="seat-you">you</span>}
              </p>
              <p class="seat-state">{look.seat === view.active ? "thinking …" : "online"}</p>
            </div>
            <div class="seat-score">
              <strong>{view.seats[look.seat]?.forts}</strong>
            </div>
            <div class="seat-detail">
              {Detail && <Detail board={BOARD} view={view} seat={look.seat} look={look} mine={look.seat === SEAT} texts={texts} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

document.documentElement.lang = language;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
render(<Page />, document.body);
