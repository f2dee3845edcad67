import { expect, it } from 'vitest';
import { sample } from './sample';

it('samples the same for the same seed', () => {
  const items = Array.from({ length: 100 }, (_, item) => item);
  expect(sample(items, 10, 1)).toEqual(sample(items, 10, 1));
  expect(sample(items, 10, 1)).not.toEqual(sample(items, 10, 2));
  expect(new Set(sample(items, 10, 3)).size).toBe(10);
  expect(sample(items, 200, 1)).toEqual(items);
});
