import type { SOURCE_COLUMNS } from './columns';

/** What an entry of the fact ledger, of the log of corrections or a report can be about. */
export const SOURCE_KINDS = ['offer', 'fund', 'provider', 'platform'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The tables whose records have entries in the fact ledger, each with the kind of its records. */
export const KIND_OF_TABLE = {
  offers: 'offer',
  funds: 'fund',
  providers: 'provider',
  platforms: 'platform',
} as const satisfies Record<(typeof SOURCE_COLUMNS)['record']['to'][number], SourceKind>;
