import type { Flagged } from '../column/column';
import { NOT_APPLICABLE } from '../column/value-text';
import { addressOf } from '../identifier/identifier';
import {
  type Facet,
  type FacetOption,
  type FiltersOf,
  fromAsked,
  fromBands,
  fromData,
  fromFlag,
  fromLabels,
  fromText,
} from '../list/facet';
import { AIP_STATES } from './aip-state';
import { LOAN_TO_VALUE_BANDS, MINIMUM_BANDS, RETURN_BANDS } from './bands';
import { OFFER_COLUMNS } from './columns';
import { factCheck } from './fact-check';
import { FACTS, type FactName } from './facts';
import { comparedMinimum, minimumUpTo } from './minimum';
import type { CatalogueOffer, OfferCard } from './offer';
import { highestReturn } from './return-range';
import { RISK_SCALE, riskLevel } from './risk-scale';
import { TERM_BANDS, TERM_LABELS } from './term';

const STATUS_ORDER = [
  'open',
  'closing soon',
  'coming soon',
  'fully subscribed',
  'closed',
  'withdrawn',
  'failed',
];

/** By how far eligibility is shown; `true` and `false` are the provider's own statement. */
const AIP_LABELS = {
  true: 'Stated as eligible',
  listed: AIP_STATES.listed,
  stated: 'Stated by the provider only',
  not_found: 'Stated, not found on the official list',
  false: 'Not stated as eligible',
} as const;

/** Whatever the age of the confirmation. */
const CONFIRMED_LABELS = { true: 'Confirmed minimum and target' } as const;
const isConfirmed = (card: OfferCard, name: FactName) => factCheck(card, name)?.state === 'confirmed';

type Choice = keyof CatalogueOffer & Flagged<typeof OFFER_COLUMNS, { readonly kind: 'one-of' }>;

/** A facet of a column whose values are declared. */
const ofColumn = <Name extends Choice>(name: Name): Facet<Pick<CatalogueOffer, Name>, Name> => {
  const { label, values }: { label: string; values: Readonly<Record<string, string>> } = OFFER_COLUMNS[name];
  return fromLabels(name, label, values, (card) => [card[name]]);
};

/** The same with an option for the offers to which the column does not apply; no option has what is not stated. */
function withNotApplicable<Name extends 'loan_to_value' | 'security_rank'>(
  facet: Facet<CatalogueOffer, Name>,
): Facet<CatalogueOffer, Name> {
  const option = { value: 'not-applicable', label: `${facet.label} ${NOT_APPLICABLE.toLowerCase()}` };
  return {
    ...facet,
    declared: [...(facet.declared ?? []), option],
    optionsOf: (row) => (row.not_applicable.includes(facet.name) ? [option] : facet.optionsOf(row)),
    compare: (a, b) =>
      Number(a.value === option.value) - Number(b.value === option.value) || facet.compare(a, b),
  };
}

const ratingRank = ({ value }: FacetOption): number => riskLevel(value) ?? RISK_SCALE.length;

/** Without the rating that an offer has by default: its provider did not state it. */
const statedRating = (facet: Facet<OfferCard, 'risk_rating'>): Facet<OfferCard, 'risk_rating'> => ({
  ...facet,
  compare: (a, b) => ratingRank(a) - ratingRank(b) || facet.compare(a, b),
  optionsOf: (card) => (card.defaulted.includes('risk_rating') ? [] : facet.optionsOf(card)),
});

/**
 * The facets in the order in which filters, addresses and answers show them: the one declaration behind them. The names
 * are a contract; labels, options and bands are those of the columns.
 */
export const FACETS = {
  status: fromText('status', OFFER_COLUMNS.status.label, (card) => card.status, STATUS_ORDER),
  asset_class: fromData('asset_class', FACTS.asset_class.label, ({ asset_class: asset }) =>
    asset ? [{ value: asset.slug, label: asset.name }] : [],
  ),
  min_investment: fromBands('min_investment', FACTS.minimum_investment.label, MINIMUM_BANDS, comparedMinimum),
  minimum_up_to: fromAsked('minimum_up_to', FACTS.minimum_investment.label, {
    optionOf: minimumUpTo,
    holds: (card: OfferCard, value) => {
      const minimum = comparedMinimum(card);
      return minimum !== null && minimum <= Number(value);
    },
    firstIn: 'lowest_minimum',
    beside: 'min_investment',
    must: 'must be a whole number of New Zealand dollars, such as 100000',
  }),
  target_return: fromBands('target_return', FACTS.target_return.label, RETURN_BANDS, highestReturn),
  distribution: ofColumn('distribution'),
  tax_structure: ofColumn('tax_structure'),
  liquidity: ofColumn('liquidity'),
  security_type: ofColumn('security_type'),
  loan_to_value: withNotApplicable(
    fromBands(
      'loan_to_value',
      FACTS.loan_to_value.label,
      LOAN_TO_VALUE_BANDS,
      (row: CatalogueOffer) => row.loan_to_value,
    ),
  ),
  security_rank: withNotApplicable(ofColumn('security_rank')),
  term: {
    ...fromLabels('term', FACTS.term.label, TERM_LABELS, (card: OfferCard) => [
      ...card.terms,
      card.is_open_ended ? 'open-ended' : null,
    ]),
    steps: Object.keys(TERM_BANDS),
  },
  risk_rating: statedRating(
    fromText('risk_rating', FACTS.risk_rating.label, (card) => card.risk_rating, RISK_SCALE),
  ),
  location: fromData('location', FACTS.location.label, ({ place }) =>
    place ? [{ value: place.slug, label: place.name }] : [],
  ),
  aip: fromLabels('aip', OFFER_COLUMNS.is_aip_eligible.label, AIP_LABELS, (card) => [
    card.is_aip_eligible ? 'true' : 'false',
    card.aip_state,
  ]),
  confirmed: fromLabels('confirmed', 'Checked by us', CONFIRMED_LABELS, (card) => [
    isConfirmed(card, 'minimum_investment') && isConfirmed(card, 'target_return') ? 'true' : null,
  ]),
  secondary_market: fromFlag(
    'secondary_market',
    FACTS.is_secondary_market.label,
    'Existing shares',
    'New issues',
    (card) => card.is_secondary_market,
  ),
  provider: fromData('provider', FACTS.provider.label, ({ provider }) =>
    provider ? [{ value: addressOf(provider), label: provider.name }] : [],
  ),
  fund: {
    ...fromData('fund', FACTS.fund.label, ({ fund }: OfferCard) =>
      fund ? [{ value: addressOf(fund), label: fund.name }] : [],
    ),
    listsChosenOnly: true,
  },
} as const satisfies Readonly<Record<string, Facet<CatalogueOffer>>>;

export type FacetName = keyof typeof FACETS;
export const FACET_NAMES = Object.keys(FACETS) as FacetName[];

/** Chosen values by facet: OR inside a facet, AND across them. */
export type Filters = FiltersOf<FacetName>;
