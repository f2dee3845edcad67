import type { RecordChange } from '@tussock/core/changelog/changelog';
import { RecordRemoved } from '@tussock/store/errors';
import { describe, expect, it } from 'vitest';
import { idOf, smallRelease } from '../../../../tests/support/small-directory';
import { createApi } from '../app';
import { memoryReads } from '../memory-reads.fixture';

const change = (
  release: number,
  kind: RecordChange['kind'],
  id: string,
  slug: string | null,
): RecordChange => {
  const about = { id, slug, name: slug ?? id };
  return {
    release,
    published_at: `2026-11-0${release}T00:00:00.000Z`,
    change: 'changed',
    kind,
    about,
    offer: kind === 'offer' ? about : null,
    reason: null,
    fields: [{ field: 'description', before: null, after: null, is_text: true }],
  };
};

/** An API whose change log is this, and the releases that it lists for a query. */
function apiOver(changes: RecordChange[]) {
  const reads = memoryReads({ 1: smallRelease(30) });
  reads.changes = async () => changes;
  const api = createApi({ reads, build: 'b1', report: () => {} });
  const releasesOf = async (asked: string) => {
    const answer = await api.request(`/api/changes?${asked}`);
    const { data } = (await answer.json()) as { data: RecordChange[] };
    return data.map(({ release }) => release);
  };
  return { reads, api, releasesOf };
}

describe.each([
  ['offer', 'offer', idOf(1, 1), 'offer-1'],
  ['fund', 'fund', idOf(4, 1), 'fund-1'],
  ['provider', 'provider', idOf(2, 1), 'provider-1'],
  ['platform', 'platform', idOf(3, 0), 'koru'],
  ['blog_post', 'blog-post', 'post-1', 'reading-a-term-sheet-1'],
] as const)('the changes of one record, asked for by %s', (parameter, kind, id, slug) => {
  const other = kind === 'offer' ? 'fund' : 'offer';
  const { reads, releasesOf } = apiOver([
    change(8, kind, 'c0000000-0000-4000-8000-000000000099', 'gone'),
    change(7, kind, id, slug),
    // Another record of the same name, and what is one record as two kinds.
    change(6, other, 'c0000000-0000-4000-8000-000000000098', slug),
    change(5, other, id, slug),
    change(4, kind, id, 'old-name'),
    // An earlier holder of the slug.
    change(3, kind, 'c0000000-0000-4000-8000-000000000097', slug),
    change(2, kind, 'c0000000-0000-4000-8000-000000000096', 'gone'),
    change(1, 'setting', 'aip_minimums', null),
  ]);
  // The platform of the small directory has no slug.
  if (kind === 'platform')
    reads.getPlatformBySlug = async (_, of) => (of === slug ? reads.getPlatform(1, id) : null);
  // The log may have no change of a record's from the time of a slug.
  for (const old of ['old-name', 'first-name']) reads.retired.set(`${kind}/${old}`, { id, slug });
  const named = [slug, 'old-name', 'OLD-NAME', 'first-name', ...(kind === 'blog-post' ? [] : [id])];

  it.each(named)(
    'by %s are all of its own, also those before it was renamed, and nothing of another that had its slug',
    async (address) => expect(await releasesOf(`${parameter}=${address}`)).toEqual([7, 4]),
  );

  it('are, of a slug that nobody has any more, those of its last holder', async () => {
    expect(await releasesOf(`${parameter}=gone`)).toEqual([8]);
    expect(await releasesOf(`${parameter}=nobody`)).toEqual([]);
  });
});

describe('the changes of one record', () => {
  it('are, of a legal setting, found by its name', async () => {
    const { releasesOf } = apiOver([
      change(3, 'setting', 'aip_minimums', null),
      change(2, 'setting', 'another', null),
      change(1, 'offer', 'aip_minimums', null),
    ]);
    expect(await releasesOf('setting=aip_minimums')).toEqual([3]);
    expect(await releasesOf('setting=nothing')).toEqual([]);
  });

  it('are found by the key of a post that has no slug', async () => {
    const { releasesOf } = apiOver([change(1, 'blog-post', 'post-3', null)]);
    expect(await releasesOf('blog_post=post-3')).toEqual([1]);
  });

  it('are, of one that was removed for cause, what the log still says of it', async () => {
    const { reads, releasesOf } = apiOver([change(2, 'provider', idOf(2, 1), 'provider-1')]);
    const tombstone = { kind: 'provider', id: idOf(2, 1), name: 'Firm', reason: 'No such firm.' } as const;
    reads.getProviderBySlug = async () => {
      throw new RecordRemoved({
        ...tombstone,
        slugs: [],
        removed_on: null,
        for_cause: true,
        last_known: [],
        last_in: null,
        also_in: null,
      });
    };
    expect(await releasesOf('provider=provider-1')).toEqual([2]);
  });

  it('cannot be asked for together with those of another', async () => {
    const { api } = apiOver([]);
    const answer = await api.request('/api/changes?provider=provider-1&fund=fund-1');
    const { details } = (await answer.json()) as { details: unknown };
    expect([answer.status, details]).toEqual([
      400,
      [
        { field: 'fund', message: 'cannot be combined with provider; a change is of one record' },
        { field: 'provider', message: 'cannot be combined with fund; a change is of one record' },
      ],
    ]);
  });
});
