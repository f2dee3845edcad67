import { answerError } from '@tussock/server/http/answer-error';
import { NO_STORE, PINNED, SHARED, SHORT } from '@tussock/server/http/caching';
import { getOnly } from '@tussock/server/http/http-error';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { aboutRelease, cardOf, isSection, type ReadApi, recordAddress, type Section } from './directory';
import type { Draw } from './drawing';
import { isDrawable } from './letters';

export interface ImagesDeps {
  /** Answers the API's addresses in process. */
  api: { request: (path: string, init?: RequestInit) => Response | Promise<Response> };
  /** Loads what drawing needs; called at the first picture. */
  loadDrawing: () => Promise<Draw>;
  log?: (event: { level: 'error'; message: string; path: string; error: unknown }) => void;
}

/** Bytes of pictures that a process caches. */
const CACHED = 64 * 2 ** 20;
/** The site's own picture, which has no name in it. */
const PLAIN = '/assets/og/site.png';
const RETRY_AFTER_SECONDS = '30';
const WRONG = { 400: 'Wrong parameter', 404: 'Not found', 410: 'Removed' } as const;

/**
 * `/images/offers/kauri-street.png`, under the address of its page: the picture that a link to a record is shown with. It is
 * drawn from what the API answers, so that nothing locked, withdrawn or removed is in it, and is pinned by `release=N`
 * as the API is. A release that is gone leads to the picture of the live one: other sites keep addresses for long. A record in
 * letters that the fonts lack leads to the picture of the site.
 */
export function createImages({ api, loadDrawing, log = () => {} }: ImagesDeps) {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHED,
    sizeCalculation: ({ length }) => length,
  });
  let drawing: Promise<Draw> | undefined;

  async function answer(c: Context, section: Section, record: string): Promise<Response> {
    const named = c.req.query('release');
    const known = c.req.header('if-none-match');
    const live = named ?? (await liveRelease(api));
    if (live === null) return unavailable(c);
    const found = await api.request(recordAddress(section, record, live), {
      headers: known ? { 'if-none-match': known } : {},
    });
    const etag = found.headers.get('etag') ?? '';
    const headers = { ...SECURITY_HEADERS, 'cache-control': named ? PINNED : SHARED, etag };
    if (found.status === 304) return c.body(null, 304, headers);
    if (found.status !== 200) return refused(c, found, section, named);
    const png = drawn.get(etag) ?? (await draw(section, found, live));
    if (png === null) return redirect(c, 302, PLAIN);
    drawn.set(etag, png);
    return c.body(png, 200, { ...headers, 'content-type': 'image/png' });
  }

  async function draw(section: Section, found: Response, release: string) {
    const read: ReadApi = async (path) => {
      const answered = await api.request(`/api/${path}?release=${release}`);
      if (!answered.ok) throw new Error(`${path} answered ${answered.status}`);
      return answered.json();
    };
    // A failed attempt is not kept.
    drawing ??= loadDrawing().catch((error) => {
      drawing = undefined;
      throw error;
    });
    const [card, about, make] = await Promise.all([
      cardOf(section, await found.json(), read),
      aboutRelease(read),
      drawing,
    ]);
    return isDrawable(card, about) ? make(card, about) : null;
  }

  return new Hono()
    .get('/images/:section/:file{[^/]+\\.png}', async (c) => {
      const { section, file } = c.req.param();
      if (!isSection(section)) return plain(c, 404);
      try {
        // The API finds a record in any case of letters: each spelling would be drawn and kept apart.
        return await answer(c, section, file.replace(/\.png$/, '').toLowerCase());
      } catch (error) {
        log({ level: 'error', message: 'picture could not be drawn', path: c.req.path, error });
        return unavailable(c);
      }
    })
    .get('/images/*', (c) => plain(c, 404))
    .all('/images/*', (c) => answerError(c, getOnly(SECURITY_HEADERS)));
}

async function liveRelease(api: ImagesDeps['api']): Promise<string | null> {
  const answered = await api.request('/api/release');
  if (!answered.ok) return null;
  const { release } = (await answered.json()) as { release: number };
  return String(release);
}

/** What the API refused, for a picture: redirects lead to pictures, everything else keeps its status. */
async function refused(c: Context, found: Response, section: Section, named: string | undefined) {
  const moved = found.status === 301 ? found.headers.get('location') : null;
  if (moved) {
    const record = new URL(moved, 'http://api').pathname.split('/').at(-1);
    const query = named ? `?release=${named}` : '';
    return redirect(c, 301, `/images/${section}/${record}.png${query}`);
  }
  if (found.status === 410) {
    const { code } = (await found.json()) as { code: string };
    // As it was asked for: the context decodes it, and a header takes neither macrons nor line ends.
    if (code === 'release_gone') return redirect(c, 302, new URL(c.req.url).pathname);
  }
  return found.status === 400 || found.status === 404 || found.status === 410
    ? plain(c, found.status)
    : unavailable(c);
}

const redirect = (c: Context, status: 301 | 302, location: string) =>
  c.body(null, status, { ...SECURITY_HEADERS, location, 'cache-control': SHORT });

const plain = (c: Context, status: keyof typeof WRONG) =>
  c.text(`${WRONG[status]}\n`, status, { ...SECURITY_HEADERS, 'cache-control': SHORT });

const unavailable = (c: Context) =>
  c.text('The picture cannot be made just now.\n', 503, {
    ...SECURITY_HEADERS,
    'cache-control': NO_STORE,
    'retry-after': RETRY_AFTER_SECONDS,
  });
