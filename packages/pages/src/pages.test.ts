import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anyCharacter } from '../../../tests/support/any-character';
import { createPages, type PagesDeps, type Renderer } from './pages';
import { rulesOf } from './style-rules';

/** Every header of a page but those of its caching. The policy's own test has its words. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self' 'sha256-yyjq\/GGlTvm0YhdkNx72uPxcwaIXqWZBYZftmpA6pYU='; style-src 'self' 'sha256-NjbKUgY6rjw89l2d2dcJtx8RXzlps94l5mjZ95NJDWM='; /,
  ),
  // Their values are in the test of the module itself.
  ...SECURITY_HEADERS,
};
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const SHORT = 'public, max-age=0, s-maxage=10';
const LINKS =
  '</offers.json>; rel="alternate"; type="application/json", </offers.csv>; rel="alternate"; type="text/csv", </offers.xml>; rel="alternate"; type="application/atom+xml", </offers.ics>; rel="alternate"; type="text/calendar"';
const ASSETS = {
  script: '/first.js',
  preloads: [],
  pages: {},
  fonts: [],
  allFonts: [],
  rules: rulesOf('html{margin:0}'),
  styleFile: '/style.css',
};

type Rendered = Awaited<ReturnType<Renderer['renderPage']>>;
type Event = Parameters<NonNullable<PagesDeps['log']>>[0];

/** What the tests set, and what they see. */
let world: {
  page: Partial<Rendered> | Error;
  live: { release: number; edition: string } | null;
  now: string;
  renderings: string[];
  events: Event[];
};
let site: ReturnType<typeof createPages>;

/** A page shows its address, the number of its rendering, and what the tests set. */
const renderer: Renderer = {
  async renderPage(address) {
    world.renderings.push(address);
    if (world.page instanceof Error) throw world.page;
    const { release } = world.live ?? { release: null };
    const body = `<h1>${address}, rendering ${world.renderings.length}</h1>`;
    return {
      status: 200,
      head: '<title>T</title>',
      body,
      state: { release },
      release,
      page: null,
      complete: true,
      ...world.page,
    };
  },
  renderUnavailable: async () => '<h1>Not available</h1>',
  HEAD_SCRIPT: 'void 0',
  SCRIPTS_META: 'scripts',
  STATE_ELEMENT_ID: 'page-state',
  packedRows: (state) => state,
};

const newSite = (over: Partial<PagesDeps> = {}) =>
  createPages({
    renderer,
    assets: ASSETS,
    build: 'b1',
    api: {
      request(path) {
        if (path !== '/api/release') return new Response('unknown', { status: 404 });
        if (world.live === null) return new Response('{}', { status: 503 });
        const { release, edition } = world.live;
        return Response.json({ release }, { headers: { etag: `"b1-${edition}-x"` } });
      },
    },
    now: () => new Date(world.now),
    log: (event) => world.events.push(event),
    ...over,
  });
const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await site.request(address, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), html: await answer.text() };
};

beforeEach(() => {
  world = {
    page: {},
    live: { release: 7, edition: '7' },
    now: '2026-11-20T01:00:00Z',
    renderings: [],
    events: [],
  };
  site = newSite();
});

