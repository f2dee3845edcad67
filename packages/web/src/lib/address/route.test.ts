import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { optional, pageNumber, pathOfLoaded, required } from './route';

it.each([
  ['', 1],
  ['page=2', 2],
  ['page=99999', 99_999],
  ...['page=0', 'page=-1', 'page=01', 'page=1.5', 'page=2x', 'page=x2', 'page=100000', 'page='].map(
    (search) => [search, 1] as const,
  ),
] as [string, number][])('%s is page %d', (search, page) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(page);
});

it('the path of a record is known once it is loaded', async () => {
  const client = new QueryClient();
  const query = queryOptions({ queryKey: [1, 'a'], queryFn: () => ({ slug: 'kauri' }) });
  const path = () => pathOfLoaded(client, query, ({ slug }) => `/offers/${slug}`);
  expect(path()).toBeNull();
  await client.fetchQuery(query);
  expect(path()).toBe('/offers/kauri');
});

it('a page says which of its queries it needs', () => {
  expect([required('a'), optional('b')]).toEqual([
    { options: 'a', required: true },
    { options: 'b', required: false },
  ]);
});
