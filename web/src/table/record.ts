/** The record of a table, as a file for the reader. */
import { fetchRecord } from "../api.ts";
import { saveFile } from "../page/clipboard.ts";
import type { Summary } from "../wire.ts";

export async function saveRecord(table: Summary): Promise<void> {
  saveFile(`${table.game}-${table.id}.jsonl`, "application/jsonl", await fetchRecord(table.id));
}

/** An action as a record has it: null where it is another's secret. A seat below 0 is the table. */
export interface StoredAction {
  seat: number;
  action: string | null;
}

/** The actions of a record that were not taken back. */
export function storedActions(record: string): StoredAction[] {
  const found: StoredAction[] = [];
  for (const row of record.split("\n").slice(1)) {
    const line = (row === "" ? {} : JSON.parse(row)) as Partial<StoredAction> & { undo?: number };
    if (line.seat === undefined) continue;
    if (line.undo) found.length -= line.undo;
    else found.push({ seat: line.seat, action: line.action ?? null });
  }
  return found;
}
