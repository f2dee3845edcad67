import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filters, read } from './reading.fixture';
import { anyUnknown } from './sentence.fixture';

/** Ways of saying something, also those that one word beside them could change. */
const SAID: Record<string, readonly string[]> = {
  amount: [
    ...[
      '50k',
      'invest 100k',
      'I have 100k',
      '100k to invest',
      '50k min',
      'minimum 50k',
      '50k max',
      'up to 75k',
    ],
    ...['50k-100k', 'between 50 and 100k', '50k+', 'min investment 50k', 'budget of 80k', '$100k or less'],
  ],
  target: [
    ...['8% return', '8%+', 'min 8%', '8% min', 'at least 8% p.a.', 'returns of 9%', 'target 8-10%'],
    ...['8% min return', '9% interest', '8% net', 'maximum return 12%', '10% or more'],
  ],
  term: [
    ...['5+ years', 'over 3 years', '2 years min', 'min 3 years', '12 month term', 'under a year'],
    ...['term of 2 to 5 years', '18 months or less', 'short term'],
  ],
  ratio: ['LVR 65%', 'max LVR 65%', 'LVR under 65', '65% LVR', 'LVR 65% max', '60% LVR or less'],
  income: ['monthly', 'paid quarterly', 'income', '$2,000 monthly', 'monthly income of $2,000'],
  kind: ['property', 'private credit', 'no forestry', 'first mortgage'],
  order: ['lowest minimum', 'newest first', 'highest return'],
  unused: ['safe', 'USD', 'closing this month', 'low risk', 'fees under 1%', 'gearing under 40%'],
};

const anySaid = fc
  .shuffledSubarray(Object.keys(SAID), { minLength: 2 })
  .chain((kinds) => fc.tuple(...kinds.map((kind) => fc.constantFrom(...(SAID[kind] ?? [])))));

/** What a sentence means, without the order in which it says it. */
function meaningOf(said: readonly string[]) {
  const sentence = read(said.join(', '));
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean);
  return {
    filters: Object.fromEntries(
      Object.entries(filters(sentence)).map(([facet, values]) => [facet, [...values].sort()]),
    ),
    sort: sentence.order?.sort,
    unused: (sentence.unused ?? []).flatMap((each) => words(each.words)).sort(),
    q: words(sentence.q).sort(),
  };
}

it('what commas separate means the same in any order', () => {
  fc.assert(
    fc.property(
      anySaid.chain((said) =>
        fc.tuple(fc.constant(said), fc.shuffledSubarray(said, { minLength: said.length })),
      ),
      ([said, shuffled]) => {
        expect([said, shuffled, meaningOf(shuffled)]).toEqual([said, shuffled, meaningOf(said)]);
      },
    ),
    { numRuns: 300 },
  );
});

it('any text is read, and each of its words is in one place', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...Object.values(SAID)
        .flat()
        .flatMap((said) => said.split(' ')),
    ),
    fc.constantFrom('"', '“', ',', '-', '$', '%', '+', 'NZ$', 'no', 'but', 'or', 'and', 'to', 'of', 'a', '½'),
    fc.string({ maxLength: 5, unit: 'binary' }),
    anyUnknown,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 120 }), fc.constantFrom(' ', ', ', ''), (pieces, between) => {
      const text = pieces.join(between).slice(0, 400);
      const { q, parts, order, unused = [] } = read(text);
      const places = [q, ...[...parts, ...(order ? [order] : []), ...unused].map(({ words }) => words)];
      const letters = (all: string) => [...all.replace(/[\s,]/g, '')].length;
      expect(letters(places.join(''))).toBeLessThanOrEqual(letters(text));
    }),
    { numRuns: 200 },
  );
});
