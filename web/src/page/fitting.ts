/** Words in a box whose size never changes: long ones are written smaller, so that all are read. */
import { useLayoutEffect } from "preact/hooks";

const SIZES = [1, 0.93, 0.86, 0.8, 0.75, 0.7];

/** The box is to take the size of its letters times `--fit`. */
export function useFitting(words: { current: HTMLElement | null }): void {
  useFitted(words, SIZES, (box) => {
    // Its letters may reach beyond a line a little; the lines may not.
    const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return end <= box.getBoundingClientRect().bottom + 1;
  });
}

const NAMES = [1, 0.92, 0.84, 0.76, 0.7, 0.64];

/** The same for a single name in a row. */
export function useFittingName(name: { current: HTMLElement | null }): void {
  useFitted(name, NAMES, (box) => box.scrollWidth <= box.clientWidth);
}

function useFitted(words: { current: HTMLElement | null }, sizes: readonly number[], isWhole: (box: HTMLElement) => boolean): void {
  useLayoutEffect(() => {
    const box = words.current;
    if (!box) return undefined;
    const fit = () => {
      for (const size of sizes) {
        box.style.setProperty("--fit", String(size));
        if (isWhole(box)) return;
      }
    };
    // The box is laid out anew after the window has changed, as when a phone is turned.
    const watching = new ResizeObserver(fit);
    watching.observe(box);
    // Letters that come late are wider or narrower than those that stood for them.
    document.fonts.addEventListener("loadingdone", fit);
    fit();
    return () => {
      watching.disconnect();
      document.fonts.removeEventListener("loadingdone", fit);
    };
  });
}
