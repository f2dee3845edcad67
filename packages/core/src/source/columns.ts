import type { Columns } from '../column/column';

/** The columns of `sources`, the fact ledger. */
export const SOURCE_COLUMNS = {
  id: { kind: 'key' },
  record: { kind: 'uuid', required: true, to: ['offers', 'funds'] },
  field: { kind: 'text', required: true, max: 60, about: 'Name of the field, such as `target_return_max`.' },
  title: { kind: 'text', required: true },
  address: { kind: 'address' },
  tier: {
    kind: 'one-of',
    required: true,
    values: { A: 'public register', B: 'the issuer', C: 'a third party', D: 'inferred by us' },
  },
  checked_on: { kind: 'date', required: true },
  checked_by: { kind: 'text' },
  outcome: { kind: 'copy' },
} as const satisfies Columns;
