import { addressOf } from '@tussock/core/identifier/identifier';
import { expect, it } from 'vitest';
import { sampleSite } from './rendered.fixture';

const { directory, page } = await sampleSite();

it('the head of a platform leads to its offers, where it has some', async () => {
  const found = await Promise.all(
    directory.platforms.map(async (platform) => {
      const { body, data } = await page(`/platforms/${addressOf(platform)}`);
      return [data<{ total: number }>('offer-list').total > 0, body.includes('See its offers')];
    }),
  );
  expect(new Set(found.map(([hasOffers]) => hasOffers)).size).toBe(2);
  expect(found.filter(([hasOffers, leads]) => hasOffers !== leads)).toEqual([]);
});

it('and so does that of an asset class', async () => {
  const leads = async (address: string) => (await page(address)).body.includes('See its offers');
  expect(await leads('/asset-classes/forestry')).toBe(true);
  // A filter that leaves no offer can be taken off there.
  expect(await leads('/asset-classes/forestry?q=nothing-of-this-name')).toBe(true);
});
