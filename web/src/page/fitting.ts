/** Words in a box whose size never changes: long ones are written smaller, so that all are read. */
import { useLayoutEffect } from "preact/hooks";

const SIZES = [1, 0.93, 0.86, 0.8, 0.75, 0.7];
/** Before it is written smaller than this, what matters least is left out (`data-cramped`). */
const SMALL = 0.8;

/** The box is to take the size of its letters times `--fit`. */
export function useFitting(words: { current: HTMLElement | null }): void {
  useFitted(words, (box) => {
    delete box.dataset["cramped"];
    const large = SIZES.filter((size) => size >= SMALL);
    if (isFitted(box, large, isWhole)) return;
    box.dataset["cramped"] = "";
    isFitted(box, SIZES, isWhole);
  });
}

/** Its letters may reach beyond a line a little; the lines may not. */
function isWhole(box: HTMLElement): boolean {
  const end = box.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return end <= box.getBoundingClientRect().bottom + 1;
}

const NAMES = [1, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58];

/** The same for a single name in a row. */
export function useFittingName(name: { current: HTMLElement | null }): void {
  useFitted(name, (box) => isFitted(box, NAMES, isWholeName));
}

/** A name is cut for a part of a pixel, too, which is in no whole number. */
function isWholeName(box: HTMLElement): boolean {
  const letters = document.createRange();
  letters.selectNodeContents(box);
  return box.scrollWidth <= box.clientWidth && letters.getBoundingClientRect().width <= box.getBoundingClientRect().width + 0.02;
}

/** Takes the largest of these sizes in which all is seen; else the smallest, which is not enough. */
function isFitted(box: HTMLElement, sizes: readonly number[], whole: (box: HTMLElement) => boolean): boolean {
  return sizes.some((size) => {
    box.style.setProperty("--fit", String(size));
    return whole(box);
  });
}

function useFitted(words: { current: HTMLElement | null }, fitIn: (box: HTMLElement) => void): void {
  useLayoutEffect(() => {
    const box = words.current;
    if (!box) return undefined;
    const fit = () => fitIn(box);
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
