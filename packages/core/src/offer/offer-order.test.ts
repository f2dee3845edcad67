import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftAfter } from '../return/left-after';
import { RETURN_KINDS } from '../return/return-kind';
import { anyRows, sortOffers } from './cards.fixture';
import { comparedMinimum } from './minimum';
import type { CatalogueOffer } from './offer';
import { newestFirst, OFFER_SORTS, partitioned, returnGroupOf } from './offer-sort';
import { highestReturn } from './return-range';
import { hasEnded, takesMoneyIn } from './status';

const today = '2026-11-20';
const context = { today, rate: 'person-33' } as const;
const left = (card: CatalogueOffer) => {
  const result = leftAfter(card, context.rate, today);
  return result.computed ? result : null;
};
/** One number for the order: an offer of which no fee is known comes behind all that state one. */
const NO_FEE = 1_000_000;
const leftRank = (card: CatalogueOffer) => {
  const found = left(card);
  return found && found.high - (found.not_stated.length === 4 ? NO_FEE : 0);
};

describe('offerOrder', () => {
  it('gives the same order however the list was shuffled, and loses nothing', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...OFFER_SORTS), (cards, sort) => {
        const sorted = sortOffers(cards, sort, context);
        expect(sortOffers([...cards].reverse(), sort, context)).toEqual(sorted);
        expect([...sorted].sort(newestFirst)).toEqual([...cards].sort(newestFirst));
      }),
    );
  });

  it.each([
    ['highest_return', highestReturn, -1],
    ['lowest_minimum', comparedMinimum, 1],
    ['left_after', leftRank, -1],
  ] as const)('%s: in order, missing last, ties newest first', (sort, value, direction) => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const sorted = sortOffers(cards, sort, context);
        for (const [index, card] of sorted.slice(1).entries()) {
          const before = sorted[index] as typeof card;
          const [a, b] = [value(before), value(card)];
          if (a === null) expect(b).toBeNull();
          if (a !== null && b !== null) expect((b - a) * direction).toBeGreaterThanOrEqual(0);
          if (a === b && sort !== 'left_after') expect(newestFirst(before, card)).toBeLessThan(0);
        }
      }),
    );
  });

  const orderOf = (
    sort: 'closing_soonest' | 'term' | 'name',
    changes: Record<string, Partial<CatalogueOffer>>,
  ) => {
    const [[card] = []] = fc.sample(
      anyRows.filter((cards) => cards.length > 0),
      { numRuns: 1, seed: 1 },
    );
    const cards = Object.entries(changes).map(([id, change]) => ({
      ...(card as CatalogueOffer),
      ...change,
      id,
    }));
    return sortOffers(cards, sort, context).map(({ id }) => id);
  };

  it('closing_soonest: what closes today can still close, and comes before what closed, what ended before it did, and what states no date', () => {
    const dated = (closes_on: string | null, status = 'Open') => ({ closes_on, closed_on: null, status });
    expect(
      orderOf('closing_soonest', {
        none: dated(null),
        yesterday: dated('2026-11-19'),
        closed: { ...dated('2026-11-20'), closed_on: '2026-11-18' },
        withdrawn: dated('2026-11-21', 'Withdrawn'),
        failed: dated('2026-11-22', 'failed'),
        tomorrow: dated('2026-11-23'),
        today: dated(today),
      }),
    ).toEqual(['today', 'tomorrow', 'yesterday', 'closed', 'withdrawn', 'failed', 'none']);
  });

  it('term: by months, a band by its end, then the open-ended, then what is not stated', () => {
    const term = (term_months: number | null, more: Partial<CatalogueOffer> = {}) => ({
      term_months,
      terms: [],
      is_open_ended: false,
      ...more,
    });
    expect(
      orderOf('term', {
        none: term(null),
        open: term(12, { is_open_ended: true }),
        five: term(60, { terms: ['medium-term'] }),
        short: term(null, { terms: ['short-term'] }),
        one: term(12, { terms: ['short-term'] }),
      }),
    ).toEqual(['one', 'short', 'five', 'open', 'none']);
  });

  it('name: as a New Zealand reader expects it', () => {
    expect(
      orderOf('name', {
        c: { name: 'bright' },
        a: { name: 'Āwhina' },
        d: { name: 'Cedar' },
        b: { name: 'awhiowhio' },
      }),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  it('left_after: where as much is left of two at the most, the one with more left at the least comes first', () => {
    const [[card] = []] = fc.sample(
      anyRows.filter(([card]) => card !== undefined && left(card) !== null),
      { numRuns: 1, seed: 1 },
    );
    if (!card) throw new Error('no card');
    const rows = [4, 8, 6].map((target_return_min) => ({ ...card, target_return_min, target_return_max: 9 }));
    const sorted = sortOffers(rows, 'left_after', context);
    expect(sorted.map(({ target_return_min }) => target_return_min)).toEqual([8, 6, 4]);
  });

  it('return by kind: kinds are contiguous, in their order, each by its highest target; none stated comes last', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const sorted = sortOffers(cards, 'return_by_kind', context);
        const ranks = sorted.map((card) => {
          const group = returnGroupOf(card);
          expect(group === null).toBe(card.target_return_min === null && card.target_return_max === null);
          return group ? RETURN_KINDS.indexOf(group) : RETURN_KINDS.length;
        });
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        for (const group of [...RETURN_KINDS, null]) {
          const targets = sorted.filter((card) => returnGroupOf(card) === group).map(highestReturn);
          expect(targets).toEqual([...targets].sort((a, b) => Number(b) - Number(a)));
        }
      }),
    );
  });

  it('term: shortest first, bands at their end, open-ended behind, and what is not stated last', () => {
    const [any] = fc.sample(anyRows, { numRuns: 20, seed: 3 }).flat() as [CatalogueOffer];
    const term = (id: string, more: Partial<CatalogueOffer>): CatalogueOffer => ({
      ...any,
      id,
      term_months: null,
      terms: [],
      is_open_ended: null,
      ...more,
    });
    // Two that are equal would come by their ids, the other way round.
    const inOrder = [
      term('i', { term_months: 12 }),
      term('h', { terms: ['short-term'] }),
      // Months count before the band that they are in.
      term('g', { term_months: 25, terms: ['medium-term'] }),
      term('f', { term_months: 36, terms: ['medium-term'] }),
      term('e', { terms: ['short-term', 'medium-term'] }),
      term('d', { term_months: 61, terms: ['long-term'], is_open_ended: false }),
      term('c', { terms: ['long-term'] }),
      term('b', { is_open_ended: true }),
      term('a', {}),
    ];
    const sorted = sortOffers([...inOrder].reverse(), 'term', context);
    expect(sorted.map(({ id }) => id)).toEqual([...'ihgfedcba']);
  });

  it('risk: as the scale of ratings goes, then other ratings, then ratings that no provider stated', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const ranks = sortOffers(cards, 'risk', context).map(({ risk_rating, defaulted }) =>
          defaulted.includes('risk_rating') ? 4 : ['Low', 'Medium', 'High', 'Unrated'].indexOf(risk_rating),
        );
        expect(ranks).toEqual([...ranks].sort());
      }),
    );
  });

  it('what takes money now comes first in any order, and each part keeps that order', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(...OFFER_SORTS), (cards, sort) => {
        const sorted = sortOffers(cards, sort, context);
        const isOpen = ({ status }: CatalogueOffer) => ['Open', 'Closing Soon'].includes(status);
        const parted = partitioned(sorted, takesMoneyIn(['open ', 'Closing soon']));
        const open = sorted.filter(isOpen);
        expect(parted.slice(0, open.length)).toEqual(open);
        expect(parted.slice(open.length)).toEqual(sorted.filter((card) => !isOpen(card)));
      }),
    );
  });

  it('closing soonest: still to close, then closed or ended, then without a date', () => {
    fc.assert(
      fc.property(anyRows, (cards) => {
        const kinds = sortOffers(cards, 'closing_soonest', context).map((card) =>
          card.closes_on === null
            ? 'none'
            : card.closed_on || hasEnded(card) || card.closes_on < today
              ? 'past'
              : card.closes_on,
        );
        const rank = (kind: string) => (kind === 'none' ? 'z' : kind === 'past' ? 'y' : kind);
        expect(kinds.map(rank)).toEqual(kinds.map(rank).sort());
      }),
    );
  });
});
