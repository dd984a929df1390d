/** Who looks on: how many in the bar, by name when it is pointed at and in the menu. */
import { Icon } from "../page/Icon.tsx";
import { t } from "../texts/language.ts";
import type { SpectatorsInfo } from "../wire.ts";

export function Spectators({ spectators }: { spectators: SpectatorsInfo }) {
  if (spectators.count === 0) return null;
  const words = lookingOn(spectators);
  return (
    <span class="badge spectators" role="img" aria-label={words} title={words}>
      <Icon name="eye" /> {spectators.count}
    </span>
  );
}

/** Those who look on in one sentence. */
export function lookingOn({ names, count }: SpectatorsInfo): string {
  const said = names.join(t("name-join"));
  return count === names.length
    ? t("spectators", { names: said })
    : t("spectators-more", { names: said, more: count - names.length, named: names.length });
}
