import { describe, expect, it } from 'vitest';
import { linkReader } from './shared-link';

const years = {
  name: 'years',
  label: 'Years',
  wanted: 'a whole number',
  parse: (text: string) => (/^\d+$/.test(text) ? Number(text) : null),
  show: (value: number) => `${value} years`,
};
const read = (text: string) => {
  const link = linkReader(new URLSearchParams(text));
  return { value: link.read(years, 10), used: link.used, unused: link.unused };
};

describe('linkReader', () => {
  it('keeps account of what was used', () => {
    expect(read('years=7&utm_source=letter')).toEqual({ value: 7, used: ['Years: 7 years'], unused: [] });
  });

  it('says what was not, and what takes its place', () => {
    expect(read('years=seven').unused).toEqual([
      { label: 'Years', given: 'seven', wanted: 'a whole number', instead: '10 years' },
    ]);
    expect(read(`years=${'x'.repeat(500)}`).unused[0]?.given).toHaveLength(41);
    expect(read(`years=${'x'.repeat(39)}🌲x`).unused[0]?.given).toBe(`${'x'.repeat(39)} …`);
  });

  it('says nothing of what is missing or empty', () => {
    for (const text of ['', 'years=', 'years=%20'])
      expect(read(text)).toEqual({ value: 10, used: [], unused: [] });
  });

  it('passes over an empty one of several values', () => {
    for (const text of ['years=&years=7', 'years=7&years=', 'years=%20&years=7'])
      expect(read(text)).toEqual({ value: 7, used: ['Years: 7 years'], unused: [] });
  });

  it('uses the first of several values and says so', () => {
    const { value, unused } = read('years=7&years=8&years=7');
    expect(value).toBe(7);
    expect(unused).toEqual([{ label: 'Years', given: '8', wanted: 'one value only', instead: '7 years' }]);
  });
});
