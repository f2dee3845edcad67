import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inBand } from '../list/band';
import { MINIMUM_BANDS } from '../offer/bands';
import { nameWords } from './names';
import { filtersOfSentence, type Sentence } from './read-sentence';
import { sentenceReader } from './sentence';
import { anyPhrase, anyPieces, anyUnknown, OPTIONS, type Said } from './sentence.fixture';

const NAMES = ['Quarterly Capital Limited', 'Open Sea Property Partners', 'Monthly Income Fund', 'Auckland'];
const namesFrom = (first: string) => NAMES.map(nameWords).filter((words) => words[0] === first);
const read = sentenceReader({ options: OPTIONS, namesFrom, isKnown: () => true });
const wanted = (pieces: readonly Said[]) =>
  Object.fromEntries(pieces.map(({ facet, values }) => [facet, values]));
const filters = ({ parts }: Sentence) => filtersOfSentence(parts);
const meant = (text: string) => ({ q: read(text).q, ...filters(read(text)) });
const unused = (text: string) => read(text).unused?.map(({ words, why }) => [words, why]);
const notes = (text: string) => read(text).parts.map(({ note }) => note);

describe('a sentence of filters', () => {
  it('means exactly its filters, and no words are left', () => {
    fc.assert(
      fc.property(
        anyPieces,
        fc.constantFrom(', ', ' ', ' and ', ' – ', ' but ', ', but also ', ' yet '),
        (pieces, between) => {
          // “50% LVR at least 8%” has two readings; a comma tells them apart.
          const facets = pieces.map(({ facet }) => facet);
          const isUnclear = facets.includes('loan_to_value') && facets.includes('target_return');
          const sentence = read(pieces.map(({ text }) => text).join(isUnclear ? ', ' : between));
          expect(filters(sentence)).toEqual(wanted(pieces));
          expect(sentence.q).toBe('');
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('without the words of one part means the other parts', () => {
    fc.assert(
      fc.property(anyPieces, anyUnknown, (pieces, word) => {
        const sentence = read(`${word} ${pieces.map(({ text }) => text).join(', ')}`);
        for (const part of sentence.parts) {
          const left = read(part.without);
          expect(filters(left)).toEqual(wanted(pieces.filter(({ facet }) => facet !== part.facet)));
          expect(left.q).toBe(sentence.q);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves unknown words as they were typed, wherever they are', () => {
    fc.assert(
      fc.property(anyPieces, fc.array(anyUnknown, { minLength: 1, maxLength: 3 }), (pieces, unknown) => {
        const texts = pieces.map(({ text }) => text);
        const sentence = [texts[0], ...unknown, ...texts.slice(1)].join(', ');
        expect(read(sentence).q.split(/[\s,]+/)).toEqual(unknown);
        expect(filters(read(sentence))).toEqual(wanted(pieces));
      }),
      { numRuns: 500 },
    );
  });

  it('is not read again differently: what is left means nothing more', () => {
    const digits = fc.string({
      unit: fc.constantFrom('0', '1', '5', '00', '000', '250', ' ', ',', '.'),
      maxLength: 8,
    });
    const noise = fc.oneof(fc.string({ maxLength: 40 }), digits);
    fc.assert(
      fc.property(anyPieces, noise, (pieces, around) => {
        const { q } = read(`${around} ${pieces.map(({ text }) => text).join(' ')} ${around}`);
        expect(read(q)).toEqual({ q: read(q).q, parts: [] });
      }),
      { numRuns: 500 },
    );
  });
});

describe('an amount', () => {
  it('never widens or narrows in silence', () => {
    const anyAmount = fc.integer({ min: 10_000, max: 2_000_000 });
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom('under', 'up to', 'over', 'at least'),
        anyAmount,
        (amount, word, offer) => {
          const [part] = read(`${word} $${amount}`).parts;
          const isWanted = {
            under: offer < amount,
            'up to': offer <= amount,
            over: offer > amount,
            'at least': offer >= amount,
          }[word];
          const isShown = MINIMUM_BANDS.some(
            (band) => part?.options.some(({ value }) => value === band.value) && inBand(band, offer),
          );
          if (part?.note === null) expect(isShown).toBe(isWanted);
          if (isShown && !isWanted) expect(part?.note).toContain('It also shows');
          if (isWanted && !isShown) expect(part?.note).toContain('It leaves out');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('may follow the words that compare, or come before them', () => {
    const from = meant('over 100k');
    for (const words of [
      'or more',
      'or over',
      'or above',
      'or higher',
      'plus',
      'and over',
      'and up',
      'at least',
      '+',
    ])
      expect(meant(`$100,000 ${words}`)).toEqual(meant('at least $100,000'));
    for (const words of ['or less', 'or under', 'or below', 'or lower', 'max', 'maximum', 'at most'])
      expect(meant(`$100,000 ${words}`)).toEqual(meant('up to $100,000'));
    for (const words of ['starting at', 'starting from', 'no less than', 'not less than', 'not under', '≥'])
      expect(meant(`${words} $100,000`)).toEqual(meant('at least $100,000'));
    expect(from).not.toEqual(meant('up to $100,000'));
  });

  it('between two bands says what the nearest bands are', () => {
    expect(meant('under 75k')).toEqual({ q: '', min_investment: ['under-50k'] });
    expect(notes('under 75k')).toEqual(['The nearest filter is Under $50K. It leaves out $50K to $75K.']);
    expect(notes('under 30k')).toEqual(['The nearest filter is Under $50K. It also shows $30K to $50K.']);
    expect(notes('up to $100,000')).toEqual([
      'The nearest filter is Under $50K or $50K to under $100K. It leaves out exactly $100K. For exactly $100K, also choose $100K–$500K.',
    ]);
    expect(notes('under 2 years')).toEqual([
      'The nearest filter is Short term (up to 2 years). It also shows exactly 2 years.',
    ]);
    expect(notes('less than fifty thousand')).toEqual([null]);
  });

  it('has two ends that belong together', () => {
    expect(meant('over 50k monthly under 500k')).toEqual({
      q: '',
      min_investment: ['50k-100k', '100k-500k'],
      distribution: ['monthly'],
    });
    expect(meant('50-100k')).toEqual(meant('between 50 and 100k'));
    expect(meant('50-100k')).toEqual(meant('$50,000 to $100,000'));
  });

  it('in another currency, of a fee or of nothing stays words', () => {
    for (const words of [
      'usd 50k',
      '50k usd',
      'US$50,000',
      '28% PIR',
      'fees under 1%',
      '8%',
      'fund 12',
      '2026',
    ])
      expect(read(words).parts, words).toEqual([]);
  });
});

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

describe('words that leave something out', () => {
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
    expect(meant('private credit, property excluded')).toEqual({ q: '', asset_class: ['private-credit'] });
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

it('says which amounts it did not understand', () => {
  expect(unused('private credit under $1 trillion')).toEqual([['under $1 trillion', 'amount']]);
  expect(unused('between $100k and $1 trillion')).toEqual([['between $100k and $1 trillion', 'amount']]);
  expect(unused('at least $250.000, monthly')).toEqual([['at least $250.000', 'amount']]);
  expect(unused('$1 millon')).toEqual([['$1', 'amount']]);
  expect(unused('fund 1/2, under 50')).toBeUndefined();
  expect(meant('private credit under $1 trillion')).toEqual({ q: '', asset_class: ['private-credit'] });
});

it('gives the words of each part as they were typed', () => {
  const { parts } = read(
    'Show me private credit in Auckland or Hawke’s Bay, with monthly income, under $50,000!',
  );
  expect(parts.map(({ words }) => words)).toEqual([
    ...['Show me private credit', 'in Auckland', 'or Hawke’s Bay', 'with monthly income', 'under $50,000'],
  ]);
});
