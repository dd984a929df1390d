/** The five symbols and the figures of the game, drawn as plain silhouettes. */

/** In a box of 24 by 24, filled by the non-zero rule; holes run the other way round. */
const SYMBOLS: Record<string, string> = {
  temple:
    "M12 1.6L22.4 7.6V10H1.6V7.6Z" +
    "M3.4 11.4H7V18H3.4ZM10.2 11.4H13.8V18H10.2ZM17 11.4H20.6V18H17Z" +
    "M1.6 19.4H22.4V22.4H1.6Z" +
    "M12 4.6L8.4 7.4H15.6Z",
  amphora:
    "M8.8 1.4H15.2V3.6H14V7C14 8.4 18.2 9.8 18.2 13.8C18.2 17 16 19.2 13.9 20.6H15V22.6H9V20.6H10.1C8 19.2 5.8 17 5.8 13.8C5.8 9.8 10 8.4 10 7V3.6H8.8Z" +
    "M8.9 3.4V5.3C6.5 5.2 6 7.2 7.7 8.6L6.4 10.2C2.7 7.4 4.4 3 8.9 3.4Z" +
    "M15.1 3.4C19.6 3 21.3 7.4 17.6 10.2L16.3 8.6C18 7.2 17.5 5.2 15.1 5.3Z" +
    "M6 12.7C5.9 13.2 5.9 13.8 5.9 14.3H18.1C18.1 13.8 18.1 13.2 18 12.7Z",
  horse:
    "M19.4 22.6H7.4C7.3 19.4 9.2 17.4 10.9 15.2C9.3 15.2 8.2 16 7.2 17.2C6.4 18.2 5.2 18.3 4.2 17.4L2.4 15.8C1.7 15.1 1.7 14.2 2.3 13.3L6.4 7.4C7.2 5.8 8.4 4.8 10.2 4.4L10.2 1.2L13.2 4.1C18.8 4.9 22 9.8 21.6 15.4C21.4 18.4 20.8 20.6 19.4 22.6Z" +
    "M9.2 8.2A1.15 1.15 0 1 0 9.2 10.5A1.15 1.15 0 1 0 9.2 8.2Z",
  lyre:
    "M7.2 15.6C7.6 14.2 9.2 13.4 12 13.4C14.8 13.4 16.4 14.2 16.8 15.6C18.8 17.4 18.2 22.6 12 22.6C5.8 22.6 5.2 17.4 7.2 15.6Z" +
    "M7.4 16C3.6 12.6 2 7.6 3 1.4L5.8 1.8C5.2 6.8 6.4 10.6 9.6 13.8Z" +
    "M14.4 13.8C17.6 10.6 18.8 6.8 18.2 1.8L21 1.4C22 7.6 20.4 12.6 16.6 16Z" +
    "M2.4 4.4H21.6V6.8H2.4Z" +
    "M9 6H10.3V14H9ZM11.35 6H12.65V14H11.35ZM13.7 6H15V14H13.7Z" +
    "M9.4 17.4A2.6 1.5 0 1 0 14.6 17.4A2.6 1.5 0 1 0 9.4 17.4Z",
  soldier:
    "M4.2 7.2C5.8 2.4 11 .6 15.8 2.2C20.4 3.8 22.8 8.4 22.2 16.2L18.9 14.2C19.2 9.6 17.8 6.8 14.8 5.8C11.6 4.8 8.4 5.4 6.6 8.6Z" +
    "M6.4 10C7.4 7.6 10 6.8 12.6 7.2C16 7.8 17.6 10.4 17.6 14C17.6 17.4 16.8 19.6 17.4 22.6L12.4 20.4L12.2 17L10.2 17.2L8.6 22.6C6.6 21 5.6 18.8 5.6 16.4Z" +
    "M7.4 12.6C7.4 13.7 7.3 14.4 7.2 15.4C9.6 15.8 11.8 15.2 12.4 12.6Z",
};

/** A symbol's path in a box of 24 by 24. */
export function symbolPath(symbol: string): string {
  return SYMBOLS[symbol] ?? "";
}

/** A symbol beside text, in its own colour. Decoration: its word stands beside it or in a label. */
export function SymbolIcon({ symbol, size = 18 }: { symbol: string; size?: number }) {
  return (
    <svg class={`alx-icon alx-${symbol}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={symbolPath(symbol)} fill="currentColor" />
    </svg>
  );
}

/** Alexander with crested helmet, shield and spear; his foot is on the middle of the box. */
export function AlexanderFigure() {
  return (
    <>
      <ellipse class="alx-shadow" cx="3" cy="13" rx="24" ry="8" />
      <path class="alx-spear" d="M18 13L18 -38" />
      <path class="alx-spear-head" d="M18 -51L22 -39L18 -35L14 -39Z" />
      <path
        class="alx-figure"
        d="M-17 12C-17 17 -9 19 0 19C9 19 17 17 17 12C14 9 13 4 13 -2L12 -10C11 -14 8 -15 3 -15H-3C-8 -15 -11 -14 -12 -10L-13 -2C-13 4 -14 9 -17 12Z"
      />
      <path class="alx-figure" d="M-9 -13L-10 -24C-10 -32 -5 -36 1 -36C7 -36 12 -32 12 -24L11 -13L5 -10V-18H2V-10H0V-18H-3V-10Z" />
      <path class="alx-visor" d="M-6.5 -25.5L-1 -24.5L-2 -21.5L-6 -22.5ZM8.5 -25.5L3 -24.5L4 -21.5L8 -22.5Z" />
      <path class="alx-crest" d="M-13 -29C-13 -43 -2 -48 6 -45C15 -42 18 -33 17 -22C15 -31 11 -37 2 -37C-4 -37 -9 -34 -13 -29Z" />
      <circle class="alx-shield" cx="-5" cy="1" r="12.5" />
      <path class="alx-star" d={star(-5, 1)} />
    </>
  );
}

/** The eight-rayed star on Alexander's shield. */
function star(x: number, y: number): string {
  let path = "";
  for (let ray = 0; ray < 16; ray += 1) {
    const far = ray % 2 ? 3.2 : 8.6;
    const angle = (ray * Math.PI) / 8;
    path += `${ray ? "L" : "M"}${(x + far * Math.sin(angle)).toFixed(1)} ${(y - far * Math.cos(angle)).toFixed(1)}`;
  }
  return `${path}Z`;
}

/** An eye, for a card that everybody knows of. */
export function Eye({ size = 14 }: { size?: number }) {
  return (
    <svg class="alx-eye" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        d="M1 12C4.6 6.6 8.2 4.4 12 4.4S19.4 6.6 23 12C19.4 17.4 15.8 19.6 12 19.6S4.6 17.4 1 12ZM12 7.6A4.4 4.4 0 1 0 12 16.4A4.4 4.4 0 1 0 12 7.6ZM12 10A2 2 0 1 1 12 14A2 2 0 1 1 12 10Z"
        fill="currentColor"
        fill-rule="evenodd"
      />
    </svg>
  );
}
