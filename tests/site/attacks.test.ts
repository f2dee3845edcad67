import { request } from 'node:http';
import { SECURITY_HEADERS } from '@tussock/server/http/security-headers';
import { publishRelease } from '@tussock/store/publish';
import { createDirectoryReads } from '@tussock/store/reads';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, endServer, listen } from '../../scripts/local/serve';
import { createSite } from '../../scripts/local/site';
import { preparePublication } from '../../scripts/seed/publication';
import { builtSite } from '../support/built-site';
import { type Engine, newTable, openTable, startEngine } from '../support/engines';
import { sampleDirectory } from '../support/sample-directory';

/** Words that every object has, as a visitor or a file may use them. */
const INHERITED = ['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'];

let engine: Engine;
let site: Awaited<ReturnType<typeof createSite>>;
let newSite: () => ReturnType<typeof createSite>;

beforeAll(async () => {
  const [build, started] = await Promise.all([builtSite(), startEngine('dynalite')]);
  engine = started;
  const table = await newTable(engine);
  await publishRelease(table, preparePublication(await withInheritedNames()));
  newSite = () => createSite(build, createDirectoryReads(openTable(engine, table.name, 'writer')));
  site = await newSite();
});
afterAll(() => engine?.close());

/** The sample, in which places, types, categories and slugs are words that every object has. */
async function withInheritedNames() {
  const directory = structuredClone(await sampleDirectory());
  const [offer, second] = directory.offers.filter(
    ({ is_active, is_exclusive }) => is_active && !is_exclusive,
  );
  const [tag] = directory.tags;
  const [provider] = directory.providers;
  const [post] = directory.blog_posts.filter(({ is_published }) => is_published);
  const [faq] = directory.faqs;
  const [assetClass] = directory.asset_classes;
  Object.assign(offer ?? {}, { slug: 'constructor', location: 'constructor', offer_type: '__proto__' });
  Object.assign(second ?? {}, {
    location: '__proto__',
    term_description: 'toString',
    risk_rating: 'valueOf',
  });
  Object.assign(tag ?? {}, { slug: 'constructor', name: '__proto__' });
  Object.assign(provider ?? {}, { slug: 'constructor', name: '__proto__', provider_type: 'constructor' });
  Object.assign(post ?? {}, { slug: 'constructor', category: '__proto__' });
  Object.assign(faq ?? {}, { category: 'constructor' });
  Object.assign(assetClass ?? {}, { slug: 'constructor', name: 'Constructor' });
  Object.assign(offer ?? {}, { asset_class_id: assetClass?.id });
  return directory;
}

/** A request as it is written: `fetch` would tidy the path. */
async function raw(server: string, method: string, path: string) {
  const { hostname, port } = new URL(server);
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = request({ hostname, port, method, path }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      sent.on('error', reject).end();
    },
  );
}

