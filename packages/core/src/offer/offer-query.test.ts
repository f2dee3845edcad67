import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsInUse, withColumnToggled } from '../list/list-columns';
import { LAYOUTS, withOption, wrongListParameters } from '../list/list-query';
import { TAX_POSITIONS } from '../return/tax-position';
import { anyFilters } from './cards.fixture';
import { FACET_NAMES } from './facets';
import {
  DEFAULT_OFFER_QUERY,
  effectiveSort,
  filtersToParams,
  isOpenFirst,
  OFFER_LIST,
  type OfferQuery,
  parseFilters,
  rateOfQuery,
  TABLE_FACTS,
} from './offer-query';
import { OFFER_SORTS } from './offer-sort';

const anyColumns = fc.option(
  fc
    .subarray([...TABLE_FACTS], { minLength: 1 })
    .filter((columns) => columns.join() !== OFFER_LIST.columns?.own.join()),
);

const anyQuery: fc.Arbitrary<OfferQuery> = fc
  .record({
    q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    filters: anyFilters,
    sort: fc.option(fc.constantFrom(...OFFER_SORTS), { nil: null }),
    page: fc.integer({ min: 1, max: 100_000 }),
    layout: fc.constantFrom(...LAYOUTS),
  })
  // A chart is of the whole list.
  .map((query) => (query.layout === 'chart' ? { ...query, page: 1 } : query))
  .chain((query) =>
    fc
      .record(
        { rate: fc.constantFrom(...TAX_POSITIONS), open_first: fc.constant('false') },
        { requiredKeys: [] },
      )
      .chain((options) => anyColumns.map((columns) => ({ options, columns })))
      .map(({ options, columns }) => ({
        ...query,
        ...(columns && { columns }),
        ...(Object.keys(options).length > 0 && { options }),
        sort: query.sort === 'left_after' && !options.rate ? null : query.sort,
      })),
  );

const read = (address: string) => parseFilters(new URLSearchParams(address));

describe('a list in its address', () => {
  it('comes back from the address as it went in, and nothing in it is wrong', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const params = filtersToParams(query);
        expect(parseFilters(new URLSearchParams(params.toString()))).toEqual(query);
        expect(wrongListParameters(OFFER_LIST, params)).toEqual([]);
      }),
    );
  });

  it('keeps the columns of its table in one order, whatever was pressed; the last one stays', () => {
    const presses = fc.array(fc.constantFrom(...TABLE_FACTS), { maxLength: 20 });
    fc.assert(
      fc.property(presses, (pressed) => {
        const after = pressed.reduce(
          (query, name) => withColumnToggled(OFFER_LIST, query, name),
          DEFAULT_OFFER_QUERY,
        );
        const used = columnsInUse(OFFER_LIST, after);
        expect(used.length).toBeGreaterThan(0);
        expect(used).toEqual(TABLE_FACTS.filter((name) => used.includes(name)));
        expect(parseFilters(filtersToParams(after))).toEqual(after);
      }),
    );
    const [first] = TABLE_FACTS;
    const only = withColumnToggled(OFFER_LIST, { ...DEFAULT_OFFER_QUERY, columns: [first] }, first);
    expect(columnsInUse(OFFER_LIST, only)).toEqual([first]);
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
    const address =
      'distribution=weekly&sort=paid&page=0&layout=grid&column=price&aip=yes&term=&status=Mothballed';
    expect(read(address)).toEqual({ ...DEFAULT_OFFER_QUERY, filters: { status: ['Mothballed'] } });
    expect(wrongListParameters(OFFER_LIST, new URLSearchParams(address))).toEqual([
      'distribution',
      'aip',
      'sort',
      'page',
      'layout',
      'column',
    ]);
  });

  it('reads any address without an error into a query that is stable', () => {
    const name = fc.oneof(
      fc.constantFrom<string>(...FACET_NAMES, 'q', 'sort', 'page', 'layout', 'rate', 'open_first'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ maxLength: 300 }))), (pairs) => {
        const query = parseFilters(new URLSearchParams(pairs));
        expect(parseFilters(filtersToParams(query))).toEqual(query);
      }),
    );
  });

  it('carries a tax position and the mixed order; a wrong one is ignored and named', () => {
    const query = read('open_first=false&rate=pir-28&sort=left_after');
    expect(query).toMatchObject({ sort: 'left_after', options: { rate: 'pir-28', open_first: 'false' } });
    expect([rateOfQuery(query), isOpenFirst(query)]).toEqual(['pir-28', false]);
    expect(filtersToParams(query).toString()).toBe('sort=left_after&rate=pir-28&open_first=false');
    const wrong = 'rate=person-12&open_first=maybe';
    expect(read(wrong)).toEqual(DEFAULT_OFFER_QUERY);
    expect([rateOfQuery(read(wrong)), isOpenFirst(read(wrong))]).toEqual([null, true]);
    expect(wrongListParameters(OFFER_LIST, new URLSearchParams(wrong))).toEqual(['rate', 'open_first']);
    expect(read('open_first=true')).toEqual(DEFAULT_OFFER_QUERY);
  });

  it('orders kinds of return where what is left has no tax position, and offers that order only with one', () => {
    expect(read('sort=left_after').sort).toBe('return_by_kind');
    const offered = (address: string) => OFFER_LIST.offeredSorts?.(read(address));
    expect(offered('')).not.toContain('left_after');
    expect(offered('rate=trust-39')).toContain('left_after');
    expect(offered('sort=highest_return')).not.toContain('highest_return');
    expect(read('sort=highest_return').sort).toBe('highest_return');
  });

  it('changes one of its further parameters at a time', () => {
    const query = withOption(withOption(read('q=kauri'), 'rate', 'pir-28'), 'open_first', 'false');
    expect(withOption(query, 'rate', null)).toEqual(read('q=kauri&open_first=false'));
    expect(withOption(withOption(query, 'rate', null), 'open_first', null)).toEqual(read('q=kauri'));
  });

  it('is sorted by relevance only with words and without a choice', () => {
    expect(effectiveSort(read(''))).toBe('newest');
    expect(effectiveSort(read('q=kauri'))).toBe('relevance');
    expect(effectiveSort(read('q=kauri&sort=name'))).toBe('name');
  });
});
