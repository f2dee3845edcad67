import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { LOCKED_COLUMNS } from '@tussock/core/offer/columns';

const LOCKED: ReadonlySet<string> = new Set(LOCKED_COLUMNS);
/** The list of what does not apply names locked columns. */
const OFFER_FIELDS: ReadonlySet<string> = new Set([...LOCKED_COLUMNS, 'not_applicable']);
const NONE: ReadonlySet<string> = new Set();
/** What the fact ledger says about a locked field is locked with it. */
const SOURCE_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'address',
  'outcome',
  'checked_by',
  'sha256',
  'reply',
]);

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
    if (table !== 'sources' || !LOCKED.has(String(row.field))) return NONE;
    return exclusive.has(String(row.record)) ? SOURCE_FIELDS : NONE;
  };
}
