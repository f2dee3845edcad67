import { describe, expect, it } from 'vitest';
import { parseFilters, wrongParameters } from '../offer/offer-query';
import { LONGEST_WORDS } from './list-query';

describe('the words of a list', () => {
  it('are read without the spaces around them, and no more than can be meant', () => {
    expect(parseFilters(new URLSearchParams({ q: '  kauri  street ' })).q).toBe('kauri  street');
    expect(parseFilters(new URLSearchParams({ q: 'x'.repeat(LONGEST_WORDS + 1) })).q).toHaveLength(
      LONGEST_WORDS,
    );
    const cut = parseFilters(new URLSearchParams({ q: `${'x'.repeat(LONGEST_WORDS - 1)} y` })).q;
    expect(cut).toBe('x'.repeat(LONGEST_WORDS - 1));
  });
});

describe('a filter of an address', () => {
  const read = (address: string) => parseFilters(new URLSearchParams(address)).filters;

  it('has its declared values in any capitals, and those of the data as they are', () => {
    expect(read('distribution=Monthly&distribution=monthly&tax_structure=PIE&status=open')).toEqual({
      ...{ distribution: ['monthly'], tax_structure: ['pie'], status: ['open'] },
    });
    expect(wrongParameters(new URLSearchParams('distribution=Monthly&tax_structure=nonsense'))).toEqual([
      'tax_structure',
    ]);
  });
});
