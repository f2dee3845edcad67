import { expect, it } from 'vitest';
import type { SafeFailure } from '../safe-failure';
import { checkAssetClasses } from './chosen-classes';

const directory = {
  findAssetClass: async (slug: string) => (slug === 'infrastructure' ? { slug } : null),
};

it('takes the asset classes of the directory and of the footer, and no other', async () => {
  expect(await checkAssetClasses(['infrastructure', 'forestry'], directory)).toBeUndefined();
  expect(await checkAssetClasses(['infrastructure', 'moon-dust'], directory)).toEqual({
    field: 'asset_classes',
    message: expect.stringContaining('choose again'),
  });
});

it('takes an enquiry while the directory does not answer, which is reported', async () => {
  const reported: SafeFailure[] = [];
  const away = {
    findAssetClass: () => Promise.reject(new RangeError('away')),
    reportUnchecked: (failure: SafeFailure) => void reported.push(failure),
  };
  expect(await checkAssetClasses(['moon-dust'], away)).toBeUndefined();
  expect(reported).toMatchObject([{ name: 'RangeError' }]);
});
