import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import { renderedSite, sampleSite } from './rendered.fixture';

const { directory, page } = await sampleSite();
const { address: site } = DEFAULT_SETTINGS;
const compared = directory.offers.filter(({ is_active }) => is_active).slice(0, 2);
const COMPARED = compared.map(({ slug }) => slug).join(',');

it.each([
  [
    '/offers?distribution=monthly&asset_class=private-credit&sort=name&layout=table',
    '/offers?asset_class=private-credit&distribution=monthly',
    'Private credit · Monthly · Wholesale investment offers',
  ],
  [
    '/offers?minimum_up_to=150000',
    '/offers?minimum_up_to=150000',
    'Up to $150,000 · Wholesale investment offers',
  ],
  [
    '/aip-eligible-funds?aip=listed',
    '/aip-eligible-funds?aip=listed',
    'On the official list · AIP eligible funds and offers',
  ],
  [
    '/providers?location=auckland',
    '/providers?location=auckland',
    'Auckland · Fund managers and other providers',
  ],
  ['/sources?kind=fund', '/sources?kind=fund', 'Funds · Sources'],
  [
    '/offers?term=short-term&location=auckland',
    '/offers?term=short-term&location=auckland',
    'Short term · Auckland · Wholesale investment offers',
  ],
  ['/search?q=visa&sort=name', '/search?q=visa', 'Search for “visa”'],
  ['/compare?offers=COMPARED&show=differences', '/compare?offers=COMPARED', 'Compare 2 offers'],
  ['/changes?page=1', '/changes', 'Changes'],
])('a link to %s is shown with its name and its address', async (...given) => {
  const [asked = '', address = '', title] = given.map((text) => text.replace('COMPARED', COMPARED));
  const { head } = await page(asked);
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(head)?.[1];
  expect([meta('og:url'), meta('og:title')]).toEqual([
    `${site}${address}`.replaceAll('&', '&amp;'),
    `${title} | Tussock NZ`,
  ]);
  expect(head).toContain(`<title>${title} | Tussock NZ</title>`);
  expect(head.includes('content="noindex"')).toBe(address.includes('?'));
});

it('a link to a comparison says which offers it compares', async () => {
  const { head } = await page(`/compare?offers=${COMPARED}`);
  const about = /<meta property="og:description" content="([^"]*)"/.exec(head)?.[1];
  for (const { name } of compared) expect(about).toContain(name);
});

it('a link to a further page of a record is shown with that page, and one beyond the end with the first', async () => {
  const many = await renderedSite((sample) => ({
    ...sample,
    corrections: Array.from({ length: 120 }, (_, at) => ({
      ...(sample.corrections[0] as (typeof sample.corrections)[number]),
      reported_on: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    })),
  }));
  const shared = async (address: string) => {
    const { head } = await many.page(address);
    expect(head).toContain('content="noindex"');
    const [, url] = /<meta property="og:url" content="([^"]*)"/.exec(head) ?? [];
    return [url?.replace(site, ''), /<title>(.*?) \|/.exec(head)?.[1]];
  };
  expect(await shared('/corrections?page=2')).toEqual(['/corrections?page=2', 'Corrections, page 2']);
  expect((await shared('/corrections?page=9'))[0]).toBe('/corrections');
});
