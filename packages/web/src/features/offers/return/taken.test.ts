import { returnAfterEverything } from '@tussock/core/return/after-everything';
import type { ReturnInput } from '@tussock/core/return/return-input';
import { expect, it } from 'vitest';
import { takenWord } from './taken';

const PLAIN: ReturnInput = {
  kind: 'yearly',
  target_return_min: 8,
  target_return_max: 8,
  fees_in: 'gross',
  fees: { management_fee: 1, performance_fee: 10, entry_fee: 0, exit_fee: 0 },
  currency: 'NZD',
  amount: 100_000,
  term_years: 5,
  income_share: 50,
  growth: 0,
  growth_tax: 'at-exit',
  inflation: 2,
  not_modelled: [],
  on: '2026-11-20',
  tax: { route: 'direct', taxpayer: { kind: 'individual', other_income: 60_000 } },
};

/** The words in place of the figures of steps, by the step. */
function words(change: Partial<ReturnInput>, isLocked = false) {
  const result = returnAfterEverything({ ...PLAIN, ...change });
  if (!result.computed) throw new Error(result.reason);
  return Object.fromEntries(
    result.steps.flatMap((step) => {
      const word = takenWord(step, isLocked);
      return word === null ? [] : [[step.id, word]];
    }),
  );
}

it('a step has its figure unless it takes none, tax by bands too, and a word says why', () => {
  expect(words({})).toEqual({});
  expect(words({ fees_in: 'net' })).toEqual({
    management_fee: 'In the target',
    performance_fee: 'In the target',
  });
  const fees = { management_fee: null, performance_fee: 10, entry_fee: 0, exit_fee: null };
  expect(words({ fees })).toEqual({ management_fee: 'Not stated', exit_fee: 'Not stated' });
  expect(words({ fees }, true)).toEqual({ management_fee: 'Locked', exit_fee: 'Locked' });
  expect(words({ tax: { route: 'not-modelled', reason: 'A reason.' } })).toEqual({ tax: 'Not modelled' });
  expect(words({ fees: { ...PLAIN.fees, fee_base: 'rent collected' } })).toEqual({
    management_fee: 'Not modelled',
  });
});
