/** The record of a table, as a file for the reader. */
import { fetchRecord } from "../api.ts";
import { saveFile } from "../page/clipboard.ts";
import type { Summary } from "../wire.ts";

export async function saveRecord(table: Summary): Promise<void> {
  saveFile(`${table.game}-${table.id}.jsonl`, "application/jsonl", await fetchRecord(table.id));
}
