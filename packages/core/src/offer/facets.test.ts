import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets } from '../list/facet-table';
import { inNzd } from '../money/exchange-rate';
import { anyCard, anyFilters, anyRow, anyRows, matchesFilters, RATES, sortOffers } from './cards.fixture';
import { facetTable, rowsInOrder, tableFor } from './facet-counts';
import { FACET_NAMES, FACETS } from './facets';
import { factCheck } from './fact-check';
import { type CatalogueOffer, type OfferCard, offerCard } from './offer';
import { OFFER_SORTS } from './offer-sort';
import { OPPORTUNITY_FILTERS } from './opportunity-filters';

const settings = { high_return_from: 12, stable_income_below: 10 };

it('the facets stand in the order of their names', () => {
  expect(Object.keys(FACETS)).toEqual(FACET_NAMES);
});

it('the cards of these tests are real cards', () => {
  fc.assert(fc.property(anyCard, (card) => void expect(offerCard.safeParse(card).error).toBeUndefined()));
});

describe('countFacets', () => {
  it('finds what matchesFilters finds, and counts each facet under the others only', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (cards, filters) => {
        const { rows, facets } = countFacets(tableFor(facetTable(cards), filters), filters);
        expect(rows.map((row) => cards[row])).toEqual(cards.filter((card) => matchesFilters(card, filters)));
        for (const name of FACET_NAMES) {
          const others = cards.filter((card) => matchesFilters(card, { ...filters, [name]: [] }));
          for (const { value, count } of facets[name]) {
            expect(count).toBe(others.filter((card) => matchesFilters(card, { [name]: [value] })).length);
          }
          const listed = facets[name].map((option) => option.value);
          expect(new Set(listed).size).toBe(listed.length);
          const expected = others.flatMap((card) =>
            FACETS[name].optionsOf(card).map((option) => option.value),
          );
          const found = FACETS[name].listsChosenOnly ? [] : expected;
          expect(new Set(listed)).toEqual(new Set([...found, ...(filters[name] ?? [])]));
        }
      }),
    );
  });

  it('lists the options with the highest counts and the chosen ones as all of them have them, and says how many those are', () => {
    let left = 0;
    fc.assert(
      fc.property(anyRows, anyFilters, fc.nat(4), fc.boolean(), (cards, filters, most, empty_options) => {
        const table = tableFor(facetTable(cards), filters);
        const all = countFacets(table, filters, undefined, { empty_options });
        const some = countFacets(table, filters, undefined, { empty_options, most_options: most });
        expect(some.rows).toEqual(all.rows);
        expect(all.option_totals).toBeUndefined();
        for (const name of FACET_NAMES) {
          const [listed, whole] = [some.facets[name], all.facets[name]];
          const values = new Set(listed.map(({ value }) => value));
          expect(listed).toEqual(whole.filter(({ value }) => values.has(value)));
          for (const value of filters[name] ?? []) expect(values).toContain(value);
          const isChosen = ({ value }: { value: string }) => filters[name]?.includes(value) ?? false;
          const others = whole.filter((option) => !values.has(option.value));
          expect(listed.length).toBeGreaterThanOrEqual(Math.min(most, whole.length));
          expect(listed.filter((option) => !isChosen(option)).length).toBeLessThanOrEqual(most);
          // None that is left out is ahead of one that is listed without being chosen.
          for (const option of listed.filter((one) => !isChosen(one)))
            for (const other of others) {
              expect(option.count).toBeGreaterThanOrEqual(other.count);
              if (option.count === other.count)
                expect(whole.indexOf(option)).toBeLessThan(whole.indexOf(other));
            }
          expect(some.option_totals?.[name]).toBe(whole.length > most ? whole.length : undefined);
          left += others.length;
        }
      }),
    );
    expect(left).toBeGreaterThan(100);
  });

  it('lists every option of its rows when asked for the empty ones too, in one order whatever is chosen', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (cards, filters) => {
        const table = tableFor(facetTable(cards), filters);
        const some = [...cards.keys()].filter((row) => row % 2 === 0);
        const all = { empty_options: true };
        const unfiltered = countFacets(table, {}, some, all).facets;
        const { facets } = countFacets(table, filters, some, all);
        const plain = countFacets(table, filters, some);
        for (const name of FACET_NAMES) {
          const chosen = filters[name] ?? [];
          const known = unfiltered[name].map(({ value }) => value);
          const listed = facets[name].map(({ value }) => value);
          expect(listed.filter((value) => known.includes(value))).toEqual(known);
          expect(
            listed.filter((value) => !known.includes(value)).every((value) => chosen.includes(value)),
          ).toBe(true);
          const counted = facets[name].filter(({ value, count }) => count > 0 || chosen.includes(value));
          expect(counted).toEqual(plain.facets[name]);
        }
      }),
    );
  });

  it('keeps to the rows it is given, in their order', () => {
    fc.assert(
      fc.property(anyRows, anyFilters, (cards, filters) => {
        const backwards = [...cards.keys()].reverse();
        const { rows } = countFacets(tableFor(facetTable(cards), filters), filters, backwards);
        expect(rows).toEqual(backwards.filter((row) => matchesFilters(cards[row] as never, filters)));
      }),
    );
  });
});

