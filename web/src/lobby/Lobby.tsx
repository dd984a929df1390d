/** The first page: play at once, learn, set up a table, come back to one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchGames, fetchMe, fetchTables, type Scope } from "../api.ts";
import { pageTitle, yourTurn } from "../live/alerts.ts";
import { wordsOf } from "../page/failure.ts";
import { HelpButton, LanguageSwitch, ThemeSwitch } from "../page/Settings.tsx";
import { Problem } from "../page/Problem.tsx";
import { language, t } from "../texts/language.ts";
import type { GameInfo, Summary } from "../wire.ts";
import { Atlas } from "./Atlas.tsx";
import { Games } from "./Games.tsx";
import { MyName } from "./MyName.tsx";
import { Review } from "./Review.tsx";
import { waitsForYou } from "../table/asking.ts";
import { TableList } from "./TableList.tsx";

/** How often the lists are renewed while the page is looked at, in milliseconds. */
const RENEW = 15_000;

type Tables = Record<Scope, Summary[]>;

export function Lobby() {
  const games = useSignal<GameInfo[] | null>(null);
  const tables = useSignal<Tables | null>(null);
  const name = useSignal("");
  const problem = useSignal<string | null>(null);

  useEffect(() => {
    pageTitle.value = "";
    let gone = false;
    const renew = async () => {
      try {
        const [mine, open, running, finished] = await Promise.all([
          fetchTables("mine"),
          fetchTables("open"),
          fetchTables("running"),
          fetchTables("finished"),
        ]);
        if (gone) return;
        tables.value = { mine, open, running, finished };
        yourTurn.value = mine.some(waitsForYou);
        problem.value = null;
      } catch (error) {
        if (!gone) problem.value = wordsOf(error);
      }
    };
    const begin = async () => {
      try {
        // The first request makes the guest whom the others ask about.
        name.value = (await fetchMe()).name;
      } catch (error) {
        problem.value = wordsOf(error);
      }
      await renew();
    };
    void begin();
    const timer = setInterval(() => {
      if (!document.hidden) void renew();
    }, RENEW);
    return () => {
      gone = true;
      yourTurn.value = false;
      clearInterval(timer);
    };
  }, []);

  const tongue = language.value;
  useEffect(() => {
    fetchGames(tongue).then(
      (found) => {
        games.value = found;
      },
      (error: unknown) => {
        problem.value = wordsOf(error);
      },
    );
  }, [tongue]);

  const known = tables.value;
  const mine = known?.mine.filter((table) => table.state !== "finished");
  const seated = (table: Summary) => table.seats.some((seat) => seat.you);
  return (
    <div class="lobby">
      <a class="skip" href="#tables">
        {t("skip-to-tables")}
      </a>
      <header class="lobby-head">
        <div class="lobby-set">
          <LanguageSwitch />
          <ThemeSwitch />
          <HelpButton />
        </div>
        <Atlas />
        <div class="lobby-title">
          <h1>{t("anabasis")}</h1>
          <p>{t("tagline")}</p>
        </div>
      </header>
      <main>
        <Problem words={problem.value} />
        <Games games={games.value} />
        {(games.value ?? problem.value) !== null && (
          <div class="lobby-columns">
            <div id="tables" class="lobby-tables" tabIndex={-1}>
              <TableList games={games.value} title={t("tables-mine")} tables={mine} empty={t("tables-mine-none")} />
              <TableList
                games={games.value}
                title={t("tables-open")}
                tables={known?.open.filter((table) => !seated(table))}
                empty={t("tables-open-none")}
              />
              <TableList games={games.value} title={t("tables-running")} tables={known?.running.filter((table) => !seated(table))} />
              <TableList games={games.value} title={t("tables-finished")} tables={known?.finished} />
            </div>
            <div class="lobby-side">
              <MyName name={name} />
              <Review />
            </div>
          </div>
        )}
      </main>
      <footer class="lobby-foot">
        <p>{t("credits")}</p>
      </footer>
    </div>
  );
}
