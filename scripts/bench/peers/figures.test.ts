import { expect, test } from 'vitest';
import { figuresOf } from './figures';

test('figures are for one question', () => {
  expect(figuresOf({ times: [3, 1, 2, 4], cpu: 20, engine_cpu: 8, bytes: 8_192 })).toEqual({
    cpu: 5,
    engine_cpu: 2,
    p50: 2.5,
    kilobytes: 2,
    count: 4,
  });
});
