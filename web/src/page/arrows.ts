/** Up and down through a list of buttons. */

/** Put the focus on the next (or, with -1, the one before) of the elements that match, round and round. */
export function moveFocus(list: HTMLElement, selector: string, step: 1 | -1): void {
  const stops = [...list.querySelectorAll<HTMLElement>(selector)];
  const place = stops.indexOf(document.activeElement as HTMLElement);
  const next = place === -1 ? (step > 0 ? 0 : stops.length - 1) : (place + step + stops.length) % stops.length;
  stops[next]?.focus();
}
