import { expect, it } from 'vitest';
import { anOffer, found, id, json } from '../validate.fixture';

const classes = ['forestry', 'property'].map((name) => ({ id: name, slug: name, name }));
const reported = (offer: object, fund: object) =>
  found(
    json({
      offers: [anOffer({ ...offer, fund_id: id(5) })],
      funds: [{ id: id(5), slug: 'rata-fund', name: 'Rata Fund', ...fund }],
      asset_classes: classes,
    }),
  ).filter(([, field]) => field === 'asset_class_id');

it('an offer of another class than its fund is warned of: it is listed in that of the fund', () => {
  expect(reported({ asset_class_id: 'forestry' }, { asset_class_id: 'property' })).toEqual([
    ['warning', 'asset_class_id', expect.stringMatching(/^is not the asset class of the fund, /)],
  ]);
});

it.each([
  ['the same class', { asset_class_id: 'forestry' }, { asset_class_id: 'forestry' }],
  ['a class where the fund has none', { asset_class_id: 'forestry' }, {}],
  ['no class of its own', {}, { asset_class_id: 'property' }],
])('%s is none of these', (_, offer, fund) => {
  expect(reported(offer, fund)).toEqual([]);
});
