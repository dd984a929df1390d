/** Every legal action in words. A whole game can be played from here, with keys alone. */
import { useEffect, useRef } from "preact/hooks";
import { ownDecision } from "../live/standing.ts";
import { moveFocus } from "../page/arrows.ts";
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";
import { OddsLine } from "./OddsLine.tsx";
import { shut } from "./openings.ts";
import { ActionButton } from "./PromptBar.tsx";
import { litActions, type Ready } from "./shown.ts";

/** Not modal: the board stays in sight and the live region stays audible. */
export function ActionList({ ready }: { ready: Ready }) {
  const { store, standing, texts } = ready;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Element | null>(document.activeElement);
  const decision = store.telling.busy.value ? null : ownDecision(standing);
  const actions = decision ? litActions(store, standing.legal) : [];
  useEffect(() => heading.current?.focus(), [decision?.number]);
  useEffect(() => void store.previews.want(actions), [decision?.number]);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
  return (
    <section
      class="action-list"
      aria-labelledby="actions-heading"
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          shut();
        } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
          event.preventDefault();
          moveFocus(event.currentTarget, "ul button", event.key === "ArrowDown" ? 1 : -1);
        }
      }}
    >
      <header class="panel-head">
        <h2 id="actions-heading" ref={heading} tabIndex={-1}>
          {decision && standing.prompt ? texts.prompt(standing.prompt) : t("actions-none")}
        </h2>
        <button type="button" class="icon-button" aria-label={t("close")} onClick={shut}>
          <Icon name="close" />
        </button>
      </header>
      <p class="hint">{t("actions-count", { count: actions.length })}</p>
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <ActionButton
              ready={ready}
              action={action}
              label={texts.action(action)}
              extra={<OddsLine chances={store.previews.of(action)?.odds} texts={texts} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
