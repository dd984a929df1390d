/** How long a decision may take. */
import { t } from "../texts/language.ts";

/** Seconds for a turn that can be chosen; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 120, 300, 86_400];

/** Seconds after which a bot plays for somebody who is not there; 0: never. */
export const AWAYS = [0, 60, 300, 3600];

/** Seconds for which people stop at a moment at which some may interrupt; 0: they do not. */
export const PAUSES = [0, 2, 4, 8, 15];

export function pauseWords(seconds: number): string {
  return seconds === 0 ? t("create-pause-none") : t("create-pause-seconds", { seconds });
}

export function awayWords(seconds: number): string {
  return seconds === 0 ? t("create-away-never") : t("create-away-after", { time: clockWords(seconds) });
}

export function clockWords(seconds: number): string {
  if (seconds === 0) return t("create-clock-none");
  if (seconds % 3600 === 0) return t("create-clock-hours", { hours: seconds / 3600 });
  return seconds % 60 === 0 ? t("create-clock-minutes", { minutes: seconds / 60 }) : t("create-clock-seconds", { seconds });
}
