import type { Columns } from '../column/column';

/** The columns of `sources`, the fact ledger. */
export const SOURCE_COLUMNS = {
  id: { kind: 'key' },
  record: { kind: 'uuid', required: true, to: ['offers', 'funds', 'providers', 'platforms'] },
  field: {
    kind: 'text',
    required: true,
    max: 60,
    about: 'Name of the field, such as `target_return_max`.',
    example: 'target_return_max',
  },
  title: { kind: 'text', about: 'Title of the document or register that was looked at.' },
  address: { kind: 'address', about: 'Where the document is.' },
  tier: {
    kind: 'one-of',
    required: true,
    values: { A: 'public register', B: 'the issuer', C: 'a third party', D: 'inferred by us' },
    about: 'The grade of the source.',
  },
  checked_on: { kind: 'date', required: true, about: 'The day of the last look.' },
  checked_by: { kind: 'text', about: 'Who looked.' },
  outcome: { kind: 'copy', about: 'What the last look found, in words.' },
  state: {
    kind: 'one-of',
    values: {
      confirmed: 'Confirmed',
      differs: 'Differs',
      not_confirmed: 'Not confirmed',
      not_found: 'Not found',
      unreachable: 'Source not reachable',
    },
    about: 'What the last look came to. Without one the leading word of `outcome` decides.',
  },
  confirmed_on: { kind: 'date', about: 'The day of the last look that confirmed the figure.' },
  sha256: {
    kind: 'text',
    max: 64,
    about: 'SHA-256 of the document that was looked at, as 64 hexadecimal digits.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  },
  disputed_on: {
    kind: 'date',
    about: 'The day on which someone disputed the figure; empty once it is settled.',
  },
  reply: { kind: 'copy', max: 2_000, about: 'What the provider answers to the entry, in its own words.' },
  replied_on: { kind: 'date', about: 'The day of the reply.' },
} as const satisfies Columns;

export type SourceState = keyof (typeof SOURCE_COLUMNS)['state']['values'];
