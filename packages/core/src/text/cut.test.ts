import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut } from './cut';

it('a text that is cut is no longer than asked, says that it is cut, and has no half of a character', () => {
  expect(cut('Kauri', 5)).toBe('Kauri');
  expect(cut('Kauri Fund', 7)).toBe('Kauri…');
  expect(cut('Rimu 🌲', 7)).toBe('Rimu 🌲');
  expect(cut('Rimu 🌲 x', 7)).toBe('Rimu…');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (text, most) => {
      const shown = cut(text, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown === text || shown.endsWith('…')).toBe(true);
    }),
  );
});
