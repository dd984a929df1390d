/** The player's aid: tables of what is looked up while playing, folded away until wanted. */
import { t } from "../texts/language.ts";
import type { AidTable } from "../wire.ts";
import { CaseText } from "./CaseText.tsx";

interface Props {
  game: string;
  tables: readonly AidTable[];
  known: ReadonlySet<string>;
}

export function Aid({ game, tables, known }: Props) {
  return (
    <details class="aid">
      <summary>{t("rules-aid")}</summary>
      {tables.map((table) => (
        <div key={table.title} class="aid-table" role="region" aria-label={table.title} tabIndex={0}>
          <table>
            <caption>{table.title}</caption>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, place) => (
                <tr key={place}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <CaseText game={game} text={cell} known={known} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </details>
  );
}
