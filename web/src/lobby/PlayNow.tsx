/** A game against the computer, one click away; and the ways to something else. */
import { useState } from "preact/hooks";
import { makeTable, startLesson } from "../api.ts";
import { drawable } from "../games/index.ts";
import { wordsOf } from "../page/failure.ts";
import { go, tableRoute } from "../router.ts";
import { t } from "../texts/language.ts";
import type { GameInfo, Summary, TableWish } from "../wire.ts";

/** The reader and as many bots as make a good game: three at the table where the game allows it. */
export function quickWish(game: GameInfo): TableWish {
  const [least, most] = game.seats;
  const bot = game.bots[Math.floor(game.bots.length / 2)] ?? game.bots[0] ?? "random";
  const others = Math.max(least, Math.min(3, most)) - 1;
  return {
    game: game.id,
    seats: [{ kind: "me" }, ...Array.from({ length: others }, () => ({ kind: "bot" as const, bot }))],
    options: {},
    public: false,
    undo: "own",
    clock: 0,
  };
}

export function PlayNow({ games }: { games: GameInfo[] | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const game = games?.find((one) => drawable(one.id));
  const enter = async (making: Promise<Summary>) => {
    setBusy(true);
    try {
      go(tableRoute((await making).id));
    } catch (error) {
      setProblem(wordsOf(error));
      setBusy(false);
    }
  };
  return (
    <section class="play-now" aria-label={t("play-now")}>
      <button
        type="button"
        class="button primary large"
        aria-disabled={!game || busy}
        onClick={() => {
          if (game && !busy) void enter(makeTable(quickWish(game)));
        }}
      >
        {t("play-now")}
        <span class="button-note">{game ? t("play-now-what", { game: game.title, bots: quickWish(game).seats.length - 1 }) : " "}</span>
      </button>
      {/* Its place is kept until it is known whether there is a lesson. */}
      {(!games || game?.tutorial) && (
        <button
          type="button"
          class="button large"
          aria-disabled={!game || busy}
          onClick={() => {
            if (game && !busy) void enter(startLesson(game.id));
          }}
        >
          {t("learn")}
          <span class="button-note">{game ? t("learn-what", { game: game.title }) : " "}</span>
        </button>
      )}
      <a class="button large" href="/new">
        {t("create")}
        <span class="button-note">{t("create-what")}</span>
      </a>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
