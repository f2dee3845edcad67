import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('is the first paragraph, cut after a word', () => {
    expect(excerpt('One two.\n\nThree.', 50)).toBe('One two.');
    expect(excerpt('Warehouses, and only warehouses', 20)).toBe('Warehouses, and…');
    expect(excerpt('Papakura', 5)).toBe('Papa…');
    expect(excerpt('A whole sentence. And another one here.', 30)).toBe('A whole sentence.');
    expect(excerpt('No. But this goes on for a long while.', 30)).toBe('No. But this goes on for a…');
    expect(excerpt('Kiwifruit Partners LP No. 3 is open. It closes soon.', 40)).toBe(
      'Kiwifruit Partners LP No. 3 is open.',
    );
    expect(excerpt('Kiwifruit Partners LP No. 3 opens soon', 30)).toBe('Kiwifruit Partners LP No. 3…');
  });
  it('does not end in the middle of a sentence as if it were whole', () => {
    expect(excerpt('Targets 9% p.a. before fees and tax.', 24)).toBe('Targets 9% p.a. before…');
    expect(excerpt('Targets 9% p.a. (before fees)', 24)).toBe('Targets 9% p.a. (before…');
    expect(excerpt('The land is worth approx. $9 million.', 32)).toBe('The land is worth approx. $9…');
    expect(excerpt('A fund of farms, e.g. Canterbury dairy.', 30)).toBe('A fund of farms, e.g…');
    expect(excerpt('Owns flats at Mt. Eden and Mt. Albert.', 34)).toBe('Owns flats at Mt. Eden and Mt…');
    expect(excerpt('Buys bonds of the U.S. Treasury and others.', 30)).toBe('Buys bonds of the U.S…');
    expect(excerpt('Targets 9% p.a. It pays each month.', 24)).toBe('Targets 9% p.a.');
  });
  it('is on one line', () => {
    expect(excerpt('  One\n two  three\t four. ', 50)).toBe('One two three four.');
  });
  it('is never longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 2, max: 200 }), (text, most) => {
        expect(excerpt(text, most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
  it('does not end in half of a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.integer({ min: 2, max: 100 }),
        (text, most) => {
          expect(excerpt(text, most).isWellFormed()).toBe(true);
        },
      ),
      { examples: [['🏠🏠🏠', 4]] },
    );
  });
});
