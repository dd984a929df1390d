/** How wide the window is, as a signal. */
import { signal } from "@preact/signals";

const phone = matchMedia("(max-width: 52rem)");

/** A phone, or a window as narrow as one. */
export const narrow = signal(phone.matches);

phone.addEventListener("change", () => {
  narrow.value = phone.matches;
});
