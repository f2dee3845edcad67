import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Band, inBand } from '../list/band';
import { LOAN_TO_VALUE_BANDS, MINIMUM_BANDS, RETURN_BANDS } from '../offer/bands';
import { nameOfBands } from './name-of-bands';
import { read } from './reading.fixture';

const labels = (text: string) => read(text).parts.map(({ label }) => label);

describe('bands that follow each other', () => {
  it('have one name', () => {
    expect(labels('over 8%')).toEqual(['8% and over']);
    expect(labels('6% to 12%')).toEqual(['6% to under 12%']);
    expect(labels('under 12%')).toEqual(['Under 12%']);
    expect(labels('at least 50k')).toEqual(['$50K and over']);
    expect(labels('at least 50k, up to 500k')).toEqual(['$50K–$500K']);
    expect(labels('LVR up to 65%')).toEqual(['Up to 65%']);
    expect(labels('LVR over 50%')).toEqual(['Over 50%']);
    expect(labels('LVR 50–80%')).toEqual(['Over 50% to 80%']);
    expect(labels('over 2 years')).toEqual(['Over 2 years']);
  });

  it('have none where one band or one end is meant', () => {
    expect(labels('8% to 10%')).toEqual([undefined]);
    expect(labels('up to 75k')).toEqual([undefined]);
    expect(labels('quarterly')).toEqual([undefined]);
  });

  it('are named by what they show: no value is in the name and not in the bands, or the other way around', () => {
    const number = '(?:\\D*)([\\d.]+)%?';
    const shows = (name: string, value: number) => {
      const [low, high] = [...name.matchAll(new RegExp(number, 'g'))].map(([, digits]) => Number(digits));
      if (low === undefined) throw new Error(`no number in ${name}`);
      if (name.startsWith('Under')) return value < low;
      if (name.startsWith('Up to')) return value <= low;
      if (name.endsWith('and over')) return value >= low;
      const isAbove = name.startsWith('Over') ? value > low : value >= low;
      if (high === undefined) return isAbove;
      return isAbove && (name.includes('under') ? value < high : value <= high);
    };
    const ofSome = fc
      .constantFrom<readonly Band[]>(MINIMUM_BANDS, RETURN_BANDS, LOAN_TO_VALUE_BANDS)
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.uniqueArray(fc.nat(all.length - 1), { minLength: 2, maxLength: 2 }),
          fc.constantFrom(...all.flatMap(({ from, above, below, to }) => [from, above, below, to])),
          fc.constantFrom(-1, 0, 1),
        ),
      );
    fc.assert(
      fc.property(ofSome, ([all, ends, edge = 0, beside]) => {
        const bands = all.slice(Math.min(...ends), Math.max(...ends) + 1);
        const name = nameOfBands(bands, (value) => `${value}%`);
        const value = edge + beside;
        const isShown = bands.some((band) => inBand(band, value));
        expect(name === null ? null : shows(name, value)).toBe(bands.length === all.length ? null : isShown);
      }),
    );
  });

  it('have none where a band between them is missing', () => {
    const [under, , , over] = MINIMUM_BANDS;
    expect(nameOfBands([under, over], String)).toBeNull();
  });
});
