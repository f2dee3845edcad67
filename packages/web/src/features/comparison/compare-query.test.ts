import { describe, expect, it } from 'vitest';
import { compareAddress, parseCompareQuery } from './compare-query';

const parse = (search: string) => parseCompareQuery(new URLSearchParams(search));

describe('the address of a comparison', () => {
  it.each([
    ['', null, false],
    ['offers=kauri', ['kauri'], false],
    ['offers=Kauri,%20rimu%20&offers=totara', ['kauri', 'rimu', 'totara'], false],
    ['offers=a,b,c,d', ['a', 'b', 'c'], false],
    ['offers=a,a,b,A', ['a', 'b'], false],
    [`offers=a,<b>,c/d,${'x'.repeat(121)},,é`, ['a'], false],
    [`offers=${'x'.repeat(120)}`, ['x'.repeat(120)], false],
    ['offers=<b>', null, false],
    ['show=differences', null, true],
    ['show=all&offers=a', ['a'], false],
  ])('%s names %j', (search, offers, differencesOnly) => {
    expect(parse(search)).toEqual({ offers, differencesOnly });
  });

  it.each([
    [{ offers: null, differencesOnly: false }, '/compare'],
    [{ offers: null, differencesOnly: true }, '/compare?show=differences'],
    [{ offers: ['a', 'b'], differencesOnly: false }, '/compare?offers=a,b'],
    [{ offers: ['a'], differencesOnly: true }, '/compare?offers=a&show=differences'],
  ])('%j is %s, and reads back', (query, address) => {
    expect(compareAddress(query)).toBe(address);
    expect(parse(address.split('?')[1] ?? '')).toEqual(query);
  });
});
