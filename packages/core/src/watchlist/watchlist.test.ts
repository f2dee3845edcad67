import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCard } from '../offer/cards.fixture';
import type { OfferCard } from '../offer/offer';
import { changesSince, STORED_FIELDS, seenOf } from './seen';
import {
  addToWatchlist,
  markSeen,
  parseWatchlist,
  removeFromWatchlist,
  WATCHLIST_LIMIT,
  type Watched,
} from './watchlist';
import { watchlistKey } from './watchlist-key';

const TODAY = '2026-11-20';
const [rata] = fc.sample(anyCard, { numRuns: 1, seed: 7 }) as [OfferCard];
const offer: OfferCard = {
  ...rata,
  name: 'Rātā',
  status: 'Open',
  minimum_investment: 50_000,
  target_return_min: 8,
  target_return_max: 9,
  target_return_type: 'p.a.',
  investment_currency: 'NZD',
  defaulted: [],
  term_description: '12 months',
  distribution: 'monthly',
  risk_rating: 'Medium',
  returns_stated: 'net',
  closes_on: '2026-12-01',
  closed_on: null,
  not_applicable: [],
};
const changed = (change: Partial<OfferCard>) => changesSince(seenOf(offer), { ...offer, ...change });

describe('what changed since', () => {
  it('is nothing where nothing changed', () => {
    fc.assert(fc.property(anyCard, (card) => void expect(changesSince(seenOf(card), card)).toEqual([])));
  });

  it('is told in the words of the page', () => {
    expect(changed({ minimum_investment: 60_000 })).toEqual([
      { label: 'Minimum investment', before: '$50K NZD', after: '$60K NZD' },
    ]);
    expect(changed({ status: 'Closed', target_return_max: 10 })).toEqual([
      { label: 'Status', before: 'Open', after: 'Closed' },
      { label: 'Target return', before: '8–9% p.a., after fees', after: '8–10% p.a., after fees' },
    ]);
    expect(changed({ returns_stated: 'gross' })).toEqual([
      { label: 'Target return', before: '8–9% p.a., after fees', after: '8–9% p.a., before fees' },
    ]);
    expect(changed({ closes_on: null, distribution: null, minimum_investment: null })).toEqual([
      { label: 'Minimum investment', before: '$50K NZD', after: 'Contact for details' },
      { label: 'Distributions', before: 'Monthly', after: 'Not stated' },
      { label: 'Closes', before: '1 December 2026', after: 'Not stated' },
    ]);
  });

  it('says of a closing date that is not the day on which the offer ended that it was stated before', () => {
    expect(changed({ status: 'Closed', closes_on: '2026-12-18', closed_on: '2026-11-18' }).slice(1)).toEqual([
      { label: 'Closes', before: '1 December 2026', after: '18 December 2026, stated before it ended' },
      { label: 'Closed', before: 'Does not apply', after: '18 November 2026' },
    ]);
  });

  it('says of a day that cannot be, or that the provider says there is not, that it does not apply', () => {
    expect(changed({ status: 'Closed', closed_on: '2026-11-18' })).toEqual([
      { label: 'Status', before: 'Open', after: 'Closed' },
      { label: 'Closed', before: 'Does not apply', after: '18 November 2026' },
    ]);
    expect(changed({ closes_on: null, not_applicable: ['closes_on'] })).toEqual([
      { label: 'Closes', before: '1 December 2026', after: 'Does not apply' },
    ]);
    const [watched] = addToWatchlist(
      [],
      { ...offer, closes_on: null, not_applicable: ['closes_on'] },
      TODAY,
      3,
    );
    const [stored] = parseWatchlist(JSON.parse(JSON.stringify([watched]))) ?? [];
    expect(changesSince(stored?.seen ?? {}, offer)).toEqual([
      { label: 'Closes', before: 'Does not apply', after: '1 December 2026' },
    ]);
  });

  it('words both sides without what stored offers did not have', () => {
    const { returns_stated: _, ...before } = seenOf(offer);
    expect(changesSince(before, offer)).toEqual([]);
    expect(changesSince(before, { ...offer, target_return_max: 10 })).toEqual([
      { label: 'Target return', before: '8–9% p.a.', after: '8–10% p.a.' },
    ]);
  });

  it('gives whole amounts where the short ones would look the same', () => {
    expect(changed({ minimum_investment: 50_400 })).toEqual([
      { label: 'Minimum investment', before: '$50,000 NZD', after: '$50,400 NZD' },
    ]);
  });

  it('says that a rating was stated which had been a default', () => {
    const before = seenOf({ ...offer, defaulted: ['risk_rating'] });
    expect(changesSince(before, offer)).toEqual([
      { label: 'Risk rating', before: 'Medium (not stated by provider)', after: 'Medium' },
    ]);
  });

  it('leaves out what was not kept at the time', () => {
    const { minimum_investment: _, ...older } = seenOf(offer);
    expect(changesSince(older, { ...offer, minimum_investment: 1 })).toEqual([]);
    expect(changesSince({}, { ...offer, status: 'Closed' })).toEqual([]);
  });
});

