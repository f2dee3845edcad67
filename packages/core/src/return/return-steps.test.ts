import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { returnAfterEverything } from './after-everything';
import { FEE_NAMES, type FeeName } from './fees';
import type { ReturnInput } from './return-input';
import { RETURN_KINDS } from './return-kind';
import type { StepId } from './return-steps';

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

/** A step of the calculation. */
function stepOf(id: StepId, change: Partial<ReturnInput>) {
  const result = returnAfterEverything({ ...PLAIN, ...change });
  if (!result.computed) throw new Error(result.reason);
  const step = result.steps.find((each) => each.id === id);
  if (!step) throw new Error(`no ${id}`);
  return step;
}

it('a fee is taken at its own rate, in the target already, or not stated, and says which', () => {
  const fee = fc.constantFrom(null, 0, 0.5, 1, 2);
  const fees = fc.record({ management_fee: fee, performance_fee: fee, entry_fee: fee, exit_fee: fee });
  const inTarget: Partial<Record<ReturnInput['fees_in'], readonly FeeName[]>> = {
    net: ['management_fee', 'performance_fee'],
    net_of_management: ['management_fee'],
  };
  const fees_in = fc.constantFrom('gross', 'net', 'net_of_management', 'not_stated');
  fc.assert(
    fc.property(fees, fees_in, (of, where) => {
      for (const name of FEE_NAMES) {
        const { state, rate, note, before, after } = stepOf(name, { fees: of, fees_in: where });
        if (inTarget[where]?.includes(name)) {
          expect([state, rate, note]).toEqual([
            ...['taken', null],
            'The target is stated after it, so it is not taken again.',
          ]);
        } else {
          expect([state, rate?.value]).toEqual([of[name] === null ? 'not_stated' : 'taken', of[name] ?? 0]);
          expect(note === 'Not stated; 0% is assumed.').toBe(of[name] === null);
        }
        if (rate === null || rate.value === 0) expect(after).toEqual(before);
      }
    }),
  );
});

it('a management fee on a sum of each year is not modelled, and one on the amount is', () => {
  const stateOn = (fee_base: string | null) =>
    stepOf('management_fee', { fees: { ...NO_FEES, management_fee: 5, fee_base } }).state;
  expect(['rent collected', 'net asset value', null].map(stateOn)).toEqual([
    'not_modelled',
    'taken',
    'taken',
  ]);
});

it.each([
  [1, '1 year'],
  [2, '2 years'],
  [0.5, '0.5 years'],
  [1.5, '1.5 years'],
  [4 / 12, '0.33 years'],
])('a fee that is paid once is spread over a term of %d as %s', (term_years, words) => {
  for (const name of ['entry_fee', 'exit_fee'] as const)
    expect(stepOf(name, { term_years, fees: { ...NO_FEES, [name]: 1 } }).note).toBe(
      `Paid once, spread over ${words}.`,
    );
});

it('the step of tax has the rate that is taken, and none where tax goes by bands or is not modelled', () => {
  const taxpayer = { kind: 'individual', other_income: 60_000 } as const;
  const share = (value: number) => ({ value, unit: 'share' });
  const rates: [ReturnInput['tax'], ReturnType<typeof share> | null][] = [
    [{ route: 'none' }, share(0)],
    [{ route: 'not-modelled', reason: 'A reason.' }, null],
    [{ route: 'pie', rate: 28 }, share(28)],
    [{ route: 'listed-pie', rate: 28 }, share(28)],
    [{ route: 'direct', rate: 39 }, share(39)],
    [{ route: 'withholding', rate: 15 }, share(15)],
    [{ route: 'direct', taxpayer }, null],
    [{ route: 'limited-partnership', taxpayer }, null],
  ];
  for (const [tax, rate] of rates) {
    const step = stepOf('tax', { tax });
    expect([step.rate, step.state]).toEqual([rate, tax.route === 'not-modelled' ? 'not_modelled' : 'taken']);
    expect(step.note === 'No tax is taken in this model.').toBe(tax.route === 'none');
    // Only a holder that is taxed directly can use the fair dividend rate.
    const isFdr = stepOf('tax', { tax, growth_tax: 'fdr' }).note.startsWith(
      'Fair dividend rate: 5% of the value each year is taxed',
    );
    expect(isFdr, tax.route).toBe(tax.route === 'direct');
    if ('taxpayer' in tax || 'rate' in tax) continue;
    expect(step.after).toEqual(step.before);
  }
});

it('tax on growth at the end has the rate that is taken of it, and none where it goes by bands', () => {
  const rateOf = (tax: ReturnInput['tax']) =>
    stepOf('exit_tax', { income_share: 0, growth_tax: 'at-exit', tax }).rate;
  expect(rateOf({ route: 'pie', rate: 17.5 })).toEqual({ value: 17.5, unit: 'share' });
  expect(rateOf({ route: 'direct', taxpayer: { kind: 'company' } })).toBeNull();
});

it('a return that is all growth has no income to tax; one with any income, or a cash yield, is taxed on it', () => {
  for (const kind of RETURN_KINDS.filter((each) => each !== 'other'))
    for (const income_share of [0, 1, 100]) {
      const { note, rate, before, after } = stepOf('tax', {
        kind,
        income_share,
        tax: { route: 'pie', rate: 28 },
      });
      const isTaxed = kind === 'cash-yield' || income_share > 0;
      expect([rate?.value, note], kind).toEqual(
        isTaxed
          ? [28, 'On each year’s income, at 28%.']
          : [0, 'All of the return counts as growth, so there is no yearly income to tax.'],
      );
      expect(after.low < before.low).toBe(isTaxed);
    }
});
