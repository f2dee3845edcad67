import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  forgetSearch,
  lookedAt,
  newestOf,
  newSince,
  parseSavedSearches,
  SAVED_LIMIT,
  type SavedSearch,
  saveSearch,
} from './saved-search';

const search = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  address: '/offers?distribution=monthly',
  name: 'Monthly',
  params: 'distribution=monthly',
  newest: null,
  seen_on: '2026-11-20',
  ...more,
});
const anyOffers = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 30 }).map((days) =>
  days.map((day) => ({
    ...{ id: String(day), name: String(day), slug: null },
    created_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  })),
);

describe('what is new in a saved search', () => {
  it('is what was listed after the newest offer that was seen, until it is looked at', () => {
    fc.assert(
      fc.property(anyOffers, anyOffers, (seen, now) => {
        const saved = search({ newest: newestOf(seen) });
        const latest = Math.max(0, ...seen.map(({ id }) => Number(id)));
        const fresh = newSince(saved, now).map(({ id }) => Number(id));
        expect(fresh).toEqual(now.map(({ id }) => Number(id)).filter((day) => day > latest));
        const [looked] = lookedAt([saved], saved.address, now, '2026-11-22');
        const isNewest = Math.max(0, ...now.map(({ id }) => Number(id))) >= latest;
        if (isNewest) expect(newSince(looked as SavedSearch, now)).toEqual([]);
        expect(looked?.seen_on).toBe('2026-11-22');
      }),
    );
  });
});

describe('the saved searches', () => {
  it('are each there once, the newest first, and at most so many', () => {
    const [a, b] = [search(), search({ address: '/offers' })];
    expect(saveSearch([a], b)).toEqual([b, a]);
    const one = [a];
    expect(saveSearch(one, search({ name: 'Other' }))).toBe(one);
    const full = Array.from({ length: SAVED_LIMIT }, (_, n) => search({ address: `/offers?q=${n}` }));
    expect(saveSearch(full, b)).toBe(full);
    expect(forgetSearch([b, a], a.address)).toEqual([b]);
    expect(forgetSearch(one, '/other')).toBe(one);
  });

  it('are read back as they were stored, and nothing else is', () => {
    expect(parseSavedSearches(JSON.parse(JSON.stringify([search(), search({ newest: 'x' })])))).toEqual([
      search(),
      search({ newest: 'x' }),
    ]);
    for (const stored of [
      null,
      {},
      [null],
      [{}],
      [search({ seen_on: 'today' })],
      [search({ seen_on: '2026-13-45' })],
    ])
      expect(parseSavedSearches(stored)).toBeNull();
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
