/** Setting up a table: which game, who sits where, which variants, how open. */
import { useEffect, useState } from "preact/hooks";
import { fetchGames, makeTable } from "../api.ts";
import { pageTitle } from "../live/alerts.ts";
import { Choice } from "../page/Choice.tsx";
import { wordsOf } from "../page/failure.ts";
import { PageHead } from "../page/PageHead.tsx";
import { Problem } from "../page/Problem.tsx";
import { go, tableRoute } from "../router.ts";
import { language, t } from "../texts/language.ts";
import type { GameInfo } from "../wire.ts";
import { AWAYS, awayWords, CLOCKS, clockWords, PAUSES, pauseWords } from "./clock.ts";
import { Options } from "./Options.tsx";
import { isLive, quickWish, type TableWish } from "./wish.ts";
import { SeatChoice } from "./SeatChoice.tsx";

export function Create({ game }: { game: string | null }) {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [wish, setWish] = useState<TableWish | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    pageTitle.value = t("create");
    fetchGames(language.value).then(
      (found) => {
        const first = found.find((one) => one.id === game) ?? found[0];
        setGames(found);
        if (first) setWish(quickWish(first));
      },
      (error: unknown) => setProblem(wordsOf(error)),
    );
  }, [game]);
  const chosen = games?.find((one) => one.id === wish?.game);
  const make = async (event: Event) => {
    event.preventDefault();
    if (!wish) return;
    try {
      go(tableRoute((await makeTable(wish)).id));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  return (
    <div class="page">
      <PageHead />
      <main class="create">
        <h1>{t("create")}</h1>
        <Problem words={problem} />
        {!wish && problem === null && <p class="empty">{t("loading")}</p>}
        {wish && chosen && games && (
          <form onSubmit={make}>
            <GameChoice games={games} wish={wish} onWish={setWish} />
            <SeatChoice game={chosen} wish={wish} onWish={setWish} />
            <Options game={chosen} wish={wish} onWish={setWish} />
            <Manners game={chosen} wish={wish} onWish={setWish} />
            <div class="row">
              <button type="submit" class="button primary large">
                {wish.seats.some((seat) => seat.kind === "open") ? t("create-and-wait") : t("create-and-play")}
              </button>
            </div>
          </form>
        )}
      </main>
    </div>
  );
}

interface Part {
  wish: TableWish;
  onWish(wish: TableWish): void;
}

function GameChoice({ games, wish, onWish }: Part & { games: GameInfo[] }) {
  if (games.length < 2) return null;
  return (
    <fieldset>
      <legend>{t("create-game")}</legend>
      {games.map((game) => (
        <label key={game.id} class="tick">
          <input type="radio" name="game" checked={game.id === wish.game} onChange={() => onWish(quickWish(game))} />
          {game.title}
        </label>
      ))}
    </fieldset>
  );
}

/** Who may come, how choices are taken back, and how long one may think. */
function Manners({ game, wish, onWish }: Part & { game: GameInfo }) {
  return (
    <fieldset>
      <legend>{t("create-manners")}</legend>
      <Choice
        class="field"
        label={t("create-public")}
        value={wish.public ? "public" : "link"}
        choices={[
          ["link", t("create-public-link")],
          ["public", t("create-public-public")],
        ]}
        onChoose={(value) => onWish({ ...wish, public: value === "public" })}
      />
      <Choice
        class="field"
        label={t("create-undo")}
        value={wish.undo}
        choices={[
          ["own", t("create-undo-own")],
          ["agreed", t("create-undo-agreed")],
        ]}
        onChoose={(value) => onWish({ ...wish, undo: value === "agreed" ? "agreed" : "own" })}
      />
      <Choice
        class="field"
        label={t("create-clock")}
        value={String(wish.clock)}
        choices={CLOCKS.map((seconds) => [String(seconds), clockWords(seconds)])}
        onChoose={(value) => onWish({ ...wish, clock: Number(value) })}
      />
      <Choice
        class="field"
        label={t("create-away")}
        value={String(wish.away)}
        choices={AWAYS.map((seconds) => [String(seconds), awayWords(seconds)])}
        onChoose={(value) => onWish({ ...wish, away: Number(value) })}
      />
      {game.windows.length > 0 && isLive(wish.seats) && (
        <Choice
          class="field"
          label={t("create-pause")}
          value={String(wish.pause ?? game.pause)}
          choices={PAUSES.map((seconds) => [String(seconds), pauseWords(seconds)])}
          onChoose={(value) => onWish({ ...wish, pause: Number(value) })}
        />
      )}
    </fieldset>
  );
}
