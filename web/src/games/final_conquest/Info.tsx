/** A card in the corner: the territory that the pointer, the focus or a finger is on. */
import { MapInfo } from "../../board/map/MapInfo.tsx";
import type { BoardProps } from "../../board/module.ts";
import { Mark } from "../../look/marks.tsx";
import { bonusOf, unitsOf } from "./armies.ts";
import { Glyph } from "./Glyph.tsx";
import { armyWords, ownerWords } from "./labels.ts";
import { signsOf } from "./Resources.tsx";
import { watchedForts } from "./standing.ts";
import type { Board, LinkKind, View } from "./types.ts";

const LINKS: readonly LinkKind[] = ["border", "sea", "bridge", "river"];

export function Info({ word, props }: { word: string; props: BoardProps<View, Board> }) {
  const { view, board, seats, texts } = props;
  const here = view.territories[word];
  const data = board.maps[view.map].data[word];
  if (!here || !data) return null;
  const look = typeof here.owner === "number" ? seats[here.owner] : undefined;
  const watched = watchedForts(view, board).get(word);
  const bonus = bonusOf(word, view, board);
  return (
    <MapInfo look={look}>
      <p class="map-info-title">
        <span>{texts.word("territory", word)}</span>
      </p>
      <p class="map-info-line">
        {look && <Mark name={look.mark} size={15} />}
        <span>
          {ownerWords(here, texts)}
          {unitsOf(here) > 0 && <> · {armyWords(here, texts)}</>}
        </span>
      </p>
      {signsOf(data).length > 0 && (
        <p class="fc-info-signs">
          {signsOf(data).map((sign) => (
            <span key={sign}>
              <Glyph name={sign} size={14} />
              {sign === "home" && data.home !== null
                ? texts.t("board-info-home", { faction: `faction:${data.home}` })
                : texts.t(`board-sign-${sign}`)}
            </span>
          ))}
        </p>
      )}
      {bonus > 0 && <p>{texts.t("board-info-bonus", { bonus })}</p>}
      {watched !== undefined && <p>{texts.t("board-info-watched", { seat: `seat:${watched}` })}</p>}
      {LINKS.map((kind) => {
        const ends = linkedTo(word, kind, board, view);
        if (ends.length === 0) return null;
        const names = texts.list(ends.map((end) => texts.word("territory", end)));
        return (
          <p key={kind} class="map-info-more">
            {texts.t(`board-link-${kind}`, { places: names })}
          </p>
        );
      })}
    </MapInfo>
  );
}

/** The territories that a kind of link leads to. */
export function linkedTo(word: string, kind: LinkKind, board: Board, view: View): string[] {
  return board.maps[view.map].links.flatMap(([a, b, how]) => (how !== kind ? [] : a === word ? [b] : b === word ? [a] : []));
}
