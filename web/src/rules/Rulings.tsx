/** The rulings: a small part of Markdown (headings, paragraphs, bold, italics). */
import { t } from "../texts/language.ts";
import { CaseText } from "./CaseText.tsx";

interface Props {
  game: string;
  text: string;
  known: ReadonlySet<string>;
}

export function Rulings({ game, text, known, level }: Props & { level: 2 | 3 }) {
  const Chapter = level === 2 ? "h2" : "h3";
  const Title = level === 2 ? "h3" : "h4";
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim().replace(/\s+/g, " "));
  return (
    <section class="rulings">
      <Chapter>{t("rulings")}</Chapter>
      {blocks.map((block, place) => {
        if (block.startsWith("# ") || block === "") return null;
        if (block.startsWith("## ")) return <Title key={place}>{block.slice(3)}</Title>;
        return (
          <p key={place}>
            <Marked game={game} text={block} known={known} />
          </p>
        );
      })}
    </section>
  );
}

function Marked({ game, text, known }: Props) {
  return (
    <>
      {text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((piece, place) => {
        const words = piece.replace(/^\*+|\*+$/g, "");
        if (piece.startsWith("**")) return <strong key={place}>{words}</strong>;
        if (piece.startsWith("*")) return <em key={place}>{words}</em>;
        return <CaseText key={place} game={game} text={piece} known={known} />;
      })}
    </>
  );
}
