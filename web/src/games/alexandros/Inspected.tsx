/** The space that a reader with a keyboard looks at. */
import { inset, type Space } from "./lattice.ts";

/** The key of a space that is looked at. */
export function lookKey(space: Space): string {
  return `look:${space.name}`;
}

export function Inspected({ space, label, onLeave }: { space: Space; label: string; onLeave(): void }) {
  return (
    <path
      key={space.name}
      class="alx-inspected"
      role="img"
      tabindex={0}
      aria-label={label}
      data-place={lookKey(space)}
      d={inset(space, 2)}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Element && !event.relatedTarget.closest(".alx")) onLeave();
      }}
    />
  );
}
