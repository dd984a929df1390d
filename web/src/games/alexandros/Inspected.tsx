/** The space that a reader with a keyboard looks at. A new one takes the focus, so that it is read. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { inset, type Space } from "./lattice.ts";

export function Inspected({ space, label, onLeave }: { space: Space; label: string; onLeave(): void }) {
  return <Focused key={space.name} space={space} label={label} onLeave={onLeave} />;
}

function Focused({ space, label, onLeave }: { space: Space; label: string; onLeave(): void }) {
  const element = useRef<SVGPathElement>(null);
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <path
      ref={element}
      class="alx-inspected"
      role="img"
      tabindex={0}
      aria-label={label}
      d={inset(space, 2)}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Element && !event.relatedTarget.closest(".alx")) onLeave();
      }}
    />
  );
}
