/** What an entry of the fact ledger, of the log of corrections or a report can be about. */
export const SOURCE_KINDS = ['offer', 'fund', 'provider', 'platform'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
