import { PAGES } from '@tussock/core/settings/pages';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { type Context, Hono } from 'hono';
import type { Api } from './lists/read-list';

/** Kinds of pages with a file beside them, and the collection of the API that answers it. */
const COLLECTIONS = {
  offers: 'offers',
  providers: 'providers',
  platforms: 'platforms',
  aggregators: 'platforms',
  funds: 'funds',
  blog: 'blog-posts',
} as const;

/** Pages that show one answer of the API, by their paths. */
const ANSWERS: Readonly<Record<string, string>> = {
  [PAGES.data]: '/api/releases',
  [PAGES.dataDictionary]: '/api/dictionary',
};

/** The file beside the page of a record or of one answer; none for another page. */
export function fileOfPage({ pathname }: URL): { path: string; type: string }[] {
  const [, page = '', record, ...more] = pathname.split('/');
  const isRecord = record && more.length === 0 && Object.hasOwn(COLLECTIONS, page);
  if (!isRecord && !Object.hasOwn(ANSWERS, pathname)) return [];
  return [{ path: `${pathname}.json`, type: 'application/json' }];
}

const PASSED_ON = ['content-type', 'cache-control', 'etag', 'release-hash', 'retry-after'];

/** `/offers/kauri-street.json`: what the API answers for the record of a page, with the same caching. */
export function dataFiles(api: Api) {
  const app = new Hono();
  for (const [page, collection] of Object.entries(COLLECTIONS))
    app.get(`/${page}/:file{[^/]+\\.json}`, (c) => {
      const record = c.req.param('file').replace(/\.json$/, '');
      return answer(c, api, `/api/${collection}/${encodeURIComponent(record)}`);
    });
  for (const [page, address] of Object.entries(ANSWERS))
    app.get(`${page}.json`, (c) => answer(c, api, address));
  return app;
}

async function answer(c: Context, api: Api, address: string): Promise<Response> {
  const known = c.req.header('if-none-match');
  const found = await api.request(address, { headers: known ? { 'if-none-match': known } : {} });
  return fromApi(found, '.json');
}

/** Answers a file as the API answered its record or list; `ending` ends the address of one that moved. */
export async function fromApi(found: Response, ending: string): Promise<Response> {
  const headers = new Headers({ ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' });
  for (const name of PASSED_ON) {
    const value = found.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const moved = found.status === 301 ? found.headers.get('location') : null;
  if (moved) headers.set('location', pageOf(moved) + ending);
  return new Response(found.status === 304 ? null : await found.text(), { status: found.status, headers });
}

/** The path of the page of a record at an address of the API. */
function pageOf(address: string): string {
  const path = address.replace(/^\/api/, '').replace(/\?.*$/, '');
  return path.replace(/^\/blog-posts\//, '/blog/');
}
