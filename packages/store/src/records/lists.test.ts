import { assemble } from '@tussock/core/directory/assemble';
import { expect, it } from 'vitest';
import { madeDirectory } from '../../../../tests/support/made-directory';
import { releaseItems } from '../releases/publish/release-items';
import { countName, listsOf } from '../table/keys';
import { LOCKED_PARTITIONS } from '../table/table';

it('the lists of a release are where every version of the program looks for them', () => {
  const items = releaseItems(1, assemble(madeDirectory({ offers: 12 })), []);
  const names = new Set([...items].flatMap((item) => listsOf(item).map(countName)));
  const lists = ['asset-classes', 'blog-posts', 'faqs', 'funds', 'offers', 'offers-aip', 'platforms'];
  expect([...names].filter((name) => name.startsWith('table:')).sort()).toEqual(
    [...lists, 'providers', 'tags'].map((name) => `table:list#${name}`),
  );
});

it('what exclusive offers lock is where a policy can deny it: in partitions of its own, and in no list or index', () => {
  const content = assemble(madeDirectory({ offers: 12 }));
  const [before, named = '', after] = LOCKED_PARTITIONS.split('*');
  expect([before, after]).toEqual(['', '']);
  const found = [...releaseItems(1, content, [])].filter(({ pk }) => pk.includes(named));
  expect(content.locked.length).toBeGreaterThan(0);
  expect(found.map(({ pk }) => pk)).toEqual(content.locked.map(({ id }) => `1#locked#${id}`));
  expect(found.flatMap(listsOf)).toEqual([]);
});
