import { describe, expect, it } from 'vitest';
import { pirOfIndividual } from '../pie/pir';
import { returnAfterEverything } from './after-everything';
import { type LeftAfterOffer, leftAfter } from './left-after';
import { LOAN } from './loan.fixture';
import { inputOfOffer } from './offer-return';
import type { ReturnInput } from './return-input';
import type { ReturnTax } from './return-tax';
import type { TaxPosition } from './tax-position';

// Every expected figure is worked out by hand in the comment or the words beside it. Sources: personal bands from 1 April
// 2025 (10.5% to 15,600; 17.5% to 53,500; 30% to 78,100; 33% to 180,000; 39%), Inland Revenue "Tax rates for individuals";
// trustees 39%, or 33% on all of at most $10,000, Inland Revenue special report of 9 April 2024; PIRs, Inland Revenue "Using
// PIRs"; fair dividend rate 5%, Tax Technical "New tax rules for offshore portfolio investment in shares"; NRWT, Inland
// Revenue "Deduct NRWT at the right rate"; levy, Inland Revenue glossary; notified foreign investors, Inland Revenue "Foreign
// portfolio investment entity". Fees and annual rates are arithmetic.

const TODAY = '2026-11-20';
const at = (percent: number) => ({ target_return_min: percent, target_return_max: percent });
const PIE = { tax_structure: 'pie', security_type: 'units' } as const;
const IRR = { target_return_type: 'IRR', security_type: 'equity', distribution: 'none' } as const;
const YIELD = { target_return_type: 'cash yield p.a.', security_type: 'equity' } as const;

/** After fees and tax, percent a year, of a taxpayer or at a rate. */
function left(offer: Partial<LeftAfterOffer>, tax: ReturnTax, change: Partial<ReturnInput> = {}): number {
  const result = returnAfterEverything({ ...inputOfOffer({ ...LOAN, ...offer }, TODAY), ...change, tax });
  if (!result.computed) throw new Error(result.reason);
  return result.after_tax.low;
}

function leftAt(position: TaxPosition, offer: Partial<LeftAfterOffer>): number {
  const result = leftAfter({ ...LOAN, ...offer }, position, TODAY);
  if (!result.computed) throw new Error(result.reason);
  return result.low;
}

const individual = (other_income: number) =>
  ({ route: 'direct', taxpayer: { kind: 'individual', other_income } }) as const;
const trust = (other_income: number) =>
  ({ route: 'direct', taxpayer: { kind: 'trust', other_income } }) as const;
const company = { route: 'direct', taxpayer: { kind: 'company' } } as const;
const pie = (rate: number) => ({ route: 'pie', rate }) as const;
const direct = (rate: number) => ({ route: 'direct', rate }) as const;
const untaxed = { route: 'none' } as const;
const withheld = (rate: number) => ({ route: 'withholding', rate }) as const;
const of = (amount: number) => ({ minimum_investment: amount });

type Case = readonly [words: string, actual: () => number, expected: number];

describe('the golden cases: $80,000 of interest on $1m at 8%', () => {
  it.each<Case>([
    [
      'income of $200,000: 39% of 80,000 is 31,200, which leaves 48,800',
      () => left({}, individual(200_000)),
      4.88,
    ],
    ['a PIR of 28%: 22,400, which leaves 57,600', () => left(PIE, pie(28)), 5.76],
    [
      'income of $120,000: 60,000 at 33% and 20,000 at 39% is 27,600; leaves 52,400',
      () => left({}, individual(120_000)),
      5.24,
    ],
    ['a trust above $10,000: 39%, 31,200, leaves 48,800', () => left({}, trust(50_000)), 4.88],
    [
      'a trust with $9,000 in all: 33%, 2,970 on 112,500 invested is 2.64%',
      () => left(of(112_500), trust(0)),
      5.36,
    ],
    [
      'the same in a PIE: 28%, 2,520 on 112,500 is 2.24%',
      () => left({ ...PIE, ...of(112_500) }, pie(28)),
      5.76,
    ],
    ['a company: 28%, 22,400', () => left({}, company), 5.76],
    ['a company in a PIE: the same', () => leftAt('company-28', PIE), 5.76],
    [
      '50,000 and 20,000 of PIE income give 17.5%, 60,000 gives 28%: 17.5% is used, 8 × 0.825',
      () =>
        left(
          PIE,
          pie(pirOfIndividual({ taxable: 50_000, pie: 20_000 }, { taxable: 60_000, pie: 0 }, TODAY).pir),
        ),
      6.6,
    ],
    [
      '15,000 and 45,000 of PIE income give 17.5%, not 10.5%',
      () =>
        left(
          PIE,
          pie(pirOfIndividual({ taxable: 15_000, pie: 45_000 }, { taxable: 15_000, pie: 45_000 }, TODAY).pir),
        ),
      6.6,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 8);
  });
});