it('rowsInOrder agrees with sortOffers, on another day and at another rate too', () => {
  const contexts = (['person-33', 'pir-28'] as const).flatMap((rate) =>
    ['2026-11-20', '2026-12-15'].map((today) => ({ today, rate })),
  );
  fc.assert(
    fc.property(anyRows, fc.constantFrom(...OFFER_SORTS), (cards, sort) => {
      const table = facetTable(cards);
      for (const context of [...contexts, ...contexts]) {
        const ordered = [...rowsInOrder(table, sort, context)].map((row) => cards[row]);
        expect(ordered).toEqual(sortOffers(cards, sort, context));
      }
    }),
  );
});

it('a value, what does not apply and what is not stated are three things in a facet', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      for (const [name, value] of [
        ['security_rank', row.security_rank],
        ['loan_to_value', row.loan_to_value],
      ] as const) {
        const options = FACETS[name].optionsOf(row).map((option) => option.value);
        if (row.not_applicable.includes(name)) expect(options).toEqual(['not-applicable']);
        else if (value === null) expect(options).toEqual([]);
        else expect(options).toEqual([name === 'security_rank' ? value : expect.stringMatching(/\d\d$/)]);
      }
    }),
  );
});

it('ratings are in the order of the scale, however they are written', () => {
  const options = ['Unrated', 'High', 'Medium to high', 'Low / medium', 'Low'].map((value) => ({
    value,
    label: value,
  }));
  expect(options.sort(FACETS.risk_rating.compare).map(({ value }) => value)).toEqual([
    'Low',
    'Low / medium',
    'Medium to high',
    'High',
    'Unrated',
  ]);
});

it('a risk rating that the provider did not state is in no filter', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const isStated = !row.defaulted.includes('risk_rating');
      const options = FACETS.risk_rating.optionsOf(row).map(({ value }) => value);
      expect(options).toEqual(isStated ? [row.risk_rating] : []);
      expect(matchesFilters(row, { risk_rating: [row.risk_rating] })).toBe(isStated);
    }),
  );
});

it('what we checked is in its filter where minimum and target are both confirmed', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const states = (['minimum_investment', 'target_return'] as const).map(
        (name) => factCheck(row, name)?.state,
      );
      expect(matchesFilters(row, { confirmed: ['true'] })).toBe(
        states.every((state) => state === 'confirmed'),
      );
    }),
  );
});

it('an offer for the visa is found by what its provider states, and by how far that is shown', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const found = ['true', 'false', 'listed', 'stated', 'not_found'].filter((value) =>
        matchesFilters(row, { aip: [value] }),
      );
      expect(found).toEqual([String(row.is_aip_eligible), ...(row.aip_state ? [row.aip_state] : [])]);
    }),
  );
});

it('what the provider alone states says nothing of the official list, where nobody may have looked', () => {
  const stated = FACETS.aip.declared?.find(({ value }) => value === 'stated');
  expect(stated?.label).toBe('Stated by the provider only');
});

