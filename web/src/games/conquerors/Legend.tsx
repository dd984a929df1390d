/** What the signs of the map mean. */
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import { MapLegend, SideMark, type Sign } from "../../board/map/MapLegend.tsx";
import type { SeatLook, Texts } from "../../board/module.ts";
import { Glyph } from "./Glyph.tsx";
import { lookOf } from "./places.ts";

const DRAWN = [
  "leader",
  "units",
  "garrison",
  "ship",
  "treasure",
  "siege",
  "crown",
  "revolt",
  "devastated",
  "drought",
  "weather",
  "supply",
] as const;
const PATHS = ["land", "mountain", "mountain-pass", "strait", "desert", "sea", "deep-sea"] as const;
const SIDES = ["macedon", "persia", "independent"] as const;

export function Legend({ texts, seats, window }: { texts: Texts; seats: readonly SeatLook[]; window: MapWindow }) {
  const sides = SIDES.flatMap((side): Sign[] => {
    const look = lookOf(side, seats);
    if (!look) return [];
    return [{ key: side, figure: <SideMark look={look} />, words: texts.word("side", side) }];
  });
  const drawn = DRAWN.map((name): Sign => ({ key: name, figure: <Glyph name={name} size={17} />, words: texts.t(`board-legend-${name}`) }));
  const tired: Sign = { key: "tired", figure: <Glyph name="units" size={17} turned />, words: texts.t("board-legend-tired") };
  const paths = PATHS.map(
    (name): Sign => ({
      key: name,
      figure: <span class={`cq-path cq-path-${name}`} aria-hidden="true" />,
      words: texts.t(`board-legend-path-${name}`),
    }),
  );
  return <MapLegend name={texts.t("board-legend-name")} window={window} signs={[...sides, ...drawn, tired, ...paths]} />;
}
