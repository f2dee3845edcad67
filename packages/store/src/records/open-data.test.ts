import { describe, expect, it } from 'vitest';
import type { DirectoryReads } from './directory-reads';
import { readOpenData } from './open-data';

const about = { id: 'offer-1', slug: null, name: 'Offer 1' };
const changed = {
  release: 2,
  published_at: '2026-11-20T00:00:00.000Z',
  change: 'changed',
  kind: 'offer',
  about,
  offer: about,
  reason: null,
};
const field = (name: string, before: unknown, after: unknown) => ({
  field: name,
  before,
  after,
  is_text: false,
});

/** A release with two tags, an offer that has the second, these changes, and what left before. */
function dataOf(changes: object[], removed: object[] = []) {
  const page =
    (data: unknown[] = []) =>
    async () => ({ data, next_cursor: null });
  const tags = ['b', 'a'].map((id) => ({ id, slug: id, name: id, description: null }));
  const reads: Record<string, unknown> = {
    listOffers: page([{ id: 'offer-1', name: 'Offer 1', tags: [tags[1]], secret: 'kept back' }]),
    listProviders: page(),
    listPlatforms: page(),
    listFunds: page(),
    listTags: page(tags),
    listAssetClasses: page(),
    listBlogPosts: page(),
    listFaqs: page(),
    changelog: async () => ({ changes, ledger: [], outcomes: [], corrections: [] }),
    tombstones: async () => removed,
  };
  return readOpenData(reads as unknown as DirectoryReads, 2);
}

describe('the open data of a release', () => {
  it('has rows in the order of their ids, with the columns of their table alone', async () => {
    const data = await dataOf([]);
    expect(data.tags.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(data.offers).toMatchObject([{ id: 'offer-1', name: 'Offer 1', status: null }]);
    expect(data.offers[0]).not.toHaveProperty('secret');
    expect(data.offer_tags).toMatchObject([{ offer_id: 'offer-1', tag_id: 'a' }]);
  });

  it('gives a row without an id one that is made of it, and numbers those that are the same', async () => {
    const same = { ...changed, fields: [field('name', 'A', 'B')] };
    const one = (await dataOf([same])).changes.map(({ id }) => id);
    const three = (await dataOf([same, same, same])).changes.map(({ id }) => id);
    expect(one[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(three).toEqual([one[0], `${one[0]}-2`, `${one[0]}-3`]);
  });

  it('has an id of its own for each of two records that left and had one: by it files and deltas know a row', async () => {
    const left = ['provider', 'platform'].map((kind) => ({ id: 'firm-1', kind, name: 'Kea' }));
    const { removals } = await dataOf([], [...left, { id: 'firm-2', kind: 'provider', name: 'Tui' }]);
    expect(removals.map(({ id, kind }) => [id, kind])).toEqual([
      ['firm-1', 'provider'],
      ['firm-1-platform', 'platform'],
      ['firm-2', 'provider'],
    ]);
  });

  it('has a row for each field that changed, and one for what was added or removed', async () => {
    const fields = [field('minimum_investment', 1_000, null), field('is_active', null, false)];
    const { changes } = await dataOf([
      { ...changed, fields },
      { ...changed, change: 'removed', fields: [] },
    ]);
    const rows = changes.map((row) => [row.record, row.change, row.field, row.before, row.after]);
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        ['offer-1', 'changed', 'minimum_investment', '1000', null],
        ['offer-1', 'changed', 'is_active', null, 'false'],
        ['offer-1', 'removed', null, null, null],
      ]),
    );
  });

  it('says of a change the currency on each side, and on which side the column did not apply', async () => {
    const fields = [
      { ...field('minimum_investment', 1_000, 2_000), currency_before: 'USD', currency_after: 'NZD' },
      { ...field('management_fee', null, null), not_applicable: 'before' },
      field('entry_fee', null, null),
    ];
    const { changes } = await dataOf([{ ...changed, fields }]);
    const ofField = (name: string) => changes.find((row) => row.field === name);
    expect(ofField('minimum_investment')).toMatchObject({ currency_before: 'USD', currency_after: 'NZD' });
    expect(ofField('management_fee')).toMatchObject({ not_applicable: 'before', before: null, after: null });
    expect(ofField('entry_fee')).toMatchObject({ not_applicable: null, currency_before: null });
  });
});
