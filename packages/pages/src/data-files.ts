import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { type Context, Hono } from 'hono';

interface Api {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** Kinds of pages with a file beside them, and the collection of the API that answers it. */
const COLLECTIONS = {
  offers: 'offers',
  providers: 'providers',
  platforms: 'platforms',
  aggregators: 'platforms',
  funds: 'funds',
} as const;
const PASSED_ON = ['content-type', 'cache-control', 'etag', 'release-hash', 'retry-after'];

/** `/offers/kauri-street.json`: what the API answers for the record of a page, with the same caching. */
export function dataFiles(api: Api) {
  const app = new Hono();
  for (const [page, collection] of Object.entries(COLLECTIONS))
    app.get(`/${page}/:file{[^/]+\\.json}`, (c) => {
      const record = c.req.param('file').replace(/\.json$/, '');
      return answer(c, api, collection, record);
    });
  return app;
}

async function answer(c: Context, api: Api, collection: string, record: string): Promise<Response> {
  const known = c.req.header('if-none-match');
  const found = await api.request(`/api/${collection}/${encodeURIComponent(record)}`, {
    headers: known ? { 'if-none-match': known } : {},
  });
  const headers = new Headers({ ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' });
  for (const name of PASSED_ON) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const moved = found.status === 301 ? found.headers.get('location') : null;
  if (moved) headers.set('location', `${moved.replace(/^\/api/, '').replace(/\?.*$/, '')}.json`);
  return new Response(found.status === 304 ? null : await found.text(), { status: found.status, headers });
}