describe('the watchlist', () => {
  it('holds each offer once, newest first, and at most a hundred', () => {
    const numbered = Array.from({ length: WATCHLIST_LIMIT + 5 }, (_, n) => ({ ...offer, id: `id-${n}` }));
    let list: readonly Watched[] = [];
    for (const each of numbered) list = addToWatchlist(addToWatchlist(list, each, TODAY, 3), each, TODAY, 4);
    expect(list).toHaveLength(WATCHLIST_LIMIT);
    expect(list[0]?.id).toBe(`id-${WATCHLIST_LIMIT - 1}`);
    const ids = list.map(({ id }) => id);
    expect(removeFromWatchlist(list, 'id-3').map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'id-3'));
    expect(removeFromWatchlist(list, 'unknown')).toBe(list);
  });

  it('counts changes from the last look', () => {
    const list = addToWatchlist([], offer, TODAY, 3);
    const now = { ...offer, minimum_investment: 60_000, name: 'Rātā Two' };
    expect(changesSince(list[0]?.seen ?? {}, now)).toHaveLength(2);
    const [looked] = markSeen(list, [now], 5);
    expect(changesSince(looked?.seen ?? {}, now)).toEqual([]);
    expect([list[0]?.seen_in, looked?.seen_in]).toEqual([3, 5]);
    const [unread] = markSeen(list, [now], 5, new Set([now.id]));
    expect(unread).toEqual({ ...looked, seen_in: 3 });
    expect(looked).toMatchObject({ name: 'Rātā Two', watched_on: TODAY });
    expect(markSeen(list, [{ ...now, id: 'another' }], 5)).toEqual(list);
  });

  it('comes back from storage as it was', () => {
    const cards = fc.uniqueArray(anyCard, { selector: ({ id }) => id, maxLength: 8 });
    fc.assert(
      fc.property(cards, (each) => {
        const list = each.reduce<readonly Watched[]>((all, card) => addToWatchlist(all, card, TODAY, 3), []);
        expect(parseWatchlist(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('has of what was stored each offer once, the first of it, and at most a hundred', () => {
    const stored = Array.from({ length: WATCHLIST_LIMIT + 5 }, (_, n) => ({ id: `id-${n}`, name: `${n}` }));
    const names = (rows: readonly unknown[]) => parseWatchlist(rows)?.map(({ name }) => name);
    expect(names(stored)).toEqual(stored.slice(0, WATCHLIST_LIMIT).map(({ name }) => name));
    expect(names([stored[0], stored[1], { id: 'id-0', name: 'again' }, stored[2]])).toEqual(['0', '1', '2']);
  });

  it('has of a stored offer what can be used, each field for itself', () => {
    const [whole] = addToWatchlist([], offer, TODAY, 3) as [Watched];
    const parsed = (change: object) => parseWatchlist([{ ...whole, ...change }])?.[0];
    for (const [field, unusable, instead] of [
      ['slug', [5, '', null, undefined], null],
      ['name', [5, '', null, undefined], 'An offer'],
      ['watched_on', [5, 'today', '2026-13-45', undefined], null],
      ['seen_in', ['3', 1.5, Number.NaN, undefined], null],
      ['seen', ['x', 5, null, undefined], {}],
    ] as const)
      for (const value of unusable)
        expect(parsed({ [field]: value })).toEqual({ ...whole, [field]: instead });
    for (const [field, unusable] of [
      ['minimum_investment', ['50000', true, {}, Number.NaN]],
      ['status', [5, null]],
      ['closes_on', ['soon', 5]],
      ['defaulted', ['status', [5], [null, 'status'], { 0: 'status' }]],
      // Without a value they have a default: nothing is no value of theirs.
      ['risk_rating', [null, 5]],
    ] as const)
      for (const value of unusable) {
        const { [field]: _, ...others } = whole.seen;
        expect(parsed({ seen: { ...whole.seen, [field]: value } })?.seen, `${field}: ${value}`).toEqual(
          others,
        );
      }
    expect(parsed({ seen: { ...whole.seen, minimum_investment: null } })?.seen.minimum_investment).toBeNull();
  });

  it('marks as seen the offers that were looked at, and no other', () => {
    const other = { ...offer, id: 'other', name: 'Other' };
    const list = addToWatchlist(addToWatchlist([], offer, TODAY, 3), other, TODAY, 3);
    const now = { ...other, minimum_investment: 60_000 };
    const [first, second] = markSeen(list, [now], 5);
    expect([first?.seen.minimum_investment, first?.seen_in]).toEqual([60_000, 5]);
    expect(second).toEqual(list[1]);
  });

  it.each(['null', '{}', '"a"', '[1]', '[null]', '[{}]', '[{"id":7}]', '[{"id":""}]'])(
    'does not take %s for a list',
    (text) => {
      expect(parseWatchlist(JSON.parse(text))).toBeNull();
    },
  );

  it('never throws on what was stored, nor on comparing with it', () => {
    const seen = fc.dictionary(fc.constantFrom(...STORED_FIELDS), fc.jsonValue());
    const row = fc.record({
      id: fc.string({ minLength: 1 }),
      slug: fc.jsonValue(),
      name: fc.jsonValue(),
      seen,
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        for (const watched of parseWatchlist(rows) ?? [])
          for (const { before } of changesSince(watched.seen, offer)) expect(typeof before).toBe('string');
      }),
    );
    fc.assert(fc.property(fc.jsonValue(), (stored) => void parseWatchlist(stored)));
  });

  it('is stored under the name of the product', () => {
    expect(watchlistKey('Tussock')).toBe('tussock_watchlist');
  });
});