describe('the headers of a page', () => {
  it('are these and no others, with a minute at the edge and an ETag', async () => {
    const { status, headers } = await get('/offers');
    expect(status).toBe(200);
    expect(headers).toEqual({
      ...HEADERS,
      'cache-control': SHARED,
      etag: expect.stringMatching(/^"b1-[\w-]{22}"$/),
      link: LINKS,
    });
  });

  it('name no files of a very long address, which would be in them four times', async () => {
    const answerTo = (filters: number) =>
      site.request(`/offers?${'provider=a-long-name-of-a-firm&'.repeat(filters)}sort=name`);
    expect((await answerTo(20)).headers.get('link')).toContain('</offers.csv?provider=');
    const { status, headers } = await answerTo(260);
    expect([status, headers.get('link')]).toEqual([200, null]);
  });

  it('name the files with the data of a list and of a record', async () => {
    const links = async (address: string) => (await site.request(address)).headers.get('link');
    expect(await links('/offers?sort=name')).toBe(
      '</offers.json?sort=name>; rel="alternate"; type="application/json", </offers.csv?sort=name>; rel="alternate"; type="text/csv", </offers.xml?sort=name>; rel="alternate"; type="application/atom+xml", </offers.ics?sort=name>; rel="alternate"; type="text/calendar"',
    );
    expect(await links('/funds/x')).toBe('</funds/x.json>; rel="alternate"; type="application/json"');
    for (const address of ['/', '/about', '/offers/x/y', '/constructor/x'])
      expect(await links(address)).toBeNull();
    world.page = { status: 404 };
    expect(await links('/offers/none')).toBeNull();
  });

  it('let a missing page be kept for ten seconds', async () => {
    world.page = { status: 404 };
    const { status, headers } = await get('/nothing');
    expect(status).toBe(404);
    expect(headers).toEqual({ ...HEADERS, 'cache-control': SHORT, etag: expect.any(String) });
  });

  it('let nothing be kept that was made without a release or without all of its data', async () => {
    for (const page of [{ release: null }, { complete: false }]) {
      world.page = page;
      const { status, headers } = await get(`/offers?${JSON.stringify(page)}`);
      expect(status).toBe(200);
      expect(headers).toEqual({ ...HEADERS, 'cache-control': 'no-store' });
    }
  });

  it('of a redirect are its place and ten seconds', async () => {
    world.page = { status: 301, location: '/offers/kauri' };
    const { status, headers, html } = await get('/offers/old');
    expect([status, html]).toEqual([301, '']);
    expect(headers).toEqual({ ...SECURITY_HEADERS, location: '/offers/kauri', 'cache-control': SHORT });
  });

  it('of a file beside a page are those that the API gives', async () => {
    for (const file of ['/offers/none.json', '/offers.json']) expect((await get(file)).status).toBe(404);
  });

  it('tell a method that is not answered which ones are', async () => {
    const answer = await site.request('/offers', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      allow: 'GET, HEAD',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a page is rendered once', () => {
  it('for an address, a release and a New Zealand date', async () => {
    const first = await get('/offers?sort=name');
    expect(await get('/offers?sort=name')).toEqual(first);
    // 23:59 in New Zealand.
    world.now = '2026-11-20T10:59:00Z';
    expect(await get('/offers?sort=name')).toEqual(first);
    expect(world.renderings).toEqual(['/offers?sort=name']);
  });

  it.each<[what: string, change: () => void, address: string]>([
    ['for another query', () => {}, '/offers?sort=newest'],
    ['for another path', () => {}, '/'],
    ['on the next New Zealand day', () => Object.assign(world, { now: '2026-11-20T11:00:00Z' }), '/offers'],
    ['of another release', () => Object.assign(world, { live: { release: 8, edition: '8' } }), '/offers'],
    [
      'when the release may show less than before',
      () => Object.assign(world, { live: { release: 7, edition: '7.9.1' } }),
      '/offers',
    ],
  ])('and again %s', async (_, change, address) => {
    await get('/offers');
    change();
    expect((await get(address)).html).toContain('rendering 2');
  });

  it.each<[what: string, page: Partial<Rendered>]>([
    ['is missing', { status: 404 }],
    ['lacks a part', { complete: false }],
    ['has no release', { release: null }],
    ['is of a release that went live meanwhile', { release: 8 }],
    ['moved', { status: 301, location: '/' }],
  ])('but not kept when it %s', async (_, page) => {
    world.page = page;
    await get('/offers');
    await get('/offers');
    expect(world.renderings).toHaveLength(2);
  });

  it('but not kept while nobody knows which release is live', async () => {
    world.live = null;
    world.page = { release: 7 };
    await get('/offers');
    await get('/offers');
    expect(world.renderings).toHaveLength(2);
  });
});

describe('the ETag', () => {
  it('names build and contents: 304 for whoever has them, also when the edge has weakened it', async () => {
    const { headers } = await get('/offers');
    for (const known of [headers.etag ?? '', `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await get('/offers', { 'if-none-match': known });
      expect([again.status, again.html]).toEqual([304, '']);
      expect(again.headers).toEqual({ 'cache-control': SHARED, etag: headers.etag, link: LINKS });
    }
    expect((await get('/offers', { 'if-none-match': '"b0-other"' })).status).toBe(200);
    expect((await get('/faq')).headers.etag).not.toBe(headers.etag);
    site = newSite({ build: 'b2' });
    world.renderings = [];
    expect((await get('/offers')).headers.etag).toBe(headers.etag?.replace('b1', 'b2'));
  });

  it('of a missing page answers it whole', async () => {
    world.page = { status: 404, body: 'gone' };
    const { headers } = await get('/nothing');
    expect((await get('/nothing', { 'if-none-match': headers.etag ?? '' })).status).toBe(404);
  });
});

describe('while the directory cannot be read', () => {
  const FAILURES: [what: string, page: Partial<Rendered> | Error][] = [
    ['the renderer fails', new Error('no')],
    ['the page says 503', { status: 503, release: null }],
    ['a part of the page is missing', { complete: false }],
  ];

  it.each(FAILURES)('an earlier rendering is served when %s, and that is logged', async (_, page) => {
    const earlier = await get('/offers');
    // The next day, so that the page is rendered again.
    world.now = '2026-11-20T11:00:00Z';
    world.page = page;
    expect(await get('/offers')).toEqual(earlier);
    world.live = null;
    expect(await get('/offers')).toEqual(earlier);
    expect(world.events.at(-1)).toEqual({
      level: 'warn',
      message: 'page answered from memory',
      path: '/offers',
    });
    // Of this address only.
    expect((await get('/offers?page=2')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['another release is live', { release: 8, edition: '8' }],
    ['the release may show less than before', { release: 7, edition: '7.9.1' }],
  ])('no earlier rendering is served once %s: it may show what is hidden now', async (_, live) => {
    world.page = { body: '<h1>removed for cause</h1>' };
    await get('/offers');
    world.live = live;
    world.page = { complete: false, body: '<h1>the rest</h1>' };
    const partial = await get('/offers');
    expect(partial.html).toContain('the rest');
    expect(partial.headers['cache-control']).toBe('no-store');
    world.page = new Error('no');
    const { status, html } = await get('/offers');
    expect([status, html.includes('removed for cause')]).toEqual([503, false]);
    expect(world.events.map(({ level }) => level)).toEqual(['error']);
    // The page of this edition replaces it.
    world.page = {};
    const fresh = await get('/offers');
    world.page = new Error('no');
    world.now = '2026-11-20T11:00:00Z';
    expect(await get('/offers')).toEqual(fresh);
  });

  it('a page that was never rendered is a 503 that says when to come back and is not indexed', async () => {
    world.page = new Error('no');
    const { status, headers, html } = await get('/offers?q=secret');
    expect(status).toBe(503);
    expect(headers).toEqual({ ...HEADERS, 'cache-control': 'no-store', 'retry-after': '10' });
    expect(html).toContain('<title>Not available just now</title><meta name="robots" content="noindex">');
    expect(html).toContain('<div id="root"><h1>Not available</h1></div>');
    expect(html).not.toContain('page-state');
    // The words of a search are the visitor's own.
    expect(world.events).toEqual([
      { level: 'error', message: 'page could not be rendered', path: '/offers', error: world.page },
    ]);
  });

  it('no earlier rendering is served where the table answers that no release may be read: it may be of one that is withdrawn', async () => {
    const live = Response.json({ release: 7 }, { headers: { etag: '"b1-7-x"' } });
    let isGone = false;
    const gone = { code: 'nothing_published' };
    site = newSite({
      api: { request: () => (isGone ? Response.json(gone, { status: 503 }) : live.clone()) },
    });
    await get('/offers');
    isGone = true;
    world.page = { status: 503, release: null, body: '<h1>Try again</h1>' };
    const { status, html } = await get('/offers');
    expect([status, html.includes('Try again')]).toEqual([503, true]);
  });

  it('an earlier rendering is served while nobody can say which release is live', async () => {
    const live = Response.json({ release: 7 }, { headers: { etag: '"b1-7-x"' } });
    let isAway = false;
    site = newSite({ api: { request: () => (isAway ? Promise.reject(new Error('no')) : live.clone()) } });
    const earlier = await get('/offers');
    isAway = true;
    world.page = new Error('no');
    expect(await get('/offers')).toEqual(earlier);
  });

  it('a page that takes too long is an earlier rendering, or a 503: Lambda ends a process that answers later', async () => {
    vi.useFakeTimers();
    try {
      let isSlow = false;
      const live = Response.json({ release: 7 }, { headers: { etag: '"b1-7-x"' } });
      const never = new Promise<Response>(() => {});
      site = newSite({ api: { request: () => (isSlow ? never : live.clone()) } });
      const earlier = await get('/offers');
      isSlow = true;
      const late = [get('/offers'), get('/faq')];
      await vi.advanceTimersByTimeAsync(10_000);
      const [known, unknown] = await Promise.all(late);
      expect(known).toEqual(earlier);
      expect([unknown?.status, unknown?.headers['retry-after']]).toEqual([503, '10']);
      expect(world.events).toContainEqual({
        level: 'error',
        message: 'page could not be rendered',
        path: '/faq',
        error: new Error('The page took too long'),
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('an address that leads elsewhere now does so, whatever was there before', async () => {
    await get('/offers');
    world.now = '2026-11-20T11:00:00Z';
    world.page = { status: 301, location: '/funds' };
    expect(await get('/offers')).toMatchObject({ status: 301, headers: { location: '/funds' } });
  });

  it('every failure of a page is a 503 that nobody keeps, also one that is whole', async () => {
    world.page = { status: 500 };
    expect(await get('/offers')).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  });

  it('a page that says so itself is a 503 with its own contents', async () => {
    world.page = { status: 503, release: null, body: '<h1>Try again</h1>' };
    const { status, headers, html } = await get('/offers');
    expect(status).toBe(503);
    expect(headers).toEqual({ ...HEADERS, 'cache-control': 'no-store', 'retry-after': '10' });
    expect(html).toContain('<h1>Try again</h1>');
  });

  it('the live release cannot be asked: the page is rendered and kept nowhere', async () => {
    site = newSite({ api: { request: () => Promise.reject(new Error('no')) } });
    world.page = { release: 7 };
    expect((await get('/offers')).status).toBe(200);
    await get('/offers');
    expect(world.renderings).toHaveLength(2);
  });
});

describe('the state that a page carries', () => {
  const stateIn = (html: string) =>
    /<script id="page-state" type="application\/json">(.*?)<\/script><link [^>]*><\/body><\/html>$/s.exec(
      html,
    )?.[1] ?? '';

  it('is read back as it was, and no text of the data ends its element or a line of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: anyCharacter }),
        fc.constantFrom('</script>', '<!--', '<script', '\u2028\u2029', ''),
        async (text, attack) => {
          world.page = { state: { text: text + attack } };
          world.live = { release: 7, edition: `${world.renderings.length}` };
          const state = stateIn((await get('/offers')).html);
          expect(state).not.toMatch(/[<\u2028\u2029]/);
          expect(JSON.parse(state)).toEqual({ text: JSON.parse(JSON.stringify(text + attack)) });
        },
      ),
    );
  });

  it('is left out where there is none', async () => {
    world.page = { state: null };
    expect((await get('/')).html).not.toContain('page-state');
  });
});

describe('the renderer', () => {
  it('reads the API in process, by path and query', async () => {
    const asked: string[] = [];
    let answer = '';
    site = newSite({
      renderer: {
        ...renderer,
        async renderPage(address, deps) {
          expect([deps.build, deps.now.toISOString()]).toEqual(['b1', '2026-11-20T01:00:00.000Z']);
          const found = await deps.fetch('http://site.invalid/api/offers?limit=2', { headers: { a: 'b' } });
          answer = await found.text();
          return renderer.renderPage(address, deps);
        },
      },
      api: {
        request(path, init) {
          asked.push(`${init?.method ?? 'GET'} ${path} ${new Headers(init?.headers).get('a')}`);
          return Response.json({ release: 7 });
        },
      },
    });
    await get('/offers');
    expect(asked).toEqual(['GET /api/release null', 'GET /api/offers?limit=2 b']);
    expect(answer).toBe('{"release":7}');
  });

  it('is told where a preview begins, and the page begins with its notice', async () => {
    const bases: unknown[] = [];
    const seen = {
      ...renderer,
      renderPage: async (address, deps) => {
        bases.push(deps.base);
        return renderer.renderPage(address, deps);
      },
    } satisfies Renderer;
    site = newSite({ renderer: seen, mount: { base: '/preview/x', notice: '<aside>A preview</aside>' } });
    const { html, headers } = await get('/funds/one');
    expect(html).toContain('<body><aside>A preview</aside><div id="root">');
    expect(headers.link).toContain('</preview/x/funds/one.json>');
    site = newSite({ renderer: seen });
    expect((await get('/funds/one')).html).toContain('<body><div id="root">');
    expect(bases).toEqual(['/preview/x', undefined]);
  });

  it('is told the time of the machine where no other is given', async () => {
    const times: Date[] = [];
    const seen = {
      ...renderer,
      renderPage: async (address, deps) => {
        times.push(deps.now);
        return renderer.renderPage(address, deps);
      },
    } satisfies Renderer;
    const { now: _, ...deps } = { renderer: seen, assets: ASSETS, build: 'b1', now: 0 };
    site = createPages({ ...deps, api: { request: () => Response.json({ release: 7 }) } });
    expect((await get('/offers')).status).toBe(200);
    expect(Math.abs(Number(times[0]) - Date.now())).toBeLessThan(3_600_000);
  });
});
