import type { RecordChange } from '@tussock/core/changelog/changelog';
import { describe, expect, it } from 'vitest';
import { idOf, smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

const change = (release: number, offer: number, slug: string): RecordChange => {
  const about = { id: idOf(1, offer), slug, name: slug };
  return {
    ...{ release, published_at: `2026-11-0${release}T00:00:00.000Z`, change: 'changed', kind: 'offer' },
    ...{ about, offer: about, reason: null },
    fields: [{ field: 'tagline', before: null, after: null, is_text: true }],
  };
};

describe('the changes of an offer', () => {
  const reads = memoryReads({ 1: smallRelease(30) });
  reads.changes = async () => [
    change(5, 99, 'gone'),
    change(4, 1, 'offer-1'),
    change(3, 1, 'old-name'),
    // An earlier holder of the slug.
    change(2, 98, 'offer-1'),
    change(1, 97, 'gone'),
    { ...change(1, 96, 'fund'), kind: 'fund', offer: null },
  ];
  // The log may have no change of an offer's from the time of a slug.
  for (const slug of ['old-name', 'first-name'])
    reads.retired.set(`offer/${slug}`, { id: idOf(1, 1), slug: 'offer-1' });
  const api = createApi({ reads, build: 'b1', report: () => {} });
  const releasesOf = async (offer: string) => {
    const answer = await api.request(`/api/changes?offer=${offer}`);
    const { data } = (await answer.json()) as { data: RecordChange[] };
    return data.map(({ release }) => release);
  };

  it.each([idOf(1, 1), 'offer-1', 'old-name', 'OLD-NAME', 'first-name'])(
    'by %s are all of its own, also those before it was renamed, and nothing of another that had its slug',
    async (named) => expect(await releasesOf(named)).toEqual([4, 3]),
  );

  it('are, of a slug that nobody has any more, those of its last holder', async () => {
    expect(await releasesOf('gone')).toEqual([5]);
    expect(await releasesOf('nobody')).toEqual([]);
  });
});
