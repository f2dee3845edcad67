import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters, meant, read, unused, wanted } from './reading.fixture';
import { anyPhrase, anyPieces, anyUnknown } from './sentence.fixture';

describe('words that leave something out', () => {
  it('leave out what a "nor" joins', () => {
    expect(meant('not property nor forestry, monthly')).toEqual({ q: '', distribution: ['monthly'] });
    expect(meant('neither property nor forestry')).toEqual({ q: '' });
    expect(unused('neither property nor forestry')).toEqual([['neither property nor forestry', 'exclusion']]);
  });

  it.each([
    ...[
      'not',
      'no',
      'non-',
      'without',
      'except',
      'except for',
      'excluding',
      'avoid',
      'never',
      'anything but',
    ],
    ...[
      'everything except',
      'other than',
      'apart from',
      'rather than',
      'any asset class but',
      'not in',
      'don’t want',
    ],
    ...['all but', 'nothing', 'I am not interested in', 'all offers but', 'anything other than'],
    ...['outside', 'outside of', 'ex-', 'not yet', 'no longer', 'no more', 'minus', 'skip', 'excl.', 'w/o'],
    ...['doesn’t', "doesn't pay", 'that won’t pay', 'that haven’t', 'besides', 'leave out'],
  ])('are neither a filter nor searched after “%s”', (before) => {
    fc.assert(
      fc.property(anyPieces, anyPhrase, anyUnknown, (pieces, phrase, word) => {
        const others = pieces.filter(({ facet }) => facet !== phrase.facet);
        const sentence = read(
          [`${word} ${before} ${phrase.text}`, ...others.map(({ text }) => text)].join(', '),
        );
        expect(filters(sentence)).toEqual(wanted(others));
        expect(sentence.q).not.toContain(phrase.text);
        expect(sentence.unused).toEqual([{ words: expect.stringContaining(phrase.text), why: 'exclusion' }]);
      }),
      { numRuns: 100 },
    );
  });

  it('are given as they were typed', () => {
    expect(unused('anything but private credit')).toEqual([['anything but private credit', 'exclusion']]);
    expect(unused('anywhere but Auckland')).toEqual([['anywhere but Auckland', 'exclusion']]);
    expect(filters(read('property anywhere in NZ but Auckland'))).toEqual({ asset_class: ['property'] });
    expect(filters(read('anywhere, but under 50k'))).toEqual({ min_investment: ['under-50k'] });
    expect(unused('property, not in Auckland or Hawke’s Bay')).toEqual([
      ['not in Auckland or Hawke’s Bay', 'exclusion'],
    ]);
    expect(meant('not monthly, property')).toEqual({ q: '', asset_class: ['property'] });
    expect(meant('no property or forestry funds, monthly')).toEqual({ q: '', distribution: ['monthly'] });
    expect(meant('no forestry, private credit or property under 50k')).toEqual({
      q: '',
      min_investment: ['under-50k'],
    });
    expect(meant('no forestry and monthly income')).toEqual({ q: '', distribution: ['monthly'] });
    expect(meant('no monthly or quarterly income, property')).toEqual({ q: '', asset_class: ['property'] });
    expect(meant('not for income')).toEqual({ q: '' });
    expect(meant('no income')).toEqual({ q: '', distribution: ['none'] });
    expect(meant('private credit -property -Auckland')).toEqual(meant('private credit'));
    expect(unused('private credit -property')).toEqual([['-property', 'exclusion']]);
    for (const words of ['private credit - property', 'private credit-property', 'private credit - monthly'])
      expect([words, unused(words)]).toEqual([words, undefined]);
    expect(meant('private credit, no residential or commercial property')).toEqual(meant('private credit'));
    expect(unused('excluding listed property')).toEqual([['excluding listed property', 'exclusion']]);
    expect(filters(read('non-residential property'))).toEqual({ asset_class: ['property'] });
    expect(meant('private credit, property excluded')).toEqual({ q: '', asset_class: ['private-credit'] });
  });

  it.each([
    ...['no LVR over 65%', 'nothing with LVR over 65%', 'avoid LVR above 65%', 'no loan to value over 65%'],
    ...[
      'no minimum over 50k',
      'without minimums over 100k',
      'not with a term over 5 years',
      'no returns under 8%',
    ],
  ])('are also a limit after the name of its figure: %s', (words) => {
    expect(meant(`${words}, monthly`)).toEqual({ q: '', distribution: ['monthly'] });
    expect(unused(`${words}, monthly`)).toEqual([[words, 'exclusion']]);
  });

  it('are not those that say what is wanted', () => {
    expect(meant('nothing but private credit')).toEqual({ q: '', asset_class: ['private-credit'] });
    expect(meant('no property, but forestry')).toEqual({ q: '', asset_class: ['forestry'] });
    expect(meant('anything monthly, but under 50k')).toEqual(meant('monthly under 50k'));
    expect(meant('not more than 50k')).toEqual(meant('up to 50k'));
    expect(meant('no fixed term')).toEqual({ q: '', term: ['open-ended'] });
    expect(meant('no minimum, property')).toEqual({ q: 'no', asset_class: ['property'] });
    expect(meant('no fees property')).toEqual({ q: 'no fees', asset_class: ['property'] });
    expect(unused('not horopito')).toBeUndefined();
  });
});
