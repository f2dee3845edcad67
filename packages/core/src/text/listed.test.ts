import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed } from './listed';

const platform = new Intl.ListFormat('en-NZ', { type: 'conjunction' });

it('writes a list as the platform writes it for New Zealand', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (items) => {
      expect(listed(items)).toBe(platform.format(items));
    }),
  );
  expect(listed(['fees', 'tax', 'bad debts'])).toBe('fees, tax and bad debts');
  expect(listed([24, 36, 48], 'or')).toBe('24, 36 or 48');
});
