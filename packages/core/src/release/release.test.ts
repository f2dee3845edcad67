import { expect, it } from 'vitest';
import { releaseInfo, stats } from './release';

const RELEASE = {
  release: 3,
  published_at: '2026-11-20T00:00:00Z',
  counts: { offers: 2 },
  hash: null,
  previous: { release: 2, hash: 'ab' },
};
const STATS = { qualified_investors: 1, open_offers: 2, providers: 3, asset_classes: 4, coverage: null };

it.each([
  [releaseInfo(), RELEASE],
  [stats, STATS],
])(
  'a release and its counts are whole: nothing may be missing, nothing more may be there',
  (schema, whole) => {
    expect(schema.parse(whole)).toEqual(whole);
    for (const name of Object.keys(whole))
      expect(schema.safeParse({ ...whole, [name]: undefined }).success, name).toBe(false);
    expect(schema.safeParse({ ...whole, more: 1 }).success).toBe(false);
  },
);
