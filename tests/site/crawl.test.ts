import { beforeAll, describe, expect, it } from 'vitest';
import { type ReadPage, readHtml } from '../support/html';
import { pageKinds } from '../support/page-kinds';
import { type RunningSite, sharedSite } from '../support/site';

/** Pages that a crawl looks at; the sample has fewer, and a trap (endless filter addresses) has more. */
const MOST_PAGES = 3_000;
/** Fields without which schema.org's kind of thing says nothing. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name', 'url'],
  FinancialService: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'name'],
  FAQPage: ['mainEntity'],
  Article: ['headline', 'dateModified'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  WebPage: ['name'],
};

/** Indexed and in no list: the comparison is each visitor's own, a provider of the type Platform has the platform's page in its place. */
const UNLISTED = ['/compare', '/providers/greenstile', '/api/docs'];

interface Visited {
  status: number;
  location: string | null;
  page: ReadPage | null;
  from: string;
}

let site: RunningSite;
const visited = new Map<string, Visited>();
let listed: string[] = [];

beforeAll(async () => {
  site = await sharedSite();
  const sitemap = await (await fetch(`${site.address}/sitemap.xml`)).text();
  listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(listed.length).toBeGreaterThan(100);
  await crawl(['/', ...listed, ...pageKinds(site.directory)]);
}, 600_000);

/**
 * Follows every link of the site; of addresses with parameters those of searches and of further pages that have something which none before
 * them had. All combinations of order, layout, states and filters of four searches would be half of what is read.
 */
async function crawl(first: string[]): Promise<void> {
  const waiting = first.map((address) => ({ address, from: 'the start' }));
  const known = new Set(first);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (visited.size >= MOST_PAGES)
      throw new Error(`The crawl has no end: ${next.address} from ${next.from}`);
    const answer = await fetch(site.address + next.address, { redirect: 'manual' });
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const page = isPage && answer.status !== 301 ? readHtml(await answer.text()) : null;
    if (!page) await answer.arrayBuffer();
    visited.set(next.address, {
      status: answer.status,
      location: answer.headers.get('location'),
      page,
      from: next.from,
    });
    const onwards = [answer.headers.get('location'), ...(page?.links ?? [])];
    for (const link of onwards) {
      const address = link && ownAddress(link, next.address);
      if (!address || known.has(address)) continue;
      known.add(address);
      if (hasNews(address)) waiting.push({ address, from: next.address });
    }
  }
}

function ownAddress(link: string, on: string): string | null {
  const url = new URL(link, site.address + on);
  if (url.origin !== new URL(site.address).origin || !url.protocol.startsWith('http')) return null;
  return url.search && !/^\?(q|page)=/.test(url.search) ? null : url.pathname + url.search;
}

const met = new Set<string>();
/** Whether no address of the page before this one had the same parameters, or one of its values beside another of them. */
function hasNews(address: string): boolean {
  const { pathname, searchParams } = new URL(address, site.address);
  const values = [...searchParams].map(String);
  const pairs = values.flatMap((one) => values.map((other) => `${one} ${other}`));
  const parts = [`${[...searchParams.keys()]}`, ...pairs].map((part) => `${pathname} ${part}`);
  const news = parts.filter((part) => !met.has(part));
  for (const part of news) met.add(part);
  return news.length > 0;
}

const pathOf = (address: string | null | undefined) => address && new URL(address, site.address).pathname;

const pages = () =>
  [...visited].flatMap(([address, seen]) =>
    seen.page && seen.status === 200 ? [{ address, ...seen.page }] : [],
  );
const indexed = () => pages().filter((page) => !page.noindex);

