import { addressOf } from '../identifier/identifier';
import {
  type Band,
  type FacetsOf,
  type FiltersOf,
  fromBands,
  fromData,
  fromFlag,
  fromLabels,
  fromText,
  passesFilters,
} from '../list/facet';
import { isStated } from '../money/money';
import {
  DISTRIBUTION_LABELS,
  LIQUIDITY_LABELS,
  SECURITY_TYPE_LABELS,
  TAX_STRUCTURE_LABELS,
  TERM_LABELS,
} from './labels';
import type { OfferCard } from './offer';
import { highestReturn } from './return-range';

export const FACET_NAMES = [
  'status',
  'asset_class',
  'min_investment',
  'target_return',
  'distribution',
  'tax_structure',
  'liquidity',
  'security_type',
  'term',
  'risk_rating',
  'location',
  'aip',
  'secondary_market',
  'provider',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Chosen values by facet: OR inside a facet, AND across them. */
export type Filters = FiltersOf<FacetName>;

const MINIMUM_BANDS: readonly Band[] = [
  { value: 'under-50k', label: 'Under $50K', holds: (amount) => amount < 50_000 },
  {
    value: '50k-100k',
    label: '$50K to under $100K',
    holds: (amount) => amount >= 50_000 && amount < 100_000,
  },
  { value: '100k-500k', label: '$100K–$500K', holds: (amount) => amount >= 100_000 && amount <= 500_000 },
  { value: 'over-500k', label: 'Over $500K', holds: (amount) => amount > 500_000 },
];

const RETURN_BANDS: readonly Band[] = [
  { value: 'under-6', label: 'Under 6%', holds: (percent) => percent < 6 },
  { value: '6-8', label: '6% to under 8%', holds: (percent) => percent >= 6 && percent < 8 },
  { value: '8-10', label: '8% to under 10%', holds: (percent) => percent >= 8 && percent < 10 },
  { value: '10-12', label: '10% to under 12%', holds: (percent) => percent >= 10 && percent < 12 },
  { value: '12-15', label: '12% to under 15%', holds: (percent) => percent >= 12 && percent < 15 },
  { value: '15-and-over', label: '15% and over', holds: (percent) => percent >= 15 },
];

const STATUS_ORDER = [
  'open',
  'closing soon',
  'coming soon',
  'fully subscribed',
  'closed',
  'withdrawn',
  'failed',
];
const RISK_ORDER = ['very low', 'low', 'low-medium', 'medium', 'medium-high', 'high', 'very high'];

/** The facets of contracts.md ("Filter names"): the one declaration behind filters, counts and addresses. */
export const FACETS: FacetsOf<FacetName, OfferCard> = {
  status: fromText('status', 'Status', (card) => card.status, STATUS_ORDER),
  asset_class: fromData('asset_class', 'Asset class', ({ asset_class: asset }) =>
    asset ? [{ value: asset.slug, label: asset.name }] : [],
  ),
  min_investment: fromBands('min_investment', 'Minimum investment', MINIMUM_BANDS, (card) =>
    isStated(card.minimum_investment) ? card.minimum_investment : null,
  ),
  target_return: fromBands('target_return', 'Target return', RETURN_BANDS, highestReturn),
  distribution: fromLabels('distribution', 'Distribution', DISTRIBUTION_LABELS, (card) => [
    card.distribution,
  ]),
  tax_structure: fromLabels('tax_structure', 'Tax structure', TAX_STRUCTURE_LABELS, (card) => [
    card.tax_structure,
  ]),
  liquidity: fromLabels('liquidity', 'Liquidity', LIQUIDITY_LABELS, (card) => [card.liquidity]),
  security_type: fromLabels('security_type', 'Security type', SECURITY_TYPE_LABELS, (card) => [
    card.security_type,
  ]),
  term: fromLabels('term', 'Term', TERM_LABELS, (card) => [
    ...card.terms,
    card.is_open_ended ? 'open-ended' : null,
  ]),
  risk_rating: fromText('risk_rating', 'Risk rating', (card) => card.risk_rating, RISK_ORDER),
  location: fromData('location', 'Location', ({ place }) =>
    place ? [{ value: place.slug, label: place.name }] : [],
  ),
  aip: fromFlag(
    'aip',
    'Active Investor Plus',
    'AIP eligible',
    'Not AIP eligible',
    (card) => card.is_aip_eligible,
  ),
  secondary_market: fromFlag(
    'secondary_market',
    'Secondary market',
    'Existing shares',
    'New issues',
    (card) => card.is_secondary_market,
  ),
  provider: fromData('provider', 'Provider', ({ provider }) =>
    provider ? [{ value: addressOf(provider), label: provider.name }] : [],
  ),
};

/** Whether the offer is in every facet that has a choice. */
export const matchesFilters = (card: OfferCard, filters: Filters): boolean =>
  passesFilters(FACETS, card, filters);
