import { assemble } from '@tussock/core/directory/assemble';
import { expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { releaseItems } from '../releases/release-items';
import { countName, listsOf } from '../table/keys';

it('the lists of a release are where every version of the program looks for them', () => {
  const items = releaseItems(1, assemble(madeDirectory({ offers: 12 })), []);
  const names = new Set([...items].flatMap((item) => listsOf(item).map(countName)));
  const lists = ['asset-classes', 'blog-posts', 'faqs', 'funds', 'offers', 'offers-aip', 'platforms'];
  expect([...names].filter((name) => name.startsWith('table:')).sort()).toEqual(
    [...lists, 'providers', 'tags'].map((name) => `table:list#${name}`),
  );
});
