/** Talk at the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableStore } from "../live/table.ts";
import { t } from "../texts/language.ts";
import type { ChatLine } from "../wire.ts";

const MOST = 500;

export function Chat({ store, speaking }: { store: TableStore; speaking: boolean }) {
  const lines = store.chat.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    store.chatSeen.value = lines.length;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section id="chat" class="chat" aria-labelledby="chat-heading">
      <div class="panel-head">
        <h2 id="chat-heading">{t("chat")}</h2>
      </div>
      <ol ref={list} class="talk" tabIndex={0} aria-label={t("chat")}>
        {lines.length === 0 && <li class="empty">{t("chat-empty")}</li>}
        {lines.map((line, place) => (
          <Said key={place} store={store} line={line} />
        ))}
      </ol>
      {speaking && <Speak store={store} />}
    </section>
  );
}

function Said({ store, line }: { store: TableStore; line: ChatLine }) {
  const look = line.seat === null ? undefined : store.looks.value[line.seat];
  return (
    <li>
      <span class={`said-by ${look ? `colour-${look.colour}` : ""}`}>{line.name}</span> {line.text}
    </li>
  );
}

function Speak({ store }: { store: TableStore }) {
  const [text, setText] = useState("");
  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    const reply = await store.ask({ type: "chat", text: said });
    // What could not be delivered stays in the box.
    if (reply?.type === "done") setText("");
  };
  return (
    <form class="speak" onSubmit={say}>
      <label class="unseen" for="chat-box">
        {t("chat-box")}
      </label>
      <input
        id="chat-box"
        type="text"
        maxLength={MOST}
        autocomplete="off"
        placeholder={t("chat-placeholder")}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button" aria-disabled={text.trim() === ""}>
        {t("chat-send")}
      </button>
    </form>
  );
}
