/** What a screen reader is told, politely and in order. */
import { signal } from "@preact/signals";

/** The lines of the live region: the newest ones, each said once when it appears. */
export const announced = signal<{ key: number; text: string }[]>([]);

const KEPT = 12;
let count = 0;

export function announce(text: string): void {
  count += 1;
  announced.value = [...announced.value.slice(1 - KEPT), { key: count, text }];
}

/** Forget what was said: the next person at a shared screen must not hear it. */
export function hush(): void {
  announced.value = [];
}
