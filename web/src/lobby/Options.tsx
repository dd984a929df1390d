/** A game's options and variants, in words, each with its rule. */
import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useState } from "preact/hooks";
import { CaseLink } from "../rules/CaseLink.tsx";
import { format } from "../texts/fluent.ts";
import { gameBundles, t, tongues } from "../texts/language.ts";
import type { GameInfo } from "../wire.ts";
import { openChoices, type TableWish } from "./wish.ts";

interface Props {
  game: GameInfo;
  wish: TableWish;
  onWish(wish: TableWish): void;
}

export function Options({ game, wish, onWish }: Props) {
  const [bundles, setBundles] = useState<FluentBundle[] | null>(null);
  const wanted = tongues.value;
  useEffect(() => {
    gameBundles(game.id, wanted).then(setBundles, () => setBundles([]));
  }, [game.id, wanted]);
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
            {openChoices(option, wish.seats.length).map((choice) => (
              <option key={choice} value={choice}>
                {words(`option-${option.key}-${choice}`)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
