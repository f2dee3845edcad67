import * as fc from 'fast-check';
import { FACETS, type FacetName } from '../offer/facets';
import type { SentenceOptions } from './phrases';

const labelled = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The values of a small directory. */
export const OPTIONS: SentenceOptions = {
  ...Object.fromEntries(Object.values(FACETS).map(({ name, declared }) => [name, declared ?? []])),
  asset_class: labelled({
    'private-credit': 'Private credit',
    'private-equity': 'Private equity',
    'venture-capital': 'Venture capital',
    property: 'Property',
    forestry: 'Forestry',
  }),
  location: labelled({ auckland: 'Auckland', 'hawkes-bay': 'Hawke’s Bay', tairawhiti: 'Tairāwhiti' }),
  status: labelled({ Open: 'Open', 'Closing soon': 'Closing soon', Closed: 'Closed' }),
  risk_rating: labelled({ Medium: 'Medium', 'Medium-high': 'Medium-high', High: 'High' }),
};

/** Every frequency of payment that is income. */
export const PAYING = ['monthly', 'quarterly', 'annual'];

export interface Said {
  facet: FacetName;
  values: string[];
  text: string;
}

const said = (facet: FacetName, values: string[], ...texts: string[]): fc.Arbitrary<Said> =>
  fc.constantFrom(...texts).map((text) => ({ facet, values, text }));

const money = (thousands: number) =>
  fc.constantFrom(
    `${thousands}k`,
    `$${thousands}K`,
    `$${thousands},000`,
    `${thousands} thousand`,
    `NZ$${thousands}k`,
  );
const below = fc.constantFrom('under', 'less than', 'below', 'a minimum under');

/** One way of saying each facet, with the values it must give. */
const PIECES: Partial<Record<FacetName, fc.Arbitrary<Said>>> = {
  asset_class: fc.oneof(
    said('asset_class', ['private-credit'], 'private credit', 'Private-Credit funds', 'private debt'),
    said('asset_class', ['property'], 'property', 'real estate', 'PROPERTY offers'),
    said('asset_class', ['venture-capital'], 'VC', 'start-ups', 'venture capital'),
  ),
  min_investment: fc.oneof(
    fc.tuple(below, money(50)).map(([word, amount]) => ({
      facet: 'min_investment' as const,
      values: ['under-50k'],
      text: `${word} ${amount}`,
    })),
    fc.tuple(below, money(100)).map(([word, amount]) => ({
      facet: 'min_investment' as const,
      values: ['under-50k', '50k-100k'],
      text: `${word} ${amount}`,
    })),
    said('min_investment', ['over-500k'], 'over half a million', 'more than $500,000', 'above 0.5m'),
    said('min_investment', ['100k-500k'], 'between 100 and 500k', '$100K-$500K', '$100,000 to $500,000'),
  ),
  distribution: fc.oneof(
    said(
      'distribution',
      ['monthly'],
      'monthly',
      'monthly income',
      'with monthly distributions',
      'paid every month',
    ),
    said('distribution', ['quarterly'], 'quarterly', 'quarterly payments', 'paying quarterly'),
    said('distribution', PAYING, 'income', 'regular income', 'for income', 'an income offer'),
  ),
  term: fc.oneof(
    said('term', ['short-term'], 'short-term', 'up to 2 years', '24 months or less', 'up to two years'),
    said('term', ['long-term'], 'long term', 'over 5 years', 'more than sixty months'),
    said('term', ['open-ended'], 'open-ended', 'evergreen'),
  ),
  location: fc.oneof(
    said('location', ['auckland'], 'in Auckland', 'auckland'),
    said('location', ['hawkes-bay'], "in hawke's bay", 'Hawkes Bay', 'Hawke’s Bay'),
    said('location', ['tairawhiti'], 'Tairāwhiti', 'in tairawhiti'),
  ),
  status: fc.oneof(
    said('status', ['Open'], 'open now', 'open offers'),
    said('status', ['Closing soon'], 'closing soon'),
  ),
  target_return: said(
    'target_return',
    ['8-10', '10-12', '12-15', '15-and-over'],
    ...['at least 8%', '8% or more', '8%+', 'a target of at least 8 percent', 'min 8% a year'],
  ),
  tax_structure: said(
    'tax_structure',
    ['limited-partnership'],
    'LP',
    'limited partnership',
    'limited partnerships',
  ),
  aip: said('aip', ['true'], 'AIP', 'active investor plus'),
  secondary_market: said('secondary_market', ['true'], 'secondary market', 'secondaries'),
  loan_to_value: said(
    'loan_to_value',
    ['up-to-50'],
    'LVR up to 50%',
    'up to 50% LVR',
    'loan to value of up to 50%',
  ),
  risk_rating: said('risk_rating', ['Medium-high'], 'medium-high risk', 'risk medium high'),
};

/** Pieces of different facets in any order. */
export const anyPieces: fc.Arbitrary<Said[]> = fc
  .shuffledSubarray(Object.keys(PIECES) as FacetName[], { minLength: 1, maxLength: 6 })
  .chain((facets) => fc.tuple(...facets.map((facet) => PIECES[facet] as fc.Arbitrary<Said>)));

/** A value in its own words, without words that lead to it. */
export const anyPhrase: fc.Arbitrary<Said> = fc.oneof(
  said('asset_class', ['private-credit'], 'private credit', 'private debt'),
  said('asset_class', ['property'], 'property', 'real estate'),
  said('location', ['hawkes-bay'], 'Hawkes Bay', 'Hawke’s Bay'),
  said('distribution', ['quarterly'], 'quarterly payments', 'quarterly'),
  said('term', ['open-ended'], 'open-ended', 'evergreen'),
  said('tax_structure', ['limited-partnership'], 'LP', 'limited partnerships'),
);

/** Words that mean nothing to a sentence. */
export const anyUnknown = fc.constantFrom('kauri', 'Rātā', 'horopito', 'orchards', 'zephyr', 'Hīnau');
