import type { TableName } from '@tussock/core/directory/tables';
import type { Denied } from '@tussock/store/denied';
import type { RetiredSlug } from '@tussock/store/retired-slugs';

/** Something that is right in itself and unlikely beside the release before: a slip of the hand, or a column that moved. */
export interface Unusual {
  table: TableName | 'settings';
  /** Key and name of the record; null for a table as a whole. */
  key: string | null;
  title: string | null;
  field: string;
  /** Follows the name of the field in a sentence. Values of locked fields are left out. */
  reason: string;
}

/** What the stored releases know beside the tables of the live one. */
export interface Stored {
  /** What no release may show now, whichever of those that were live says it. */
  denied: Denied;
  /** Older addresses, which lead to the records that had them. */
  retired: readonly RetiredSlug[];
}

export type Row = Readonly<Record<string, unknown>>;
export type Pair = readonly [before: Row, after: Row];
