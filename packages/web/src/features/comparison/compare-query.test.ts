import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddress, parseCompareQuery } from './compare-query';

const read = (text: string) => parseCompareQuery(new URLSearchParams(text));

describe('a shared comparison', () => {
  it('names the offers that it does not compare: a fourth, and what is no name', () => {
    const { offers, unused } = read('offers=kauri,rimu,<b>,totara,rata');
    expect(offers).toEqual(['kauri', 'rimu', 'totara']);
    expect(unused).toEqual([
      {
        label: 'Offer',
        given: '<b>',
        wanted: 'the name of an offer as in its address',
        instead: 'the 3 offers below',
      },
      { label: 'Offer', given: 'rata', wanted: 'at most 3 offers', instead: 'the 3 offers below' },
    ]);
  });

  it('shows your own list where it names no offer, and says so where it named something', () => {
    expect(read('offers=%3F')).toMatchObject({
      offers: null,
      unused: [{ given: '?', instead: 'your own list' }],
    });
    expect(read('offers=,')).toMatchObject({ offers: null, unused: [] });
  });

  it('has each name in one of the two lists', () => {
    const name = fc.stringMatching(/^[a-z0-9-]{1,12}$|^[?<>]{1,3}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 6 }), (names) => {
        const { offers, unused } = read(new URLSearchParams({ offers: names.join(',') }).toString());
        expect([...(offers ?? []), ...unused.map(({ given }) => given)].toSorted()).toEqual(names.toSorted());
      }),
    );
  });

  it('reads back its own address', () => {
    const query = read('offers=kauri,rimu&show=differences');
    expect(read(compareAddress(query).split('?')[1] ?? '')).toEqual(query);
  });
});
