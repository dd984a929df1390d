/** Light, dark, or as the system has it. early.ts applies it. */
import { effect } from "@preact/signals";
import { stored } from "./stored.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = stored<Theme>("theme", "system");

effect(() => {
  void theme.value;
  dispatchEvent(new Event("anabasis-theme"));
});
