import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAfterEverything } from './after-everything';
import type { ReturnInput } from './return-input';
import { RETURN_KINDS } from './return-kind';

const NO_FEES = { management_fee: 0, performance_fee: 0, entry_fee: 0, exit_fee: 0 };
const PLAIN: ReturnInput = {
  kind: 'yearly',
  target_return_min: 8,
  target_return_max: 10,
  fees_in: 'gross',
  fees: NO_FEES,
  currency: 'NZD',
  amount: 100_000,
  term_years: 5,
  income_share: 100,
  growth: 0,
  growth_tax: 'none',
  tax: { route: 'none' },
  inflation: 0,
  not_modelled: [],
  on: '2026-11-20',
};

function computed(input: Partial<ReturnInput> = {}) {
  const result = returnAfterEverything({ ...PLAIN, ...input });
  if (!result.computed) throw new Error(result.reason);
  return result;
}

describe('returnAfterEverything', () => {
  it('takes each step from the one before', () => {
    const { steps, after_fees, after_tax, after_everything } = computed({
      target_return_max: 8,
      fees: { management_fee: 1.5, performance_fee: 20, entry_fee: 2, exit_fee: 1 },
      tax: { route: 'pie', rate: 28 },
      inflation: 2.5,
    });
    expect(steps.map(({ id, after }) => [id, Number(after.low.toFixed(4))])).toEqual([
      ['management_fee', 6.5],
      ['performance_fee', 5.2],
      ['entry_fee', 4.7758],
      ['exit_fee', 4.5654],
      ['tax', 3.1182],
      ['inflation', 0.6031],
    ]);
    expect(steps.map(({ rate }) => [rate?.value, rate?.unit])).toEqual([
      [1.5, 'percent_a_year'],
      ...[20, 2, 1, 28].map((value) => [value, 'share']),
      [2.5, 'percent_a_year'],
    ]);
    expect(steps[3]?.after).toEqual(after_fees);
    expect(steps[4]?.after).toEqual(after_tax);
    expect(steps[5]?.after).toEqual(after_everything);
  });

  it('says with every figure that a target is not a forecast', () => {
    expect(computed().disclaimer).toContain('A target is not a forecast: the return can be lower');
  });

  it('assumes nothing where a target in New Zealand dollars is before fees and nothing is taxed', () => {
    expect(computed().assumptions).toEqual([]);
  });

  it('takes a term only where one above 0 is stated', () => {
    const termOf = (term_years: number | null) => {
      const { term_years: taken, assumptions } = computed({ term_years });
      return [taken, assumptions.join().includes('No term is stated')];
    };
    expect(termOf(3)).toEqual([3, false]);
    for (const none of [null, 0, -1]) expect(termOf(none)).toEqual([5, true]);
  });

  it('says of an open-ended offer over which time fees that are paid once are spread', () => {
    const fees = { ...NO_FEES, exit_fee: 1 };
    const said = (term_years: number | null, of = fees) => {
      const { steps, assumptions } = computed({ fees: of, term_years, open_ended: true });
      return [steps.find(({ id }) => id === 'exit_fee')?.note, assumptions.join(' ')];
    };
    expect(said(3)).toEqual([
      'Paid once, spread over 3 years, the shortest time that it is held.',
      expect.stringContaining('If you hold it longer, they cost less a year.'),
    ]);
    expect(said(null)).toEqual([
      'Paid once, spread over 5 years.',
      expect.stringContaining('The offer is open-ended. What is paid once is spread over 5 years.'),
    ]);
    expect(said(3, NO_FEES)[1]).not.toContain('shortest');
  });

  it('needs an amount for tax by bands alone, and lets other errors through', () => {
    expect(computed({ amount: 0, tax: { route: 'pie', rate: 28 } }).after_tax.low).toBeCloseTo(5.76);
    expect(computed({ amount: 0 }).after_tax.low).toBe(8);
    const taxpayer = { kind: 'company' } as const;
    expect(returnAfterEverything({ ...PLAIN, amount: 0, tax: { route: 'direct', taxpayer } })).toEqual({
      computed: false,
      reason: 'Tax by bands needs an amount above 0.',
    });
    expect(() => returnAfterEverything({ ...PLAIN, fees: null as never })).toThrow(TypeError);
  });

  it.each([
    // Of a fee of 1, three quarters come off the income of 6 in 8: 5.25 is taxed.
    [6, 2, 8, 5.53],
    // Beside a loss of value the whole fee comes off the income of 6: 5 is taxed, and 3 is what is left before tax.
    [6, -2, 4, 1.6],
    [6, -8, -2, -4.4],
    [0, 8, 8, 7],
  ])('takes a cash yield of %d with growth of %d as %d, and leaves %d', (target, growth, gross, left) => {
    const { steps, after_tax } = computed({
      kind: 'cash-yield',
      target_return_min: target,
      target_return_max: target,
      growth,
      // Other targets have their parts in them.
      income_share: 10,
      fees: { ...NO_FEES, management_fee: 1 },
      tax: { route: 'pie', rate: 28 },
    });
    expect(steps.find(({ id }) => id === 'growth')?.after.low).toBeCloseTo(gross);
    expect(after_tax.low).toBeCloseTo(left);
  });

  it('takes no fee off an income below 0, so that growth is not taxed for it at the end', () => {
    // A year of -5 and 3, less a fee of 1: a gain of 2 is taxed at 28%, and -3 is left before that.
    const { after_tax } = computed({
      kind: 'cash-yield',
      target_return_min: -5,
      target_return_max: -5,
      growth: 3,
      term_years: 1,
      fees: { ...NO_FEES, management_fee: 1 },
      growth_tax: 'at-exit',
      tax: { route: 'pie', rate: 28 },
    });
    expect(after_tax.low).toBeCloseTo(-3.56);
  });

  it('says which fees are not stated, and assumes 0', () => {
    const fees = { management_fee: null, performance_fee: 0, entry_fee: null, exit_fee: null };
    const { steps, not_stated, assumptions, term_years } = computed({ fees, term_years: null });
    expect(not_stated).toEqual(['management_fee', 'entry_fee', 'exit_fee']);
    expect(steps.filter(({ state }) => state === 'not_stated').map(({ id }) => id)).toEqual(not_stated);
    expect(steps[0]?.note).toBe('Not stated; 0% is assumed.');
    expect(term_years).toBe(5);
    expect(assumptions.join()).toContain('No term is stated');
  });

  it('misses no management or performance fee where the target is after them', () => {
    const fees = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: 0 };
    expect(computed({ fees, fees_in: 'net' }).not_stated).toEqual(['entry_fee']);
    expect(computed({ fees, fees_in: 'not_stated' }).assumptions.join()).toContain('does not say');
  });

  it('taxes a limited partner and a direct holder alike, and says that cash does not matter', () => {
    const taxpayer = { kind: 'individual', other_income: 120_000 } as const;
    const input = { amount: 1_000_000, target_return_max: 8 };
    const direct = computed({ ...input, tax: { route: 'direct', taxpayer } });
    const partner = computed({ ...input, tax: { route: 'limited-partnership', taxpayer } });
    expect(partner.after_tax).toEqual(direct.after_tax);
    expect(partner.steps[4]?.note).toContain('even if no cash is paid');
  });

  it('taxes the income before entry and exit fees, and says so where there are any', () => {
    const tax = { route: 'pie', rate: 28 } as const;
    const taxStep = (fees: Partial<ReturnInput['fees']>) => {
      const step = computed({ fees: { ...NO_FEES, ...fees }, term_years: 8, tax }).steps.find(
        ({ id }) => id === 'tax',
      );
      return { note: step?.note, taken: (step?.before.low ?? 0) - (step?.after.low ?? 0) };
    };
    for (const fees of [{ entry_fee: 2 }, { exit_fee: 1 }]) {
      expect(taxStep(fees).note).toContain('Entry and exit fees are not deducted from that income.');
      // 28% of 8, of what the fee leaves invested.
      expect(taxStep(fees).taken).toBeCloseTo(
        2.24 * (1 - (fees.entry_fee ?? fees.exit_fee ?? 0) / 100) ** (1 / 8),
      );
    }
    expect(taxStep({ management_fee: 1 })).toEqual({
      note: 'On each year’s income, at 28%.',
      taken: expect.closeTo(1.96),
    });
  });

  it('says of income and of a gain by bands what they are taxed on top of', () => {
    const noteOf = (id: string, tax: ReturnInput['tax']) =>
      computed({ income_share: 50, growth_tax: 'at-exit', tax }).steps.find((step) => step.id === id)?.note;
    const own = { route: 'direct', taxpayer: { kind: 'individual', other_income: 0 } } as const;
    expect(noteOf('tax', own)).toContain('at your own rates, on top of your other income.');
    const words = 'on top of the other income of that year';
    expect(noteOf('exit_tax', own)).toContain(words);
    expect(noteOf('exit_tax', { route: 'pie', rate: 28 })).not.toContain(words);
  });

  it('keeps the step of trusts at $10,000: a fee that takes the income there lowers the rate on all of it', () => {
    const tax = { route: 'direct', taxpayer: { kind: 'trust', other_income: 0 } } as const;
    const withFee = (management_fee: number) =>
      computed({
        target_return_max: 10,
        target_return_min: 10,
        tax,
        fees: { ...NO_FEES, management_fee },
        amount: 100_100,
      }).after_tax.low;
    expect(withFee(0)).toBeCloseTo(10 * 0.61, 4);
    expect(withFee(0.1)).toBeCloseTo(9.9 * 0.67, 4);
  });

  it('takes one end of a target for both and puts a swapped pair right', () => {
    expect(computed({ target_return_min: null, target_return_max: 9 }).target).toEqual({ low: 9, high: 9 });
    expect(computed({ target_return_min: 12, target_return_max: 9 }).target).toEqual({ low: 9, high: 12 });
  });

  it('takes no inflation of New Zealand from an offer in another currency', () => {
    const { after_everything, after_tax, steps, assumptions } = computed({ currency: 'USD', inflation: 2 });
    expect(after_everything).toBeNull();
    expect(after_tax).toEqual({ low: 8, high: 10 });
    expect(steps.map(({ id }) => id)).not.toContain('inflation');
    expect(assumptions.join()).toContain('inflation are not modelled');
  });

  it('deducts nothing for a tax that is not modelled, and says so in its step', () => {
    const { after_tax, after_fees, steps } = computed({
      tax: { route: 'not-modelled', reason: 'A reason.' },
      growth_tax: 'at-exit',
    });
    expect(after_tax).toEqual(after_fees);
    expect(steps.find(({ id }) => id === 'tax')).toMatchObject({ state: 'not_modelled', note: 'A reason.' });
  });

  it.each([
    ['without a target', { target_return_min: null, target_return_max: null }, 'No target return is stated.'],
    ['of a total', { kind: 'other' }, 'The target is not stated as a rate a year.'],
    [
      'by bands without an amount',
      { amount: 0, tax: { route: 'direct', taxpayer: { kind: 'company' } } },
      'Tax by bands needs an amount above 0.',
    ],
    [
      'before the first table of rates',
      { on: '2025-03-31', tax: { route: 'direct', taxpayer: { kind: 'individual', other_income: 0 } } },
      'No table of personal tax rates is known for 31 March 2025. The figures here begin on 1 April 2025.',
    ],
  ] as const)('computes nothing %s', (_, change, reason) => {
    expect(returnAfterEverything({ ...PLAIN, ...change })).toEqual({ computed: false, reason });
  });
});

