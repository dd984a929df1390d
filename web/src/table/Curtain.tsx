/** At a shared screen, between turns: nothing is shown until the next person has the device. */
import { useEffect, useRef } from "preact/hooks";
import type { TableStore } from "../live/table.ts";
import { Mark } from "../look/marks.tsx";
import { announce, hush } from "../page/announce.ts";
import { t } from "../texts/language.ts";

export function Curtain({ store, seat }: { store: TableStore; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const look = store.looks.value[seat];
  const words = look ? t("curtain-pass", { name: look.name }) : "";
  useEffect(() => {
    hush();
    announce(words);
    button.current?.focus();
  }, [seat, words]);
  if (!look) return null;
  return (
    <section class={`curtain colour-${look.colour}`} aria-labelledby="curtain-heading">
      <Mark name={look.mark} size={96} />
      <h2 id="curtain-heading">{words}</h2>
      <p>{t("curtain-why")}</p>
      <button ref={button} type="button" class="button primary" onClick={() => store.takeSeat(seat)}>
        {t("curtain-take", { name: look.name })}
      </button>
    </section>
  );
}
