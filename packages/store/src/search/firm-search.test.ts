import { expect, test, vi } from 'vitest';
import { hitsOfKind } from './firm-search';
import { sources, textOf } from './search.fixture';

test('of all that the words find, only the records of the list are read: a large directory has them in a file', () => {
  const offers = ['one', 'two', 'three'].map((name) => `Harbour ${name}`);
  const text = textOf(sources({ offers, providers: ['Harbour Capital', 'Inland'], funds: ['Harbour Fund'] }));
  const record = vi.fn(text.record);
  const found = hitsOfKind('providers', { ...text, record }, 'harbour');
  expect(found.map(({ title }) => title)).toEqual(['Harbour Capital']);
  expect(record).toHaveBeenCalledTimes(1);
});
