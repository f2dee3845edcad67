import { readTimestamp } from '@tussock/core/directory/dates';
import type { Problem } from '@tussock/core/directory/problem';
import type { RawTables } from '@tussock/core/directory/raw-tables';
import { columnsOf, TABLE_NAMES } from '@tussock/core/directory/tables';
import { formatDate } from '@tussock/core/text/format-date';
import { statedTexts, textWarning } from './stated-texts';

/** A time with its zone. */
const ZONED = /:\d\d.*(?:z|[+-]\d\d(?::?\d\d)?)$/i;

/**
 * Warns of points in time in columns of days that are another day in New Zealand than the one that is written and loaded: other systems
 * store 1 December as 2026-11-30T11:00:00Z.
 */
export const checkShiftedDays = (tables: RawTables): Problem[] =>
  TABLE_NAMES.flatMap((name) => {
    const table = tables[name];
    if (!table) return [];
    const fields = columnsOf(name).filter(([, { kind }]) => kind === 'date');
    return fields.flatMap(([field]) =>
      statedTexts(table, field).flatMap((stated) => {
        const at = ZONED.test(stated.text) ? readTimestamp(stated.text) : null;
        if (at === null) return [];
        const [written, day] = [formatDate(stated.text.slice(0, 10)), formatDate(at)];
        if (day === written) return [];
        const reason = `is read as ${written}, and is ${day} in New Zealand. Write the day without a time`;
        return [textWarning(name, table, field, stated, reason)];
      }),
    );
  });
