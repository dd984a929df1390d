/** A rule's text, in which numbers of other cases are links. */
import { CaseLink } from "./CaseLink.tsx";
import { references } from "./search.ts";

export function CaseText({ game, text, known }: { game: string; text: string; known: ReadonlySet<string> }) {
  return <>{references(text, known).map((piece, place) => (place % 2 === 1 ? <CaseLink key={place} game={game} id={piece} /> : piece))}</>;
}
