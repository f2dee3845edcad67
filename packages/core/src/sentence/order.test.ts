import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_ORDERS } from '../offer/offer-order';
import { mayOrderByDay } from './order';
import { filtersOfSentence } from './read-sentence';
import { sentenceReader } from './sentence';
import { anyPieces, anyUnknown, OPTIONS } from './sentence.fixture';

const read = sentenceReader({ options: OPTIONS, namesFrom: () => [], isKnown: () => true });
const SAID = {
  'lowest minimum': 'lowest_minimum',
  'with the smallest minimum investment': 'lowest_minimum',
  'highest target return': 'return_by_kind',
  'the highest returns first': 'return_by_kind',
  'newest first': 'newest',
  'closing soonest': 'closing_soonest',
  'shortest term': 'term',
  'lowest risk': 'risk',
  'sorted by name': 'name',
} as const;
const anyOrder = fc.constantFrom(...(Object.keys(SAID) as (keyof typeof SAID)[]));

it('the order of a list is no filter and is not searched, wherever it is said', () => {
  fc.assert(
    fc.property(anyPieces, anyOrder, anyUnknown, fc.boolean(), (pieces, order, word, isFirst) => {
      const texts = pieces.map(({ text }) => text);
      const text = [word, ...(isFirst ? [order, ...texts] : [...texts, order])].join(', ');
      const sentence = read(text);
      expect(filtersOfSentence(sentence.parts)).toEqual(
        filtersOfSentence(read([word, ...texts].join(', ')).parts),
      );
      expect(sentence.q).toBe(word);
      expect(sentence.order?.sort).toBe(SAID[order]);
      expect(read(sentence.order?.without ?? '').order).toBeUndefined();
      if (sentence.order && sentence.order.sort in DAY_ORDERS) expect(mayOrderByDay(text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('the words of an order lead to no filter', () => {
  const { q, parts, order } = read('lowest minimum monthly income');
  expect([q, parts.map(({ words }) => words), order?.words]).toEqual([
    '',
    ['monthly income'],
    'lowest minimum',
  ]);
});

it('an order that lists do not have, and a second one, are said to be unused', () => {
  const unused = (text: string) => read(text).unused?.map(({ words, why }) => [words, why]);
  expect(unused('monthly, oldest')).toEqual([['oldest', 'order']]);
  expect(unused('highest minimum')).toEqual([['highest minimum', 'order']]);
  expect(unused('newest and the lowest minimum')).toEqual([['lowest minimum', 'order']]);
  expect(read('newest and the lowest minimum').order?.sort).toBe('newest');
});

it('a status and a first mortgage stay filters', () => {
  const filters = (text: string) => filtersOfSentence(read(text).parts);
  expect(filters('closing soon')).toEqual({ status: ['Closing soon'] });
  expect(filters('newest first mortgages')).toEqual({ security_rank: ['first'] });
});
