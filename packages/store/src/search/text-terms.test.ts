import { describe, expect, it } from 'vitest';
import { queryTerms, termsOf, wordsOf } from './text-terms';

describe('the words of a text', () => {
  it('are folded and without apostrophes, and may be none', () => {
    expect(wordsOf("Hawke’s Bay, 'Māori' & 2,000 ha")).toEqual(['hawkes', 'bay', 'maori', '2', '000', 'ha']);
    expect(wordsOf('– … !')).toEqual([]);
  });

  it('are terms but for those that every text has', () => {
    expect(termsOf('The forest and the trees')).toEqual(['forest', 'trees']);
  });

  it.each(["What's a PIE?", 'What’s a PIE', 'whats a pie', 'What is a PIE?'])(
    'of %s are those of a question',
    (asked) => {
      expect(termsOf(asked)).toEqual(['what', 'pie']);
    },
  );

  it('of a query count once, and where there are no others those that every text has count too', () => {
    expect(queryTerms('the forest, the forest')).toEqual(['forest']);
    expect(queryTerms('The the and')).toEqual(['the', 'and']);
  });
});