describe('a crawl from home and from the sitemap', () => {
  it('finds every address of the site in order: 200, or a redirect that leads there', () => {
    const wrong = [...visited].filter(
      ([address, { status }]) => status !== 200 && status !== 301 && address !== '/no-such-page',
    );
    expect(wrong.map(([address, { status, from }]) => `${status} ${address} (linked from ${from})`)).toEqual(
      [],
    );
    expect(visited.get('/no-such-page')?.status).toBe(404);
  });

  it('opens every address of the sitemap as a page that is indexed under that address', () => {
    const wrong = listed.filter((address) => {
      const seen = visited.get(address);
      return seen?.status !== 200 || seen.page?.noindex || pathOf(seen.page?.canonical) !== address;
    });
    expect(wrong).toEqual([]);
  });

  it('finds every page that is indexed under its own address in the sitemap', () => {
    const missing = indexed().filter(
      ({ address, canonical }) => pathOf(canonical) === address && !listed.includes(address),
    );
    expect(new Set(missing.map(({ address }) => address))).toEqual(new Set(UNLISTED));
  });

  it('meets the main content on each, though no script runs', () => {
    const bare = pages().filter(({ words }) => words < 25);
    expect(bare.map(({ address, words }) => `${address}: ${words} words`)).toEqual([]);
  });

  it('meets titles of sources in the quotation marks of the texts', () => {
    const straight = indexed().filter(
      ({ address, inStraightQuotes }) => inStraightQuotes.length > 0 && address !== '/api/docs',
    );
    expect(straight.map(({ address, inStraightQuotes }) => `${address}: ${inStraightQuotes[0]}`)).toEqual([]);
  });

  it('meets one main heading, a title and a description on each', () => {
    for (const page of pages()) {
      expect(page.headings, `main headings of ${page.address}`).toHaveLength(1);
      expect(page.title, `title of ${page.address}`).toContain('Tussock');
      expect(page.description.length, `description of ${page.address}`).toBeGreaterThan(20);
    }
  });

  it('meets no title and no description twice among canonical addresses', () => {
    for (const field of ['title', 'description'] as const) {
      const owners = new Map<string, Set<string>>();
      for (const page of indexed()) {
        const text = page[field].toLowerCase();
        owners.set(text, (owners.get(text) ?? new Set()).add(page.canonical ?? page.address));
      }
      const shared = [...owners]
        .filter(([, own]) => own.size > 1)
        .map(([text, own]) => `${text}: ${[...own]}`);
      expect(shared, `shared ${field}s`).toEqual([]);
    }
  });

  it('meets a canonical address that is itself a page', () => {
    for (const page of indexed()) {
      expect(page.canonical, `canonical of ${page.address}`).not.toBeNull();
      const path = pathOf(page.canonical) ?? '';
      expect(visited.get(path)?.status, `canonical ${path} of ${page.address}`).toBe(200);
    }
  });

  it('meets structured data with what its kind requires, and at most ten entries in a list of offers', () => {
    for (const page of indexed()) {
      for (const data of page.structuredData) {
        expect(data['@context'], page.address).toBe('https://schema.org');
        for (const field of REQUIRED[String(data['@type'])] ?? ['name'])
          expect(data[field], `${field} of ${data['@type']} on ${page.address}`).toBeTruthy();
        if (data['@type'] === 'ItemList')
          expect((data.itemListElement as unknown[]).length, page.address).toBeLessThanOrEqual(10);
      }
    }
  });

  it('follows every link within a page to something that is there', () => {
    const lost = pages().flatMap((page) =>
      page.links.flatMap((link) => {
        const url = new URL(link, site.address + page.address);
        if (!url.hash || url.origin !== new URL(site.address).origin) return [];
        // The style shows the skip link to the results where the page has some.
        if (link === '#results') return [];
        // With its parameters a page may have other parts than without.
        const target = link.startsWith('#') ? page : visited.get(url.pathname + url.search)?.page;
        return !target || target.ids.has(decodeURIComponent(url.hash.slice(1)))
          ? []
          : [`${link} on ${page.address}`];
      }),
    );
    expect([...new Set(lost)]).toEqual([]);
    expect(visited.get('/offers')?.page?.ids).toContain('results');
  });

  it('leads out of the site only to https, .example and e-mail addresses, and to telephones', () => {
    const links = new Set(pages().flatMap((page) => page.links));
    const schemes = [...links].map((link) => new URL(link, site.address));
    const odd = schemes.filter(
      ({ protocol, hostname }) =>
        !['https:', 'mailto:', 'tel:'].includes(protocol) &&
        !(protocol === 'http:' && (hostname.endsWith('.example') || hostname === 'localhost')),
    );
    expect(odd.map(String)).toEqual([]);
    expect(schemes.filter(({ protocol }) => protocol === 'https:').length).toBeGreaterThan(20);
  });
});
