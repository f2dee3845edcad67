import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { facetedListQuery } from './faceted-list';

interface Asked {
  q?: string;
  kind?: string;
}
const answer = (found: string, sentence?: { q: string }) => ({
  facets: {},
  found,
  ...(sentence && { sentence }),
});
const listOf = (asked: Asked, answerTo: () => Promise<ReturnType<typeof answer>>) =>
  facetedListQuery(['list'], {}, asked, answerTo);
const never = () => new Promise<never>(() => {});

/** What is shown while the second list is on its way. */
async function shownBetween(first: Asked, then: Asked, sentence?: { q: string }) {
  const observer = new QueryObserver(
    new QueryClient(),
    listOf(first, async () => answer('before', sentence)) as never,
  );
  const leave = observer.subscribe(() => {});
  await observer.fetchOptimistic(observer.options as never);
  observer.setOptions(listOf(then, never) as never);
  const { data } = observer.getCurrentResult();
  leave();
  return (data as { found: string } | undefined)?.found;
}

test.each([
  ['a filter is chosen', { q: 'forest' }, { q: 'forest', kind: 'a' }],
  ['the words are taken out', { q: 'forest' }, {}],
  ['there are no words', { kind: 'a' }, { kind: 'b' }],
])('a list stays until the next one is there where %s', async (_, first, then) => {
  expect(await shownBetween(first, then)).toBe('before');
});

test('a list stays where what its words meant has become filters', async () => {
  const [first, then] = [{ q: 'quarterly forest' }, { q: 'forest', kind: 'a' }];
  expect(await shownBetween(first, then, { q: 'forest' })).toBe('before');
});

test.each([
  [{ q: 'forest' }, { q: 'farm' }],
  [{}, { q: 'farm' }],
])('what was found for %j is not shown as what %j finds', async (first, then) => {
  expect(await shownBetween(first, then)).toBeUndefined();
});
