import { describe, expect, it } from 'vitest';
import { type FeesIn, feesInWords, isAfterTax } from './taken-off';

const BY_FEES: Record<FeesIn, string[]> = {
  net: [
    ...[
      'p.a. post fees',
      'p.a. post-fees',
      'p.a. after-fees',
      'p.a. post-fees, pre-tax',
      'p.a. post-fees pre-tax',
    ],
    ...['p.a. (after-fees, before-tax)', 'p.a. pre-tax/post-fees', 'p.a. before tax, after all costs'],
    ...[
      'p.a. after all costs',
      'p.a. after charges',
      'p.a. net of costs',
      'p.a. after fund expenses',
      'IRR net of carry',
    ],
    ...['nett p.a.', 'p.a. nett of fees', 'p.a. net (9% gross)', 'net cash yield'],
    ...['p.a. net before tax', 'p.a. net before PIE tax', 'p.a. net, before tax'],
  ],
  net_of_management: [
    ...[
      'p.a. after the management fee',
      'p.a. net of mgmt fees',
      'p.a. after a 1.5% management fee',
      'p.a. net of base fee',
    ],
    ...[
      'p.a. after mgmt, before perf fees',
      'p.a. net, before performance fees',
      'p.a. net before performance fees',
      'p.a. net (before carry)',
      'p.a. after fees, before carry',
      'net of fees, pre performance fee p.a.',
    ],
  ],
  gross: [
    ...[
      'p.a. pre fees',
      'p.a. pre-fees',
      'p.a. before-fees',
      'p.a. pre-fees and pre-tax',
      'p.a. pre-fees, post-tax',
    ],
    ...['p.a. gross before tax', 'p.a. net before fees', 'p.a. net before tax and fees'],
    ...['p.a. before costs', 'p.a. gross (8% net)', 'p.a. gross of expenses', 'p.a. gross / net'],
  ],
  not_stated: [
    ...[
      'p.a. net of debt',
      'p.a. net of interest',
      'p.a. net of losses',
      'p.a. net of GST',
      'p.a. net of RWT',
      'p.a. net before interest',
    ],
    ...[
      'p.a. on net assets',
      'net rental yield',
      'net property yield',
      'net passing yield',
      'net lease p.a.',
    ],
    ...['gross dividend yield', 'p.a. gross of imputation credits', 'gross rental yield'],
    ...[
      'p.a. after interest costs',
      'p.a. after funding costs',
      'p.a. before development costs',
      'p.a. less fees',
    ],
  ],
};

describe('whether a target is after fees', () => {
  it.each(Object.entries(BY_FEES).flatMap(([fees, all]) => all.map((words) => [words, fees])))(
    '"%s": %s',
    (words, fees) => expect(feesInWords(words)).toBe(fees),
  );
});

describe('whether a target is after tax', () => {
  it.each([
    ...[
      'p.a. post PIE tax',
      'p.a. post-PIE tax',
      'p.a. posttax',
      'p.a. net of RWT',
      'p.a. after withholding tax',
    ],
    ...['p.a. tax-exempt', 'p.a. at 28% PIR', 'p.a. net at 28% PIR', 'p.a. pre-fees, post-tax'],
    ...['p.a. net of fees, taxes', 'net of fees, costs and tax p.a.', 'p.a. net of fees, expenses & taxes'],
  ])('"%s" is', (words) => expect(isAfterTax(words)).toBe(true));

  it.each([
    ...[
      'p.a. post-fees, pre-tax',
      'p.a. post-fees pre-tax',
      'p.a. after fees, before 28% PIR tax',
      'p.a. pretax',
    ],
    ...['p.a. before RWT', 'p.a. before withholding', 'p.a. before tax (28% PIR)', 'p.a. (0% PIR)'],
    ...['p.a. after fees, tax at your PIR', 'p.a. after fees, taxed at PIR', 'p.a. less tax'],
  ])('"%s" is not', (words) => expect(isAfterTax(words)).toBe(false));
});
