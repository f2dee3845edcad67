import { blankRow } from '@tussock/core/column/blank-row.fixture';
import { REMOVAL_COLUMNS } from '@tussock/core/removal/columns';
import { SOURCE_COLUMNS } from '@tussock/core/source/columns';
import { expect, test } from 'vitest';
import { madeDirectory, uuidOf } from '../../tests/support/made-directory';
import { checkLargeRemovals, largeRemovals } from './removals';

const live = { ...madeDirectory({ offers: 10, providers: 5 }), settings: null, offer_tags: [] };
const without = (offers: number, providers = 0) => ({
  ...live,
  offers: live.offers.slice(offers),
  providers: live.providers.slice(providers),
});
const found = (...removed: Parameters<typeof without>) => largeRemovals(live, without(...removed));

test('a fifth of a table may go, and no more', () => {
  expect(found(2, 1)).toEqual([]);
  expect(found(3)).toEqual([{ table: 'offers', removed: 3, of: 10 }]);
  expect(found(2, 2)).toEqual([{ table: 'providers', removed: 2, of: 5 }]);
});

test('rows that are there twice are counted twice', () => {
  const sources = Array.from({ length: 4 }, () => ({
    ...blankRow(SOURCE_COLUMNS),
    record: uuidOf('offer 1'),
    field: 'term_months',
    tier: 'B' as const,
    checked_on: '2026-11-20',
  }));
  expect(largeRemovals({ ...live, sources }, { ...live, sources: sources.slice(3) })).toEqual([
    { table: 'sources', removed: 3, of: 4 },
  ]);
  expect(largeRemovals({ ...live, sources }, { ...live, sources })).toEqual([]);
});

test('a tag of an offer is a row of its own, which another tag or another offer does not take the place of', () => {
  const pair = (offer: number, tag: number) => ({ offer_id: uuidOf(`offer ${offer}`), tag_id: `tag-${tag}` });
  const before = { ...live, offer_tags: [1, 2, 3, 4].map((n) => pair(n, n)) };
  const after = (...offer_tags: ReturnType<typeof pair>[]) => ({ ...live, offer_tags });
  const kept = before.offer_tags.slice(1);
  expect(largeRemovals(before, after(...kept, pair(1, 1)))).toEqual([]);
  for (const other of [pair(1, 2), pair(2, 1)])
    expect(largeRemovals(before, after(other, ...kept))).toEqual([
      { table: 'offer_tags', removed: 1, of: 4 },
    ]);
});

test('rows of the table of removals stay without the folder', () => {
  const removals = [
    { ...blankRow(REMOVAL_COLUMNS), record: uuidOf('gone'), reason: 'Sold', for_cause: false },
  ];
  expect(largeRemovals({ ...live, removals }, live)).toEqual([]);
});

test('the demonstration is there to be replaced', () => {
  expect(largeRemovals({ ...live, settings: { demonstration: true } }, without(10))).toEqual([]);
});

test('stop a publish unless somebody says that they may go', () => {
  const removals = found(10);
  expect(() => checkLargeRemovals(removals, 'data', true)).not.toThrow();
  expect(() => checkLargeRemovals([], 'data', false)).not.toThrow();
  expect(() => checkLargeRemovals(removals, 'data', false)).toThrow(
    'Publishing data would remove more than a fifth of:\n  offers: 10 of 10 rows\nNothing was published. Check',
  );
});
