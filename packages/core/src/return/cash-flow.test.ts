import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAfterEverything } from './after-everything';
import { cashFlowOf, type FlowOffer, feesOfFlow } from './cash-flow';
import { LOAN } from './loan.fixture';
import { NO_CASH_FLOW } from './no-cash-flow';
import { inputOfOffer } from './offer-return';

const LENDING = { id: 'private-credit', slug: 'private-credit', name: 'Private credit' };
const offer = (change: Partial<FlowOffer> = {}): FlowOffer => ({
  ...LOAN,
  term_description: null,
  is_open_ended: null,
  terms: [],
  liquidity: null,
  minimum_investment: 100_000,
  term_months: 60,
  distribution: 'quarterly' as const,
  target_return_min: 8,
  target_return_max: 9,
  target_return_type: 'p.a.',
  called_share: null,
  ...change,
});
const flow = (change: Partial<FlowOffer>) => {
  const found = cashFlowOf(offer(change));
  if (!found) throw new Error('no cash flow');
  return found;
};

describe('the cash flow of an offer', () => {
  it('pays the rate of each year, and the amount back at the end', () => {
    const { years, at_start, has_end } = flow({});
    expect([at_start, has_end, years.length]).toEqual([100_000, true, 5]);
    for (const { paid } of years) expect(paid).toEqual({ low: 8_000, high: 9_000 });
    expect(years.map(({ returned }) => returned)).toEqual([
      ...['none', 'none', 'none', 'none'],
      { low: 100_000, high: 100_000 },
    ]);
  });

  it('pays nothing where fees take more than the target, and gives less of the amount back', () => {
    const { years, assumptions } = flow({ target_return_min: 1, management_fee: 2, term_months: 24 });
    const said = 'Where a year leaves less than nothing, it comes off the amount.';
    expect(assumptions).toContain(said);
    expect(flow({ target_return_min: 2, management_fee: 2 }).assumptions).not.toContain(said);
    expect(years.map(({ paid }) => paid)).toEqual(Array(2).fill({ low: 0, high: 7_000 }));
    expect(years[1]?.returned).toEqual({ low: expect.closeTo(98_010, 6), high: 100_000 });
  });

  it('compounds what is paid at the end', () => {
    const { years } = flow({ distribution: 'at-maturity', term_months: 24 });
    expect(years.map(({ paid }) => paid)).toEqual(['none', 'none']);
    const last = years[1]?.returned;
    expect(last).toEqual({ low: expect.closeTo(116_640, 6), high: expect.closeTo(118_810, 6) });
  });

  it.each([
    ['units of a fund', { security_type: 'units' }, true],
    ['a loan', {}, false],
    ['a fund that lends', { security_type: 'units', asset_class: LENDING }, false],
    ['a cash yield', { security_type: 'units', target_return_type: 'cash yield' }, false],
    ['what is paid at the end', { security_type: 'units', distribution: 'at-maturity' }, false],
    ['an IRR', { security_type: 'units', target_return_type: 'IRR' }, false],
  ] as const)('says of %s whether growth may be in what it shows as paid', (_, change, may) => {
    const { may_hold_growth, assumptions } = flow(change);
    expect(may_hold_growth).toBe(may);
    expect(
      assumptions.some((each) => each.startsWith('It assumes that all of the return is paid out,')),
    ).toBe(may);
  });

  it('has a last part of a year', () => {
    const { years } = flow({ term_months: 18 });
    expect(years.map(({ until }) => until)).toEqual([1, 1.5]);
    expect(years[1]?.paid).toEqual({ low: 4_000, high: 4_500 });
    expect(flow({ term_months: 9 }).years).toHaveLength(1);
  });

  it('leaves open what the terms leave open', () => {
    const irr = flow({ target_return_type: 'IRR', security_type: 'equity' });
    expect(irr.years[0]?.paid).toBe('not_stated');
    expect(irr.years.at(-1)?.returned).toBe('not_stated');
    expect(flow({ distribution: null }).years[0]?.paid).toBe('not_stated');
    const open = flow({ term_months: null, is_open_ended: true });
    expect([open.has_end, open.years.length, open.years.at(-1)?.returned]).toEqual([false, 5, 'not_stated']);
    // Months beside an open end are how long the money has to stay.
    expect(flow({ term_months: 24, is_open_ended: true })).toEqual(open);
    const called = flow({ called_share: 40 });
    expect([called.at_start, called.amount]).toEqual([40_000, 100_000]);
    const grows = flow({ called_share: 40, distribution: 'none' });
    expect(grows.years.at(-1)?.returned).toBe('not_stated');
  });

  it('does not say that no end is stated where words or tags say something of it', () => {
    const none = { term_months: null };
    const [unstated, words, short, long] = [
      flow(none),
      flow({ ...none, term_description: 'Matures in 2029.' }),
      flow({ ...none, terms: ['short-term'] }),
      flow({ ...none, terms: ['short-term', 'long-term'] }),
    ];
    expect([unstated, words, short, long].map(({ end_in_words }) => end_in_words)).toEqual([
      null,
      'Matures in 2029',
      'Short term (up to 2 years)',
      'Short term (up to 2 years), Long term (over 5 years)',
    ]);
    expect([unstated, words, short, long].map(({ years }) => years.length)).toEqual([5, 5, 2, 5]);
    expect(unstated.assumptions).toContain('No end is stated, so it shows the first 5 years.');
    expect(words.assumptions).toContain(
      'Term: Matures in 2029. The number of years is not stated, so it shows the first 5 years.',
    );
    const tags = [{ id: 't', slug: 'short-term', name: 'Quick' }];
    expect(flow({ ...none, terms: ['short-term'], derived: ['terms'], tags }).assumptions).toContain(
      'Term: Short term (up to 2 years), derived from the tag “Quick”. The number of years is not stated, so it shows the first 2 years.',
    );
    expect(flow({ ...none, is_open_ended: true, term_description: 'Open ended' }).end_in_words).toBeNull();
  });

  it('pays a cash yield, and the amount back at the end, also where the distributions are not stated', () => {
    const { years, assumptions } = flow({ target_return_type: 'cash yield', distribution: null });
    expect(years[0]?.paid).toEqual({ low: 8_000, high: 9_000 });
    expect(years.at(-1)?.returned).toEqual({ low: 100_000, high: 100_000 });
    expect(assumptions).not.toContain('The provider does not state distributions.');
  });

  it.each([
    ['every quarter, of money that is called later', { called_share: 40 }, true],
    ['every quarter, of money that is not called yet', { called_share: 0 }, true],
    ['every quarter', {}, false],
    ['at the end, of money that is called later', { distribution: 'none', called_share: 40 }, false],
    ['when nobody says, of money that is called later', { distribution: null, called_share: 40 }, false],
  ] as const)('says that it counts on the whole amount where it is paid %s: %j', (_, change, isSaid) => {
    const said =
      'What is paid out is shown as if all of it were called at the start; until it is, less is paid.';
    expect(flow(change).assumptions.includes(said)).toBe(isSaid);
  });

  it('is not worked out without a target a year or a minimum, or of an offer that ended', () => {
    for (const change of [
      { target_return_min: null, target_return_max: null },
      { target_return_type: 'times the money' },
      { minimum_investment: null },
      { status: 'Closed' },
      { outcome_return: 7 },
    ])
      expect(cashFlowOf(offer(change))).toBeNull();
  });

  it('is not worked out of a term that is too long to draw, which its place says', () => {
    expect(cashFlowOf(offer({ term_months: 480 }))?.years).toHaveLength(40);
    expect(cashFlowOf(offer({ term_months: 481 }))).toBeNull();
    expect(NO_CASH_FLOW).toContain('a term of no more than 40 years');
  });

  it.each([
    ['at the end alone', { distribution: 'at-maturity' }, true],
    ['every quarter', {}, false],
    ['never, without an end', { distribution: 'none', term_months: null, is_open_ended: true }, false],
    ['at the end, of money that is called later', { distribution: 'none', called_share: 40 }, false],
    ['a cash yield', { distribution: 'none', target_return_type: 'cash yield' }, false],
  ] as const)('says that the return compounds where it is paid %s: %j', (_, change, isSaid) => {
    const said = 'Nothing is paid before the end, and the return compounds once a year.';
    expect(flow(change).assumptions.includes(said)).toBe(isSaid);
  });

  it.each([
    ['every month', { distribution: 'monthly' }, true],
    ['as a cash yield', { distribution: 'none', target_return_type: 'cash yield' }, true],
    ['at the end', { distribution: 'at-maturity' }, false],
    ['without an end', { term_months: null, is_open_ended: true }, false],
  ] as const)(
    'says that it counts on the whole capital until the end where it is paid %s',
    (_, change, isSaid) => {
      const said =
        'It assumes that no capital comes back before the end; where some does, later years pay less.';
      expect(flow(change).assumptions.includes(said)).toBe(isSaid);
    },
  );

  it('pays out the whole term at the rate, whatever its length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 3_000 }),
        (months, hundredths) => {
          const rate = hundredths / 100;
          const { years } = flow({ term_months: months, target_return_min: rate, target_return_max: rate });
          const paid = years.reduce(
            (sum, year) => sum + (typeof year.paid === 'object' ? year.paid.low : 0),
            0,
          );
          expect(paid).toBeCloseTo((100_000 * rate * months) / 1_200, 4);
          expect(years.at(-1)?.until).toBeCloseTo(months / 12, 9);
        },
      ),
    );
  });

  it('says what it assumes where it holds, and nowhere else', () => {
    const kinds = ['p.a.', 'IRR', 'cash yield'];
    const distributions = [null, 'quarterly', 'none', 'at-maturity'] as const;
    for (const target_return_type of kinds)
      for (const distribution of distributions) {
        const { assumptions } = flow({ target_return_type, distribution, security_type: 'units' });
        const isYield = target_return_type === 'cash yield';
        const isAtEnd = distribution === 'none' || distribution === 'at-maturity';
        const said: [string, boolean][] = [
          ['An IRR does not say how much is paid in which year.', target_return_type === 'IRR' && !isAtEnd],
          ['The provider does not state distributions.', distribution === null && !isYield],
          ['It assumes no growth on top of the cash yield, since none is stated.', isYield],
        ];
        for (const [words, holds] of said)
          expect(assumptions.includes(words), `${target_return_type} ${distribution}: ${words}`).toBe(holds);
      }
  });

  it('says which fees are taken off, and which are missing, of any that run each year', () => {
    const fee = fc.constantFrom(null, 0, 0.25, 1, 20);
    fc.assert(
      fc.property(fee, fee, fc.boolean(), (management_fee, performance_fee, is_exclusive) => {
        const { assumptions } = flow({ management_fee, performance_fee, is_exclusive });
        const fees = [management_fee, performance_fee];
        const taken = is_exclusive ? 0 : fees.filter((each) => each !== null && each > 0).length;
        expect(assumptions.filter((each) => /^The .*fees? (is|are) taken off\.$/.test(each))).toHaveLength(
          Math.min(1, taken),
        );
        const isMissing = !is_exclusive && fees.includes(null);
        expect(assumptions.some((each) => each.endsWith('not stated, and not taken off.'))).toBe(isMissing);
        expect(assumptions.includes('The fees are locked, and not taken off.')).toBe(is_exclusive);
      }),
    );
  });

  it('knows of later calls only where less than all is called', () => {
    expect(flow({ called_share: 100 })).toEqual(flow({ called_share: null }));
    const nearly = flow({ called_share: 99.5 });
    expect(nearly.at_start).toBe(99_500);
    expect(nearly.assumptions.join(' ')).toContain('99.5% of commitments is called so far');
  });

  it('ends the sentence of a term once, also where the provider’s words end in a full stop', () => {
    for (const term_description of ['2 years', '2 years.'])
      expect(flow({ term_description, term_months: 24 }).assumptions).toContain('Term: 2 years.');
  });

  it('gives a term in the words of the provider, which may be no part of a sentence', () => {
    expect(flow({ term_description: 'About 18 months left', term_months: 18 }).assumptions).toContain(
      'Term: About 18 months left.',
    );
  });

  it.each([
    ['3–5 years', true],
    ['3-5 years', true],
    ['18 months to 3 years', true],
    ['12 or 24 months', true],
    ['4–7 years: to 2030', true],
    ['18 months, may be extended by 12', false],
    ['5 years, plus up to 2 of extension', false],
    ['24 months, or conversion if sooner', false],
  ])('says of a term of “%s” that its longer end is used: %s', (term_description, isRange) => {
    const { assumptions } = flow({ term_description, term_months: 36 });
    expect(assumptions.some((each) => each.endsWith('The longer end of the range is used.'))).toBe(isRange);
  });

  it('pays what the steps leave after the running fees, and says so', () => {
    const fee = fc.option(fc.integer({ min: 0, max: 2_000 }).map((hundredths) => hundredths / 100));
    fc.assert(
      fc.property(
        fee,
        fee,
        fc.constantFrom('gross', 'net', null),
        fc.boolean(),
        (management_fee, performance_fee, returns_stated, is_exclusive) => {
          const change = { management_fee, performance_fee, returns_stated, is_exclusive };
          const found = flow(change);
          const result = returnAfterEverything(inputOfOffer(offer(change), '2026-11-20'));
          const after = result.computed && result.steps.find(({ id }) => id === 'performance_fee')?.after;
          if (!after) throw new Error('no steps');
          const { paid } = found.years[0] ?? {};
          expect(paid).toEqual({
            low: expect.closeTo(Math.max(0, after.low) * 1_000, 6),
            high: expect.closeTo(Math.max(0, after.high) * 1_000, 6),
          });
          const isNet = returns_stated === 'net' && !is_exclusive;
          const isTaken = !is_exclusive && !isNet && (management_fee || performance_fee);
          expect(feesOfFlow(found)?.startsWith('after ') ?? false).toBe(Boolean(isTaken));
        },
      ),
    );
  });

  it.each([
    [{ management_fee: 1 }, 'after the management fee', 'The management fee is taken off.'],
    [
      { management_fee: 1, performance_fee: 10 },
      'after the management and performance fees',
      'The management and performance fees are taken off.',
    ],
    [
      { management_fee: 1, performance_fee: null },
      'after the fees stated',
      'The performance fee is not stated, and not taken off.',
    ],
    [
      { management_fee: null, performance_fee: null },
      'before fees that are not stated',
      'The management and performance fees are not stated, and not taken off.',
    ],
    [
      { management_fee: 8, fee_base: 'Gross rent', performance_fee: null },
      'before fees that are not counted',
      'The performance fee is not stated; the management fee is not a share of the amount and is not counted.',
    ],
    [
      { management_fee: 8, fee_base: 'Gross rent', performance_fee: 20 },
      'after the fees counted',
      'The management fee is not a share of the amount and is not counted.',
    ],
    [
      { management_fee: 1, is_exclusive: true },
      'before fees, which are locked',
      'The fees are locked, and not taken off.',
    ],
    [
      { management_fee: 1, performance_fee: 20, target_return_type: 'p.a. after the management fee' },
      'after the performance fee',
      'The target is stated after the management fee.',
    ],
    [
      { management_fee: 1, target_return_type: 'p.a. net' },
      null,
      'The target is stated after management and performance fees.',
    ],
  ])('says what its figures are of: %j', (change, words, sentence) => {
    const found = flow(change);
    expect(feesOfFlow(found)).toBe(words);
    expect(found.assumptions).toContain(sentence);
    expect(found.assumptions.at(-1)).toBe('Tax, entry and exit fees are not taken off.');
  });
});
