import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../offer/cards.fixture';
import { FACET_NAMES, FACETS } from '../offer/facets';
import { filtersToParams, OFFER_LIST, parseFilters } from '../offer/offer-query';
import {
  facetsInUse,
  LONGEST_WORDS,
  overfullFilters,
  toggled,
  unfoldedParams,
  withValues,
  wrongListParameters,
} from './list-query';

describe('the words of a list', () => {
  it('are read without the spaces around them, and those that are too many are ignored, as the list says', () => {
    expect(parseFilters(new URLSearchParams({ q: '  kauri  street ' })).q).toBe('kauri  street');
    for (const length of [1, LONGEST_WORDS, LONGEST_WORDS + 1, 300]) {
      const params = new URLSearchParams({ q: `${'x'.repeat(length)} ` });
      const isIgnored = wrongListParameters(OFFER_LIST, params).includes('q');
      expect([length, isIgnored]).toEqual([length, length > LONGEST_WORDS]);
      expect(parseFilters(params).q).toHaveLength(isIgnored ? 0 : length);
    }
  });
});

describe('a filter of an address', () => {
  const read = (address: string) => parseFilters(new URLSearchParams(address)).filters;

  it('has its declared values in any capitals and without spaces around them, and those of the data as they are', () => {
    expect(read('distribution=Monthly&distribution=monthly&tax_structure=PIE&status=%20open+')).toEqual({
      distribution: ['monthly'],
      tax_structure: ['pie'],
      status: ['open'],
    });
    expect(
      wrongListParameters(OFFER_LIST, new URLSearchParams('distribution=Monthly&tax_structure=nonsense')),
    ).toEqual(['tax_structure']);
  });
});

it('an address says which filters the page has in full, and passes that on to no other', () => {
  const query = parseFilters(new URLSearchParams('unfold=provider&unfold=location&unfold=nonsense&q=kauri'));
  expect(query.unfolded).toEqual(['location', 'provider']);
  expect(String(filtersToParams(query))).toBe('q=kauri');
  expect(parseFilters(new URLSearchParams('unfold=nonsense&q=kauri'))).not.toHaveProperty('unfolded');
});

it('one more filter in full leaves the address and what was in full as they were', () => {
  const address = new URLSearchParams('q=kauri&sort=name');
  expect(String(unfoldedParams(address, ['location'], 'provider'))).toBe(
    'q=kauri&sort=name&unfold=location&unfold=provider',
  );
  expect(String(address)).toBe('q=kauri&sort=name');
});

it('a value that is pressed is added or taken away, twice is as before, and no other value changes', () => {
  const name = fc.constantFrom(...FACET_NAMES);
  fc.assert(
    fc.property(anyFilters, name, fc.boolean(), (filters, any, isChosen) => {
      // Half of the time a value that is chosen, which may be the only one.
      const pressed = (isChosen && facetsInUse({ facets: FACETS }, filters)[0]) || any;
      const had: readonly string[] = filters[pressed] ?? [];
      const value = (isChosen && had[0]) || 'kauri';
      const once = toggled(filters, pressed, value);
      const wanted = had.includes(value) ? had.filter((other) => other !== value) : [...had, value];
      // A facet without a value is not there: an address would have it with nothing.
      expect(once).toEqual(withValues(filters, pressed, wanted));
      expect(once[pressed]).toEqual(wanted.length > 0 ? wanted : undefined);
      expect(pressed in once).toBe(wanted.length > 0);
      for (const other of FACET_NAMES) if (other !== pressed) expect(once[other]).toEqual(filters[other]);
      const twice = toggled(once, pressed, value);
      expect(new Set(twice[pressed])).toEqual(new Set(had));
      expect(facetsInUse({ facets: FACETS }, once)).toEqual(
        FACET_NAMES.filter((each) => (once[each] ?? []).length > 0),
      );
    }),
  );
});

it('takes fifty values of a filter, and says which filters have more', () => {
  const addressOf = (count: number) =>
    new URLSearchParams([
      ...Array.from({ length: count }, (_, n) => ['provider', `firm-${n}`]),
      // Again in other words, or none at all: not one more.
      ...[
        ['provider', 'firm-1'],
        ['provider', ' '],
        ['distribution', 'monthly'],
      ],
    ]);
  for (const [count, overfull] of [
    [50, []],
    [51, ['provider']],
  ] as const) {
    expect(overfullFilters(OFFER_LIST, addressOf(count))).toEqual(overfull);
    expect(parseFilters(addressOf(count)).filters.provider).toHaveLength(50);
  }
});

it('a page has a number up to the last that can be, and a value of the data at most 120 letters', () => {
  const pageOf = (page: string) => parseFilters(new URLSearchParams({ page })).page;
  expect(['100000', '100001', '0', '-1', '1.5', '007'].map(pageOf)).toEqual([100_000, 1, 1, 1, 1, 1]);
  for (const [length, isTaken] of [
    [120, true],
    [121, false],
  ] as const) {
    const params = new URLSearchParams({ location: 'x'.repeat(length) });
    expect(parseFilters(params).filters.location?.length ?? 0).toBe(isTaken ? 1 : 0);
    expect(wrongListParameters(OFFER_LIST, params)).toEqual(isTaken ? [] : ['location']);
  }
});
