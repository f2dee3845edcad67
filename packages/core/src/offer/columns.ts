import { type Column, type Columns, columnNames, type Flagged, type ValueOf } from '../column/column';
import { OFFER_IDENTIFIERS } from '../identifier/columns';
import { CONTACT_FOR_DETAILS } from '../money/money';
import { DISCLOSURE_COLUMNS, EXIT_COLUMNS, FEE_TERM_COLUMNS } from './disclosure-columns';

const FEE = {
  kind: 'percent',
  min: 0,
  max: 100,
  words: { 0: 'None' },
  figure: true,
  locked: true,
  expected: true,
  conditional: true,
} as const;

/**
 * The columns of `offers`, in the order of the data file: the one place where a column is declared. The data reader, the
 * row schema, the API's documentation, pages, comparison, files, change texts and facets follow from it. A change here also
 * changes the shapes of what is stored, which are written down: `npm test -- store` says where, and what they are now.
 */
export const OFFER_COLUMNS = {
  id: { kind: 'uuid', required: true },
  slug: { kind: 'slug' },
  name: { kind: 'copy', required: true, max: 200, label: 'Name' },
  tagline: { kind: 'copy', label: 'One-line summary', change: 'rewritten' },
  description: { kind: 'markdown', label: 'Description' },
  status: {
    kind: 'text',
    line: true,
    required: true,
    max: 60,
    // It is the one word that counts as open: filters read it in any letters, and the home page as it is written.
    also: { open: 'Open' },
    label: 'Status',
    example: 'Open',
  },
  is_active: {
    kind: 'boolean',
    default: false,
    publishes: true,
    about:
      'Whether lists show the offer. Its page stays where this is false, and says that the offer has left the directory.',
  },
  is_aip_eligible: {
    kind: 'boolean',
    default: false,
    label: 'Active Investor Plus',
    about: 'The provider’s own statement.',
    words: { true: 'AIP eligible, as stated', false: 'Not stated as AIP eligible' },
  },
  aip_category: {
    kind: 'one-of',
    values: { growth: 'Growth', balanced: 'Balanced' },
    conditional: true,
    label: 'AIP category',
    about: 'Of the Active Investor Plus visa.',
  },
  aip_listed_on: {
    kind: 'date',
    conditional: true,
    label: 'Date of the official AIP list',
    about: 'The date of the official list of acceptable investments that has it.',
  },
  offer_type: { kind: 'copy', line: true, expected: true, label: 'Offer type', example: 'Units' },
  minimum_investment: {
    kind: 'amount',
    currency: 'investment_currency',
    label: 'Minimum investment',
    figure: true,
    expected: true,
    words: { missing: CONTACT_FOR_DETAILS },
  },
  investment_currency: { kind: 'currency', default: 'NZD', defaulted: true, label: 'Currency' },
  target_return_min: {
    kind: 'percent',
    label: 'Lower target return',
    figure: true,
    about: 'In terms of `target_return_type`.',
  },
  target_return_max: {
    kind: 'percent',
    label: 'Upper target return',
    figure: true,
    about: 'In terms of `target_return_type`.',
  },
  target_return_type: {
    kind: 'copy',
    line: true,
    max: 40,
    default: 'p.a.',
    defaulted: true,
    label: 'Kind of return',
  },
  term_description: { kind: 'copy', label: 'Term', figure: true, example: '36 months' },
  risk_rating: {
    kind: 'text',
    line: true,
    max: 40,
    default: 'Medium',
    defaulted: true,
    label: 'Risk rating',
  },
  created_at: { kind: 'timestamp', required: true, label: 'Listed', change: 'unlisted' },
  provider_id: { kind: 'uuid', to: ['providers'], label: 'Provider' },
  platform_id: { kind: 'uuid', to: ['platforms'], label: 'Platform' },
  fund_id: { kind: 'uuid', to: ['funds'], label: 'Fund' },
  asset_class_id: {
    kind: 'key',
    to: ['asset_classes'],
    label: 'Asset class',
    about: 'Of an offer without a fund.',
  },
  distribution: {
    kind: 'one-of',
    values: {
      monthly: 'Monthly',
      quarterly: 'Quarterly',
      annual: 'Annual',
      'at-maturity': 'At maturity',
      none: 'No distributions',
    },
    label: 'Distributions',
    expected: true,
  },
  tax_structure: {
    kind: 'one-of',
    values: {
      pie: 'PIE',
      'limited-partnership': 'Limited partnership',
      'flow-through': 'Flow-through',
      company: 'Company',
      other: 'Other',
    },
    label: 'Tax structure',
    expected: true,
  },
  liquidity: {
    kind: 'one-of',
    values: { liquid: 'Liquid', 'quarterly-redemption': 'Quarterly redemption', illiquid: 'Illiquid' },
    label: 'Early exit',
    expected: true,
  },
  security_type: {
    kind: 'one-of',
    values: { equity: 'Equity', debt: 'Debt', units: 'Units' },
    label: 'Security type',
    expected: true,
  },
  term_months: {
    kind: 'number',
    min: 0,
    max: 1_200,
    unit: 'months',
    label: 'Term in months',
    about: 'Of an open-ended offer, the shortest time that it has to be held.',
    figure: true,
    unless: 'term_description',
  },
  is_open_ended: { kind: 'boolean', label: 'Open-ended' },
  location: { kind: 'text', line: true, expected: true, label: 'Location' },
  closes_on: { kind: 'date', ahead: true, expected: true, conditional: true, label: 'Closes', figure: true },
  closed_on: { kind: 'date', label: 'Closed', figure: true },
  outcome_return: { kind: 'percent', unit: 'p.a.', label: 'Return reached', about: 'A year.', figure: true },
  outcome_note: { kind: 'markdown', label: 'Note on the outcome' },
  management_fee: { ...FEE, label: 'Management fee', note: 'for running the investment' },
  performance_fee: {
    ...FEE,
    label: 'Performance fee',
    note: 'a share of gains, on the terms in the documents',
  },
  entry_fee: { ...FEE, label: 'Entry fee', note: 'when you invest' },
  exit_fee: { ...FEE, label: 'Exit fee', note: 'when you leave' },
  ...FEE_TERM_COLUMNS,
  ...EXIT_COLUMNS,
  ...DISCLOSURE_COLUMNS,
  ...OFFER_IDENTIFIERS,
  conflicts: { kind: 'markdown', label: 'Who pays whom' },
  details: { kind: 'markdown', locked: true, label: 'Details' },
  documents: { kind: 'documents', default: [], locked: true, label: 'Documents' },
  is_exclusive: {
    kind: 'boolean',
    default: false,
    label: 'Exclusive',
    about: 'Locked columns and their entries in the fact ledger are shown to unlocked visitors only.',
  },
  not_applicable: {
    kind: 'names',
    default: [],
    about:
      'The columns that do not apply to the offer; a missing value of another column is not stated. Names of locked columns are left out in an exclusive offer.',
  },
} as const satisfies Columns;

