import { expect, it } from 'vitest';
import { spelledAs } from './spelled-as';

const facets = {
  status: [
    { value: 'Open', label: 'Open', count: 3 },
    { value: 'open', label: 'open', count: 1 },
    { value: 'Closing soon', label: 'Closing soon', count: 0 },
    { value: 'bay-of-plenty', label: 'Bay of Plenty', count: 1 },
  ],
};

it.each([
  [['closing SOON'], ['Closing soon']],
  [['Closing soon', 'closing soon'], ['Closing soon']],
  [['open'], ['open']],
  [['Bay of Plenty', 'bay-of-plenty'], ['bay-of-plenty']],
  [['nonsense'], ['nonsense']],
])('%j is spelled %j', (status, shown) => {
  expect(spelledAs({ filters: { status }, page: 2 }, facets)).toEqual({
    filters: { status: shown },
    page: 2,
  });
});

it('stays the same object where nothing changes, or no list is known yet', () => {
  const query = { filters: { status: ['Open'] } };
  expect(spelledAs(query, facets)).toBe(query);
  expect(spelledAs(query, undefined)).toBe(query);
});
