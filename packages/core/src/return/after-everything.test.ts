import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isYearlyRate, type ReturnInput, returnAfterEverything } from './after-everything';

const NO_FEES = { management_fee: 0, performance_fee: 0, entry_fee: 0, exit_fee: 0 };
const PLAIN: ReturnInput = {
  target_return_min: 8,
  target_return_max: 10,
  target_return_type: 'p.a.',
  target_basis: 'before fees',
  fees: NO_FEES,
  amount: 100_000,
  term_years: 5,
  tax: { route: 'none' },
  taxable_share: 100,
  inflation: 0,
  on: '2026-11-20',
};

function computed(input: Partial<ReturnInput> = {}) {
  const result = returnAfterEverything({ ...PLAIN, ...input });
  if (!result.computed) throw new Error(result.reason);
  return result;
}

describe('returnAfterEverything', () => {
  it('with zero everything is the target', () => {
    expect(computed().after_everything).toEqual({ low: 8, high: 10 });
  });

  it('takes each step from the one before', () => {
    const { steps, after_fees, after_tax, after_everything } = computed({
      target_return_max: 8,
      fees: { management_fee: 1.5, performance_fee: 20, entry_fee: 2, exit_fee: 1 },
      tax: { route: 'pie', pir: 28 },
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
    expect(steps[3]?.after).toEqual(after_fees);
    expect(steps[4]?.after).toEqual(after_tax);
    expect(steps[5]?.after).toEqual(after_everything);
  });

  it('takes no management or performance fee twice where the target is after fees', () => {
    const fees = { management_fee: 2, performance_fee: 20, entry_fee: 0, exit_fee: 0 };
    expect(computed({ fees, target_basis: 'after fees' }).after_fees).toEqual({ low: 8, high: 10 });
    expect(computed({ fees, target_basis: 'before fees' }).after_fees).toEqual({ low: 4.8, high: 6.4 });
    expect(computed({ fees, target_basis: 'not stated' }).after_fees).toEqual({ low: 4.8, high: 6.4 });
    expect(computed({ fees, target_basis: 'not stated' }).assumptions.join()).toContain('does not say');
  });

  it('says what was not stated and assumes 0', () => {
    const fees = { management_fee: null, performance_fee: 0, entry_fee: null, exit_fee: null };
    const { steps, assumptions, term_years } = computed({ fees, term_years: null });
    expect(steps.filter((step) => step.is_assumed).map((step) => step.id)).toEqual([
      'management_fee',
      'entry_fee',
      'exit_fee',
    ]);
    expect(steps[0]?.note).toBe('Not stated; 0% is assumed.');
    expect(term_years).toBe(5);
    expect(assumptions.join()).toContain('No term is stated');
  });

  it('taxes a limited partner and a direct holder alike, by the bands, and says that cash does not matter', () => {
    const taxpayer = { kind: 'individual', other_income: 120_000 } as const;
    const input = { amount: 1_000_000, target_return_max: 8, taxpayer };
    const direct = computed({ ...input, tax: { route: 'direct', taxpayer } });
    const partner = computed({ ...input, tax: { route: 'limited-partnership', taxpayer } });
    expect(direct.after_tax.low).toBeCloseTo(8 - 2.76, 10);
    expect(partner.after_tax).toEqual(direct.after_tax);
    expect(partner.steps[4]?.note).toContain('even where no cash is paid');
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

  it('computes nothing without a target or from a total', () => {
    expect(returnAfterEverything({ ...PLAIN, target_return_min: null, target_return_max: null })).toEqual({
      computed: false,
      reason: 'No target return is stated.',
    });
    expect(returnAfterEverything({ ...PLAIN, target_return_type: 'x multiple' }).computed).toBe(false);
  });

  it.each(['p.a.', 'p.a. net', 'pa', 'IRR', 'cash yield p.a.', 'per annum', '% a year'])(
    '%s is a rate a year',
    (type) => {
      expect(isYearlyRate(type)).toBe(true);
    },
  );

  it.each(['total', 'x', 'MOIC', 'over the term'])('%s is not', (type) => {
    expect(isYearlyRate(type)).toBe(false);
  });
});

describe('returnAfterEverything: properties', () => {
  const rate = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const fees = fc.record({
    management_fee: rate(10),
    performance_fee: rate(60),
    entry_fee: rate(20),
    exit_fee: rate(20),
  });
  const taxpayer = fc.oneof(
    fc.record({ kind: fc.constant('individual' as const), other_income: rate(400_000) }),
    fc.constant({ kind: 'company' as const }),
  );
  const tax = fc.oneof(
    fc.constant({ route: 'none' as const }),
    fc.record({ route: fc.constant('pie' as const), pir: fc.constantFrom(10.5, 17.5, 28) }),
    fc.record({ route: fc.constantFrom('direct' as const, 'limited-partnership' as const), taxpayer }),
  );
  const input = fc.record({
    ...Object.fromEntries(Object.entries(PLAIN).map(([name, value]) => [name, fc.constant(value)])),
    target_return_min: fc.double({ min: -50, max: 60, noNaN: true }),
    target_return_max: fc.double({ min: -50, max: 60, noNaN: true }),
    fees,
    tax,
    term_years: fc.double({ min: 0.5, max: 30, noNaN: true }),
    taxable_share: fc.nat(100),
    inflation: rate(10),
    amount: fc.integer({ min: 1_000, max: 10_000_000 }),
  }) as unknown as fc.Arbitrary<ReturnInput>;
  /** Tax is rounded to the cent, which on the smallest amount is this much of a percent. */
  const cent = 0.01;

  it('no step raises the figure, and the span keeps its order', () => {
    fc.assert(
      fc.property(input, (each) => {
        const result = computed(each);
        for (const { before, after } of result.steps) {
          expect(after.low).toBeLessThanOrEqual(before.low + 1e-9);
          expect(after.high).toBeLessThanOrEqual(before.high + 1e-9);
          expect(after.low).toBeLessThanOrEqual(after.high + cent);
        }
      }),
    );
  });

  it('adding to a fee, to the tax rate or to inflation never helps', () => {
    const name = fc.constantFrom(
      'management_fee',
      'performance_fee',
      'entry_fee',
      'exit_fee',
      'inflation',
      'pir',
    );
    fc.assert(
      fc.property(input, name, rate(5), (each, what, more) => {
        const worse: ReturnInput = { ...each, fees: { ...each.fees } };
        if (what === 'inflation') worse.inflation += more;
        else if (what === 'pir') {
          if (worse.tax.route !== 'pie') return;
          worse.tax = { route: 'pie', pir: worse.tax.pir + more };
        } else worse.fees[what as keyof ReturnInput['fees']] = (each.fees[what as 'entry_fee'] ?? 0) + more;
        const [before, after] = [computed(each).after_everything, computed(worse).after_everything];
        expect(after.low).toBeLessThanOrEqual(before.low + cent);
        expect(after.high).toBeLessThanOrEqual(before.high + cent);
      }),
    );
  });

  it('agrees with following the money through the years', () => {
    fc.assert(
      fc.property(input, fc.integer({ min: 1, max: 20 }), rate(60), (each, years, target) => {
        const pir = 28;
        const result = computed({
          ...each,
          target_return_min: target,
          target_return_max: target,
          term_years: years,
          tax: { route: 'pie', pir },
        });
        let money = 1 - Number(each.fees.entry_fee) / 100;
        for (let year = 0; year < years; year += 1) {
          const afterManagement = target / 100 - Number(each.fees.management_fee) / 100;
          const gain =
            afterManagement - (Math.max(0, afterManagement) * Number(each.fees.performance_fee)) / 100;
          const due = Math.max(0, gain) * (each.taxable_share / 100) * (pir / 100);
          money *= (1 + gain - due) / (1 + each.inflation / 100);
        }
        money *= 1 - Number(each.fees.exit_fee) / 100;
        expect(result.after_everything.low).toBeCloseTo((money ** (1 / years) - 1) * 100, 6);
      }),
    );
  });
});
