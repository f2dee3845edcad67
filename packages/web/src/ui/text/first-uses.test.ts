import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstUses } from './first-uses';

const ADDRESSES = {
  PIE: '#pie',
  pir: '#pir',
  'eligible investor': '#e',
  'eligible investor certificate': '#c',
};
const linked = (text: string, find = firstUses(ADDRESSES)) =>
  find(text).flatMap((piece) => (piece.href ? [[piece.text, piece.href]] : []));

describe('the first use of a term', () => {
  it('is found once, whatever comes later', () => {
    const find = firstUses(ADDRESSES);
    expect(linked('A PIE is a fund. The PIE pays tax.', find)).toEqual([['PIE', '#pie']]);
    expect(linked('Another PIE, at your PIR.', find)).toEqual([['PIR', '#pir']]);
  });

  it('is the longest term that is there', () => {
    expect(linked('The eligible investor certificate of an Eligible investor')).toEqual([
      ['eligible investor certificate', '#c'],
      ['Eligible investor', '#e'],
    ]);
  });

  it('is no part of another word, and no pie that is eaten', () => {
    expect(linked('A pie, PIEs, aspirational spirits and non-PIE funds')).toEqual([]);
  });

  it('leaves every letter of the text where it was', () => {
    const words = fc.constantFrom(
      'PIE',
      'PIR',
      'eligible investor',
      ' ',
      ', ',
      'a',
      'Māori',
      '.',
      'certificate',
    );
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const text = parts.join('');
        const pieces = firstUses(ADDRESSES)(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const hrefs = pieces.flatMap((piece) => piece.href ?? []);
        expect(new Set(hrefs).size).toBe(hrefs.length);
      }),
    );
  });
});
