import type { Column } from '@tussock/core/column/column';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTable, RawTables } from '@tussock/core/directory/raw-tables';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import type { SiteSettings } from '@tussock/core/settings/settings';
import { nzDate } from '@tussock/core/text/nz-date';
import { statedTexts, textWarning } from './stated-texts';

/**
 * Warns of days after today in columns of what has been: a look dated next year never fades, and an offer listed next year stays
 * the newest. The days of a demonstration are invented.
 */
export function checkLaterDays(tables: RawTables, { demonstration }: SiteSettings): Problem[] {
  if (demonstration) return [];
  const today = nzDate(new Date());
  return TABLE_NAMES.flatMap((name) => {
    const table = tables[name] as RawTable | undefined;
    const fields = table ? columnsOf(name).filter(([, column]) => hasBeen(column)) : [];
    return fields.flatMap(([field]) =>
      statedTexts(table as RawTable, field)
        .filter(({ text }) => /^\d{4}-\d\d-\d\d/.test(text) && text.slice(0, today.length) > today)
        .map((text) => textWarning(name, table as RawTable, field, text, 'is after today. Check the year')),
    );
  });
}

const hasBeen = ({ kind, ahead }: Column) => (kind === 'date' || kind === 'timestamp') && !ahead;
