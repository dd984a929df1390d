/** The symbol of the card that the pointer or the focus is on: the map echoes it. */
import { signal } from "@preact/signals";

export const pointedSymbol = signal<string | null>(null);
