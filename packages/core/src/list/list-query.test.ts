import { describe, expect, it } from 'vitest';
import { filtersToParams, parseFilters, wrongParameters } from '../offer/offer-query';
import { LONGEST_WORDS } from './list-query';

describe('the words of a list', () => {
  it('are read without the spaces around them, and those that are too many are ignored, as the list says', () => {
    expect(parseFilters(new URLSearchParams({ q: '  kauri  street ' })).q).toBe('kauri  street');
    for (const length of [1, LONGEST_WORDS, LONGEST_WORDS + 1, 300]) {
      const params = new URLSearchParams({ q: `${'x'.repeat(length)} ` });
      const isIgnored = wrongParameters(params).includes('q');
      expect([length, isIgnored]).toEqual([length, length > LONGEST_WORDS]);
      expect(parseFilters(params).q).toHaveLength(isIgnored ? 0 : length);
    }
  });
});

describe('a filter of an address', () => {
  const read = (address: string) => parseFilters(new URLSearchParams(address)).filters;

  it('has its declared values in any capitals and without spaces around them, and those of the data as they are', () => {
    expect(read('distribution=Monthly&distribution=monthly&tax_structure=PIE&status=%20open+')).toEqual({
      ...{ distribution: ['monthly'], tax_structure: ['pie'], status: ['open'] },
    });
    expect(wrongParameters(new URLSearchParams('distribution=Monthly&tax_structure=nonsense'))).toEqual([
      'tax_structure',
    ]);
  });
});

it('an address says which filters the page has in full, and passes that on to no other', () => {
  const query = parseFilters(new URLSearchParams('unfold=provider&unfold=location&unfold=nonsense&q=kauri'));
  expect(query.unfolded).toEqual(['location', 'provider']);
  expect(String(filtersToParams(query))).toBe('q=kauri');
  expect(parseFilters(new URLSearchParams('unfold=nonsense&q=kauri'))).not.toHaveProperty('unfolded');
});
