/** The rulebook on a page of its own. */
import { useEffect, useState } from "preact/hooks";
import { fetchGames } from "../api.ts";
import { pageTitle } from "../live/alerts.ts";
import { PageHead } from "../page/PageHead.tsx";
import { TitleWords } from "../page/TitleWords.tsx";
import { language, t } from "../texts/language.ts";
import { RuleBook } from "./RuleBook.tsx";

export function RulesPage({ game, rule }: { game: string; rule: string | null }) {
  const [title, setTitle] = useState("");
  useEffect(() => {
    fetchGames(language.value).then(
      (games) => setTitle(games.find((one) => one.id === game)?.title ?? ""),
      () => setTitle(""),
    );
  }, [game]);
  const heading = t("rules-of", { game: title });
  useEffect(() => {
    pageTitle.value = title === "" ? t("rules") : heading;
  }, [heading]);
  return (
    <div class="page">
      <PageHead />
      <main class="rules-page">
        <h1>{title === "" ? t("rules") : <TitleWords title={heading} />}</h1>
        <RuleBook level={2} game={game} rule={rule} />
      </main>
    </div>
  );
}
