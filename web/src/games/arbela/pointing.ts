/** What the reader looks at: shared by the field, the trays and the large card. */
import { signal } from "@preact/signals";

/** `section:B-C`, `unit:phalanx-1` or `leader:darius`. */
export const picked = signal<string | null>(null);
export const hovered = signal<string | null>(null);
/** Whether the own Reserve lies under the field, so that no buttons are needed for its cards. */
export const footed = signal(false);
