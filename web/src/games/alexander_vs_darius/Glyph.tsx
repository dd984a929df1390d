/** The drawings of the game in lines of text. */
import { drawings } from "../../board/Glyph.tsx";
import { GLYPHS } from "./glyphs.ts";

export const { Glyph, Amount } = drawings(GLYPHS, "avd");
