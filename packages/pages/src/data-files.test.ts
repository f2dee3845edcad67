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
  .get('/api/blog-posts/old', (c) => c.json({}, 301, { location: '/api/blog-posts/new?release=3' }))
  .get('/api/funds/busy', (c) =>
    c.json({}, 503, { 'retry-after': '30', 'x-inside': 'secret', location: '/api/funds' }),
  )
  .get('/api/platforms/:id', (c) => c.json({ id: c.req.param('id'), ...c.req.header() }))
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
    expect(file.headers.get('retry-after')).toBeNull();
    const again = await files.request('/offers/kauri.json', { headers: { 'if-none-match': '"b-7"' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('moves with the page, and is missing with it', async () => {
    const moved = await files.request('/offers/old-kauri.json');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/offers/kauri.json']);
    const post = await files.request('/blog/old.json');
    expect(post.headers.get('location')).toBe('/blog/new.json');
    const missing = await files.request('/offers/nothing.json');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is in no index, says when to come again, and passes on no other header', async () => {
    const busy = await files.request('/funds/busy.json');
    expect([busy.status, busy.headers.get('location')]).toEqual([503, null]);
    expect(Object.fromEntries(busy.headers)).toMatchObject({
      'retry-after': '30',
      'x-robots-tag': 'noindex',
    });
    expect(busy.headers.get('x-inside')).toBeNull();
  });

  it.each(['offers', 'providers', 'platforms', 'aggregators', 'funds', 'blog'])(
    'is named by the page of a record of %s, and by no list or page below it',
    (page) => {
      const named = (path: string) => fileOfPage(new URL(`https://tussock.example${path}`));
      expect(named(`/${page}/one`)).toEqual([{ path: `/${page}/one.json`, type: 'application/json' }]);
      for (const path of [`/${page}`, `/${page}/`, `/${page}/one/more`, '/about/one', '/'])
        expect(named(path)).toEqual([]);
    },
  );

  it('comes from the collection of its page', async () => {
    const asked: string[] = [];
    const port = {
      request(path: string) {
        asked.push(path);
        return new Response('{}');
      },
    };
    const pages = ['offers', 'providers', 'platforms', 'aggregators', 'funds', 'blog'];
    for (const page of pages) await dataFiles(port).request(`/${page}/one.json`);
    const collections = ['offers', 'providers', 'platforms', 'platforms', 'funds', 'blog-posts'];
    expect(asked).toEqual(collections.map((collection) => `/api/${collection}/one`));
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
    expect(await (await files.request('/platforms/a.jsonp.json')).json()).toEqual({ id: 'a.jsonp' });
  });
});
