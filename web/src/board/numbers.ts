/** Numbers as boards show them. */

/** With a proper minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