describe('income of each year, band by band', () => {
  it.each<Case>([
    [
      'no other income, 8,000: all of it at 10.5% is 840 on 100,000',
      () => left(of(100_000), individual(0)),
      7.16,
    ],
    [
      '50,000 beside: 3,500 at 17.5% is 612.50, 4,500 at 30% is 1,350; 1,962.50 on 100,000',
      () => left(of(100_000), individual(50_000)),
      6.0375,
    ],
    [
      '175,000 beside, 15,000: 5,000 at 33% is 1,650, 10,000 at 39% is 3,900; 5,550 on 250,000 is 2.22',
      () => left({ ...of(250_000), ...at(6) }, individual(175_000)),
      3.78,
    ],
    ['a trust with 10,000 in all: 33%, 3,300 on 125,000 is 2.64', () => left(of(125_000), trust(0)), 5.36],
    [
      'a trust with 5,000 beside 8,000: 13,000 at 39% is 5,070, less 1,650 that was due; 3,420 on 100,000',
      () => left(of(100_000), trust(5_000)),
      4.58,
    ],
    [
      'a partner is taxed as a direct holder: 39% of 10',
      () =>
        left(at(10), {
          route: 'limited-partnership',
          taxpayer: { kind: 'individual', other_income: 200_000 },
        }),
      6.1,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 6);
  });
});

describe('interest of 8% at each tax position', () => {
  it.each<Case>([
    ['8 × 0.895', () => leftAt('person-10.5', {}), 7.16],
    ['8 × 0.825', () => leftAt('person-17.5', {}), 6.6],
    ['8 × 0.70', () => leftAt('person-30', {}), 5.6],
    ['8 × 0.67', () => leftAt('person-33', {}), 5.36],
    ['8 × 0.61', () => leftAt('person-39', {}), 4.88],
    ['8 × 0.67', () => leftAt('trust-33', {}), 5.36],
    ['8 × 0.61', () => leftAt('trust-39', {}), 4.88],
    ['8 × 0.72', () => leftAt('company-28', {}), 5.76],
    ['a PIE at its highest rate, 8 × 0.72, for a person taxed at 39%', () => leftAt('person-39', PIE), 5.76],
    ['a PIE at 28%, though the person is taxed at 30%', () => leftAt('person-30', PIE), 5.76],
    ['a PIE at 17.5% for a person taxed at 17.5%', () => leftAt('person-17.5', PIE), 6.6],
    ['a PIE at 10.5%', () => leftAt('pir-10.5', PIE), 7.16],
    ['a PIE at 28% for a non-resident', () => leftAt('foreign-28', PIE), 5.76],
    ['a PIE at 28%, final, for a trust taxed at 39%', () => leftAt('trust-39', PIE), 5.76],
    [
      'a listed PIE pays 28% itself, and the person leaves it out of the return',
      () => leftAt('person-39', { ...PIE, offer_type: 'Listed PIE' }),
      5.76,
    ],
    [
      'a listed PIE returned with its credits, at 17.5%',
      () => leftAt('person-17.5', { ...PIE, offer_type: 'Listed PIE' }),
      6.6,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 8);
  });
});

