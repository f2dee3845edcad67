import { nzDate } from '@tussock/core/text/nz-date';
import { SHARED, SHORT } from '@tussock/server/http/caching';
import { bodyTag, matchesTag } from '@tussock/server/http/etag';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { fromApi } from '../data-files';
import { FILE_HEADERS } from '../file-headers';
import { type ListAddress, type ListKind, listOfAddress } from './list-address';
import { listAtom } from './list-atom';
import { listCsv } from './list-csv';
import { listIcs } from './list-ics';
import { hasNext, type ListPart, listJson } from './list-json';
import { type Api, Moved, type ReadList, Refused, readList } from './read-list';

interface Format {
  type: string;
  /** Kinds of lists that have such a file; all without it. */
  of?: readonly ListKind[];
  /** @param from.today a New Zealand date */
  write: (list: ReadList, part: ListPart, from: { api: Api; today: string }) => string | Promise<string>;
}

/** The files behind the address of every list, by the ending of their names. */
const FORMATS: Record<string, Format> = {
  json: { type: 'application/json', write: listJson },
  csv: { type: 'text/csv; charset=utf-8', write: listCsv },
  xml: { type: 'application/atom+xml; charset=utf-8', write: listAtom },
  ics: { type: 'text/calendar; charset=utf-8', of: ['offers'], write: listIcs },
};
const ENDING = new RegExp(`\\.(${Object.keys(FORMATS).join('|')})$`);

/** Characters of files and of their addresses that a process caches. */
const CACHED = 32 * 2 ** 20;
/** What else an entry takes, about: its other headers and its place. */
const ENTRY = 1_000;
const NOINDEX = { 'x-robots-tag': 'noindex' };

/** The files behind the address of a list, with their types; none for another page, and none that repeats a visitor's words. */
export function filesOfList(url: URL): { path: string; type: string }[] {
  const list = url.searchParams.has('q') ? null : listOfAddress(url);
  if (list === null) return [];
  return Object.entries(FORMATS)
    .filter(([, format]) => hasFile(list, format))
    .map(([ending, { type }]) => ({
      path: `${url.pathname}.${ending}${list.search}`,
      type: type.replace(/;.*/, ''),
    }));
}

const hasFile = ({ kind }: ListAddress, { of }: Format) => of?.includes(kind) ?? true;

interface ListFilesDeps {
  api: Api;
  build: string;
  now: () => Date;
}

/** `/offers.csv?asset_class=property`: the list of a page as a file, whole or in parts, with the page's filters and order. */
export function listFiles({ api, build, now }: ListFilesDeps) {
  const cache = new LRUCache<string, Made>({
    maxSize: CACHED,
    // Addresses count as well, and the headers that repeat them: a visitor can make up any number of long ones.
    sizeCalculation: ({ body, headers }, key) => body.length + key.length + headers.link.length + ENTRY,
  });

  async function made(url: URL, ending: string): Promise<Made | null> {
    const page = new URL(url);
    page.pathname = url.pathname.replace(ENDING, '');
    const list = listOfAddress(page);
    const format = FORMATS[ending];
    if (!list || !format || !hasFile(list, format)) return null;
    const edition = await editionOf(api);
    const today = nzDate(now());
    const part = Math.max(1, Math.trunc(Number(url.searchParams.get('part'))) || 1);
    const { search } = list;
    const key = `${edition}:${today}:${part}:${url.pathname}${search}`;
    const known = cache.get(key);
    if (known) return known;
    const read = await readList(api, list, part);
    const next = `${url.pathname}${search}${search ? '&' : '?'}part=${part + 1}`;
    const at = { part, search, next };
    const body = await format.write(read, at, { api, today });
    const more = hasNext(read.total, part) && `<${at.next}>; rel="next"`;
    const file = {
      body,
      etag: bodyTag(build, body),
      headers: {
        'content-type': format.type,
        link: [`<${read.path}${search}>; rel="canonical"`, more].filter(Boolean).join(', '),
        ...(read.release.hash && { 'release-hash': read.release.hash }),
      },
    };
    if ((await editionOf(api)) === edition) cache.set(key, file);
    return file;
  }

  async function answer(c: Context, next: () => Promise<void>): Promise<Response | undefined> {
    const url = new URL(c.req.url);
    const ending = ENDING.exec(url.pathname)?.[1] ?? '';
    try {
      const file = await made(url, ending);
      if (file === null) return void (await next());
      const headers = {
        ...FILE_HEADERS,
        ...NOINDEX,
        'cache-control': SHARED,
        etag: file.etag,
        ...file.headers,
      };
      if (matchesTag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers);
      return c.body(file.body, 200, headers);
    } catch (error) {
      if (error instanceof Moved) {
        const headers = { ...FILE_HEADERS, ...NOINDEX, 'cache-control': SHORT };
        return c.body(null, 301, { ...headers, location: `${error.path}.${ending}${url.search}` });
      }
      if (error instanceof Refused) return fromApi(error.response, `.${ending}${url.search}`);
      throw error;
    }
  }

  return new Hono().get(`/:path{.+${ENDING.source}}`, answer);
}

interface Made {
  body: string;
  etag: string;
  headers: { link: string } & Record<string, string>;
}

/** Changes with every release, and when something of the live one may no longer be shown. */
async function editionOf(api: Api): Promise<string | null> {
  const answer = await api.request('/api/release');
  if (!answer.ok) throw new Refused(answer);
  return answer.headers.get('etag');
}
