import { expect, it } from 'vitest';
import { bodyCache } from './body-cache';

const MOST = 100_000;
const EMPTY = '{"data":[],"total":0,"page":1,"limit":25,"whole_after":0}';

const keptOf = (body: string, answers: number) => {
  const cache = bodyCache(MOST);
  const tags = Array.from({ length: answers }, (_, at) => `"build-1-${at}"`);
  for (const tag of tags) cache.set(tag, body);
  return tags.filter((tag) => cache.get(tag) !== undefined).length;
};

it('keeps bodies up to their bytes', () => {
  expect(keptOf('x'.repeat(10_000), 50)).toBe(9);
});

it('counts what an answer takes that says next to nothing: addresses for it can be made up without end', () => {
  // A tag, its place and a text take some 400 bytes of memory.
  expect(keptOf(EMPTY, 5_000)).toBeLessThanOrEqual(MOST / 400);
});
