import type { Columns } from '../column/column';
import { FUND_IDENTIFIERS } from '../identifier/columns';

/** The columns of `funds`, in the order of the data file. */
export const FUND_COLUMNS = {
  id: { kind: 'uuid', required: true },
  slug: { kind: 'slug' },
  name: { kind: 'copy', required: true, max: 200, label: 'Name' },
  description: { kind: 'markdown', label: 'Description' },
  provider_id: { kind: 'uuid', to: ['providers'], label: 'Provider' },
  asset_class_id: { kind: 'key', to: ['asset_classes'], label: 'Asset class' },
  fund_type_id: { kind: 'key', to: ['fund_types'], label: 'Fund type' },
  fund_type: {
    kind: 'text',
    line: true,
    label: 'Fund type',
    about: 'Used where there is no `fund_type_id`.',
  },
  fund_structure: { kind: 'text', line: true, label: 'Fund structure', example: 'PIE' },
  total_fund_size: { kind: 'amount', currency: 'fund_size_currency', label: 'Fund size', figure: true },
  fund_size_currency: { kind: 'currency', default: 'NZD', label: 'Currency' },
  inception_date: { kind: 'date', label: 'Established', figure: true },
  ...FUND_IDENTIFIERS,
} as const satisfies Columns;

/** The columns of `fund_types`. */
export const FUND_TYPE_COLUMNS = {
  id: { kind: 'key', required: true },
  slug: { kind: 'slug' },
  name: { kind: 'copy', required: true, max: 200, about: 'Name.' },
  description: { kind: 'markdown', about: 'Description.' },
} as const satisfies Columns;

/** What a card of an offer embeds of its fund. */
export const FUND_REF = ['id', 'slug', 'name'] as const;

/** What a provider embeds of each of its funds, beside the asset class. */
export const FUND_SUMMARY = [
  'id',
  'slug',
  'name',
  'fund_structure',
  'total_fund_size',
  'fund_size_currency',
] as const;