describe('growth', () => {
  it.each<Case>([
    [
      'an IRR of 12% is not an annual income: nothing is taxed by default',
      () => leftAt('person-39', { ...IRR, ...at(12) }),
      12,
    ],
    [
      'a PIR is not applied to untaxed gains by default',
      () => leftAt('pir-28', { ...IRR, ...at(12), tax_structure: 'pie' }),
      12,
    ],
    [
      'no distributions before the end: growth, as an IRR is',
      () => leftAt('person-33', { ...at(9), security_type: 'equity', distribution: 'at-maturity' }),
      9,
    ],
    [
      'a loan that states an IRR earns interest: 10 × 0.67',
      () => leftAt('person-33', { ...IRR, ...at(10), security_type: 'debt' }),
      6.7,
    ],
    [
      'so does a lending fund: 9 × 0.67',
      () =>
        leftAt('person-33', {
          ...IRR,
          ...at(9),
          security_type: 'units',
          asset_class: { id: 'c', slug: 'private-credit', name: 'Private credit' },
        }),
      6.03,
    ],
    [
      'distributions of an unknown part: all of it is income, 9 × 0.67',
      () => leftAt('person-33', { ...at(9), security_type: 'equity', distribution: 'annual' }),
      6.03,
    ],
    [
      'at exit after one year, as if taxed in the year: 10 × 0.70',
      () => left({ ...IRR, ...at(10), term_months: 12 }, direct(30), { growth_tax: 'at-exit' }),
      7,
    ],
    // 1.1² = 1.21; 30% of 0.21 = 0.063; 1.147; its root is 1.070981.
    [
      'at exit after two years at 30%',
      () => left({ ...IRR, ...at(10) }, direct(30), { growth_tax: 'at-exit' }),
      7.0981,
    ],
    // 1.08³ = 1.259712; 33% of 0.259712 = 0.085705; 1.174007; its cube root is 1.054930.
    [
      'at exit after three years at 33%',
      () => left({ ...IRR, ...at(8), term_months: 36 }, direct(33), { growth_tax: 'at-exit' }),
      5.493,
    ],
    // 0.98 × 1.21 × 0.99 = 1.173942; 33% of 0.173942 = 0.057401; 1.116541; its root is 1.056665.
    [
      'at exit after an entry fee of 2% and an exit fee of 1%',
      () => left({ ...IRR, ...at(10), entry_fee: 2, exit_fee: 1 }, direct(33), { growth_tax: 'at-exit' }),
      5.6665,
    ],
    // 21,000 of gain on 100,000: 15,600 at 10.5% = 1,638, 5,400 at 17.5% = 945; 118,417 left; root of 1.18417 = 1.088196.
    [
      'at exit by bands, no other income',
      () => left({ ...IRR, ...at(10), ...of(100_000) }, individual(0), { growth_tax: 'at-exit' }),
      8.8196,
    ],
    // Income 4, tax 1.32, so 8.68% stays: 1.0868² = 1.181134. Growth 6 + 6 × 1.0868 = 12.5208%; 33% of it = 0.041319;
    // 1.139816; its root is 1.067621.
    [
      'two parts: 4% of income each year, 6% of growth taxed at exit after two years',
      () => left({ ...IRR, ...at(10) }, direct(33), { growth_tax: 'at-exit', income_share: 40 }),
      6.7621,
    ],
    // 10,000 of income and 10,000 of gain in one year: 15,600 at 10.5% = 1,638 and 4,400 at 17.5% = 770.
    [
      'two parts of one year by bands: the gain is on top of the income',
      () =>
        left({ ...IRR, ...at(20), ...of(100_000), term_months: 12 }, individual(0), {
          growth_tax: 'at-exit',
          income_share: 50,
        }),
      17.592,
    ],
    [
      'two parts of one year of a trust: 20,000 in all, at 39%',
      () =>
        left({ ...IRR, ...at(20), ...of(100_000), term_months: 12 }, trust(0), {
          growth_tax: 'at-exit',
          income_share: 50,
        }),
      12.2,
    ],
    [
      'two parts, growth untaxed: 10 less 33% of 4',
      () => left({ ...IRR, ...at(10) }, direct(33), { income_share: 40 }),
      8.68,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 4);
  });
});

describe('a cash yield', () => {
  it.each<Case>([
    [
      '6.25 × 0.72 in a PIE, without growth',
      () => left({ ...YIELD, ...at(6.25), tax_structure: 'pie' }, pie(28)),
      4.5,
    ],
    [
      'and 2% of growth, not taxed: 4.5 + 2',
      () => left({ ...YIELD, ...at(6.25), tax_structure: 'pie' }, pie(28), { growth: 2 }),
      6.5,
    ],
    [
      'stated net: its fees of 1% and 10% are not taken again, 6 × 0.67',
      () =>
        leftAt('person-33', {
          ...YIELD,
          ...at(6),
          target_return_type: 'net cash yield',
          management_fee: 1,
          performance_fee: 10,
        }),
      4.02,
    ],
    [
      'stated before fees of 0.5%: 5.5 × 0.67',
      () => leftAt('person-33', { ...YIELD, ...at(6), returns_stated: 'gross', management_fee: 0.5 }),
      3.685,
    ],
    // 8 less 1 is 7. The fee falls on the yield by 5/8: 5 − 0.625 = 4.375, taxed 1.44375.
    [
      '5% beside 3% of growth with a fee of 1%',
      () => left({ ...YIELD, ...at(5), management_fee: 1 }, direct(33), { growth: 3 }),
      5.55625,
    ],
    [
      '5% beside a loss of value of 1%: 33% of 5 is taxed all the same',
      () => left({ ...YIELD, ...at(5) }, direct(33), { growth: -1 }),
      2.35,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 8);
  });
});

