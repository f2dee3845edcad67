import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgetSearch,
  fromNewest,
  listAsSeen,
  lookedAt,
  newSince,
  newWords,
  parseSavedSearches,
  SAVED_LIMIT,
  type SavedSearch,
  saveSearch,
} from './saved-search';

const search = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  address: '/offers?distribution=monthly',
  name: 'Monthly',
  params: 'distribution=monthly',
  seen: [],
  seen_from: null,
  seen_on: '2026-11-20',
  ...more,
});
/** Offers of any dates, several of one date too, newest first as a list is read. */
const anyOffers = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 60 }), day: fc.integer({ min: 1, max: 20 }) }), {
    selector: ({ id }) => id,
    maxLength: 30,
  })
  .map((rows) =>
    rows
      .map(({ id, day }) => ({ id: String(id), created_at: new Date(Date.UTC(2026, 0, day)).toISOString() }))
      .sort((a, b) => (a.created_at < b.created_at ? 1 : -1)),
  );
const read = <T>(offers: readonly T[], most = offers.length) => ({
  data: offers.slice(0, most),
  total: offers.length,
});

describe('what is new in a saved search', () => {
  it('is what the list had not at the last look, whatever its dates', () => {
    fc.assert(
      fc.property(anyOffers, anyOffers, (then, now) => {
        const fresh = newSince(listAsSeen(read(then)), now);
        expect(fresh).toEqual(now.filter(({ id }) => then.every((offer) => offer.id !== id)));
        const [looked] = lookedAt([search()], search().address, read(now), '2026-11-22');
        expect(newSince(looked as SavedSearch, now)).toEqual([]);
        expect(looked?.seen_on).toBe('2026-11-22');
      }),
    );
  });

  it('is, of a longer list, what is above the oldest offer that was read: below it nobody knows', () => {
    const of = (day: number) => ({
      id: `day ${day}`,
      created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
    });
    const seen = listAsSeen({ data: [of(20), of(15), of(10)], total: 9 });
    const now = [of(21), of(20), of(12), of(10), of(9)];
    expect(newSince(seen, now).map(({ id }) => id)).toEqual(['day 21', 'day 12']);
  });

  it('is counted from a look at that search alone', () => {
    const other = search({ address: '/offers', seen: ['a'] });
    const offers = [{ id: 'b', created_at: '2026-01-01T00:00:00.000Z' }];
    expect(lookedAt([search(), other], search().address, read(offers), '2026-11-22')).toEqual([
      search({ seen: ['b'], seen_on: '2026-11-22' }),
      other,
    ]);
  });

  it.each([
    [0, 100, 'Nothing new'],
    [2, 100, '2 new'],
    [0, 101, 'Nothing new among the newest 100'],
    [100, 412, '100 new among the newest 100'],
  ])('of %s fresh offers in a list of %s, of which 100 are read, is called %s', (fresh, total, words) => {
    expect(newWords(fresh, { data: Array.from({ length: 100 }), total })).toBe(words);
  });

  it('never is an offer that the list had, where it had more than were read', () => {
    fc.assert(
      fc.property(anyOffers, fc.nat(30), fc.nat(30), (offers, most, left) => {
        const seen = listAsSeen(read(offers, Math.max(1, most)));
        // Those that left make room for older ones.
        expect(newSince(seen, offers.slice(left))).toEqual([]);
      }),
    );
  });

  it('goes by the date of the newest offer in what was stored when that was all there was', () => {
    const offers = [1, 2, 3].map((day) => ({ id: String(day), created_at: `2026-01-0${day}T00:00:00.000Z` }));
    const { seen, seen_from, ...rest } = search();
    const parsed = (newest: string | null) => parseSavedSearches([fromNewest({ ...rest, newest })])?.[0];
    const ids = (newest: string | null) => newSince(parsed(newest) ?? search(), offers).map(({ id }) => id);
    expect(ids('2026-01-02T00:00:00.000Z')).toEqual(['3']);
    expect(ids(null)).toEqual(['1', '2', '3']);
    expect([seen, seen_from]).toEqual([[], null]);
  });
});

describe('the saved searches', () => {
  it('are each there once, the newest first, and at most so many', () => {
    const [a, b] = [search(), search({ address: '/offers' })];
    expect(saveSearch([a], b)).toEqual([b, a]);
    const one = [a];
    expect(saveSearch(one, search({ name: 'Other' }))).toBe(one);
    const two = [b, a];
    for (const saved of two) expect(saveSearch(two, saved)).toBe(two);
    const full = Array.from({ length: SAVED_LIMIT }, (_, n) => search({ address: `/offers?q=${n}` }));
    expect(saveSearch(full, b)).toBe(full);
    expect(forgetSearch([b, a], a.address)).toEqual([b]);
    expect(forgetSearch(one, '/other')).toBe(one);
  });

  it('are all read back after one of fifty firms with long names was saved', () => {
    const firms = Array.from({ length: 50 }, (_, n) => `a-firm-whose-address-is-rather-long-${n}`);
    const params = new URLSearchParams(firms.map((firm) => ['provider', firm])).toString();
    const long = search({ address: `/offers?${params}`, params, name: 'x'.repeat(10_000) });
    const saved = saveSearch([search()], long);
    expect(parseSavedSearches(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
    expect(saved.map(({ address }) => address)).toEqual([long.address, search().address]);
    expect(saved[0]?.name).toMatch(/^x{8191}…$/);
    // No list can have such an address.
    const one = [search()];
    expect(saveSearch(one, search({ address: `/offers?${'q'.repeat(9_000)}` }))).toBe(one);
  });

  it('are read back as they were stored, and nothing else is', () => {
    expect(
      parseSavedSearches(JSON.parse(JSON.stringify([search(), search({ seen: ['a'], seen_from: 'x' })]))),
    ).toEqual([search(), search({ seen: ['a'], seen_from: 'x' })]);
    for (const stored of [
      null,
      {},
      [null],
      [{}],
      [search({ seen_on: 'today' })],
      [{ ...search(), seen: 'a' }],
      [{ ...search(), seen: [1] }],
      [search({ seen_on: '2026-13-45' })],
      [search(), {}],
      [search({ name: 'x'.repeat(8_193) })],
    ])
      expect(parseSavedSearches(stored)).toBeNull();
    expect(parseSavedSearches([search({ name: 'x'.repeat(8_192) })])).toHaveLength(1);
    expect(parseSavedSearches([{ ...search(), seen_from: 5 }])).toEqual([search()]);
    const many = Array.from({ length: SAVED_LIMIT + 1 }, (_, n) => search({ address: `/offers?q=${n}` }));
    expect(parseSavedSearches(many)).toEqual(many.slice(0, SAVED_LIMIT));
    for (const address of [
      'https://x.example',
      '//x.example',
      'javascript:alert(1)',
      '/\\x.example',
      '/\t/x.example',
    ])
      expect(parseSavedSearches([search({ address })])).toBeNull();
  });
});
