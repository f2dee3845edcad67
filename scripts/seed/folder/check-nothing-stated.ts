import type { Column } from '@tussock/core/column/column';
import { statesNothing } from '@tussock/core/directory/check-not-applicable';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { statedTexts, textWarning } from './stated-texts';

/** The tables whose texts visitors read as facts, and filter by. */
const TABLES: readonly TableName[] = ['offers', 'providers', 'platforms', 'funds'];
const REASON = 'states nothing, and is shown as it is. Leave it empty';

/** Warns of "TBC" or "n/a" as a text: pages show it as a fact. Where the column may not apply it is an error already. */
export function checkNothingStated(tables: RawTables): Problem[] {
  return TABLES.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    const fields = columnsOf(name).filter(([, column]) => isFreeText(column));
    return fields.flatMap(([field]) =>
      statedTexts(table, field)
        .filter(({ text }) => statesNothing(text))
        .map((text) => textWarning(name, table, field, text, REASON)),
    );
  });
}

const isFreeText = ({ kind, conditional, locked }: Column) =>
  (kind === 'text' || kind === 'copy' || kind === 'markdown') && !conditional && !locked;