describe('fees', () => {
  const fund = { ...IRR, management_fee: 2, performance_fee: 20 };
  it.each<Case>([
    ['2% and 20% without a hurdle: (17 − 2) × 0.8', () => left({ ...fund, ...at(17) }, untaxed), 12],
    [
      'a hurdle of 8%, no catch-up: 15 − 20% of 7',
      () => left({ ...fund, ...at(17), performance_hurdle: 8 }, untaxed),
      13.6,
    ],
    [
      'a full catch-up: 20% of 15 is 3, less than the 7 above the hurdle',
      () => left({ ...fund, ...at(17), performance_hurdle: 8, performance_catch_up: 100 }, untaxed),
      12,
    ],
    [
      'inside a full catch-up the manager gets all above the hurdle: 9 − 1',
      () => left({ ...fund, ...at(11), performance_hurdle: 8, performance_catch_up: 100 }, untaxed),
      8,
    ],
    [
      'inside a catch-up of 50%: 10 − half of 2',
      () => left({ ...fund, ...at(12), performance_hurdle: 8, performance_catch_up: 50 }, untaxed),
      9,
    ],
    [
      '7 does not reach the hurdle of 8',
      () => left({ ...fund, ...at(9), performance_hurdle: 8 }, untaxed),
      7,
    ],
    [
      '2% of committed capital, half of it called: 14 − 2, since the calls to come are not known',
      () =>
        left(
          {
            ...IRR,
            ...at(14),
            management_fee: 2,
            fee_base: 'Committed capital',
            called_share: 50,
          },
          untaxed,
        ),
      12,
    ],
    [
      '0.6% of all assets, 40% of them borrowed, is 1% of what is invested',
      () =>
        left(
          {
            ...IRR,
            ...at(7),
            management_fee: 0.6,
            fee_base: 'Gross assets, including borrowings',
            gearing: 40,
          },
          untaxed,
        ),
      6,
    ],
    [
      'a target after fees: 8 × 0.72 with a stated fee of 1.1%',
      () => left({ ...PIE, target_return_type: 'p.a. net', management_fee: 1.1 }, pie(28)),
      5.76,
    ],
    // 0.98 to the power of a fifth is 0.995968; 1.08 × 0.995968 = 1.075645.
    ['an entry fee of 2% over five years', () => left({ entry_fee: 2, term_months: 60 }, untaxed), 7.5645],
    // 0.95 to the power of a quarter is 0.987259; 1.10 × 0.9872585 = 1.0859844.
    [
      'an exit fee of 5% over four years',
      () => left({ ...at(10), exit_fee: 5, term_months: 48 }, untaxed),
      8.5984,
    ],
    [
      'a fee that does not apply is 0, one that is not stated counts as 0',
      () => left({ management_fee: null, not_applicable: ['management_fee'], exit_fee: null }, untaxed),
      8,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 4);
  });
});

describe('another currency, and investors who live elsewhere', () => {
  const usd = { investment_currency: 'USD', security_type: 'units' } as const;
  it.each<Case>([
    [
      'shares in USD, 12%: the fair dividend rate taxes 5 at 33%, 1.65',
      () => leftAt('person-33', { ...IRR, ...usd, ...at(12) }),
      10.35,
    ],
    [
      '4% is below 5%: a person is taxed on 4 at 39%, 1.56',
      () => leftAt('person-39', { ...usd, ...at(4) }),
      2.44,
    ],
    ['a company has no choice: 5 at 28% is 1.40', () => leftAt('company-28', { ...usd, ...at(4) }), 2.6],
    [
      'a partnership in AUD is looked through: 10 × 0.67',
      () =>
        leftAt('person-33', {
          ...at(10),
          investment_currency: 'AUD',
          security_type: 'equity',
          tax_structure: 'limited-partnership',
        }),
      6.7,
    ],
    [
      'a loan in USD earns interest: 8 × 0.67',
      () => leftAt('person-33', { investment_currency: 'USD' }),
      5.36,
    ],
    ['a notified foreign investor in a zero-rate PIE', () => left(PIE, pie(0)), 8],
    [
      'a notified foreign investor, New Zealand interest at 1.44%: 8 − 0.1152',
      () => left(PIE, pie(1.44)),
      7.8848,
    ],
    ['NRWT on interest without a treaty: 8 × 0.85', () => left({}, withheld(15)), 6.8],
    ['NRWT on interest under most treaties: 8 × 0.90', () => left({}, withheld(10)), 7.2],
    ['approved issuer levy: 8 × 0.98', () => left({}, withheld(2)), 7.84],
    ['NRWT on dividends without a treaty, 6 × 0.70', () => left({ ...at(6), ...YIELD }, withheld(30)), 4.2],
    [
      'NRWT falls on income alone: 30% of 6 beside 2% of growth',
      () => left({ ...at(6), ...YIELD }, withheld(30), { growth: 2, growth_tax: 'at-exit' }),
      6.2,
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual()).toBeCloseTo(expected, 8);
  });

  it('inflation divides: 5.76 less 2 is 3.76, over 1.02 is 3.6863', () => {
    const result = returnAfterEverything({
      ...inputOfOffer({ ...LOAN, ...PIE }, TODAY),
      tax: pie(28),
      inflation: 2,
    });
    expect(result).toMatchObject({ computed: true });
    expect(result.computed && result.after_everything?.low).toBeCloseTo(3.6863, 4);
  });
});
