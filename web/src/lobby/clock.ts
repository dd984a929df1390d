/** How long a decision may take. */
import { t } from "../texts/language.ts";

/** Seconds for a turn that can be chosen; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 120, 300, 86_400];

export function clockWords(seconds: number): string {
  if (seconds === 0) return t("create-clock-none");
  if (seconds % 3600 === 0) return t("create-clock-hours", { hours: seconds / 3600 });
  return seconds % 60 === 0 ? t("create-clock-minutes", { minutes: seconds / 60 }) : t("create-clock-seconds", { seconds });
}
