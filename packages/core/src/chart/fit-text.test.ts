import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, textWidth, twoLines } from './fit-text';

describe('fitText', () => {
  it('leaves what fits and cuts the rest at a word', () => {
    expect(fitText('Harbour Fund', 200, 13)).toBe('Harbour Fund');
    expect(fitText('Harbour Fund: second close', 105, 13)).toBe('Harbour Fund…');
    // A first word that is too long is cut, and not left out.
    expect(fitText('Whakapapa-iti Fund', 60, 13)).toMatch(/^Whak[a-z]*…$/);
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

describe('twoLines', () => {
  it('has all words of a name that fits in two lines, and one line where that is enough', () => {
    expect(twoLines('Harbour Fund', 200, 13)).toEqual(['Harbour Fund']);
    expect(twoLines('Ōtāhuna Rise townhouses: second mortgage', 220, 13)).toEqual([
      'Ōtāhuna Rise townhouses:',
      'second mortgage',
    ]);
    expect(twoLines('Harbour Fund: second close of the year', 105, 13)).toEqual([
      'Harbour Fund:',
      'second close…',
    ]);
    expect(twoLines('Whakapapa-iti-o-te-rangi Fund', 60, 13)).toEqual([
      expect.stringMatching(/^Whak[a-z]*…$/),
    ]);
  });

  it('gives letters of other scripts the room of a square', () => {
    expect(textWidth('投資', 10)).toBe(20);
  });
});
