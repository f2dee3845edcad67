import { expect, it } from 'vitest';
import { renderedSite } from './rendered.fixture';

const { directory, page } = await renderedSite((sample) => ({
  ...sample,
  asset_classes: sample.asset_classes.map((each) =>
    each.slug === 'property' ? { ...each, name: 'Property and REITs' } : each,
  ),
}));
const textOf = async (address: string) => (await page(address)).body.replace(/<!-- -->|<[^>]*>/g, '');

it('a sentence has the name of a class in small letters, but for names in it', async () => {
  const named = (slug: string) => {
    const { id } = directory.asset_classes.find((each) => each.slug === slug) ?? {};
    const offer = directory.offers.find((each) => each.is_active && each.asset_class_id === id);
    return `/offers/${offer?.slug}`;
  };
  expect(await textOf(named('property'))).toContain('facts we ask for in Property and REITs.');
  expect(await textOf(named('private-credit'))).toContain('facts we ask for in private credit.');
  expect(await textOf('/opportunities/property/auckland')).toContain('These Property and REITs offers name');
  expect(await textOf('/opportunities/private-credit/auckland')).toContain(
    'These private credit offers name',
  );
});
