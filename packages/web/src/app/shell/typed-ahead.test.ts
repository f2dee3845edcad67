import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedAhead } from './typed-ahead';

const held = { ctrlKey: false, metaKey: false, altKey: false };

it('is what a field would have of the same keys', () => {
  const letter = fc.constantFrom('a', 'ā', ' ', '5', '林', '🌲');
  fc.assert(
    fc.property(fc.array(fc.oneof(letter, fc.constant('Backspace'))), (keys) => {
      const field: string[] = [];
      for (const key of keys) {
        if (key === 'Backspace') field.pop();
        else field.push(key);
      }
      expect(keys.reduce((typed, key) => typedAhead(typed, { ...held, key }) ?? typed, '')).toBe(
        field.join(''),
      );
    }),
  );
});

it.each([
  ['Enter', held],
  ['ArrowDown', held],
  ['Tab', held],
  ['Process', held],
  ['k', { ...held, ctrlKey: true }],
  ['v', { ...held, metaKey: true }],
  ['d', { ...held, altKey: true }],
])('%s types nothing (%j)', (key, keys) => {
  expect(typedAhead('fo', { ...keys, key })).toBeNull();
});
