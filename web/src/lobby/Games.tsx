/** The games of the house, with their rules. */
import { t, tOr } from "../texts/language.ts";
import { write } from "../router.ts";
import type { GameInfo } from "../wire.ts";

export function Games({ games }: { games: GameInfo[] | null }) {
  return (
    <section class="games">
      <h2>{t("games")}</h2>
      {!games && <p class="empty">{t("loading")}</p>}
      <ul>
        {games?.map((game) => (
          <li key={game.id}>
            <h3>{game.title}</h3>
            <p class="hint">{t("game-seats", { least: game.seats[0], most: game.seats[1] })}</p>
            <p>{tOr(`game-${game.id.replaceAll("_", "-")}`, "")}</p>
            <p class="row">
              <a href={write({ page: "create", game: game.id })}>{t("create")}</a>
              <a href={write({ page: "rules", game: game.id, rule: null })}>{t("rules-read")}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
