/** A game's options and variants, in words, each with its rule. */
import { CaseLink } from "../rules/CaseLink.tsx";
import { format } from "../texts/fluent.ts";
import { t } from "../texts/language.ts";
import { useGameTexts } from "../texts/useGameTexts.ts";
import type { GameInfo } from "../wire.ts";
import { openChoices, type TableWish } from "./wish.ts";

interface Props {
  game: GameInfo;
  wish: TableWish;
  onWish(wish: TableWish): void;
}

export function Options({ game, wish, onWish }: Props) {
  const bundles = useGameTexts(game.id);
  if (game.options.length === 0) return null;
  // The fields keep their place while their words are on the way.
  const words = (key: string) => (bundles ? format(bundles, key) : t("loading"));
  return (
    <fieldset>
      <legend>{t("create-options")}</legend>
      {game.options.map((option) => (
        <div key={option.key} class="field">
          <label for={`option-${option.key}`}>{words(`option-${option.key}`)}</label>
          <CaseLink game={game.id} id={option.case} />
          <select
            id={`option-${option.key}`}
            value={wish.options[option.key] ?? option.choices[0] ?? ""}
            onChange={(event) => onWish({ ...wish, options: { ...wish.options, [option.key]: event.currentTarget.value } })}
          >
            {openChoices(option, wish.seats).map((choice) => (
              <option key={choice} value={choice}>
                {words(`option-${option.key}-${choice}`)}
              </option>
            ))}
          </select>
          {option.live && <p class="hint">{t("create-live")}</p>}
        </div>
      ))}
    </fieldset>
  );
}
