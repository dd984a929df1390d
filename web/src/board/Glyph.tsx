/** Small drawings in a line of text, each one path in a box of 24 by 24. */

interface GlyphProps {
  path: string;
  size?: number;
  /** It lies on its side. */
  turned?: boolean;
  class?: string;
}

export function Glyph({ path, size = 16, turned = false, class: more = "" }: GlyphProps) {
  return (
    <svg
      class={`board-glyph ${turned ? "board-turned" : ""} ${more}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** A number with what it counts; `label` says it in words. */
export function Amount({ path, words, label, class: more = "" }: { path: string; words: string; label: string; class?: string }) {
  return (
    <span class={`board-amount ${more}`} role="img" aria-label={label} title={label}>
      <Glyph path={path} size={15} />
      <b class="board-number" data-number={words} />
    </span>
  );
}

interface Drawing<Name> {
  name: Name;
  size?: number;
  turned?: boolean;
  class?: string;
}

interface Count<Name> {
  name: Name;
  words: string;
  label: string;
  class?: string;
}

/** The drawings of one game, asked for by name; `prefix` begins the class by which each is coloured. */
export function drawings<Name extends string>(paths: Readonly<Record<Name, string>>, prefix: string) {
  return {
    Glyph: ({ name, class: more = "", ...rest }: Drawing<Name>) => (
      <Glyph path={paths[name]} class={`${prefix}-glyph-${name} ${more}`} {...rest} />
    ),
    Amount: ({ name, ...rest }: Count<Name>) => <Amount path={paths[name]} {...rest} />,
  };
}
