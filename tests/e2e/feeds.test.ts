import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser';
import { type RunningSite, startSite } from '../support/site';

let site: RunningSite;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
  page = await browser.newPage();
});
afterAll(async () => {
  await page?.close();
  await site?.close();
});

/** What a file says its own address is. */
const PUBLIC = 'https://tussock.example';
const textOf = async (path: string) => (await fetch(site.address + path)).text();

/** The texts of elements by their names, as the browser's XML parser reads them; it takes nothing that is ill-formed. */
async function elements(path: string, names: string[]): Promise<Record<string, string>[]> {
  const xml = await textOf(path);
  return page.evaluate(
    ([text, parents, children]) => {
      const read = new DOMParser().parseFromString(text as string, 'application/xml');
      const wrong = read.querySelector('parsererror');
      if (wrong) throw new Error(wrong.textContent ?? 'not XML');
      return [...read.querySelectorAll(parents as string)].map((parent) =>
        Object.fromEntries(
          [...parent.children]
            .filter(({ localName }) => (children as string[]).includes(localName))
            .map((child) => [child.localName, child.textContent ?? '']),
        ),
      );
    },
    [xml, path.includes('sitemap') ? 'url' : 'item', names] as const,
  );
}

describe('/sitemap.xml', () => {
  it('names each page once, with dates that are dates; that each opens is the crawl’s to see', async () => {
    const urls = await elements('/sitemap.xml', ['loc', 'lastmod']);
    const paths = urls.map(({ loc = '' }) => {
      expect(loc.startsWith(`${PUBLIC}/`)).toBe(true);
      return loc.slice(PUBLIC.length);
    });
    expect(new Set(paths).size).toBe(paths.length);
    const active = site.directory.offers.filter((offer) => offer.is_active);
    expect(paths.filter((path) => /^\/offers\/./.test(path))).toHaveLength(active.length);
    for (const { lastmod } of urls)
      if (lastmod !== undefined) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  });

  it('is what robots.txt leads to', async () => {
    const robots = await textOf('/robots.txt');
    expect(robots).toContain(`Sitemap: ${PUBLIC}/sitemap.xml`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
  });
});

describe.each([
  ['/offers/rss.xml', 'New offers | Tussock NZ'],
  ['/blog/rss.xml', 'Blog | Tussock NZ'],
])('%s', (path, title) => {
  const FIELDS = ['title', 'link', 'guid', 'description', 'pubDate'];

  it('is RSS with its own address and at most fifty entries, newest first', async () => {
    const answer = await fetch(site.address + path);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`<atom:link href="${PUBLIC}${path}" rel="self"`);
    expect(text).toContain(`<channel><title>${title}</title>`);
    const items = await elements(path, FIELDS);
    expect(items.length).toBeGreaterThan(3);
    expect(items.length).toBeLessThanOrEqual(50);
    for (const item of items) for (const field of FIELDS) expect(item[field], field).toBeTruthy();
    expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
    const dates = items.map(({ pubDate = '' }) => Date.parse(pubDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('leads to pages that are there', async () => {
    for (const { link = '' } of (await elements(path, ['link'])).slice(0, 8))
      expect((await fetch(link.replace(PUBLIC, site.address), { redirect: 'manual' })).status).toBe(200);
  });

  it('answers 304 to what is known', async () => {
    const etag = (await fetch(site.address + path)).headers.get('etag') ?? '';
    const again = await fetch(site.address + path, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('/offers/rss.xml', () => {
  it('holds nothing of the locked part of an exclusive offer', async () => {
    const text = await textOf('/offers/rss.xml');
    const locked = site.directory.offers.filter((offer) => offer.is_exclusive && offer.details);
    expect(locked.length).toBeGreaterThan(0);
    for (const { name, details } of locked) {
      // Words that stay as they are in XML: the details begin with a heading in Markdown.
      const [words = ''] = /[\p{L}\d ]{25,}/u.exec(details ?? '') ?? [];
      expect(words, name).not.toBe('');
      expect(text).not.toContain(words.trim());
    }
  });
});

describe('/llms.txt', () => {
  it('names pages that are there', async () => {
    const text = await textOf('/llms.txt');
    expect(text.startsWith('# Tussock NZ\n')).toBe(true);
    const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(15);
    for (const link of links)
      expect([link, (await fetch(link.replace(PUBLIC, site.address))).status]).toEqual([link, 200]);
  });
});

describe('preview images', () => {
  it('are there for every section, small, and of the size that previews take', async () => {
    for (const path of ['/', '/offers', '/compare', '/providers', '/blog', '/faq', '/aip-investor-visa']) {
      const image = /property="og:image" content="([^"]+)"/.exec(await textOf(path))?.[1] ?? '';
      const answer = await fetch(image.replace(PUBLIC, site.address));
      const png = Buffer.from(await answer.arrayBuffer());
      expect([path, answer.headers.get('content-type'), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        path,
        'image/png',
        1200,
        630,
      ]);
      expect(png.length).toBeLessThan(60 * 1024);
    }
  });
});

describe('while the directory cannot be read', () => {
  it('says when to come back', async () => {
    site.breakReads(true);
    const answer = await fetch(`${site.address}/sitemap.xml`);
    site.breakReads(false);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
