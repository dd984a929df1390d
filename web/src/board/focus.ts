/** The focus on a board: an element that stands for a lit place bears its key as `data-place`. */

export function elementOf(frame: Element | null, key: string): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-place="${key}"]`) ?? null;
}

/** Put the focus on a place; false where it is not drawn. */
export function focusOn(frame: Element | null, key: string): boolean {
  const element = elementOf(frame, key);
  element?.focus({ preventScroll: true });
  return element !== null;
}

export function isOn(frame: Element | null, key: string): boolean {
  return document.activeElement !== null && document.activeElement === elementOf(frame, key);
}

/** Give the focus up, if something on the board has it. */
export function leave(frame: Element | null): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement || focused instanceof SVGElement) if (frame?.contains(focused)) focused.blur();
}
