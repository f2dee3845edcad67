import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filtersOfSentence } from './read-sentence';
import { sentenceReader } from './sentence';
import { anyPieces, OPTIONS } from './sentence.fixture';

const read = sentenceReader({
  options: OPTIONS,
  namesFrom: (first) => (first === 'safe' ? [['safe', 'harbour', 'fund']] : []),
  isKnown: () => false,
});
const unused = (text: string) => read(text).unused?.map(({ words, why }) => [words, why]);
const filters = (text: string) => filtersOfSentence(read(text).parts);

const UNUSED = {
  currency: [
    'USD',
    'AUD',
    'US dollars',
    'euros',
    'US$50,000',
    'under A$50k',
    'S$50k to S$100k',
    'under US$50k',
    '50k usd',
    '£20k to £50k',
  ],
  closing_date: [
    'closing this month',
    'closes in November',
    'closing within 30 days',
    'closing in less than 3 months',
    'closes within a year',
    'closing in the next month',
    'closing by 20 December',
    'closing by 20 Dec',
    'closes in Sept',
    'closes by 31 March 2027',
    'closing in 2027',
    'ending before Christmas',
  ],
  visa_category: ['growth category', 'Balanced category'],
  praise: ['safe', 'safest', 'best', 'guaranteed', 'top', 'good', 'secure', 'risk-free'],
  risk: ['low risk', 'very low risk', 'risk low', 'low-risk'],
  order: ['oldest', 'lowest fees'],
};

it.each(Object.entries(UNUSED))('words of %s are neither a filter nor searched, and said so', (why, all) => {
  fc.assert(
    fc.property(anyPieces, fc.constantFrom(...all), fc.boolean(), (pieces, words, isFirst) => {
      const texts = pieces.map(({ text }) => text);
      const text = (isFirst ? [words, ...texts] : [...texts, words]).join(', ');
      expect([text, unused(text)]).toEqual([text, [[words, why]]]);
      expect(read(text).q).toBe('');
      expect(filters(text)).toEqual(filters(texts.join(', ')));
    }),
    { numRuns: 150 },
  );
});

it('a percentage before or after fees is a target, and the fees are unused', () => {
  for (const fees of ['after fees', 'before fees', 'net', 'net of fees', 'after fees and tax', 'gross'])
    for (const text of [`8% ${fees}`, `8% p.a. ${fees}`, `8% return ${fees}`, `8 percent ${fees}`])
      expect([text, filters(text), unused(text)]).toEqual([
        ...[text, { target_return: ['8-10'] }],
        [[fees, 'fees']],
      ]);
  for (const fees of ['net', 'gross'])
    for (const [text, target_return] of [
      [`${fees} 8%`, ['8-10']],
      [`${fees} return of at least 12%`, ['12-15', '15-and-over']],
    ] as const)
      expect([text, filters(text), unused(text)]).toEqual([text, { target_return }, [[fees, 'fees']]]);
});

it('a category of the visa is no word to search beside the name of the visa, and one elsewhere', () => {
  const AIP = { aip: ['true'] };
  for (const text of ['AIP growth', 'growth AIP', 'active investor plus growth', 'aip growth funds'])
    expect([text, read(text).q, filters(text), unused(text)]).toEqual([
      ...[text, '', AIP],
      [['growth', 'visa_category']],
    ]);
  expect(unused('investor visa balanced category')).toEqual([['balanced category', 'visa_category']]);
  expect(read('AIP growth stage').q).toBe('growth stage');
  expect(read('AIP, growth').q).toBe('growth');
  for (const text of ['growth', 'balanced fund', 'growth stage', '"AIP growth"'])
    expect([text, unused(text)]).toEqual([text, undefined]);
});

