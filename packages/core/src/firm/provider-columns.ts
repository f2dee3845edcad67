import type { Columns } from '../column/column';
import { FIRM_IDENTIFIERS } from '../identifier/columns';

/** The columns of `providers`, in the order of the data file. */
export const PROVIDER_COLUMNS = {
  id: { kind: 'uuid', required: true },
  slug: { kind: 'slug' },
  name: { kind: 'text', required: true, max: 200, label: 'Name' },
  description: { kind: 'markdown', label: 'Description' },
  provider_type: {
    kind: 'text',
    line: true,
    example: 'Fund Manager',
    label: 'Provider type',
    about: 'Written as in the list in the settings, whatever its capitals here.',
  },
  website: { kind: 'address', label: 'Website' },
  logo_url: { kind: 'image', about: 'Logo.' },
  location: { kind: 'text', line: true, label: 'Location' },
  established_date: { kind: 'date', label: 'Established', figure: true },
  aum: { kind: 'amount', currency: 'aum_currency', label: 'Under management', figure: true },
  aum_currency: { kind: 'currency', default: 'NZD', label: 'Currency' },
  is_aip_approved: {
    kind: 'boolean',
    default: false,
    label: 'Active Investor Plus',
    words: { true: 'AIP approved, as stated', false: 'Not stated as approved' },
  },
  ...FIRM_IDENTIFIERS,
} as const satisfies Columns;

/** What other records embed of a provider. */
export const PROVIDER_REF = ['id', 'slug', 'name', 'provider_type', 'logo_url', 'location'] as const;
