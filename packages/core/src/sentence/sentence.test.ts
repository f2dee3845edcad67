import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters, meant, read, wanted } from './reading.fixture';
import { sentenceReader } from './sentence';
import { anyPieces, anyUnknown, PAYING } from './sentence.fixture';

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

  it.each(['p.a.', 'P.A.', 'p. a.', 'pa'])('leaves %s whole, beside words that a filter takes', (yearly) => {
    expect(meant(`8% ${yearly} paid quarterly`)).toEqual({ q: `8% ${yearly}`, distribution: ['quarterly'] });
    expect(meant(`over 8% ${yearly}, quarterly`)).toEqual(meant('over 8%, quarterly'));
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

  it.each(['What is', 'What’s', "what's", 'whats'])('asked with %s is the sentence without it', (asked) => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        const text = pieces.map(({ text }) => text).join(', ');
        expect(filters(read(`${asked} ${text}`))).toEqual(wanted(pieces));
        expect(read(`${asked} ${text}`).q).toBe('');
      }),
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

it('gives the words of each part as they were typed', () => {
  const { parts } = read(
    'Show me private credit in Auckland or Hawke’s Bay, with monthly income, under $50,000!',
  );
  expect(parts.map(({ words }) => words)).toEqual([
    ...['Show me private credit', 'in Auckland', 'or Hawke’s Bay', 'with monthly income', 'under $50,000'],
  ]);
});

it.each([
  'AIP offers on the official list',
  'on the official AIP list',
  'on the official list, AIP eligible',
  'on the AIP list',
])('“%s” leaves out what is eligible by the provider alone', (text) => {
  expect(meant(text)).toEqual({ q: '', aip: ['listed'] });
});

it('a word is not read where another beside it makes it mean something else', () => {
  for (const words of [
    ...['joint venture', 'joint ventures', 'tax credit', 'carbon credits', 'credit rating', 'credit risk'],
    ...['solar farms', 'wind farms', 'intellectual property', 'apartment units', 'storage units'],
    ...['half-yearly', 'six monthly', '6-monthly', 'semi-annual', 'bi-annually', 'three monthly'],
    ...['monthly liquidity', 'redeem monthly', 'annual redemptions', 'monthly withdrawals'],
    ...['quarterly reporting', 'monthly valuations', 'annual report', 'Te Whanganui-a-Tara'],
    ...['annual fee', 'annual management fees', 'monthly rent', 'annual returns'],
    ...['open-plan office', 'open space', 'secondary schools', 'credit union'],
    ...[
      'debt-free',
      'low debt',
      'carbon units',
      'stock units',
      'annual meeting',
      'annual accounts',
      'liquid assets',
    ],
    ...['return on equity', 'annual growth', 'low income housing'],
  ])
    expect([words, meant(words)]).toEqual([words, { q: words }]);
  expect(meant('debt-free property')).toEqual({ q: 'debt-free', asset_class: ['property'] });
  expect(meant('open-end fund')).toEqual({ q: '', term: ['open-ended'] });
  expect(meant('venture debt')).toEqual({ q: 'venture debt' });
  expect(meant('quarterly liquidity')).toEqual({ q: '', liquidity: ['quarterly-redemption'] });
  expect(meant('monthly income, liquidity')).toEqual({ q: 'liquidity', distribution: ['monthly'] });
});

it('an annual return is a target, and says nothing of when income is paid', () => {
  for (const words of ['8% annual return', 'annual return of 8%', 'annualised yield 8%', '8% yearly returns'])
    expect([words, meant(words)]).toEqual([words, meant('8% return')]);
  expect(meant('property, annual returns over 8%')).toEqual(meant('property, returns over 8%'));
  for (const words of ['8% cash yield', 'cash yield of 8%'])
    expect([words, meant(words)]).toEqual([words, meant('8% return')]);
  expect(meant('minimum annual return 8%')).toEqual(meant('minimum return 8%'));
  expect(read('highest annual return').order?.sort).toBe('return_by_kind');
  expect(meant('8% return, annual income')).toEqual({
    q: '',
    target_return: ['8-10'],
    distribution: ['annual'],
  });
});

it('reads the name of a class whose slug every object has as a property', () => {
  const reads = sentenceReader({
    options: { asset_class: [{ value: 'constructor', label: 'Constructor' }] },
    namesFrom: () => [],
    isKnown: () => true,
  });
  expect(filters(reads('constructor offers'))).toEqual({ asset_class: ['constructor'] });
});

describe('income', () => {
  it('is paid at any frequency, where the sentence does not say which', () => {
    const { parts } = read('invest 150000 for income');
    expect(parts.map(({ words, facet }) => [words, facet])).toEqual([
      ['invest 150000', 'minimum_up_to'],
      ['for income', 'distribution'],
    ]);
    expect(meant('property income')).toEqual({ q: '', asset_class: ['property'], distribution: PAYING });
    expect(meant('income and regular income')).toEqual({ q: '', distribution: PAYING });
  });

  it.each(['monthly income', 'income, paid monthly', 'income every month', 'monthly, for income'])(
    'is paid monthly in “%s”',
    (text) => expect(meant(text)).toEqual({ q: '', distribution: ['monthly'] }),
  );

  it.each(['quarterly withdrawals', 'withdraw quarterly', 'redeem quarterly'])(
    'takes “%s” for a way out, not for income',
    (text) => expect(meant(text)).toEqual({ q: '', liquidity: ['quarterly-redemption'] }),
  );

  it('of two frequencies is paid at either', () => {
    for (const text of ['monthly or quarterly income', 'income, monthly or quarterly'])
      expect(meant(text)).toEqual({ q: '', distribution: ['monthly', 'quarterly'] });
    expect(meant('income at maturity')).toEqual({ q: '', distribution: ['at-maturity'] });
  });

  it('is a word in phrases that mean something else, and where nothing in the directory pays any', () => {
    expect(meant('fixed income')).toEqual({ q: 'fixed income' });
    expect(meant('income tax')).toEqual({ q: 'income tax' });
    const none = sentenceReader({
      options: { distribution: [{ value: 'none', label: 'No distributions' }] },
      namesFrom: () => [],
      isKnown: () => true,
    });
    expect(none('income').q).toBe('income');
  });
});
