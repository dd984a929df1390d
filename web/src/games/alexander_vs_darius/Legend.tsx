/** What the signs of the map mean. */
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import { MapLegend, SideMark, type Sign } from "../../board/map/MapLegend.tsx";
import type { SeatLook, Texts } from "../../board/module.ts";
import { Glyph } from "./Glyph.tsx";
import { lookOf, sideWords } from "./looks.ts";

const DRAWN = ["leader", "units", "ship", "siege", "supply"] as const;
const GROUND = ["plains", "rough", "mountain", "desert"] as const;
const SIDES = ["macedon", "persia", "thrace", "sparta"] as const;

export function Legend({ texts, seats, window }: { texts: Texts; seats: readonly SeatLook[]; window: MapWindow }) {
  const drawn = DRAWN.map((name): Sign => ({ key: name, figure: <Glyph name={name} size={17} />, words: texts.t(`board-legend-${name}`) }));
  const sides = SIDES.flatMap((side): Sign[] => {
    const look = lookOf(side, seats);
    if (!look) return [];
    return [{ key: side, figure: <SideMark look={look} />, words: sideWords(side, texts) }];
  });
  const others = (["spent", "endurance", "cost"] as const).map(
    (name): Sign => ({
      key: name,
      figure: name === "spent" ? <Glyph name="units" size={17} turned /> : <span class={`avd-legend-${name}`} aria-hidden="true" />,
      words: texts.t(`board-legend-${name}`),
    }),
  );
  const ground = GROUND.map(
    (name): Sign => ({
      key: name,
      figure: <span class={`avd-legend-ground avd-ground-${name}`} aria-hidden="true" />,
      words: texts.t(`board-legend-${name}`),
    }),
  );
  return <MapLegend name={texts.t("board-legend-name")} window={window} signs={[...sides, ...drawn, ...others, ...ground]} />;
}
