import { DEFAULT_SETTINGS } from '@tussock/core/settings/settings';
import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();
const { address: site } = DEFAULT_SETTINGS;

const offersIn = (html: string) =>
  new Set([...html.matchAll(/href="(\/offers\/[^"?#]+)"/g)].map(([, to]) => to));
const figuresIn = (body: string) => body.match(/<figure[\s\S]*?<\/figure>/g) ?? [];

it.each([
  '/offers?asset_class=private-credit&',
  '/search?q=forestry&',
  '/aip-eligible-funds?',
  '/secondary-market?',
  '/venture-capital?',
  '/asset-classes/forestry?',
  '/opportunities/under-50k?',
])(
  'the chart of the list at %s has the offers of its cards, and a table of them, without a script',
  async (address) => {
    const cards = (await page(address)).body.match(/<article class="offer-card">[\s\S]*?<\/article>/g) ?? [];
    const { body } = await page(`${address}layout=chart`);
    expect(body).not.toContain('class="offer-card"');
    const drawn = figuresIn(body).find((figure) => figure.includes('>Status</th>')) ?? '';
    const [drawing = '', table = ''] = drawn.split('<details');
    for (const card of cards)
      for (const offer of offersIn(card)) expect([...offersIn(table)]).toContain(offer);
    expect(offersIn(drawing)).toEqual(offersIn(table));
    expect(cards.length).toBeGreaterThan(1);
  },
);

it('is of the whole list: it has one page, the address of the list, and no data beside its drawing', async () => {
  const { head, body } = await page('/offers?layout=chart&page=3');
  expect(head).toContain(`<link rel="canonical" href="${site}/offers"`);
  expect(body).not.toContain('aria-label="Pages"');
  const [, count] = /(\d+) offers<\/(?:span|p|h\d|output)/.exec(body) ?? [];
  const [drawn = ''] = figuresIn(body);
  expect(drawn).toContain(`>${count} offers in `);
  expect(body.split('Each offer is drawn at its target').length).toBe(2);
});
