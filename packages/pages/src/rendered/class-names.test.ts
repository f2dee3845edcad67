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

it('the facts that are asked are said to be those of a fund, of a company, or of the class', async () => {
  const idOf = (slug: string) => directory.asset_classes.find((each) => each.slug === slug)?.id;
  const addresses = (slug: string, isFund: boolean) =>
    directory.offers.filter(
      (each) =>
        each.is_active &&
        (each.asset_class_id ?? directory.funds.find(({ id }) => id === each.fund_id)?.asset_class_id) ===
          idOf(slug) &&
        (each.fund_id !== null || each.security_type === 'units') === isFund,
    );
  const said = async (slug: string, isFund: boolean) => {
    const [offer] = addresses(slug, isFund);
    return /facts we ask [^.]*/.exec(await textOf(`/offers/${offer?.slug}`))?.[0];
  };
  expect(await said('venture-capital', true)).toBe('facts we ask of a fund in venture capital');
  expect(await said('venture-capital', false)).toBe('facts we ask of a company in venture capital');
  expect(await said('private-credit', true)).toBe('facts we ask of a fund in private credit');
  expect(await said('private-credit', false)).toBe('facts we ask for in private credit');
});
