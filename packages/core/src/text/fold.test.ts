import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character';
import { slug } from '../column/field';
import { byName, compareNames, foldText, slugify } from './fold';

describe('compareNames', () => {
  it('orders as a New Zealand reader expects', () => {
    const names = [
      'Zephyr',
      'Āwhina Capital',
      'awhina',
      'Kauri',
      'Ōtaki',
      'Otago',
      'Ngāti',
      'Ngaio',
      'Awhina',
    ];
    expect(names.sort(compareNames)).toEqual([
      'Awhina',
      'awhina',
      'Āwhina Capital',
      'Kauri',
      'Ngaio',
      'Ngāti',
      'Otago',
      'Ōtaki',
      'Zephyr',
    ]);
  });

  it('is a total order: only equal texts are level, and a shuffled list sorts the same', () => {
    const name = fc.string({
      unit: fc.constantFrom('a', 'A', 'ā', 'Ā', 'b', ' ', '-', 'é', '1'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) + 0);
        expect(compareNames(a, b) === 0).toBe(a === b);
        expect([a, b, c].sort(compareNames)).toEqual([c, a, b].sort(compareNames));
      }),
    );
  });

  it('is the order of the platform for New Zealand, with and without punctuation', () => {
    const collator = new Intl.Collator('en-NZ', { usage: 'sort', sensitivity: 'base' });
    const name = fc.string({
      unit: fc.constantFrom(...'aAāĀbBzZeēoŌuUiī019  -&.’é'),
      maxLength: 6,
    });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const wanted = collator.compare(a, b);
        if (wanted !== 0) expect(Math.sign(compareNames(a, b))).toBe(wanted);
      }),
      { numRuns: 2_000 },
    );
  });

  it('puts records of one name in the order of their ids', () => {
    const sorted = [
      { name: 'Kauri', id: '2' },
      { name: 'Kauri', id: '1' },
    ].sort(byName);
    expect(sorted.map((record) => record.id)).toEqual(['1', '2']);
  });
});

describe('foldText', () => {
  it('folds case, macrons and typography', () => {
    expect(foldText('Ngāti Pōneke “Whenua” – Hawke’s')).toBe('ngati poneke "whenua" - hawke\'s');
    expect(foldText('Søren Æther')).toBe('soren aether');
    expect(foldText('æÆ œŒ øØ đĐ ðÐ łŁ þÞ ı')).toBe('aeae oeoe oo dd dd ll thth i');
  });

  it('folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});

describe('slugify', () => {
  it.each([
    ['Hawke’s Bay', 'hawkes-bay'],
    ['Whangārei', 'whangarei'],
    ['  Bay of Plenty & Waikato ', 'bay-of-plenty-and-waikato'],
    ['東京', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });

  it('gives a valid slug or nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const made = slugify(text);
        expect(made === '' || slug.safeParse(made).success).toBe(true);
      }),
    );
  });
});
