import { createApi } from '@tussock/api/app';
import { expect, it } from 'vitest';
import { memoryReads } from '../../../api/src/memory-reads.fixture';
import { renderPage } from '../../../web/src/app/entry-server';

const reads = memoryReads({});
const api = createApi({ reads, build: 'test' });

/** The version in a page's state, where the live release says that it has a hash. */
async function versionOf(build: string, hash: string | null) {
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(String(input));
    if (pathname !== '/api/release') return api.request(pathname + search);
    return Response.json({
      release: 1,
      published_at: '2026-11-20T00:00:00.000Z',
      counts: {},
      hash,
      previous: null,
    });
  };
  const page = await renderPage('/no-such-page', { fetch, build, now: new Date('2026-11-20T00:00:00Z') });
  return page.state?.version;
}

it('a page has a version of its own for each build, and for each of two releases of one number', async () => {
  expect(await versionOf('b1', 'a'.repeat(64))).toBe('b1-aaaaaaaa');
  expect(await versionOf('b1', 'c'.repeat(64))).toBe('b1-cccccccc');
  expect(await versionOf('b2', 'a'.repeat(64))).toBe('b2-aaaaaaaa');
  expect(await versionOf('b1', null)).toBe('b1');
});
