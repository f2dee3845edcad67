import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { LOCKED_COLUMNS } from '@tussock/core/offer/columns';
import { isLockedEntry } from '@tussock/core/offer/locked';

/** The list of what does not apply names locked columns. */
const OFFER_FIELDS: ReadonlySet<string> = new Set([...LOCKED_COLUMNS, 'not_applicable']);
const NONE: ReadonlySet<string> = new Set();
/** What the fact ledger and the log of corrections say about a locked field is locked with it. */
const ENTRY_FIELDS: Partial<Record<TableName, ReadonlySet<string>>> = {
  sources: new Set(['title', 'address', 'outcome', 'checked_by', 'sha256', 'reply']),
  corrections: new Set(['outcome', 'was', 'now']),
};

/**
 * The fields of a row whose values must not be printed, because its offer is exclusive before or after. The change of an
 * offer from exclusive to public hides them too: only the table may tell.
 */
export function lockedFieldsOf(before: Pick<Directory, 'offers'>, after: Pick<Directory, 'offers'>) {
  const exclusive = new Set(
    [...before.offers, ...after.offers].filter((offer) => offer.is_exclusive).map((offer) => offer.id),
  );
  return (table: TableName, row: Record<string, unknown>): ReadonlySet<string> => {
    if (table === 'offers') return exclusive.has(String(row.id)) ? OFFER_FIELDS : NONE;
    const words = ENTRY_FIELDS[table];
    if (!words || !isLockedEntry(String(row.field))) return NONE;
    return exclusive.has(String(row.record)) ? words : NONE;
  };
}
