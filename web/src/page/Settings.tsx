/** What the reader may set for this browser: language, light, sound. */
import { askPermission, permission, soundOn, turnSound } from "../live/alerts.ts";
import { chooseLanguage, language, LANGUAGES, t } from "../texts/language.ts";
import { theme, THEMES } from "./theme.ts";

export function LanguageSwitch() {
  return (
    <div class="switch" role="group" aria-label={t("language")}>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={language.value === one} onClick={() => void chooseLanguage(one)}>
          {t(`language-${one}`)}
        </button>
      ))}
    </div>
  );
}

export function ThemeSwitch() {
  return (
    <div class="switch" role="group" aria-label={t("theme")}>
      {THEMES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={theme.value === one}
          onClick={() => {
            theme.value = one;
          }}
        >
          {t(`theme-${one}`)}
        </button>
      ))}
    </div>
  );
}

export function AlertSettings() {
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={soundOn.value}
          onChange={(event) => {
            soundOn.value = event.currentTarget.checked;
            turnSound();
          }}
        />
        {t("sound")}
      </label>
      {permission.value === "default" && (
        <button type="button" class="button" onClick={() => void askPermission()}>
          {t("notify-ask")}
        </button>
      )}
      {permission.value === "granted" && <p class="hint">{t("notify-granted")}</p>}
      {permission.value === "denied" && <p class="hint">{t("notify-denied")}</p>}
    </>
  );
}
