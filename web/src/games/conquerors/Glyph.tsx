/** The drawings of the game in lines of text. */
import { Amount as KitAmount, Glyph as KitGlyph } from "../../board/Glyph.tsx";
import { GLYPHS, type GlyphName } from "./glyphs.ts";

interface GlyphProps {
  name: GlyphName;
  size?: number;
  turned?: boolean;
  class?: string;
}

export function Glyph({ name, class: more = "", ...rest }: GlyphProps) {
  return <KitGlyph path={GLYPHS[name]} class={`cq-glyph-${name} ${more}`} {...rest} />;
}

export function Amount({ name, ...rest }: { name: GlyphName; words: string; label: string; class?: string }) {
  return <KitAmount path={GLYPHS[name]} {...rest} />;
}
