import { type Citation, citationOf, type Step } from '../calculation/step';
import { toCents } from '../money/money';
import { requireInForce } from '../settings/effective-dated';
import type { TaxRoute } from './compare-tax';
import { LISTED_PIE_RATE } from './rates';
import { type Taxpayer, taxOnTop } from './taxpayer';

export interface ListedPieInput {
  /** NZD a year that the listed PIE earns for the investor before its own tax. */
  income: number;
  /** Percent of it on which the PIE pays tax, and which is therefore imputed; the rest is gains it pays no tax on. */
  imputed_share: number;
  other_income: number;
  on: string;
}

export interface ListedPieResult {
  left_out: Omit<TaxRoute, 'id'>;
  returned: Omit<TaxRoute, 'id'>;
  note: string;
}

const EXCLUDED_INCOME: Citation = {
  source:
    'Income Tax Act 2007, CX 56C, in a reprint: what a distribution has above its fully credited amount is excluded income',
  source_address: 'https://plainlanguagelaw.ackama.com/acts/DLM1512300/DLM2891827.html',
  in_force_from: null,
  checked_on: '2026-11-26',
  confidence: 'M',
};

/**
 * A listed PIE: no PIR and no resident withholding tax. It pays tax itself; its distribution is imputed to the extent
 * available. A resident individual may leave it out of the tax return, or return it and use the credits (MYOB and IR3
 * guide; Income Tax Act 2007, HM 19). What has no credits is not taxed if it is returned either (CX 56C). Credits above the tax
 * on the distribution reduce other tax of the year only.
 */
export function listedPie({ income, imputed_share, other_income, on }: ListedPieInput): ListedPieResult {
  const entry = requireInForce(LISTED_PIE_RATE, on, 'rate of listed PIEs');
  const earned = Math.max(0, income);
  const imputed = toCents((earned * imputed_share) / 100);
  const credits = toCents((imputed * entry.value) / 100);
  const cash = toCents(earned - credits);
  const inside: Step = {
    id: 'listed-pie',
    label: 'Tax paid by the listed PIE',
    figures: [
      { label: 'Income of the PIE', value: earned, unit: 'NZD' },
      { label: 'Imputed share', value: imputed_share, unit: 'share' },
      { label: 'Imputed part', value: imputed, unit: 'NZD' },
      { label: 'Rate', value: entry.value, unit: 'share' },
      { label: 'Tax, passed on as imputation credits', value: credits, unit: 'NZD' },
      { label: 'Distribution', value: cash, unit: 'NZD' },
    ],
    note: null,
    citation: citationOf(entry),
  };
  const person: Taxpayer = { kind: 'individual', other_income };
  const onImputed = taxOnTop(person, imputed, on);
  const onOther = taxOnTop({ kind: 'individual', other_income: 0 }, other_income, on).tax;
  const toPay = toCents(Math.max(onImputed.tax - credits, -onOther));
  return {
    left_out: {
      label: 'Left out of the tax return',
      tax: credits,
      net: cash,
      steps: [inside, left(cash, credits)],
    },
    returned: {
      label: 'Returned, with the credits used',
      tax: toCents(credits + toPay),
      net: toCents(cash - toPay),
      steps: [
        inside,
        {
          id: 'returned',
          label: 'Income to return',
          figures: [
            { label: 'Not imputed, and not taxed', value: toCents(earned - imputed), unit: 'NZD' },
            { label: 'Imputed part, with its credits', value: imputed, unit: 'NZD' },
          ],
          note: null,
          citation: EXCLUDED_INCOME,
        },
        ...onImputed.steps,
        {
          id: 'credits',
          label: 'Tax after credits',
          figures: [
            { label: 'Tax on the imputed part and its credits', value: onImputed.tax, unit: 'NZD' },
            { label: 'Imputation credits', value: credits, unit: 'NZD' },
            { label: 'Still to pay (below zero: set against other tax)', value: toPay, unit: 'NZD' },
          ],
          note: 'Credits are not paid out; what other tax does not absorb is left out of this year.',
          citation: citationOf(entry),
        },
        left(toCents(cash - toPay), toCents(credits + toPay)),
      ],
    },
    note: 'Which of the two leaves more can differ from year to year.',
  };
}

function left(net: number, tax: number): Step {
  return {
    id: 'net',
    label: 'Left after tax',
    figures: [
      { label: 'Tax in all', value: tax, unit: 'NZD' },
      { label: 'Left after tax', value: net, unit: 'NZD' },
    ],
    note: null,
    citation: null,
  };
}
