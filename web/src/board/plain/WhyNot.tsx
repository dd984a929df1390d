/** Any action of the game, put together word by word: to be done, or to be told why not. */
import { useState } from "preact/hooks";
import { Choice } from "../../page/Choice.tsx";
import { readable } from "../../texts/readable.ts";
import type { BoardProps } from "../module.ts";
import { act } from "../targets.ts";

export function WhyNot(props: BoardProps) {
  const { grammar, prompt, texts, legal, readOnly } = props;
  const asked = prompt?.verbs ?? [];
  const verbs = [...asked, ...Object.keys(grammar.verbs).filter((verb) => !asked.includes(verb))];
  const [wish, setWish] = useState<{ verb: string; words: string[] }>({ verb: "", words: [] });
  const verb = verbs.includes(wish.verb) ? wish.verb : (verbs[0] ?? "");
  const domains = grammar.verbs[verb] ?? [];
  const words = domains.map((domain, place) => {
    const known = grammar.domains[domain] ?? [];
    const wanted = wish.words[place] ?? "";
    return known.includes(wanted) ? wanted : (known[0] ?? "");
  });
  const line = [verb, ...words].join(" ");
  const possible = !readOnly && legal.includes(line);
  return (
    <form
      class="plain-why"
      onSubmit={(event) => {
        event.preventDefault();
        if (possible) act(props, [line]);
        else props.onWhy(line);
      }}
    >
      <Choice
        label={texts.t("board-any-action")}
        value={verb}
        choices={verbs.map((one) => [one, readable(one)])}
        onChoose={(chosen) => setWish({ verb: chosen, words: [] })}
      />
      {domains.map((domain, place) => (
        <Choice
          key={`${domain} ${place}`}
          label={readable(domain)}
          value={words[place] ?? ""}
          choices={(grammar.domains[domain] ?? []).map((word) => [word, texts.word(domain, word)])}
          onChoose={(chosen) => setWish({ verb, words: words.map((word, at) => (at === place ? chosen : word)) })}
        />
      ))}
      <button type="submit" class="button">
        {texts.t(possible ? "board-do-it" : "board-why-not")}
      </button>
    </form>
  );
}