describe('over the network', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(site, 0);
  });
  afterAll(() => endServer(server));

  it.each([
    '//',
    '//evil.example',
    '//evil.example/offers',
    '///',
    '//offers',
    '/offers//',
    '/offers//constructor',
    '/providers//x/..//',
    '//api/offers',
    '/api//offers',
    '//assets/x.js',
    '/offers//?page=2',
    '//offers.json',
    '//sitemap.xml',
  ])('%s is not found', async (path) => {
    const { status, headers } = await raw(addressOf(server), 'GET', path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it.each([
    '/',
    '/offers',
    '/offers/constructor.json',
    '/sitemap.xml',
    '/no-such-page',
    '/api/offers',
    '/api/docs',
  ])('other methods of %s are refused, with the security headers', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const { status, headers } = await raw(addressOf(server), method, path);
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD']);
      expect(headers).toMatchObject(SECURITY_HEADERS);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('the security headers', () => {
  it.each([
    ['/', 200],
    ['/Offers/', 301],
    ['/no-such-page', 404],
    ['/offers.json', 200],
    ['/OFFERS.csv', 301],
    ['/sitemap.xml', 200],
    ['/api/offers', 200],
    ['/api/offers?limit=0', 400],
    ['/api/offers?release=999', 410],
    ['/api/exclusive/offers/x', 401],
    ['/images/offers/none.png', 404],
    ['/favicon.svg', 200],
    ['/assets/none.js', 404],
    ['/mcp', 302],
  ])('are on the answer of %s, which is a %d', async (path, status) => {
    const answer = await site.request(path, { headers: { host: 'localhost' } });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
  });
});

describe('words that every object has', () => {
  const addresses = async () => {
    const sitemap = await (await site.request('/sitemap.xml')).text();
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
  };

  it('are names like others in the data', async () => {
    const named = (await addresses()).filter((path) => /constructor|proto/.test(path));
    expect(named).toEqual(
      expect.arrayContaining([
        '/offers/constructor',
        '/tags/constructor',
        '/providers/constructor',
        '/blog/constructor',
        '/asset-classes/constructor',
      ]),
    );
    const lists = [
      '/',
      '/offers',
      '/providers',
      '/blog',
      '/faq',
      '/funds',
      '/search?q=constructor',
      '/changes',
    ];
    const answers = [
      '/api/offers?limit=100',
      '/api/search?q=constructor',
      '/api/faqs',
      '/api/tags/constructor',
      '/images/offers/constructor.png',
    ];
    for (const path of [...named, '/offers/constructor.json', ...lists, ...answers]) {
      const answer = await site.request(path);
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, /\[native code\]|\[object Object\]/.exec(text)?.[0]]).toEqual([path, undefined]);
    }
    const filtered = await site.request('/api/search?location=constructor');
    expect(((await filtered.json()) as { total: number }).total).toBe(1);
  });

  it('find nothing and break nothing in any part of an address', async () => {
    const word = fc.constantFrom(...INHERITED);
    const folder = fc.constantFrom(
      ...['offers', 'providers', 'platforms', 'funds', 'tags', 'asset-classes', 'blog', 'opportunities'],
      ...[
        'api/offers',
        'api/providers',
        'api/funds',
        'api/tags',
        'api/asset-classes',
        'api/firms',
        'api/search',
      ],
      ...INHERITED,
    );
    const name = fc.constantFrom(
      ...INHERITED,
      ...[
        'q',
        'sort',
        'layout',
        'page',
        'status',
        'location',
        'term',
        'tag',
        'rate',
        'release',
        'cursor',
        'view',
      ],
      '__proto__[polluted]',
      'constructor[prototype][polluted]',
    );
    const address = fc
      .tuple(folder, fc.option(word), fc.option(word), fc.array(fc.tuple(name, word), { maxLength: 4 }))
      .map(([first, second, third, query]) => {
        const path = ['', first, ...[second, third].filter((part) => part !== null)].join('/');
        return `${path}?${new URLSearchParams(query)}`;
      });
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        const { status } = await site.request(path);
        expect([200, 301, 400, 404]).toContain(status);
        expect(Reflect.get({}, 'polluted')).toBeUndefined();
      }),
      { numRuns: process.env.FULL ? 3_000 : 150 },
    );
  });
});

describe('control characters in an address', () => {
  it.each([
    '/offers?q=a%00b&status=%01Open&provider=%1F',
    '/search?q=a%00b%01',
    '/providers?q=%00',
    '/faq?q=%00tax%08',
    '/track-record?provider=%00',
    '/compare?offers=a%00,%01b',
    '/aip-investor-visa?amount=%00&category=%02',
    '/portfolio-builder?profile=%00&amount=%03',
    '/tags/a%00',
  ])('are in no HTML: %s', async (path) => {
    const answer = await site.request(path);
    expect(answer.status).toBeLessThan(500);
    expect((await answer.text()).match(/(?![\t\n\r])\p{Cc}/gu)).toBeNull();
  });
});

describe('reading too often', () => {
  const before = process.env.READS_PER_MINUTE;
  afterAll(() => {
    if (before === undefined) delete process.env.READS_PER_MINUTE;
    else process.env.READS_PER_MINUTE = before;
  });
  const readMany = async (limit: string | undefined) => {
    if (limit === undefined) delete process.env.READS_PER_MINUTE;
    else process.env.READS_PER_MINUTE = limit;
    const server = await listen(await newSite(), 0);
    const read = (path: string, from = '192.0.2.1') =>
      fetch(`${addressOf(server)}${path}`, { headers: { 'x-forwarded-for': from } });
    return { read, close: () => endServer(server) };
  };

  it('is not limited on one machine, unless that is set', async () => {
    const { read, close } = await readMany(undefined);
    for (let n = 0; n < 50; n += 1) expect((await read('/api/release')).status).toBe(200);
    await close();
  });

  it('is refused with the seconds to wait where it is set; pages are not counted, and others are served', async () => {
    const { read, close } = await readMany('3');
    const statuses: number[] = [];
    // Twice the limit and one more: a minute may begin among them.
    for (let n = 0; n < 7; n += 1) statuses.push((await read('/api/release')).status);
    expect(statuses).toContain(429);
    const refused = await read('/api/offers');
    if (refused.status === 429) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('cache-control')).toBe('no-store');
      expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    }
    expect((await read('/api/release', '192.0.2.2')).status).toBe(200);
    for (const path of ['/', '/offers', '/offers/constructor', '/offers/constructor.json'])
      expect([path, (await read(path)).status]).toEqual([path, 200]);
    await close();
  });
});
