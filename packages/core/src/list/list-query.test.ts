import { describe, expect, it } from 'vitest';
import { parseFilters } from '../offer/offer-query';
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
