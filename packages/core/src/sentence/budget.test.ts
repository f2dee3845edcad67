import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtersOfSentence } from './read-sentence';
import { sentenceReader } from './sentence';
import { OPTIONS } from './sentence.fixture';

const read = sentenceReader({ options: OPTIONS, namesFrom: () => [], isKnown: () => true });
const meant = (text: string) => ({ q: read(text).q, ...filtersOfSentence(read(text).parts) });
const notes = (text: string) => read(text).parts.map(({ note }) => note);
const anyAmount = fc.integer({ min: 10, max: 2_000 }).map((thousands) => `$${thousands}k`);

describe('an amount that the investor has', () => {
  it.each([
    ...[
      'have X',
      'I have got about X',
      'I’ve got X',
      'we have X',
      'invest X',
      'I want to invest X',
      'with X',
    ],
    ...['with around X', 'budget of X', 'my budget is X', 'budget: X', 'a total budget of X', 'savings of X'],
    ...['X to invest', 'X available', 'I have X in the bank', 'I have over X', 'I have $5k to X'],
    'over X to invest',
    ...[
      'has X',
      'put X',
      'looking to deploy X',
      'allocate about X',
      'can afford X',
      'X to deploy',
      'place X',
    ],
  ])('pays any minimum up to it in “%s”', (words) => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom('', ', monthly', ' in Auckland'), (amount, more) => {
        expect(meant(words.replace('X', amount) + more)).toEqual(meant(`up to ${amount}${more}`));
      }),
      { numRuns: 40 },
    );
  });

  it.each([...['with a minimum of 50k', 'with 50k minimum', 'invest with a 50k minimum', 'minimum 50k']])(
    'is not the minimum itself: “%s”',
    (words) => {
      expect(filtersOfSentence(read(words).parts)).toEqual({ min_investment: ['50k-100k'] });
    },
  );

  it('is joined to what is said of the minimum', () => {
    expect(meant('I have 100k, minimum over 50k')).toEqual(meant('minimum over 50k up to 100k'));
    expect(meant('invest at least 100k')).toEqual(meant('at least 100k'));
  });

  it('is no percentage and no time', () => {
    expect(filtersOfSentence(read('with 8%').parts)).toEqual({});
    expect(meant('with a term of 12 months')).toEqual(meant('a term of 12 months'));
  });
});

describe('a value alone', () => {
  it('says which filter it is in and how to ask for more', () => {
    expect(notes('100k')).toEqual([
      'The nearest filter is $100K–$500K. For all minimums up to $100K, write “up to $100K”.',
    ]);
    expect(notes('target 8%')).toEqual([
      'The nearest filter is 8% to under 10%. For all targets from 8%, write “at least 8%”.',
    ]);
    expect(notes('LVR 60%')).toEqual([
      'The nearest filter is Over 50% to 65%. For all ratios up to 65%, write “LVR up to 65%”.',
    ]);
    expect(notes('12 month term')).toEqual([
      'The nearest filter is Short term (up to 2 years). For all terms up to 2 years, write “up to 2 years”.',
    ]);
  });

  it('is asked for by words that are understood', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const [written] = /(?<=write “)[^”]+/.exec(notes(amount)[0] ?? '') ?? [];
        expect(meant(written ?? '')).toEqual(meant(`up to ${amount}`));
      }),
    );
  });
});
