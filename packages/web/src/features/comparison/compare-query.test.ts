import * as fc from 'fast-check';
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
    expect(parse(search)).toMatchObject({ offers, differencesOnly });
  });

  it.each([
    [{ offers: null, differencesOnly: false }, '/compare'],
    [{ offers: null, differencesOnly: true }, '/compare?show=differences'],
    [{ offers: ['a', 'b'], differencesOnly: false }, '/compare?offers=a,b'],
    [{ offers: ['a'], differencesOnly: true }, '/compare?offers=a&show=differences'],
  ])('%j is %s, and reads back', (query, address) => {
    expect(compareAddress(query)).toBe(address);
    expect(parse(address.split('?')[1] ?? '')).toEqual({ ...query, unused: [] });
  });
});

describe('a shared comparison', () => {
  it('names the offers that it does not compare: those after the third in one line, and what is no name', () => {
    const { offers, unused } = parse('offers=kauri,rimu,<b>,totara,rata,maire');
    expect(offers).toEqual(['kauri', 'rimu', 'totara']);
    expect(unused).toEqual([
      {
        label: 'Offer',
        given: '<b>',
        wanted: 'the name of an offer as in its address',
        instead: 'the other offers of the link',
      },
      { label: 'Offers', given: 'rata, maire', wanted: 'at most 3 offers', instead: 'the first 3' },
    ]);
  });

  it('shows your own list where it names no offer, and says so where it named something', () => {
    expect(parse('offers=%3F')).toMatchObject({
      offers: null,
      unused: [{ given: '?', instead: 'your own list' }],
    });
    expect(parse('offers=,')).toMatchObject({ offers: null, unused: [] });
  });

  it('has each name in one of the two lists', () => {
    const name = fc.stringMatching(/^[a-z0-9-]{1,12}$|^[?<>]{1,3}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 6 }), (names) => {
        const { offers, unused } = parse(new URLSearchParams({ offers: names.join(',') }).toString());
        expect([...(offers ?? []), ...unused.flatMap(({ given }) => given.split(', '))].toSorted()).toEqual(
          names.toSorted(),
        );
      }),
    );
  });
});
