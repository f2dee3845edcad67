import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, textWidth } from './fit-text';

describe('fitText', () => {
  it('leaves what fits and cuts the rest at a word', () => {
    expect(fitText('Harbour Fund', 200, 13)).toBe('Harbour Fund');
    expect(fitText('Harbour Fund: second close', 100, 13)).toBe('Harbour Fund…');
    // A first word that is too long is cut, and not left out.
    expect(fitText('Whakapapa-iti Fund', 60, 13)).toMatch(/^Whakap[a-z]*…$/);
  });

  it('is never wider than its room, and keeps the beginning', () => {
    const words = fc
      .array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(words, fc.integer({ min: 40, max: 400 }), (name, room) => {
        const fitted = fitText(name, room, 13);
        expect(textWidth(fitted, 13)).toBeLessThanOrEqual(room);
        expect(name.startsWith(fitted.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
