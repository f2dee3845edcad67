import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCards } from './cards.fixture';
import { newestFirst, OFFER_SORTS, sortOffers } from './offer-sort';
import { highestReturn } from './return-range';

const today = '2026-11-20';

describe('sortOffers', () => {
  it('gives the same order however the list was shuffled, and loses nothing', () => {
    fc.assert(
      fc.property(anyCards, fc.constantFrom(...OFFER_SORTS), (cards, sort) => {
        const sorted = sortOffers(cards, sort, today);
        expect(sortOffers([...cards].reverse(), sort, today)).toEqual(sorted);
        expect([...sorted].sort(newestFirst)).toEqual([...cards].sort(newestFirst));
      }),
    );
  });

  it.each([
    ['highest_return', highestReturn, -1],
    ['lowest_minimum', (card: { minimum_investment: number | null }) => card.minimum_investment || null, 1],
  ] as const)('%s: in order, missing last, ties newest first', (sort, value, direction) => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const sorted = sortOffers(cards, sort);
        for (const [index, card] of sorted.slice(1).entries()) {
          const before = sorted[index] as typeof card;
          const [a, b] = [value(before), value(card)];
          if (a === null) expect(b).toBeNull();
          if (a !== null && b !== null) expect((b - a) * direction).toBeGreaterThanOrEqual(0);
          if (a === b) expect(newestFirst(before, card)).toBeLessThan(0);
        }
      }),
    );
  });

  it('closing soonest: still to close, then closed, then without a date', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const kinds = sortOffers(cards, 'closing_soonest', today).map((card) =>
          card.closes_on === null
            ? 'none'
            : card.closed_on || card.closes_on < today
              ? 'past'
              : card.closes_on,
        );
        const rank = (kind: string) => (kind === 'none' ? 'z' : kind === 'past' ? 'y' : kind);
        expect(kinds.map(rank)).toEqual(kinds.map(rank).sort());
      }),
    );
  });
});
