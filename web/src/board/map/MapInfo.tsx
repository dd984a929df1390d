/** A card in the corner of a map: the place that the pointer, the focus or a finger is on. */
import type { ComponentChildren } from "preact";
import { InfoCard } from "../InfoCard.tsx";
import type { SeatLook } from "../module.ts";

interface MapInfoProps {
  /** Whose the place is. */
  look?: SeatLook | undefined;
  /** Whether what an action would lead to is told in its corner, so that it moves up. */
  up?: boolean;
  children: ComponentChildren;
}

export function MapInfo({ look, up = false, children }: MapInfoProps) {
  return (
    <InfoCard class={`map-info ${up ? "map-info-up" : ""}`} look={look} hidden figure={null}>
      {children}
    </InfoCard>
  );
}
