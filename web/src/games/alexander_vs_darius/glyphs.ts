/** The small drawings of the game. */
import { WAR_GLYPHS } from "../../board/glyphs.ts";

export const GLYPHS = {
  ...WAR_GLYPHS,
  /** A soldier with a spear. */
  foot:
    "M7.2 5.2C7.2 2.4 9 .8 11.2 .8C13.4 .8 15.2 2.4 15.2 5.2C15.2 8 13.4 10 11.2 10C9 10 7.2 8 7.2 5.2Z" +
    "M4 22.8V17.4C4 13.6 6.8 11.2 11.2 11.2C15.6 11.2 18 13.6 18 17.4V22.8Z" +
    "M20.8 .6L22.8 6.2H21.7V22.8H19.9V6.2H18.8Z",
  /** A horse's head and neck. */
  horse:
    "M8.2 1.6L10.4 4.2C14.9 4.4 19 7.6 20.2 12.6C21 16 20.8 19.4 19.8 22.4H8.4C8.6 18.8 10.2 16.6 12.2 14.2C10.6 14.8 9.2 14.8 7.9 14.3C7 15.8 6 17 4.6 17.4C3 17.6 1.9 16.4 2.2 14.8C3 11.6 4.6 9.2 6.2 6.8C6.4 4.8 7 3.2 8.2 1.6Z" +
    "M8.1 7.4A1.1 1.1 0 1 0 10.3 7.4A1.1 1.1 0 1 0 8.1 7.4Z",
} as const;

export type GlyphName = keyof typeof GLYPHS;
