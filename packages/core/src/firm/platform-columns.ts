import type { Columns } from '../column/column';
import { FIRM_IDENTIFIERS } from '../identifier/columns';

/** The columns of `platforms`, in the order of the data file. */
export const PLATFORM_COLUMNS = {
  id: { kind: 'uuid', required: true },
  slug: { kind: 'slug' },
  name: { kind: 'text', required: true, max: 200, label: 'Name' },
  description: { kind: 'markdown', label: 'Description' },
  platform_type: { kind: 'text', line: true, label: 'Platform type' },
  website: { kind: 'address', label: 'Website' },
  logo_url: { kind: 'image', about: 'Logo.' },
  total_capital_raised: { kind: 'amount', label: 'Raised in total', figure: true },
  investor_count: { kind: 'integer', min: 0, max: 1e9, label: 'Investors', figure: true },
  has_secondary_market: {
    kind: 'boolean',
    default: false,
    label: 'Secondary market',
    words: { false: 'None stated' },
  },
  ...FIRM_IDENTIFIERS,
} as const satisfies Columns;

/** What other records embed of a platform. */
export const PLATFORM_REF = ['id', 'slug', 'name', 'logo_url'] as const;