type LockedName = Flagged<typeof OFFER_COLUMNS, { readonly locked: true }>;
const isLong = ({ kind }: Column) => kind === 'markdown' || kind === 'documents';

/** Columns of an exclusive offer that only an unlocked visitor gets, as the API answers them: long texts before figures. */
export const LOCKED_COLUMNS = [
  ...columnNames(OFFER_COLUMNS, (column) => column.locked === true && isLong(column)),
  ...columnNames(OFFER_COLUMNS, (column) => column.locked === true && !isLong(column)),
] as LockedName[];

/** What a column holds where it is stated. */
export type OfferValue<Name extends keyof typeof OFFER_COLUMNS> = NonNullable<
  ValueOf<(typeof OFFER_COLUMNS)[Name]>
>;

/** Fields that are no columns, made of what an offer links to. */
type Derived =
  | 'is_secondary_market'
  | 'minimum_in_nzd'
  | 'aip_state'
  | 'asset_class'
  | 'place'
  | 'terms'
  | 'tags'
  | 'defaulted'
  | 'derived';
type Field = keyof typeof OFFER_COLUMNS | Derived;

/** What a card carries, beside its provider, platform and fund: lists, search and the watchlist have no other data about an offer. */
export const OFFER_CARD = [
  'id',
  'slug',
  'name',
  'tagline',
  'status',
  'is_aip_eligible',
  'aip_state',
  'aip_category',
  'aip_listed_on',
  'is_exclusive',
  'is_secondary_market',
  'offer_type',
  'minimum_investment',
  'investment_currency',
  'minimum_in_nzd',
  'target_return_min',
  'target_return_max',
  'target_return_type',
  'term_description',
  'term_months',
  'is_open_ended',
  'risk_rating',
  'created_at',
  'closes_on',
  'closed_on',
  'outcome_return',
  'distribution',
  'tax_structure',
  'liquidity',
  'security_type',
  'returns_stated',
  'asset_class',
  'place',
  'terms',
  'tags',
  'defaulted',
  'derived',
  'not_applicable',
] as const satisfies readonly Field[];

/** What the search catalogue holds of an offer beside its card: to filter by, and to compute what is left of its target. No answer has it. */
export const OFFER_CATALOGUE = [
  'management_fee',
  'performance_fee',
  'entry_fee',
  'exit_fee',
  'fee_base',
  'performance_hurdle',
  'performance_catch_up',
  'high_water_mark',
  'called_share',
  'gearing',
  'loan_to_value',
  'security_rank',
] as const satisfies readonly Field[];

/** What a provider or a fund embeds of each of its offers. */
export const OFFER_SUMMARY = [
  'id',
  'slug',
  'name',
  'status',
  'is_aip_eligible',
  'aip_state',
  'is_secondary_market',
  'minimum_investment',
  'investment_currency',
  'target_return_min',
  'target_return_max',
  'target_return_type',
  'returns_stated',
  'outcome_return',
  'term_description',
  'term_months',
  'is_open_ended',
  'terms',
  'derived',
  'created_at',
  'defaulted',
] as const satisfies readonly Field[];
