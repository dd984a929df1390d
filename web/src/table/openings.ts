/** Which of the table's sheets lies open over the page; one at a time. */
import { signal } from "@preact/signals";

export type Opening = "actions" | "keys" | "menu" | "end" | "report" | "resign" | "windows";

export const opened = signal<Opening | null>(null);

export function open(what: Opening): void {
  opened.value = what;
}

export function shut(): void {
  opened.value = null;
}
