/** What the reader may set for this browser: language, light, sound. */
import { askPermission, permission, soundOn, turnSound } from "../live/alerts.ts";
import { chooseLanguage, language, LANGUAGES, t } from "../texts/language.ts";
import { open } from "../table/openings.ts";
import { Icon } from "./Icon.tsx";
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

/** The keys, for those who do not know that "?" shows them. */
export function HelpButton() {
  return (
    <button type="button" class="icon-button help-button" aria-label={t("keys")} title={t("keys")} onClick={() => open("keys")}>
      ?
    </button>
  );
}

/** In the table's bar: whether anything sounds is seen, and changed, at any time. */
export function SoundSwitch() {
  const words = soundOn.value ? t("sound-switch-off") : t("sound-switch-on");
  return (
    <button
      type="button"
      class="bar-button sound-switch"
      aria-label={t("sound-switch")}
      aria-pressed={soundOn.value}
      title={words}
      onClick={() => {
        soundOn.value = !soundOn.value;
        turnSound();
      }}
    >
      <Icon name={soundOn.value ? "sound" : "silent"} />
    </button>
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
