import type { Directory } from '@tussock/core/directory/directory';
import type { TableName } from '@tussock/core/directory/tables';
import { TABLE_OF_KIND } from '@tussock/core/removal/columns';
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

/** The records of a table that left before the release that is compared with, as its removals name them. */
export const leftBefore = (table: TableName, { removals }: Pick<Directory, 'removals'>): Row[] =>
  removals.flatMap(({ record: id, kind, name }) =>
    kind !== null && name !== null && TABLE_OF_KIND[kind] === table ? [{ id, name }] : [],
  );
