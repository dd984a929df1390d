/** How a value of the view is best shown: as a word, a row of words, a table, or facts by name. */
import type { Plain } from "../../wire.ts";

export type Facts = { [key: string]: Plain };

export type Shape =
  | { kind: "word"; word: string | number | boolean | null }
  | { kind: "row"; items: Plain[] }
  | { kind: "table"; columns: string[]; rows: { name: string; cells: Facts }[] }
  | { kind: "facts"; facts: Facts };

export function isFacts(value: Plain): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isWord(value: Plain): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

/** Rows of the same make are a table: a list of facts, or facts by name whose values are facts. */
export function shapeOf(value: Plain): Shape {
  if (isWord(value)) return { kind: "word", word: value };
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isFacts)) return tableOf(value.map((cells, at) => ({ name: String(at + 1), cells })));
    return { kind: "row", items: value };
  }
  const entries = Object.entries(value);
  const rows = entries.flatMap(([name, cells]) => (isFacts(cells) ? [{ name, cells }] : []));
  const [first] = rows;
  const alike = first !== undefined && rows.every(({ cells }) => columnsOf(cells) === columnsOf(first.cells));
  return rows.length > 1 && rows.length === entries.length && alike ? tableOf(rows) : { kind: "facts", facts: value };
}

function columnsOf(cells: Facts): string {
  return Object.keys(cells).join(" ");
}

function tableOf(rows: { name: string; cells: Facts }[]): Shape {
  return { kind: "table", columns: [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))], rows };
}
