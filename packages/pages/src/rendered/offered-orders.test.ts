import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { page } = await sampleSite();

it.each(['/offers?q=fund', '/offers', '/providers?q=capital'])(
  'every order that %s offers to a visitor without scripts is one that it knows',
  async (address) => {
    const { body } = await page(address);
    const [, select = ''] = /<select name="sort"[^>]*>([\s\S]*?)<\/select>/.exec(body) ?? [];
    const orders = [...select.matchAll(/<option value="([^"]*)"/g)].map(([, order = '']) => order);
    expect(orders.length).toBeGreaterThan(1);
    for (const order of orders) {
      const asked = `${address}${address.includes('?') ? '&' : '?'}sort=${order}`;
      expect([asked, (await page(asked)).body.includes('a value that we don’t know')]).toEqual([
        asked,
        false,
      ]);
    }
  },
);