describe('facets and opportunity pages', () => {
  const page = (slug: string) => OPPORTUNITY_FILTERS.find((filter) => filter.slug === slug);

  it.each([
    ['under-50k', { min_investment: ['under-50k'] }],
    ['under-100k', { min_investment: ['under-50k', '50k-100k'] }],
    ['100k-500k', { min_investment: ['100k-500k'] }],
    ['over-500k', { min_investment: ['over-500k'] }],
    ['monthly-income', { distribution: ['monthly'] }],
    ['pie-funds', { tax_structure: ['pie'] }],
    ['illiquid', { liquidity: ['illiquid'] }],
    ['units', { security_type: ['units'] }],
    ['open-ended', { term: ['open-ended'] }],
    ['medium-term', { term: ['medium-term'] }],
    ['high-return', { target_return: ['12-15', '15-and-over'] }],
  ])('%s is the same offers by either', (slug, filters) => {
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(page(slug)?.matches(row, settings)).toBe(matchesFilters(row, filters));
      }),
    );
  });

  it('every page is there once, in its order', () => {
    expect(OPPORTUNITY_FILTERS.map((filter) => filter.slug)).toEqual([
      'under-50k',
      'under-100k',
      '100k-500k',
      'over-500k',
      'monthly-income',
      'quarterly-income',
      'annual-income',
      'pie-funds',
      'limited-partnership',
      'flow-through',
      'high-return',
      'stable-income',
      'liquid',
      'quarterly-redemption',
      'illiquid',
      'equity',
      'debt',
      'units',
      'open-ended',
      'short-term',
      'medium-term',
      'long-term',
    ]);
  });

  it('a minimum in another currency is in the band of its NZD, or of its number without a rate', () => {
    const bandsOf = (currency: string, minimum: number) => {
      const [any] = fc.sample(anyCard, 1) as [OfferCard];
      const minimum_in_nzd = inNzd(minimum, currency, RATES);
      const card = { ...any, investment_currency: currency, minimum_investment: minimum, minimum_in_nzd };
      return FACETS.min_investment.optionsOf(card).map(({ value }) => value);
    };
    // USD 29,411.76 at 1.7 is NZ$49,999.99, and one cent more is NZ$50,000.01. AUD has no rate.
    expect(bandsOf('USD', 29_411.76)).toEqual(['under-50k']);
    expect(bandsOf('USD', 29_411.77)).toEqual(['50k-100k']);
    expect(bandsOf('AUD', 29_411.77)).toEqual(['under-50k']);
    expect(bandsOf('NZD', 50_000)).toEqual(['50k-100k']);
  });

  it('a minimum is under every amount from its own on, and one that is not stated under none', () => {
    const [any] = fc.sample(anyRow, 1) as [CatalogueOffer];
    const isUnder = (minimum: number | null, amount: string) =>
      matchesFilters(
        { ...any, minimum_investment: minimum, minimum_in_nzd: minimum },
        { minimum_up_to: [amount] },
      );
    expect([99_999, 100_000, 100_001].map((minimum) => isUnder(minimum, '100000'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isUnder(null, '10000000000')).toBe(false);
    expect(isUnder(0, '10000000000')).toBe(false);
  });

  it('a stated minimum is in one band; none is in none', () => {
    fc.assert(
      fc.property(anyCard, (card) => {
        const bands = FACETS.min_investment.optionsOf(card);
        expect(bands).toHaveLength(card.minimum_investment ? 1 : 0);
      }),
    );
  });

  it.each([
    [9.99, false, true],
    [10, false, false],
    [11.99, false, false],
    [12, true, false],
  ])('a highest target of %d is high: %s, and stable: %s', (target_return_max, isHigh, isStable) => {
    const [card] = fc.sample(anyCard, 1) as [CatalogueOffer];
    const stated = { target_return_min: 5, target_return_max, distribution: 'monthly' as const };
    const matches = (slug: string) => page(slug)?.matches({ ...card, ...stated }, settings);
    expect([matches('high-return'), matches('stable-income')]).toEqual([isHigh, isStable]);
  });

  it('the thresholds are settings, and missing values match nothing', () => {
    fc.assert(
      fc.property(anyCard, fc.integer({ min: 0, max: 20 }), (card, percent) => {
        const high = [card.target_return_min, card.target_return_max].filter((end) => end !== null);
        const top = high.length > 0 ? Math.max(...high) : null;
        const thresholds = { high_return_from: percent, stable_income_below: percent };
        expect(page('high-return')?.matches(card, thresholds)).toBe(top !== null && top >= percent);
        const regular = card.distribution === 'monthly' || card.distribution === 'quarterly';
        expect(page('stable-income')?.matches(card, thresholds)).toBe(
          regular && top !== null && top < percent,
        );
      }),
    );
  });
});