describe('returnAfterEverything: properties', () => {
  const rate = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const fees = fc.record({
    management_fee: rate(10),
    performance_fee: rate(60),
    entry_fee: rate(20),
    exit_fee: rate(20),
    performance_hurdle: fc.option(rate(12)),
    performance_catch_up: fc.option(rate(100)),
  });
  const taxpayer = fc.oneof(
    fc.record({ kind: fc.constant('individual' as const), other_income: rate(400_000) }),
    fc.constant({ kind: 'company' as const }),
  );
  const tax = fc.oneof(
    fc.constant({ route: 'none' as const }),
    fc.record({
      route: fc.constantFrom('pie' as const, 'direct' as const, 'withholding' as const),
      rate: rate(39),
    }),
    fc.record({ route: fc.constantFrom('direct' as const, 'limited-partnership' as const), taxpayer }),
  );
  const target = fc.double({ min: -50, max: 60, noNaN: true });
  const input: fc.Arbitrary<ReturnInput> = fc
    .record({
      kind: fc.constantFrom(...RETURN_KINDS.filter((kind) => kind !== 'other')),
      target_return_min: target,
      target_return_max: target,
      fees_in: fc.constantFrom(
        'net' as const,
        'net_of_management' as const,
        'gross' as const,
        'not_stated' as const,
      ),
      fees,
      tax,
      term_years: fc.double({ min: 0.5, max: 30, noNaN: true }),
      income_share: fc.nat(100),
      growth: fc.double({ min: -5, max: 10, noNaN: true }),
      growth_tax: fc.constantFrom('none' as const, 'at-exit' as const, 'fdr' as const),
      inflation: rate(10),
      amount: fc.integer({ min: 1_000, max: 10_000_000 }),
      currency: fc.constantFrom('NZD', 'USD'),
    })
    .map((drawn) => ({ ...PLAIN, ...drawn }));
  /** Tax is rounded to the cent, which on the smallest amount is this much of a percent. */
  const cent = 0.01;

  it('with every fee, tax, inflation and growth at zero, what is left is the target, for every kind', () => {
    const zero = { growth: 0, inflation: 0, fees: NO_FEES };
    const untaxed = fc.constantFrom<ReturnInput['tax']>(
      { route: 'none' },
      { route: 'pie', rate: 0 },
      { route: 'direct', rate: 0 },
      { route: 'limited-partnership', rate: 0 },
    );
    fc.assert(
      fc.property(input, untaxed, (each, noTax) => {
        const result = computed({ ...each, ...zero, tax: noTax });
        const left = result.after_everything ?? result.after_tax;
        expect(left.low).toBeCloseTo(result.target.low, 9);
        expect(left.high).toBeCloseTo(result.target.high, 9);
      }),
    );
  });

  it('no step but the assumed growth raises the figure, and the span keeps its order', () => {
    fc.assert(
      fc.property(input, (each) => {
        const result = computed(each);
        for (const { id, before, after } of result.steps) {
          if (id !== 'growth') {
            expect(after.low).toBeLessThanOrEqual(before.low + 1e-9);
            expect(after.high).toBeLessThanOrEqual(before.high + 1e-9);
          }
          expect(after.low).toBeLessThanOrEqual(after.high + cent);
        }
      }),
    );
  });

  it('adding to a fee, to the tax rate or to inflation never helps; a higher hurdle never harms', () => {
    const name = fc.constantFrom(
      'management_fee',
      'performance_fee',
      'entry_fee',
      'exit_fee',
      'performance_catch_up',
      'performance_hurdle',
      'inflation',
      'rate',
    );
    fc.assert(
      fc.property(input, name, rate(5), (each, what, more) => {
        const changed: ReturnInput = { ...each, fees: { ...each.fees } };
        if (what === 'inflation') changed.inflation += more;
        else if (what === 'rate') {
          if (!('rate' in each.tax)) return;
          changed.tax = { ...each.tax, rate: each.tax.rate + more };
        } else changed.fees[what] = (each.fees[what] ?? 0) + more;
        const [before, after] = [computed(each), computed(changed)].map(
          (result) => result.after_everything ?? result.after_tax,
        );
        const [worse, better] = what === 'performance_hurdle' ? [before, after] : [after, before];
        expect(worse?.low).toBeLessThanOrEqual((better?.low ?? 0) + cent);
        expect(worse?.high).toBeLessThanOrEqual((better?.high ?? 0) + cent);
      }),
    );
  });

  it('tax on growth at exit costs no more than tax on all of it each year', () => {
    fc.assert(
      fc.property(input, rate(39), rate(30), (each, percent, growth) => {
        const of = { ...each, kind: 'irr', target_return_min: growth, target_return_max: growth } as const;
        const flat = { route: 'direct', rate: percent } as const;
        const later = computed({ ...of, income_share: 0, growth_tax: 'at-exit', tax: flat });
        const yearly = computed({ ...of, income_share: 100, growth_tax: 'none', tax: flat });
        if (Number(of.term_years) >= 1)
          expect(later.after_tax.low).toBeGreaterThanOrEqual(yearly.after_tax.low - 1e-9);
      }),
    );
  });

  it('agrees with following the money through the years', () => {
    const years = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(input, years, rate(60), (each, term_years, percent) => {
        const followed: ReturnInput = {
          ...each,
          kind: 'irr',
          target_return_min: percent,
          target_return_max: percent,
          term_years,
          currency: 'NZD',
          fees_in: 'gross',
          growth_tax: each.growth_tax === 'at-exit' ? 'at-exit' : 'none',
          tax: { route: 'pie', rate: 28 },
        };
        const result = computed(followed);
        expect(result.after_everything?.low).toBeCloseTo(moneyFollowed(followed, percent), 6);
      }),
    );
  });
});

