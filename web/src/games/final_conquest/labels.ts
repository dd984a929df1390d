/** What territories are called for those who do not see the map, with what stands on them. */
import { told } from "../../board/sentences.ts";
import type { BoardProps, Texts } from "../../board/module.ts";
import { countOf } from "./armies.ts";
import { signsOf } from "./Resources.tsx";
import { doingsOf } from "./targets.ts";
import type { Board, Garrison, View } from "./types.ts";

type Props = BoardProps<View, Board>;

/** “Rome. Romulus: 3 infantry, 1 cavalry. Home, great fort, food, currency. Choose where it marches.” */
export function labelOf(word: string, props: Props, { lit, from }: { lit: boolean; from: string | null }): string {
  const { view, board, texts, legal, grammar, readOnly } = props;
  const here = view.territories[word];
  const data = board.maps[view.map].data[word];
  const sentences = [texts.t("board-label-name", { territory: `territory:${word}` })];
  if (here) sentences.push(texts.t("board-label-held", { owner: ownerWords(here, texts), army: armyWords(here, texts) }));
  const signs = data ? signsOf(data).map((sign) => texts.t(`board-sign-${sign}`)) : [];
  if (signs.length > 0) sentences.push(texts.t("board-label-signs", { signs: texts.list(signs) }));
  if (lit && !readOnly) {
    const doings = doingsOf(legal, grammar);
    const march = from === null ? undefined : doings.marches.get(from)?.get(word);
    if (march !== undefined) sentences.push(texts.action(march));
    else {
      const actions = (doings.sites.get(word) ?? []).map((action) => texts.action(action));
      if (doings.marches.has(word)) actions.push(texts.t("board-label-march"));
      sentences.push(texts.list(actions));
    }
  }
  return told(sentences, texts);
}

export function ownerWords({ owner }: Pick<Garrison, "owner">, texts: Texts): string {
  if (owner === null) return texts.t("board-owner-nobody");
  return owner === "independent" ? texts.t("board-owner-independents") : texts.seat(owner);
}

/** “3 infantry, 1 cavalry”, and how many of them are spent or have an extra action. */
export function armyWords(here: Pick<Garrison, "infantry" | "cavalry">, texts: Texts): string {
  const spent = (here.infantry[0] ?? 0) + (here.cavalry[0] ?? 0);
  const extra = here.infantry[1] + here.infantry[2] + here.cavalry[1] + here.cavalry[2];
  return texts.t("board-army", { infantry: countOf(here.infantry), cavalry: countOf(here.cavalry), spent, extra });
}
