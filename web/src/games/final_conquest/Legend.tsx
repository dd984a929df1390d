/** What the signs of the map mean. */
import type { MapWindow } from "../../board/map/MapFrame.tsx";
import { MapLegend, type Sign } from "../../board/map/MapLegend.tsx";
import type { Texts } from "../../board/module.ts";
import { Glyph } from "./Glyph.tsx";

export function Legend({ texts, window }: { texts: Texts; window: MapWindow }) {
  const drawn = (["fort", "great", "home", "food", "currency", "infantry", "cavalry"] as const).map(
    (name): Sign => ({ key: name, figure: <Glyph name={name} size={17} />, words: texts.t(`board-legend-${name}`) }),
  );
  const marked = (["extra", "independents", "watched"] as const).map(
    (name): Sign => ({
      key: name,
      figure: <span class={`fc-legend-${name}`} aria-hidden="true" />,
      words: texts.t(`board-legend-${name}`),
    }),
  );
  const spent: Sign = { key: "spent", figure: <Glyph name="infantry" size={17} turned />, words: texts.t("board-legend-spent") };
  return <MapLegend name={texts.t("board-legend-name")} window={window} signs={[...drawn, spent, ...marked]} />;
}
