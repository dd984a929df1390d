/** How large the window is, as a signal. */
import { signal } from "@preact/signals";

const phone = matchMedia("(max-width: 52rem), (max-height: 34rem)");

/** A phone, upright or on its side, or a window as small as one. */
export const narrow = signal(phone.matches);

phone.addEventListener("change", () => {
  narrow.value = phone.matches;
});
