import { addressOf } from '../identifier/identifier';
import { isStated } from '../money/money';
import { compareNames, foldText } from '../text/fold';
import {
  DISTRIBUTION_LABELS,
  LIQUIDITY_LABELS,
  SECURITY_TYPE_LABELS,
  TAX_STRUCTURE_LABELS,
  TERM_LABELS,
} from './labels';
import type { OfferCard } from './offer';
import { highestReturn } from './return-range';

export interface FacetOption {
  /** As in page addresses and in /api/search. */
  value: string;
  label: string;
}

export interface Facet {
  name: FacetName;
  label: string;
  /** What the offer is counted under; empty where its value is missing. */
  optionsOf: (card: OfferCard) => FacetOption[];
  /** All values there can be, in order; absent where the data decides. */
  declared?: readonly FacetOption[];
  /** The order in which options are shown. */
  compare: (a: FacetOption, b: FacetOption) => number;
}

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
export type Filters = Partial<Record<FacetName, readonly string[]>>;

interface Band extends FacetOption {
  holds: (value: number) => boolean;
}

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
export const FACETS: Record<FacetName, Facet> = {
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
export function matchesFilters(card: OfferCard, filters: Filters): boolean {
  return FACET_NAMES.every((name) => {
    const chosen = filters[name];
    if (!chosen || chosen.length === 0) return true;
    return FACETS[name].optionsOf(card).some((option) => chosen.includes(option.value));
  });
}

function fromData(name: FacetName, label: string, optionsOf: Facet['optionsOf']): Facet {
  return { name, label, optionsOf, compare: (a, b) => compareNames(a.label, b.label) };
}

function fromText(name: FacetName, label: string, text: (card: OfferCard) => string, order: string[]): Facet {
  const rank = ({ value }: FacetOption) => {
    const at = order.indexOf(foldText(value));
    return at < 0 ? order.length : at;
  };
  return {
    name,
    label,
    optionsOf: (card) => [{ value: text(card), label: text(card) }],
    compare: (a, b) => rank(a) - rank(b) || compareNames(a.label, b.label),
  };
}

function fromDeclared(
  name: FacetName,
  label: string,
  declared: readonly FacetOption[],
  valuesOf: (card: OfferCard) => readonly (string | null)[],
): Facet {
  return {
    name,
    label,
    declared,
    optionsOf: (card) => {
      const values = valuesOf(card);
      return declared.filter((option) => values.includes(option.value));
    },
    compare: (a, b) => position(declared, a) - position(declared, b),
  };
}

function fromBands(
  name: FacetName,
  label: string,
  bands: readonly Band[],
  stated: (card: OfferCard) => number | null,
): Facet {
  const options = bands.map(({ value, label: text }) => ({ value, label: text }));
  return fromDeclared(name, label, options, (card) => {
    const value = stated(card);
    return value === null ? [] : bands.filter((band) => band.holds(value)).map((band) => band.value);
  });
}

function fromLabels<T extends string>(
  name: FacetName,
  label: string,
  labels: Record<T, string>,
  valuesOf: (card: OfferCard) => readonly (T | null)[],
): Facet {
  const options = Object.entries<string>(labels).map(([value, text]) => ({ value, label: text }));
  return fromDeclared(name, label, options, valuesOf);
}

function fromFlag(
  name: FacetName,
  label: string,
  yes: string,
  no: string,
  flag: (card: OfferCard) => boolean,
): Facet {
  const options = [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  return fromDeclared(name, label, options, (card) => [String(flag(card))]);
}

function position(declared: readonly FacetOption[], option: FacetOption): number {
  return declared.findIndex((each) => each.value === option.value);
}
