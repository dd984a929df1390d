/** A title that is broken, where it must be, between its words and never inside a name. */

/** Japanese has no spaces: a title breaks after the point that joins two words, and before “versus”, “the Great” and “the rules of”. */
const BETWEEN = /(?<=・)|(?=対|大王|のルール)/u;

export function TitleWords({ title }: { title: string }) {
  const [first, ...others] = title.split(BETWEEN);
  return (
    <span class="title-words">
      {first}
      {others.map((part) => [<wbr key={part} />, part])}
    </span>
  );
}
