/** The rulebook beside the table. It is open while the address names a rule. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../page/Icon.tsx";
import { amend } from "../router.ts";
import { t } from "../texts/language.ts";
import { RuleBook } from "./RuleBook.tsx";

/** What the address says when the rules are open at no case in particular. */
export const NO_CASE = "all";

export function RulesDrawer({ game, rule }: { game: string; rule: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isOpen = rule !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    heading.current?.focus();
    return () => before.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <aside
      id="rules"
      class="drawer"
      aria-labelledby="rules-heading"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        amend({ rule: null });
      }}
    >
      <header class="panel-head">
        <h2 id="rules-heading" ref={heading} tabIndex={-1}>
          {t("rules")}
        </h2>
        <button type="button" class="icon-button" aria-label={t("rules-close")} onClick={() => amend({ rule: null })}>
          <Icon name="close" />
        </button>
      </header>
      <RuleBook level={3} game={game} rule={rule === NO_CASE ? null : rule} />
    </aside>
  );
}
