import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { dataFiles, fileOfPage } from './data-files';

/** The API's port, as far as the files need it. */
const api = new Hono()
  .get('/api/offers/kauri', (c) => {
    const headers = { etag: '"b-7"', 'cache-control': 'public, s-maxage=60', 'release-hash': 'a1b2' };
    return c.req.header('if-none-match') === '"b-7"'
      ? c.body(null, 304, headers)
      : c.json({ name: 'Kauri', asked: c.req.url.includes('?') }, 200, headers);
  })
  .get('/api/offers/old-kauri', (c) => c.json({ code: 'moved' }, 301, { location: '/api/offers/kauri' }))
  .get('/api/platforms/:id', (c) => c.json({ id: c.req.param('id') }))
  .get('/api/releases', (c) => c.json({ data: ['releases'] }))
  .get('/api/dictionary', (c) => c.json({ data: ['tables'] }))
  .notFound((c) => c.json({ code: 'not_found' }, 404, { 'cache-control': 'no-store' }));
const files = dataFiles(api);

describe('the file beside a page', () => {
  it('is what the API answers, with the same caching', async () => {
    const file = await files.request('/offers/kauri.json?release=3');
    expect(await file.json()).toEqual({ name: 'Kauri', asked: false });
    expect(Object.fromEntries(file.headers)).toMatchObject({
      etag: '"b-7"',
      'cache-control': 'public, s-maxage=60',
      'release-hash': 'a1b2',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    });
    const again = await files.request('/offers/kauri.json', { headers: { 'if-none-match': '"b-7"' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('moves with the page, and is missing with it', async () => {
    const moved = await files.request('/offers/old-kauri.json');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/offers/kauri.json']);
    const missing = await files.request('/offers/nothing.json');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is there for the releases and for the dictionary, at the addresses that their pages name', async () => {
    for (const [page, answered] of [
      ['/data', 'releases'],
      ['/data/dictionary', 'tables'],
    ]) {
      const named = fileOfPage(new URL(`https://t.example${page}`));
      expect(named).toEqual([{ path: `${page}.json`, type: 'application/json' }]);
      expect(await (await files.request(`${page}.json`)).json()).toEqual({ data: [answered] });
    }
  });

  it('stands at both addresses of a platform, and passes odd names on as one segment', async () => {
    expect(await (await files.request('/aggregators/p-1.json')).json()).toEqual({ id: 'p-1' });
    expect(await (await files.request('/platforms/a%2F..%2Fb%3F.json')).json()).toEqual({ id: 'a/../b?' });
  });
});
