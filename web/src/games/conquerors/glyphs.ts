/** The small drawings of the game. */
import { WAR_GLYPHS } from "../../board/glyphs.ts";

export const GLYPHS = {
  ...WAR_GLYPHS,
  /** A tower with a banner: a garrison. */
  garrison:
    "M11 .8H12.8V1.6H19L17.2 4.2L19 6.8H12.8V8.6H17V10.6H18.6V14H17.4V22.8H13.8V18.6A1.8 2 0 0 0 10.2 18.6V22.8H6.6V14H5.4V10.6H7V8.6H11Z",
  /** A card with a sign on it. */
  card: "M4.4 1.6H19.6V22.4H4.4ZM7 4.2V19.8H17V4.2ZM12 6.4L14 10.4L18 12L14 13.6L12 17.6L10 13.6L6 12L10 10.4Z",
  /** Flames: a revolt. */
  revolt:
    "M12.8 1C13.6 4.8 18.6 8 18.6 14.2C18.6 18.8 15.8 22.8 12 22.8C8.2 22.8 5.4 19.4 5.4 15C5.4 12 6.8 10 8.2 8.2C8.6 10 9.4 11 10.6 11.6C10.2 8 10.8 4 12.8 1ZM12.2 14.2C10.8 15.6 9.6 16.8 9.6 18.6C9.6 20.2 10.6 21 12 21C13.4 21 14.4 20.2 14.4 18.6C14.4 16.8 13.4 15.6 12.2 14.2Z",
  /** A broken ear of corn: devastated land. */
  devastated:
    "M11 22.8V12.4L5.4 8.6L6.4 7L11 10V6.6L14 1L16 6.4L12.8 9.4V10.8L17.6 7.4L18.8 9L12.8 13.2V14.8L18 13L18.8 14.8L12.8 17V22.8ZM3.4 20.6H9V22.8H3.4ZM15 20.6H20.6V22.8H15Z",
  /** A sun without mercy: drought. */
  drought:
    "M12 7A5 5 0 1 1 12 17A5 5 0 1 1 12 7ZM11 .8H13V5H11ZM11 19H13V23.2H11ZM.8 11H5V13H.8ZM19 11H23.2V13H19ZM3.4 4.8L4.8 3.4L7.8 6.4L6.4 7.8ZM16.2 17.6L17.6 16.2L20.6 19.2L19.2 20.6ZM19.2 3.4L20.6 4.8L17.6 7.8L16.2 6.4ZM6.4 16.2L7.8 17.6L4.8 20.6L3.4 19.2Z",
  /** A cloud with rain: bad weather. */
  weather:
    "M7.4 13.6C4.6 13.6 2.4 11.8 2.4 9.4C2.4 7.2 4.2 5.6 6.4 5.4C7.2 3 9.4 1.4 12 1.4C15.2 1.4 17.6 3.6 18 6.4C20.2 6.6 21.8 8 21.8 10C21.8 12.2 20 13.6 17.6 13.6ZM7 15.6H9L7.4 22.4H5.4ZM11.6 15.6H13.6L12 22.4H10ZM16.2 15.6H18.2L16.6 22.4H14.6Z",
  /** A crown: a king, or the family of one. */
  crown: "M2 6.4L7 11.4L12 3L17 11.4L22 6.4L20 18H4ZM4 19.8H20V22.2H4Z",
  /** A bandage: an injury. */
  injury: "M9.6 2.4H14.4V9.6H21.6V14.4H14.4V21.6H9.6V14.4H2.4V9.6H9.6Z",
  /** A tick in a ring: a goal that is reached. */
  done: "M12 1.6A10.4 10.4 0 1 1 12 22.4A10.4 10.4 0 1 1 12 1.6ZM12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM6.8 12.2L8.6 10.4L11 12.8L15.8 7.8L17.6 9.6L11 16.4Z",
  /** An empty ring: a goal that is open. */
  open: "M12 1.6A10.4 10.4 0 1 1 12 22.4A10.4 10.4 0 1 1 12 1.6ZM12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4Z",
} as const;

export type GlyphName = keyof typeof GLYPHS;
