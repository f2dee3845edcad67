import { describe, expect, it } from 'vitest';
import { filters, meant, unused } from './reading.fixture';
import { sentenceReader } from './sentence';
import { OPTIONS } from './sentence.fixture';

describe('words that are no filter', () => {
  it('are those of a record’s name, unless the name says what the words mean', () => {
    expect(meant('quarterly capital')).toEqual({ q: 'quarterly capital' });
    expect(meant('Quarterly Capital under 50k')).toEqual({
      q: 'Quarterly Capital',
      min_investment: ['under-50k'],
    });
    expect(meant('open sea property')).toEqual({ q: 'open sea property' });
    expect(meant('quarterly')).toEqual({ q: '', distribution: ['quarterly'] });
    expect(meant('monthly income fund')).toEqual({ q: '', distribution: ['monthly'] });
    expect(meant('Auckland')).toEqual({ q: '', location: ['auckland'] });
  });

  it('are those in quotes and in a phrase of their own', () => {
    expect(meant('"private credit" monthly')).toEqual({ q: '"private credit"', distribution: ['monthly'] });
    expect(meant('closed-end fund')).toEqual({ q: 'closed-end fund' });
    expect(unused('low-medium risk')).toEqual([['low-medium risk', 'risk']]);
  });

  it('are filters where a typing error makes one of them, unless the directory has the word', () => {
    const mending = sentenceReader({
      options: OPTIONS,
      namesFrom: () => [],
      isKnown: (word) => word === 'montly',
    });
    expect(filters(mending('aukland privte credit'))).toEqual({
      asset_class: ['private-credit'],
      location: ['auckland'],
    });
    expect(mending('montly')).toEqual({ q: 'montly', parts: [] });
  });
});
