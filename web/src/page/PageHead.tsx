/** The head of pages that are neither lobby nor table. */
import { t } from "../texts/language.ts";
import { LanguageSwitch, ThemeSwitch } from "./Settings.tsx";

export function PageHead() {
  return (
    <header class="bar">
      <a class="brand" href="/" aria-label={t("to-lobby")}>
        {t("anabasis")}
      </a>
      <div class="bar-buttons">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
