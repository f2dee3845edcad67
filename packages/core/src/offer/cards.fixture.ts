import * as fc from 'fast-check';
import { passesFilters } from '../list/facet';
import { type ExchangeRate, inNzd } from '../money/exchange-rate';
import type { Check } from '../source/source';
import { OFFER_COLUMNS } from './columns';
import { FACET_NAMES, FACETS, type Filters } from './facets';
import type { CatalogueOffer, OfferCard } from './offer';
import { cardOfRow } from './offer-card';
import { type OrderContext, offerOrder } from './offer-order';
import type { OfferSort } from './offer-sort';
import { TERM_BANDS } from './term';

const id = fc
  .integer({ min: 0, max: 0xffff })
  .map((n) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const keyOf = <T extends object>(labels: T) => fc.constantFrom(...(Object.keys(labels) as (keyof T)[]));
const anyValue = <T extends object>({ values }: { values: T }) => keyOf(values);
const slugged = fc
  .constantFrom('kauri', 'rimu', 'tōtara')
  .map((name) => ({ id: name, slug: name.replace('ō', 'o'), name }));

const anyCheck: fc.Arbitrary<Check> = fc.constantFrom(
  { state: 'confirmed', confirmed_on: '2026-06-03' },
  { state: 'differs', checked_on: '2026-06-03' },
  { state: 'not_found', checked_on: '2026-06-03' },
);

/** Of the currencies of `anyCard`: USD has a rate, AUD has none. */
export const RATES: ExchangeRate[] = [
  { currency: 'USD', nzd_per_unit: 1.7, on: '2026-11-20', source: 'A bank', source_address: null },
];

const anyStated: fc.Arbitrary<Omit<CatalogueOffer, 'minimum_in_nzd'>> = fc.record({
  id,
  slug: fc.constant(null),
  name: fc.constantFrom('Āwhina', 'awhina', 'Kauri Street', 'Rātā'),
  tagline: fc.constant(null),
  status: fc.constantFrom('Open', 'Closed', 'Closing Soon', 'Mothballed'),
  is_aip_eligible: fc.boolean(),
  aip_state: maybe(fc.constantFrom('listed', 'stated', 'not_found')),
  aip_category: fc.constant(null),
  aip_listed_on: fc.constant(null),
  is_exclusive: fc.boolean(),
  is_secondary_market: fc.boolean(),
  offer_type: fc.constant(null),
  outcome_return: maybe(fc.constant(7)),
  management_fee: maybe(fc.constantFrom(0, 1.5)),
  performance_fee: maybe(fc.constantFrom(0, 20)),
  entry_fee: maybe(fc.constantFrom(0, 2)),
  exit_fee: maybe(fc.constantFrom(0, 1)),
  fee_base: maybe(fc.constant('committed capital')),
  performance_hurdle: maybe(fc.constant(8)),
  performance_catch_up: maybe(fc.constantFrom(0, 100)),
  high_water_mark: maybe(fc.boolean()),
  called_share: maybe(fc.constant(50)),
  gearing: maybe(fc.constant(40)),
  loan_to_value: maybe(fc.constantFrom(0, 50, 50.5, 65, 80, 80.5)),
  security_rank: maybe(anyValue(OFFER_COLUMNS.security_rank)),
  not_applicable: fc.subarray(['exit_fee', 'loan_to_value', 'security_rank']),
  returns_stated: maybe(fc.constantFrom('gross', 'net')),
  minimum_investment: maybe(fc.constantFrom(0, 49_999, 50_000, 99_999.99, 100_000, 500_000, 500_000.01, 2e6)),
  investment_currency: fc.constantFrom('NZD', 'NZD', 'USD', 'AUD'),
  target_return_min: maybe(fc.integer({ min: -5, max: 20 })),
  target_return_max: maybe(fc.integer({ min: -5, max: 20 })),
  target_return_type: fc.constantFrom('p.a.', 'p.a. net', 'IRR', 'net IRR', 'cash yield', '1.4x'),
  term_description: fc.constant(null),
  term_months: maybe(fc.integer({ min: 1, max: 120 })),
  is_open_ended: maybe(fc.boolean()),
  risk_rating: fc.constantFrom('Low', 'Medium', 'High', 'Unrated'),
  created_at: fc.constantFrom(
    '2026-01-01T00:00:00.000Z',
    '2026-02-01T00:00:00.000Z',
    '2026-03-01T00:00:00.000Z',
  ),
  closes_on: maybe(fc.constantFrom('2026-10-01', '2026-12-01', '2027-01-01')),
  closed_on: maybe(fc.constant('2026-11-01')),
  distribution: maybe(anyValue(OFFER_COLUMNS.distribution)),
  tax_structure: maybe(anyValue(OFFER_COLUMNS.tax_structure)),
  liquidity: maybe(anyValue(OFFER_COLUMNS.liquidity)),
  security_type: maybe(anyValue(OFFER_COLUMNS.security_type)),
  asset_class: maybe(slugged),
  place: maybe(slugged.map(({ slug, name }) => ({ slug, name }))),
  terms: fc.uniqueArray(keyOf(TERM_BANDS), { maxLength: 2 }),
  tags: fc.constant([]),
  defaulted: fc.subarray(['risk_rating', 'target_return_type']),
  derived: fc.constant([]),
  provider: maybe(
    fc.tuple(id, slugged).map(([uuid, { slug, name }]) => ({
      id: uuid,
      slug,
      name,
      provider_type: 'Fund Manager',
      logo_url: null,
      location: null,
    })),
  ),
  platform: fc.constant(null),
  fund: maybe(fc.tuple(id, slugged).map(([uuid, { slug, name }]) => ({ id: uuid, slug, name }))),
  checks: fc.dictionary(
    fc.constantFrom('minimum_investment', 'target_return_min', 'target_return_max'),
    anyCheck,
  ),
});

/** Any row of the search catalogue, with few distinct values, so that facets and ties meet often. */
export const anyRow: fc.Arbitrary<CatalogueOffer> = anyStated.map((card) => ({
  ...card,
  minimum_in_nzd: inNzd(card.minimum_investment, card.investment_currency, RATES),
}));

export const anyCard: fc.Arbitrary<OfferCard> = anyRow.map(cardOfRow);

export const anyRows = fc.uniqueArray(anyRow, { selector: (card) => card.id, maxLength: 25 });

const openValues = ['Open', 'Closed', 'kauri', 'rimu', 'harbour', 'Low', 'Medium', 'nothing-has-this'];

/** Any choice of filters, as `parseFilters` gives it: values sorted, no facet without a value. */
export const anyFilters: fc.Arbitrary<Filters> = fc
  .array(fc.constantFrom(...FACET_NAMES), { maxLength: 4 })
  .chain(
    (names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, someValues(name)]))) as fc.Arbitrary<Filters>,
  );

function someValues(name: (typeof FACET_NAMES)[number]) {
  const { declared, asked } = FACETS[name];
  const values = asked
    ? ['50000', '99999', '100000', '600000']
    : (declared?.map((option) => option.value) ?? openValues);
  return fc
    .uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
    .map((chosen) => chosen.sort((a, b) => (a < b ? -1 : 1)));
}

/** Whether the offer is in every facet that has a choice: what a table of facets has to find. */
export const matchesFilters = (row: CatalogueOffer, filters: Filters): boolean =>
  passesFilters(FACETS, row, filters);

/** The offers in an order: what rows of a table and of search files have to be in. */
export const sortOffers = (
  cards: readonly CatalogueOffer[],
  sort: OfferSort,
  context: OrderContext,
): CatalogueOffer[] => [...cards].sort(offerOrder(sort, context));
