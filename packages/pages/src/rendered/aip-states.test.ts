import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

it.each([
  '/aip-eligible-funds',
  '/aip-eligible-funds?asset_class=private-equity',
  '/aip-eligible-funds?aip=stated&sort=name&q=fund',
])('the states of offers for the visa on %s are links to as many offers as they say', async (address) => {
  const { body } = await page(address);
  const [, states = ''] = /<nav aria-label="By state"[^>]*>([\s\S]*?)<\/nav>/.exec(body) ?? [];
  const links = [
    ...states.replaceAll('<!-- -->', '').matchAll(/href="([^"]*)"[^>]*>[^<]* <span[^>]*>(\d+)</g),
  ];
  expect(links).toHaveLength(4);
  for (const [, to = '', count] of links) {
    const { total } = (await page(to.replaceAll('&amp;', '&'))).data<{ total: number }>('offer-list');
    expect([to, total]).toEqual([to, Number(count)]);
  }
});
