/** A list of all places, to go to one at once: on a phone the map is too large to be dragged through. */
import type { Place } from "./shapes.ts";

interface MapJumpProps {
  places: readonly Place[];
  language: string;
  /** What the list is called, and what it says before a place is chosen. */
  label: string;
  nameOf(place: Place): string;
  /** The heading that a place stands under. */
  groupOf(place: Place): string;
  onJump(place: Place): void;
}

export function MapJump({ places, language, label, nameOf, groupOf, onJump }: MapJumpProps) {
  return (
    <label class="map-jump" title={label} onClick={(event) => event.stopPropagation()} onPointerDown={(event) => event.stopPropagation()}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M12 21C12 21 5.5 14.6 5.5 9.6A6.5 6.5 0 0 1 18.5 9.6C18.5 14.6 12 21 12 21ZM12 7.4A2.3 2.3 0 1 0 12 12A2.3 2.3 0 1 0 12 7.4Z" />
      </svg>
      <select
        aria-label={label}
        value=""
        onChange={(event) => {
          const chosen = places.find(({ key }) => key === event.currentTarget.value);
          event.currentTarget.value = "";
          if (chosen) onJump(chosen);
        }}
      >
        <option value="">{label}</option>
        {grouped(places, language, nameOf, groupOf).map(([heading, rows]) => (
          <optgroup key={heading} label={heading}>
            {rows.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Places under their headings, by name as the language orders names. */
export function grouped(
  places: readonly Place[],
  language: string,
  nameOf: (place: Place) => string,
  groupOf: (place: Place) => string,
): [string, { key: string; name: string }[]][] {
  const groups = new Map<string, { key: string; name: string }[]>();
  for (const place of places) {
    const heading = groupOf(place);
    groups.set(heading, [...(groups.get(heading) ?? []), { key: place.key, name: nameOf(place) }]);
  }
  const order = new Intl.Collator(language).compare;
  return [...groups].map(([heading, rows]) => [heading, rows.sort((one, other) => order(one.name, other.name))]);
}
