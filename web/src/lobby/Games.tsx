/** The games of the house: each is played, learnt or set up from its card. */
import { useState } from "preact/hooks";
import { makeTable, startLesson } from "../api.ts";
import { wordsOf } from "../page/failure.ts";
import { Problem } from "../page/Problem.tsx";
import { TitleWords } from "../page/TitleWords.tsx";
import { go, tableRoute, write } from "../router.ts";
import { t } from "../texts/language.ts";
import type { GameInfo, Summary } from "../wire.ts";
import { friendWish, quickWish } from "./wish.ts";

export function Games({ games }: { games: GameInfo[] | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const enter = async (make: () => Promise<Summary>) => {
    if (busy) return;
    setBusy(true);
    try {
      go(tableRoute((await make()).id));
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <section class="games" aria-label={t("games")}>
      <Problem words={problem} />
      {!games && <p class="empty">{t("loading")}</p>}
      <ul>
        {games?.map((game) => (
          <GameCard key={game.id} game={game} busy={busy} enter={enter} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  game: GameInfo;
  busy: boolean;
  enter: (make: () => Promise<Summary>) => Promise<void>;
}

function GameCard({ game, busy, enter }: CardProps) {
  const wish = quickWish(game);
  return (
    <li class="game-card" aria-labelledby={`game-${game.id}`}>
      {game.picture && <img class="game-picture" src={game.picture} alt="" width="640" height="200" />}
      <h2 id={`game-${game.id}`}>
        <TitleWords title={game.title} />
      </h2>
      <p class="hint game-measures">
        <span>{t("game-seats", { least: game.seats[0], most: game.seats[1] })}</span>
        {game.minutes && <span>{t("game-minutes", { least: game.minutes[0], most: game.minutes[1] })}</span>}
        {game.weight && <span>{t(`game-weight-${game.weight}`)}</span>}
      </p>
      <p class="game-words">{game.words}</p>
      <div class="game-buttons">
        <button
          type="button"
          class="button primary large"
          aria-disabled={busy}
          aria-describedby={`game-${game.id}`}
          onClick={() => void enter(() => makeTable(wish))}
        >
          {t("play-now")}
          <span class="button-note">{t("play-now-what", { bots: wish.seats.length - 1 })}</span>
        </button>
        <button
          type="button"
          class="button large"
          aria-disabled={busy}
          aria-describedby={`game-${game.id}`}
          onClick={() => void enter(() => makeTable(friendWish(game)))}
        >
          {t("play-friend")}
          <span class="button-note">{t("play-friend-what")}</span>
        </button>
        {game.tutorial && (
          <button
            type="button"
            class="button large"
            aria-disabled={busy}
            aria-describedby={`game-${game.id}`}
            onClick={() => void enter(() => startLesson(game.id))}
          >
            {t("learn")}
            <span class="button-note">{t("learn-what")}</span>
          </button>
        )}
      </div>
      <p class="row">
        <a href={write({ page: "create", game: game.id })}>{t("create")}</a>
        <a href={write({ page: "rules", game: game.id, rule: null })}>{t("rules-read")}</a>
      </p>
    </li>
  );
}
