import type { Column } from '@tussock/core/column/column';
import { statesNothing } from '@tussock/core/directory/checks/check-not-applicable';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { columnsOf, type TableName } from '@tussock/core/directory/tables';
import { isPercentAlone } from '@tussock/core/offer/return-range';
import { statedTexts, textWarning } from './stated-texts';

/** The tables whose texts visitors read as facts, and filter by. */
const TABLES: readonly TableName[] = ['offers', 'providers', 'platforms', 'funds'];
const REASON = 'states nothing, and is shown as it is. Leave it empty';
const NO_KIND =
  'names no kind of return; each figure has its percent sign. Name the kind, such as "p.a.", or leave it empty';

/** Warns of "TBC" or "n/a" as a text: pages show it as a fact. Where the column may not apply it is an error already. */
export function checkNothingStated(tables: RawTables): Problem[] {
  const shown = TABLES.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    const fields = columnsOf(name).filter(([, column]) => isFreeText(column));
    return fields.flatMap(([field]) =>
      statedTexts(table, field)
        .filter(({ text }) => statesNothing(text))
        .map((text) => textWarning(name, table, field, text, REASON)),
    );
  });
  return [...shown, ...percentAlone(tables)];
}

function percentAlone({ offers }: RawTables): Problem[] {
  if (!offers) return [];
  return statedTexts(offers, KIND)
    .filter(({ text }) => isPercentAlone(text))
    .map((text) => textWarning('offers', offers, KIND, text, NO_KIND));
}

const KIND = 'target_return_type';

const isFreeText = ({ kind, conditional, locked }: Column) =>
  (kind === 'text' || kind === 'copy' || kind === 'markdown') && !conditional && !locked;
