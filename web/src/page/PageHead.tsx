/** The head of pages that are neither lobby nor table. */
import { t } from "../texts/language.ts";
import { Mark } from "../look/marks.tsx";
import { HelpButton, LanguageSwitch, ThemeSwitch } from "./Settings.tsx";

export function PageHead() {
  return (
    <header class="bar">
      <Brand />
      <div class="bar-buttons">
        <LanguageSwitch />
        <ThemeSwitch />
        <HelpButton />
      </div>
    </header>
  );
}

/** The way back to the lobby. */
export function Brand() {
  return (
    <a class="brand" href="/" title={t("to-lobby")}>
      <Mark name="sun" size={22} />
      <span>{t("anabasis")}</span>
    </a>
  );
}
