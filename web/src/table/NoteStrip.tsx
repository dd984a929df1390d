/** Why not: the refusal in a sentence, with its rule. Laid over the board, so that nothing moves. */
import { useEffect } from "preact/hooks";
import type { Texts } from "../board/module.ts";
import { named } from "../board/names.ts";
import type { Note, TableStore } from "../live/table.ts";
import { announce } from "../page/announce.ts";
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";
import { CaseLink } from "../rules/CaseLink.tsx";

interface Props {
  store: TableStore;
  texts: Texts;
  game: string;
}

export function NoteStrip({ store, texts, game }: Props) {
  const note = store.note.value;
  const words = note ? wordsOf(note, texts) : "";
  useEffect(() => {
    if (words !== "") announce(words);
  }, [note]);
  if (!note) return null;
  return (
    <div class="note" role="note">
      <p>
        {words}
        {note.kind === "refusal" && note.refusal.case !== "" && <CaseLink game={game} id={note.refusal.case} />}
      </p>
      <button type="button" class="icon-button" aria-label={t("note-close")} onClick={() => (store.note.value = null)}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** What was asked about: an action, or a place by its name. */
function asked(about: string, texts: Texts): string {
  const { domain, word } = named(about);
  return domain === "" ? texts.action(about) : texts.word(domain, word);
}

function wordsOf(note: Note, texts: Texts): string {
  if (note.kind === "text") return note.text;
  if (note.kind === "possible") return t("why-possible", { action: asked(note.action, texts) });
  // A lesson's hint is a text of its own, not a refusal of the rules.
  return texts.has(`refusal-${note.refusal.key}`) ? texts.refusal(note.refusal) : texts.t(note.refusal.key, note.refusal.params);
}
