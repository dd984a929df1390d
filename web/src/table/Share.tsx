/** A finished game for others: its link, and a picture of how it ended. */
import { useState } from "preact/hooks";
import { copyText, saveBlob } from "../page/clipboard.ts";
import { wordsOf } from "../page/failure.ts";
import { Icon } from "../page/Icon.tsx";
import { write } from "../router.ts";
import { t } from "../texts/language.ts";
import { scoreOf } from "./EndOfGame.tsx";
import { endSentence } from "./PromptBar.tsx";
import type { Ready } from "./shown.ts";

export function Share({ ready, onProblem }: { ready: Ready; onProblem(words: string | null): void }) {
  const [copied, setCopied] = useState(false);
  const [drawing, setDrawing] = useState(false);
  const { store, standing, texts } = ready;
  const { table } = standing;
  const address = location.origin + write({ page: "table", id: table.id, at: null, rule: null, invite: null });
  const sentence = endSentence(store.looks.value, table, (items) => texts.list(items));
  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    onProblem(done ? null : t("copy-failed"));
    setTimeout(() => setCopied(false), 2000);
  };
  const picture = async () => {
    if (drawing) return;
    setDrawing(true);
    onProblem(null);
    try {
      await hand(`${table.game}-${table.id}.png`, await drawnEnd(ready, sentence), sentence, address);
    } catch (error) {
      onProblem(wordsOf(error));
    } finally {
      setDrawing(false);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="link" /> {copied ? t("copied") : t("share-link")}
      </button>
      <button type="button" class="button" aria-disabled={drawing} onClick={() => void picture()}>
        <Icon name="down" /> {t("share-picture")}
      </button>
    </>
  );
}

async function drawnEnd(ready: Ready, sentence: string): Promise<Blob> {
  const { pictureOf } = await import("./picture.ts");
  const { store, standing } = ready;
  const { table } = standing;
  const looks = store.looks.value;
  const ranking = (table.outcome?.ranking ?? []).flat().flatMap((seat) => {
    const look = looks[seat];
    return look ? [{ look, score: scoreOf(ready, seat) }] : [];
  });
  const board = document.querySelector<SVGSVGElement>("#board svg[data-picture], #board svg");
  return pictureOf({ title: table.title, sentence, ranking, footer: `${t("anabasis")} · ${location.host}` }, board);
}

/** A phone passes it on as its owner likes; elsewhere it is saved. */
async function hand(name: string, blob: Blob, text: string, url: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  const share = { files: [file], text, url };
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(share)) {
    await navigator.share(share).catch((error: unknown) => {
      // Whoever closes the system's sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    });
  } else saveBlob(name, blob);
}
