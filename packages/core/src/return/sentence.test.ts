import { describe, expect, it } from 'vitest';
import { returnAfterEverything } from './after-everything';
import { FEE_NAMES } from './fees';
import { missingFeesText } from './missing-fees';
import type { ReturnInput } from './return-input';
import { leftSentence } from './sentence';

const INPUT: ReturnInput = {
  kind: 'yearly',
  target_return_min: 10,
  target_return_max: 10,
  fees_in: 'gross',
  fees: { management_fee: 1, performance_fee: 0, entry_fee: 0, exit_fee: 0 },
  currency: 'NZD',
  amount: 100_000,
  term_years: 5,
  income_share: 100,
  growth: 0,
  growth_tax: 'none',
  tax: { route: 'direct', rate: 30 },
  inflation: 0,
  not_modelled: [],
  on: '2026-11-20',
};

function sentence(change: Partial<ReturnInput> = {}, isLocked = false): string {
  const input = { ...INPUT, ...change };
  const result = returnAfterEverything(input);
  if (!result.computed) throw new Error(result.reason);
  return leftSentence(result, input, { taxWords: 'at 30%', isLocked });
}
const unstated = { management_fee: null, performance_fee: null, entry_fee: null, exit_fee: null };

describe('the sentence of what is left', () => {
  it.each<[string, Partial<ReturnInput>, string]>([
    ['all fees stated', {}, 'Left after fees and tax at 30%: 6.3% a year.'],
    [
      'a fee is missing',
      { fees: { ...INPUT.fees, exit_fee: null } },
      'Left after the fees stated and tax at 30%: 6.3% a year; the exit fee is not stated.',
    ],
    [
      'a fee is on a sum of each year',
      { fees: { ...INPUT.fees, fee_base: 'Rent' } },
      'Left after the fees counted and tax at 30%: 7% a year; the management fee is not a share of the amount and is not counted.',
    ],
    ['no fee is stated', { fees: unstated }, 'Left after tax at 30%: 7% a year; no fee is stated.'],
    [
      'a target after fees',
      { fees: unstated, fees_in: 'net' },
      'Left after the fees stated and tax at 30%: 7% a year; the entry and exit fees are not stated.',
    ],
    [
      'growth that is not taxed',
      { income_share: 0 },
      'Left after fees and tax at 30%: 9% a year; growth is not taxed in this model.',
    ],
    [
      'growth that is taxed at exit',
      { income_share: 0, growth_tax: 'at-exit', term_years: 1 },
      'Left after fees and tax at 30%: 6.3% a year.',
    ],
    [
      // 6,500 on $100,000 is 9,500 with the rest, taxed at 33%; 7,100 is 10,100, of which 39% is 3,939, less 990 that was due.
      'a trust that the higher target takes over $10,000',
      {
        target_return_min: 7.5,
        target_return_max: 8.1,
        tax: { route: 'direct', taxpayer: { kind: 'trust', other_income: 3_000 } },
      },
      'Left after fees and tax at 30%: 4.15–4.36% a year.',
    ],
    ['no tax', { tax: { route: 'none' } }, 'Left after fees: 9% a year; no tax is taken.'],
    [
      'a tax that is not modelled',
      { tax: { route: 'not-modelled', reason: 'r' } },
      'Left after fees: 9% a year; tax is not modelled.',
    ],
    [
      'neither',
      { tax: { route: 'none' }, fees: unstated },
      'Left before fees and tax: 10% a year; no tax is taken; no fee is stated.',
    ],
    [
      'inflation',
      { inflation: 5 },
      'Left after fees and tax at 30%: 6.3% a year. After inflation of 5% as well: 1.24% a year.',
    ],
    ['another currency', { inflation: 5, currency: 'USD' }, 'Left after fees and tax at 30%: 6.3% a year.'],
  ])('%s', (_, change, words) => {
    expect(sentence(change)).toBe(words);
  });

  it('says that fees are locked', () => {
    expect(sentence({ fees: unstated }, true)).toBe(
      'Left after tax at 30%: 7% a year; the fees are locked and count as not stated.',
    );
  });
});

describe('the fees that are not stated', () => {
  it.each([
    [[], null],
    [['exit_fee'], 'the exit fee is not stated'],
    [['entry_fee', 'exit_fee'], 'the entry and exit fees are not stated'],
    [['management_fee', 'entry_fee', 'exit_fee'], 'the management, entry and exit fees are not stated'],
  ] as const)('%j', (names, text) => {
    expect(missingFeesText(names, false)).toBe(text);
  });

  it.each([
    [['management_fee'], ''],
    [['management_fee', 'exit_fee'], 'the exit fee is not stated; '],
    [FEE_NAMES, 'the performance, entry and exit fees are not stated; '],
  ] as const)('%j, of which the management fee is stated on a sum of each year', (names, others) => {
    const text = `${others}the management fee is not a share of the amount and is not counted`;
    expect(missingFeesText(names, false, true)).toBe(text);
  });
});
