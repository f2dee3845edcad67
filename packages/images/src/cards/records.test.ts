import type { AssetClass } from '@tussock/core/asset-class/asset-class';
import type { ClassFigures } from '@tussock/core/asset-class/class-figures';
import { expect, it } from 'vitest';
import { smallRelease } from '../../../../tests/support/small-directory';
import { offerCard } from './offer';
import { assetClassCard } from './records';

const asset = { id: 'a', slug: 'kauri', name: 'Kauri' } as AssetClass;

it.each([
  [undefined, 'No open offer'],
  [{ open_offers: 0, offers: 3 }, 'No open offer'],
  [{ open_offers: 1, offers: 3 }, 'Not stated'],
])('says of the minimums and targets of %j what the page of the class says: %s', (counts, words) => {
  const figures = counts && ({ ...counts, minimums: [], targets: [] } as unknown as ClassFigures);
  const [, ...ranges] = assetClassCard(asset, figures).figures;
  expect(ranges.map(({ value }) => value)).toEqual([words, words]);
});

it('counts the offers of a class as its page does, with a comma in thousands', () => {
  const figures = { open_offers: 1_200, offers: 3_400, minimums: [], targets: [] } as unknown as ClassFigures;
  expect(assetClassCard(asset, figures).figures[0]).toEqual({
    label: 'Offers',
    value: '1,200 open',
    unit: 'of 3,400 listed',
  });
});

it('marks a fact of an offer that the provider does not state', () => {
  const [offer] = smallRelease(1).offers;
  if (!offer) throw new Error('the directory has no offer');
  const labels = (derived: string[]) =>
    offerCard({ ...offer, status: 'Open', distribution: 'monthly', derived }).figures.map(
      ({ label }) => label,
    );
  expect(labels([])).toContain('Distributions');
  expect(labels(['distribution'])).toContain('Distributions, derived');
});