it('a share of something else, a lease and a secured loan stay words', () => {
  expect(read('28% tax')).toEqual({ q: '28% tax', parts: [] });
  expect(read('fees under 1%')).toEqual({ q: 'fees under 1%', parts: [] });
  expect(read('net lease')).toEqual({ q: 'net lease', parts: [] });
  expect(read('secured loans')).toEqual({ q: 'secured loans', parts: [] });
  expect(read('show us')).toEqual({ q: 'show us', parts: [] });
});

it('during which time an amount is invested, and how much is paid so often, are unused', () => {
  const UP_TO = { minimum_up_to: ['5000000'] };
  for (const [text, words] of [
    ['invest 5m over 3 years', 'over 3 years'],
    ['5m to invest over the next 3 years', 'over the next 3 years'],
    ['invest 5m within 6 months', 'within 6 months'],
    ['invest 5m spread over a year', 'spread over a year'],
  ] as const)
    expect([text, read(text).q, filters(text), unused(text)]).toEqual([
      text,
      '',
      UP_TO,
      [[words, 'over_time']],
    ]);
  for (const text of ['invest 5m, over 3 years', 'invest 5m over 3 year terms', 'invest 5m for over 3 years'])
    expect([text, filters(text), unused(text)]).toEqual([text, { ...UP_TO, term: ['long-term'] }, undefined]);
  const MONTHLY = { distribution: ['monthly'] };
  for (const [text, words] of [
    ['$2,000 monthly', '$2,000'],
    ['at least $2,000 monthly income', 'at least $2,000'],
    ['invest $2,000 every month', 'invest $2,000'],
    ['monthly income of $2,000', '$2,000'],
    ['$500 monthly', '$500'],
    ['under $500 monthly', 'under $500'],
    ['$50 a week, monthly', '$50 a week'],
    ['$1,000 a month, monthly', '$1,000 a month'],
  ] as const)
    expect([text, read(text).q, filters(text), unused(text)]).toEqual([
      text,
      '',
      MONTHLY,
      [[words, 'over_time']],
    ]);
  for (const words of [
    ...['$500 a month', '$1,000 a month', '$2,000 a fortnight', 'at least $2,000 per month'],
    ...['over $20k p.a.', '$80,000 a year', 'between $500 and $1,000 a month', '$20k per quarter'],
  ])
    expect([words, read(words).q, read(words).parts, unused(words)]).toEqual([
      words,
      '',
      [],
      [[words, 'over_time']],
    ]);
  // On the other side of a comma it is a minimum, and what is too little for one is not understood.
  expect(unused('$500')).toEqual([['$500', 'amount']]);
  expect(filters('$50,000, a month').min_investment).toHaveLength(1);
  // An amount of the size of a minimum is one, with or without a comma.
  for (const text of ['50k monthly', '$5,000, monthly', '50k income'])
    expect([text, filters(text).min_investment?.length, unused(text)]).toEqual([text, 1, undefined]);
});

it('an amount in another currency takes nothing else with it', () => {
  expect(unused('between US$50k and 100k, property')).toEqual([['between US$50k and 100k', 'currency']]);
  expect(unused('between 50k and 100k usd')).toEqual([['between 50k and 100k usd', 'currency']]);
  expect(unused('$100K-$500K – 8%+')).toBeUndefined();
  expect(filters('usd 50k and a term of 24 months')).toEqual({ term: ['short-term'] });
  expect(filters('$50k to $100k, monthly, no USD')).toEqual(filters('$50k to $100k, monthly'));
});

it('a name and quoted words stay words, and a rating that offers have is a filter', () => {
  expect(read('safe harbour')).toEqual({ q: 'safe harbour', parts: [] });
  expect(read('"safe"')).toEqual({ q: '"safe"', parts: [] });
  expect(filters('high risk')).toEqual({ risk_rating: ['High'] });
});

it('signs alone are words that nothing has', () => {
  for (const text of ['🐑🐑', '!!!', '🐑 …', '$', '%']) expect(read(text)).toEqual({ q: text, parts: [] });
  expect(read('🐑 monthly').q).toBe('');
});
