import { expect, test } from 'vitest';
import { chunkItems } from './chunks';

test('what making a text throws is thrown', async () => {
  function* failing() {
    yield 'a'.repeat(1_000_000);
    throw new RangeError('The second row is wrong.');
  }
  await expect(chunkItems(1, 'catalogue', failing())).rejects.toThrow('The second row is wrong.');
});
