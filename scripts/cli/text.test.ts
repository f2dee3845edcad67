import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { asJson } from './text';

it('JSON of a command has no character that a terminal obeys, and says the same', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (value) => {
      const text = asJson(value);
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      expect(JSON.parse(text)).toEqual(value);
    }),
  );
  expect(asJson('\u009b31m \u202e')).toBe('"\\u009b31m \\u202e"');
});