/** The same as a loop over the years: a dollar in, fees and tax out, prices rising. */
function moneyFollowed(
  { fees, income_share, growth_tax, inflation, term_years }: ReturnInput,
  target: number,
): number {
  const years = Number(term_years);
  const afterManagement = Math.max(-1, target / 100 - Number(fees.management_fee) / 100);
  const hurdle = Number(fees.performance_hurdle ?? 0) / 100;
  const share = Number(fees.performance_fee) / 100;
  const catchUp = Number(fees.performance_catch_up ?? 0) / 100;
  const excess = Math.max(0, afterManagement - hurdle);
  const performance =
    catchUp > share ? Math.min(share * Math.max(0, afterManagement), catchUp * excess) : share * excess;
  const rate = afterManagement - performance;
  let money = 1 - Number(fees.entry_fee) / 100;
  let gains = -Number(fees.entry_fee) / 100;
  for (let year = 0; year < years; year += 1) {
    const income = rate * (target === 0 ? 1 : income_share / 100);
    gains += money * (rate - income);
    money *= 1 + rate - Math.max(0, income) * 0.28;
  }
  const exit = money * (Number(fees.exit_fee) / 100);
  money -= exit;
  gains -= exit;
  if (growth_tax === 'at-exit') money -= Math.max(0, gains) * 0.28;
  return (Math.max(0, money) ** (1 / years) / (1 + inflation / 100) - 1) * 100;
}
