import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHtml } from '../support/html';
import { uuidOf } from '../support/made-directory';
import { type PublishingSite, startPublishingSite } from '../support/site';

/** Offers, and funds, of the large provider; its first fund has all the offers. */
const MANY = 1_200;
const FUNDS = 40;
const STATUSES = ['Closed', 'Open', 'Closing soon'];
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

const firm = (slug: string) => ({ id: uuidOf(slug), slug, name: slug, provider_type: 'Fund Manager' });
const fund = (slug: string, provider: string) => ({
  id: uuidOf(slug),
  slug,
  name: slug,
  provider_id: uuidOf(provider),
  asset_class_id: uuidOf(provider === 'large' ? 'water' : 'air'),
});
const offer = (n: number, provider: string, ofFund: string | null) => ({
  id: uuidOf(`offer ${n}`),
  slug: `offer-${n}`,
  name: `Offer number ${n}`,
  is_active: true,
  status: STATUSES[n % STATUSES.length],
  created_at: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  provider_id: uuidOf(provider),
  fund_id: ofFund && uuidOf(ofFund),
});
const TABLES = {
  asset_classes: ['water', 'air'].map((slug) => ({ id: uuidOf(slug), slug, name: slug })),
  providers: ['large', 'small', 'empty'].map(firm),
  funds: [
    ...numbers(FUNDS).map((n) => fund(`large-fund-${n}`, 'large')),
    fund('small-fund', 'small'),
    fund('empty-fund', 'empty'),
  ],
  offers: [
    ...numbers(MANY).map((n) => offer(n, 'large', 'large-fund-0')),
    // Status Open.
    { ...offer(MANY + 1, 'small', 'small-fund'), term_months: 36 },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'tussock-many-offers-'));
let site: PublishingSite;
beforeAll(async () => {
  for (const [name, rows] of Object.entries(TABLES))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(rows));
  site = await startPublishingSite(folder);
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true });
});

async function pageAt(path: string) {
  const html = await (await fetch(site.address + path)).text();
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' .', '.');
  const { description, links } = readHtml(html);
  const offers = links.filter((link) => link.startsWith('/offers/offer-'));
  return { html, text, description, links, offers: [...new Set(offers)] };
}

/** The newest that take money now: none is Closed. */
const FIRST = numbers(MANY)
  .reverse()
  .filter((n) => n % STATUSES.length !== 0)
  .slice(0, 25);

describe.each([
  ['provider', '/providers/large', '/offers?provider=large'],
  ['fund', '/funds/large-fund-0', '/offers?fund=large-fund-0'],
])('the page of a %s with many offers', (_, path, all) => {
  it('has the first 25 in its HTML and in its data, says so, and leads to the list of all', async () => {
    const { html, text, offers, links } = await pageAt(path);
    expect(text).toContain(
      '400 open of 1,200 listed. 25 of 1,200 are shown here. Newest first, those that take money now before the others.',
    );
    expect(text).toContain('See all 1,200 offers');
    expect(links.filter((link) => link === all)).toHaveLength(2);
    expect((await pageAt(all)).text).toMatch(/\b1,200 offers\b/);
    const [state = ''] = /<script id="page-state"[\s\S]*?<\/script>/.exec(html) ?? [];
    for (const n of FIRST) expect(state).toContain(`Offer number ${n}"`);
    const inSection = /aria-labelledby="offers"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(readHtml(`</head>${inSection}`).links.filter((link) => link !== all)).toEqual(
      FIRST.map((n) => `/offers/offer-${n}`),
    );
    // The drawing of what ended has a bound of its own.
    expect(offers.length).toBeLessThan(130);
  });
});

it.each([
  ['a provider', '/providers/large', '/funds?provider=large'],
  ['an asset class', '/asset-classes/water', '/funds?asset_class=water'],
])('%s of many funds names the first 25, and leads to the list of all of them', async (_, path, list) => {
  const { text, links } = await pageAt(path);
  expect(text).toContain('25 of 40 are shown here. Listed by name. ');
  expect(text).toContain('See all 40 funds');
  expect(new Set(links.filter((link) => link.startsWith('/funds/'))).size).toBe(25);
  expect(links).toContain(list);
  const all = await pageAt(list);
  expect(all.text).toMatch(/\b40 funds\b/);
  expect(all.text).not.toContain('small-fund');
});

it('an asset class of few funds names all of them', async () => {
  const { text, links } = await pageAt('/asset-classes/air');
  expect(links.filter((link) => link.startsWith('/funds/'))).toEqual([
    '/funds/empty-fund',
    '/funds/small-fund',
  ]);
  expect(text).not.toMatch(/are shown here|See all/);
  expect(text).toContain('Listed by name. ');
});

it('what is said of one offer, and of none, is right too', async () => {
  for (const path of ['/providers/small', '/funds/small-fund']) {
    const { text, links } = await pageAt(path);
    expect(text).toContain('1 open of 1 listed');
    expect(text).toMatch(/Term 3 years/);
    expect(text).not.toMatch(/See all|shown here|Filter and sort|Newest first|Listed by name/);
    expect(links.filter((link) => link.startsWith('/offers?'))).toEqual([]);
  }
  expect((await pageAt('/providers/empty')).text).toContain(
    'No offer of this provider is listed at present.',
  );
  expect((await pageAt('/funds/empty-fund')).text).toContain('No offer of this fund is listed at present.');
  expect((await pageAt('/offers?fund=small-fund')).text).toMatch(/\b1 offer\b/);
});

it('what a firm says of itself is about all its offers', async () => {
  expect((await pageAt('/providers/large')).description).toContain('400 open of 1,200 listed');
});

it('the filter of funds is there while a fund is chosen', async () => {
  const box = /<input type="checkbox" name="fund"[^>]*>/g;
  expect((await pageAt('/offers')).html.match(box)).toBeNull();
  const [only, ...others] = (await pageAt('/offers?fund=large-fund-0')).html.match(box) ?? [];
  expect(only).toMatch(/checked=""[^>]*value="large-fund-0"|value="large-fund-0"[^>]*checked=""/);
  expect(others).toEqual([]);
});
