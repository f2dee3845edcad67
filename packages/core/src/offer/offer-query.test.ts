import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from './cards.fixture';
import { FACET_NAMES } from './facets';
import {
  DEFAULT_OFFER_QUERY,
  effectiveSort,
  filtersToParams,
  type OfferQuery,
  parseFilters,
  wrongParameters,
} from './offer-query';
import { OFFER_SORTS } from './offer-sort';

const anyQuery: fc.Arbitrary<OfferQuery> = fc.record({
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  filters: anyFilters,
  sort: fc.option(fc.constantFrom(...OFFER_SORTS), { nil: null }),
  page: fc.integer({ min: 1, max: 100_000 }),
  layout: fc.constantFrom('cards', 'table'),

});

const read = (address: string) => parseFilters(new URLSearchParams(address));

describe('a list in its address', () => {
  it('comes back from the address as it went in, and nothing in it is wrong', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const params = filtersToParams(query);
        expect(parseFilters(new URLSearchParams(params.toString()))).toEqual(query);
        expect(wrongParameters(params)).toEqual([]);
      }),
    );
  });

  it('is without parameters when all is default', () => {
    expect(filtersToParams(DEFAULT_OFFER_QUERY).toString()).toBe('');
    expect(read('')).toEqual(DEFAULT_OFFER_QUERY);
  });

  it('is canonical: any order and repetition gives one address', () => {
    const query = read('term=long-term&status=Open&page=2&status=Closed&status=Open&sort=name&utm_source=x');
    expect(filtersToParams(query).toString()).toBe(
      'status=Closed&status=Open&term=long-term&sort=name&page=2',
    );
  });

  it('ignores what cannot be, and can name it', () => {
    const address = 'distribution=weekly&sort=paid&page=0&layout=grid&aip=yes&term=&status=Mothballed';
    expect(read(address)).toEqual({ ...DEFAULT_OFFER_QUERY, filters: { status: ['Mothballed'] } });
    expect(wrongParameters(new URLSearchParams(address))).toEqual([
      'distribution',
      'aip',
      'sort',
      'page',
      'layout',
    ]);
  });

  it('reads any address without an error into a query that is stable', () => {
    const name = fc.oneof(
      fc.constantFrom<string>(...FACET_NAMES, 'q', 'sort', 'page', 'layout'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 300 }))), (pairs) => {
        const query = parseFilters(new URLSearchParams(pairs));
        expect(parseFilters(filtersToParams(query))).toEqual(query);
      }),
    );
  });

  it('is sorted by relevance only with words and without a choice', () => {
    expect(effectiveSort(read(''))).toBe('newest');
    expect(effectiveSort(read('q=kauri'))).toBe('relevance');
    expect(effectiveSort(read('q=kauri&sort=name'))).toBe('name');
  });
});
